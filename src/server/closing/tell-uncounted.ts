import { electionPath } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { uncountedText } from '#texts/kept-problems.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import { readClock } from '../platform/db/clock.ts';
import { startEachHour } from '../platform/each-hour.ts';
import { giveAgain } from '../platform/give-again.ts';
import type { Services } from '../services.ts';
import { listFailedCloses, markTold } from '../elections/failed-closes-store.ts';

type Watched = Pick<Services, 'db' | 'transact' | 'config' | 'jobs' | 'live'>;

/** A close that takes longer may be of a process that was killed. */
const longestCloseMs = 2 * 60_000;

/**
 * Looks every minute whether an election is not counted though voting is over. Such a one is given its job
 * again, and what two looks in a row find every admin reads in an e-mail.
 */
export function startTellingOfUncounted(services: Watched & Pick<Services, 'log'>): {
  close(): void;
} {
  let seen: ReadonlySet<string> = new Set();
  const look = async () => {
    seen = await tellOfUncounted(services, seen);
  };
  return startEachHour(services, look, 'elections that are not counted were told to nobody', 60);
}

/** Tells of the elections that were `seen` uncounted before and still are; answers those of now. */
export async function tellOfUncounted(
  services: Watched,
  seen: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const failed = await listFailedCloses(services.db);
  const now = await readClock(services.db);
  const begunAfter = new Date(now.getTime() - longestCloseMs);
  for (const { electionId, election, position, cause, since } of failed) {
    await giveAgain(services, 'close-election', { electionId }, { notBefore: now, begunAfter });
    if (!seen.has(electionId)) continue;
    await services.transact(async (tx) => {
      if (!(await markTold(tx, electionId))) return;
      await tellAdmins(tx, services, {
        key: `failed-close:${electionId}:${since.toISOString()}`,
        words: () => adminEmails.failedClose(election, position, uncountedText(cause)),
        url: `${services.config.publicUrl}${electionPath(electionId)}`,
      });
      await services.live.announce(tx, { kind: 'elections' });
    });
  }
  return new Set(failed.map(({ electionId }) => electionId));
}
