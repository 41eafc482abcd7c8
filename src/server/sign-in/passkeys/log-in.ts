import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { perNetwork } from '../../platform/networks.ts';
import type { Services } from '../../services.ts';
import type { Caller, SignedIn } from '../../verb.ts';
import { openLogIn, refuseUnusable } from '../../accounts/open-session.ts';
import { lockAccount } from '../../accounts/store.ts';
import { presentUser } from '../../accounts/view.ts';
import { checkPasskey } from './check.ts';
import { siteOf } from './site.ts';
import { insertChallenge, usePasskey } from './store.ts';

// A campus sits behind one address; this only bounds how fast one machine can fill a table.
const perAddress = { most: 3_000, seconds: 60 };

/** What a browser needs to ask for a passkey; the passkey itself says whose it is. */
export async function startPasskeyLogIn(
  services: Services,
  _actor: unknown,
  _input: unknown,
  { address }: Caller,
) {
  const { rpID } = siteOf(services.config.publicUrl);
  await services.rateLimits.spend(perNetwork('passkey', address, perAddress));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await services.transact((tx) => insertChallenge(tx, options.challenge, null));
  return { options: { ...options } };
}

/**
 * Logs in with a passkey. Nobody can guess one, so no wrong password of strangers pauses it. It is held
 * and unlocked by its owner, so it counts as both steps.
 */
export async function logInWithPasskey(
  services: Services,
  actor: Actor | null,
  { response }: Input<'logInWithPasskey'>,
  caller: Caller,
): Promise<SignedIn<Answer<'logInWithPasskey'>>> {
  const { passkey, newCounter } = await checkPasskey(services, response);
  const { account, opened } = await services.transact(async (tx) => {
    const account = await lockAccount(tx, passkey.account_id);
    if (account === null) throw new Refused('passkey-unknown');
    if (!(await usePasskey(tx, passkey, newCounter))) throw new Refused('passkey-wrong');
    const isUsable = account.is_verified && account.suspended_at === null;
    return {
      account,
      opened: isUsable ? await openLogIn(tx, services, actor, account, caller) : null,
    };
  });
  if (opened === null) refuseUnusable(account);
  const reply = { user: presentUser(account) };
  return { reply, token: opened?.token ?? null, marks: opened?.marks ?? '' };
}
