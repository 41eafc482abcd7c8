import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import { moveToEmail } from './change-email.ts';
import { acceptInvitation } from '../accounts/hand-over-store.ts';
import { takeEmailChange, takeLink } from '../accounts/link-store.ts';
import { hashToken } from '../platform/hash-token.ts';
import { confirmAddress } from '../accounts/store.ts';

/** Confirms an address by the link of an e-mail, once: the one an account has, or its next one. */
export async function confirmEmail(
  services: Services,
  _actor: unknown,
  input: Input<'confirmEmail'>,
) {
  const hash = hashToken(input.token);
  try {
    await services.transact(async (tx) => {
      const owner = await takeLink(tx, hash, 'confirm-email');
      if (owner !== null) {
        await confirmAddress(tx, owner);
        await acceptInvitation(tx, owner);
        await services.live.announce(tx, { kind: 'session', accountId: owner });
        return;
      }
      const change = await takeEmailChange(tx, hash);
      if (change === null) throw new Refused('link-invalid');
      await moveToEmail(tx, services, change);
    });
  } catch (error) {
    if (duplicateIn(error) === 'accounts_email') throw new Refused('email-taken');
    throw error;
  }
}
