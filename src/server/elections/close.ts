import path from 'node:path';
import { readClock } from '../platform/db/clock.ts';
import type { JobData } from '../platform/job-queues.ts';
import type { Services } from '../services.ts';
import { keepAppealsUntil, writeTurnoutGroups } from './outcome/certify-store.ts';
import { countDisputes } from './disputes/store.ts';
import { keepKit } from './recount/keep-kit.ts';
import { writeRecountFile } from './recount/recount-file.ts';
import { writeProofs } from './results/proofs-store.ts';
import { queueWinnerEmails } from './results/queue-winner-emails.ts';
import { canOpen, openBallots, readSealed } from './sealed/open-ballots.ts';
import { vacuumBallots } from './sealed/store.ts';
import { destroySpentKeys } from './sealed/spent-keys.ts';
import { countEligible } from './turnout/count-eligible.ts';
import { keepEligible, writeLastTurnout } from './turnout/store.ts';
import { writeLastVotedBatch } from './voted/store.ts';
import type { ElectionRow } from './store.ts';
import { listElectionRows, lockElection, markClosed, rewriteBallots, withDates } from './store.ts';

/** The work of this feature that outlives a request. */
export function electionJobs(services: Services) {
  return {
    'close-election': ({ electionId }: JobData['close-election']) =>
      closeElection(services, electionId),
    'keep-recount-kit': ({ electionId }: JobData['keep-recount-kit']) =>
      keepCertifiedKit(services, electionId),
  };
}

/**
 * What is due once voting has ended. Each step is on the disk before the next begins, and each is safe
 * to repeat, so a server that is killed anywhere goes on from there: the ballots opened and written,
 * the winners' e-mails and the news to open pages, the last who are told that they voted, the recount
 * kit and its file, the mark that all is done, and at last the key deleted. An election that goes on is looked at again at its end,
 * and every one while closings wait because a clock jumped.
 */
async function closeElection(services: Services, electionId: string): Promise<void> {
  const [row] = await listElectionRows(services.db, { id: electionId });
  if (row === undefined || row.closed_at !== null) return;
  // A draft is given this job when it is published, a paused one when it is resumed.
  if (row.state !== 'published') return;
  const election = withDates(row);
  const now = await readClock(services.db);
  if ((await services.clockWatch.look()).pause !== null) {
    return lookAgain(services, electionId, new Date(now.getTime() + whilePausedAgainAfterMs));
  }
  if (election.ends_at > now) return lookAgain(services, electionId, election.ends_at);
  if (!(await canOpen(services.electionKeys, election))) {
    services.log.error(
      { electionId },
      'this server has no key for an election that is to be closed',
    );
    // Another server may have it, or somebody brings it.
    return lookAgain(services, electionId, new Date(now.getTime() + withoutKeyAgainAfterMs));
  }
  const isOver = await (election.key_check === null
    ? shuffleRows(services, electionId)
    : openSealed(services, election));
  if (!isOver) return lookAgain(services, electionId, now);
  await services.transact(async (tx) => {
    // In the order of all others: the turnouts are held first, then the election.
    await queueWinnerEmails(tx, services, electionId);
    await countDisputes(tx, { electionId });
    await services.live.announce(tx, { kind: 'elections' });
  });
  if (!election.is_rehearsal) {
    await services.transact((tx) => writeLastVotedBatch(tx, electionId));
    await services.transact((tx) => keepKit(tx, electionId, 'first'));
    await writeRecountFile(services.db, recountsOf(services), electionId);
  }
  const eligible = await countEligible(services.db, election);
  await services.transact(async (tx) => {
    // Two servers may be here at once, and the turnout of the last hour is written once.
    if ((await lockElection(tx, electionId, 'no key update')) === null) return;
    await writeLastTurnout(tx, electionId);
    await writeProofs(tx, electionId);
    await writeTurnoutGroups(tx, electionId);
    await keepEligible(tx, electionId, eligible);
    await keepAppealsUntil(tx, electionId);
    await markClosed(tx, electionId);
    // Every server deletes its key when it hears of it.
    await services.live.announce(tx, { kind: 'elections' });
  });
  await destroySpentKeys(services);
}

const recountsOf = ({ config }: Services) => path.join(config.dataDir, 'recounts');

/** The edition of the recount kit that says that the election is certified; safe to repeat. */
async function keepCertifiedKit(services: Services, electionId: string): Promise<void> {
  await services.transact(async (tx) => {
    await keepKit(tx, electionId, 'missing');
    await services.live.announce(tx, { kind: 'elections' });
  });
  await writeRecountFile(services.db, recountsOf(services), electionId);
}

const withoutKeyAgainAfterMs = 10_000;
const whilePausedAgainAfterMs = 10_000;

async function lookAgain(services: Services, electionId: string, notBefore: Date): Promise<void> {
  if (await services.jobs.isWaiting('close-election', { electionId })) return;
  await services.transact((tx) =>
    services.jobs.enqueue(tx, 'close-election', { electionId }, { notBefore }),
  );
}

/** False when the election goes on after all: its end was moved at the last moment. */
async function openSealed(services: Services, election: ElectionRow): Promise<boolean> {
  const isOpened = async () => {
    const [row] = await listElectionRows(services.db, { id: election.id });
    return row === undefined || row.opened_at !== null;
  };
  try {
    if (await isOpened()) return true;
    const opened = await readSealed(services.db, services.electionKeys, election);
    await services.transact((tx) => openBallots(tx, election.id, opened));
  } catch (error) {
    // Another server may have opened them meanwhile, and deleted rows and key.
    if (!(await isOpened())) throw error;
  }
  return isOpened();
}

/** Ballots that were written as rows are written anew, so that their places say nothing. */
async function shuffleRows(services: Services, electionId: string): Promise<boolean> {
  const isOver = await services.transact(async (tx) => {
    if ((await lockElection(tx, electionId, 'no key update')) === null) return true;
    const [ended] = await listElectionRows(tx, { id: electionId, isEnded: true });
    if (ended === undefined) return false;
    await rewriteBallots(tx, electionId);
    return true;
  });
  if (isOver) await vacuumBallots(services.owner);
  return isOver;
}
