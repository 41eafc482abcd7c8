import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { takeLink } from './link-store.ts';
import { hashToken } from './sessions.ts';
import { confirmAddress } from './store.ts';

/** Confirms an address by the link of an e-mail, once. */
export async function confirmEmail(
  services: Services,
  _actor: unknown,
  input: Input<'confirmEmail'>,
) {
  await services.transact(async (tx) => {
    const owner = await takeLink(tx, hashToken(input.token), 'confirm-email');
    if (owner === null) throw new Refused('link-invalid');
    await confirmAddress(tx, owner);
    await services.live.announce(tx, { kind: 'session', accountId: owner });
  });
  return { message: answers.emailConfirmed };
}
