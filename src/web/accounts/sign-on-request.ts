import { call } from '#web/app/call.ts';

const place = 'sign-on';

/** What this browser tab keeps while somebody is at the provider. */
export interface SignOnRequest {
  /** Without it the answer of the provider is no use to anybody. */
  key: string;
  /** The page to go back to. */
  from: string;
}

interface SignOnOptions {
  from: string;
  /** True to connect the account that is signed in. */
  connects?: boolean;
  currentPassword?: string;
  /** On a shared device the provider must not remember who came before. */
  asksAgain?: boolean;
}

/** Leaves for the provider. */
export async function goToSignOn({ from, ...asked }: SignOnOptions): Promise<void> {
  const { url, key } = await call('startSignOn', { body: asked });
  const request: SignOnRequest = { key, from };
  sessionStorage.setItem(place, JSON.stringify(request));
  window.location.assign(url);
}

/** What was kept; null where nothing is under way in this tab. */
export function readSignOnRequest(): SignOnRequest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('key' in kept) || !('from' in kept)) return null;
    return { key: String(kept.key), from: String(kept.from) };
  } catch {
    return null;
  }
}

/** An answer counts once, so a reload of its page begins nothing. */
export const forgetSignOnRequest = () => sessionStorage.removeItem(place);
