import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { hashToken } from '../platform/hash-token.ts';
import { findAccount, findByEnrollmentNumber } from '../accounts/store.ts';
import { readWaitingFor } from '../proposals/waiting-for.ts';
import type { Services } from '../services.ts';
import { findEntry } from './entry-store.ts';
import { openClaim } from './take-number.ts';

/** Who has the number of a link, and who asked for it. Reads only: mail scanners open every link. */
export async function readNumberClaim(
  services: Services,
  actor: Actor | null,
  { token }: Input<'readNumberClaim'>,
) {
  const claim = await openClaim(services.db, hashToken(token));
  const [entry, holder] = await Promise.all([
    findEntry(services.db, claim.number),
    findByEnrollmentNumber(services.db, claim.number),
  ]);
  return {
    enrollmentNumber: claim.number,
    email: entry?.email ?? '',
    name: entry?.name ?? '',
    holder:
      holder === null
        ? null
        : {
            name: holder.name,
            registeredAt: holder.created_at.toISOString(),
            isYou: holder.id === actor?.id,
            isProved: holder.proved_at !== null,
          },
    asked: { name: claim.askedBy, at: claim.askedAt.toISOString() },
  };
}

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
