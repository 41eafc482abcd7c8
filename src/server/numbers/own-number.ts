import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { findAccount } from '../accounts/store.ts';
import { readWaitingFor } from '../proposals/waiting-for.ts';
import type { Services } from '../services.ts';
import { findEntry } from './entry-store.ts';

/** The own number, and whether it is proved or could be. */
export async function readOwnNumber(services: Services, actor: Actor) {
  const account = await findAccount(services.db, actor.id);
  if (account === null) throw new Refused('not-logged-in');
  const { enrollment_number: number } = account;
  const entry = number === null ? null : await findEntry(services.db, number);
  const waiting = await readWaitingFor(services.db, 'number.give', account.id);
  return {
    enrollmentNumber: number,
    isListed: entry !== null,
    hasAddress: entry !== null && entry.email !== '',
    provedHow: account.proved_how,
    provedAt: account.proved_at?.toISOString() ?? null,
    waits:
      waiting === null
        ? null
        : {
            enrollmentNumber: waiting.objectKey,
            until: waiting.until.toISOString(),
            isOfficerThere: waiting.isAnybodyThere,
          },
  };
}
