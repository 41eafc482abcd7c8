import { readClock } from '../platform/db/clock.ts';
import type { JobData } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import { queueWinnerEmails } from './results/queue-winner-emails.ts';
import {
  listElectionRows,
  lockElection,
  markClosed,
  rewriteBallots,
  vacuumBallots,
} from './store.ts';

/** The work of this feature that outlives a request. */
export function electionJobs(services: Services) {
  return {
    'close-election': ({ electionId }: JobData['close-election']) =>
      closeElection(services, electionId),
  };
}

/**
 * What is due once voting has ended: the winners' e-mails, the news to open pages, and the
 * ballots shuffled. Safe to repeat; an election that goes on is looked at again at its end.
 */
async function closeElection(services: Services, electionId: string): Promise<void> {
  const isEnded = await services.transact(async (tx) => {
    const [election] = await listElectionRows(tx, { id: electionId });
    if (election === undefined || election.closed_at !== null) return false;
    if (election.ends_at > (await readClock(tx))) {
      const notBefore = election.ends_at;
      await services.jobs.enqueue(tx, 'close-election', { electionId }, { notBefore });
      return false;
    }
    await queueWinnerEmails(tx, services, electionId);
    await services.live.announce(tx, { kind: 'elections' });
    return true;
  });
  if (!isEnded) return;
  await services.transact(async (tx) => {
    if ((await lockElection(tx, electionId, 'no key update')) === null) return;
    await rewriteBallots(tx, electionId);
  });
  await vacuumBallots(services.pool);
  await services.transact((tx) => markClosed(tx, electionId));
}
