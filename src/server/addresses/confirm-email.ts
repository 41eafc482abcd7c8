import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import { moveToEmail } from './change-email.ts';
import { moveIfCounts } from './corrections/correct-address.ts';
import { lockOpen, noteRead } from './corrections/store.ts';
import { acceptInvitation } from '../accounts/hand-over-store.ts';
import { takeEmailChange, takeLink } from '../accounts/link-store.ts';
import { hashToken } from '../platform/hash-token.ts';
import { confirmAddress } from '../accounts/store.ts';

const done = { message: answers.emailConfirmed };

/** Confirms an address by the link of an e-mail, once: the one an account has, or its next one. */
export async function confirmEmail(
  services: Services,
  _actor: unknown,
  input: Input<'confirmEmail'>,
) {
  const hash = hashToken(input.token);
  try {
    return await services.transact(async (tx) => {
      const owner = await takeLink(tx, hash, 'confirm-email');
      if (owner !== null) {
        await confirmAddress(tx, owner);
        await acceptInvitation(tx, owner);
        await services.live.announce(tx, { kind: 'session', accountId: owner });
        return done;
      }
      const change = await takeEmailChange(tx, hash);
      if (change === null) throw new Refused('link-invalid');
      const correction = await lockOpen(tx, { accountId: change.accountId });
      if (correction?.email.toLowerCase() !== change.email.toLowerCase()) {
        await moveToEmail(tx, services, change);
        return done;
      }
      // An officer gave it: that somebody reads it is not enough.
      await noteRead(tx, correction.id);
      const hasMoved = await moveIfCounts(tx, services, { ...correction, isRead: true });
      return hasMoved ? done : { message: answers.correctionWaits, waits: true as const };
    });
  } catch (error) {
    if (duplicateIn(error) === 'accounts_email') throw new Refused('email-taken');
    throw error;
  }
}
