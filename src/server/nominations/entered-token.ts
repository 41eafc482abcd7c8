import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { readSignedId, signId } from '../platform/tokens.ts';

/** Where the link of somebody who was entered went: into their mailbox, or onto an officer's screen; `former`: either. */
export type EnteredWay = 'sent' | 'shown' | 'former';

// Those of 0.3.0 do not say which way they went.
const purposes = { sent: 'entered, sent', shown: 'entered, shown', former: 'entered' } as const;

/** The id that a token names, and whether an officer was shown it; null for one that this campus did not sign. */
export function readEntered(key: Buffer, token: string): { id: string; way: EnteredWay } | null {
  for (const way of ['sent', 'shown', 'former'] as const) {
    const id = readSignedId(key, token, purposes[way]);
    if (id !== null) return { id, way };
  }
  return null;
}

/** The page that the link opens: there somebody leaves who was entered. */
export const enteredUrl = (
  publicUrl: string,
  key: Buffer,
  id: string,
  way: Exclude<EnteredWay, 'former'>,
) => `${publicUrl}${pathWithToken(pagePaths.candidacy, signId(key, id, purposes[way]))}`;
