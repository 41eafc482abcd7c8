import path from 'node:path';
import { wrong } from '#core/kernel/wrong.ts';
import { resumeByClock } from '../lifecycle/brief-pause.ts';
import { whyNotByClock } from '../clock/watch.ts';
import { readClock } from '../platform/db/clock.ts';
import { giveAgain } from '../platform/give-again.ts';
import type { JobData } from '../platform/job-queues.ts';
import type { Services } from '../services.ts';
import { forgetFailure, keyIsMissing, noteFailure } from '../elections/failed-closes-store.ts';
import { bringBackResult } from './held/bring-back.ts';
import { judgeClose } from './held/look-at-files.ts';
import { tellHeld } from './held/hold-unclosed.ts';
import { releaseAtDate, releaseByDate } from '../outcome/release/release.ts';
import { checkResults } from '../recount/check-results.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { tellMissingVotes } from '../elections/restores-store.ts';
import { listResultLines } from '../recount/result-lines.ts';
import { writeRecountFile } from '../recount/recount-file.ts';
import { witnessRecord } from '../record/jobs.ts';
import { queueWinnerEmails } from '../outcome/queue-winner-emails.ts';
import { canOpen, openBallots, readSealed } from '../voting/sealed/open-ballots.ts';
import {
  vacuumBallots,
  keepEligible,
  writeLastVotedBatch,
  writeLastTurnout,
} from '../voting/public.ts';
import { destroySpentKeys } from '../recount/spent-keys.ts';
import { countEligible } from '../voting/turnout/count-eligible.ts';
import type { ElectionRow } from '../elections/store.ts';
import { rewriteBallots, markClosed } from '../elections/owner-acts-store.ts';
import { listElectionRows, lockElection, withDates } from '../elections/store.ts';
import { tellOfficers } from '../waiting/tell-officers.ts';
import { BrokenBatch } from '../voting/sealed/batches.ts';
import {
  askOrders,
  keepComplaintsUntil,
  writeProofs,
  writeTurnoutGroups,
} from '../counting/public.ts';
import type { Tx } from '../platform/db/client.ts';

/** The work of this feature that outlives a request. */
export function electionJobs(services: Services) {
  return {
    'close-election': ({ electionId }: JobData['close-election']) =>
      closeOrNote(services, electionId),
    'resume-election': ({ electionId }: JobData['resume-election']) =>
      resumeByClock(services, electionId),
    'tell-officers': ({ electionId }: JobData['tell-officers']) =>
      tellOfficers(services, electionId),
    'release-results': ({ electionId }: JobData['release-results']) =>
      releaseByDate(services, electionId),
    'check-results': () => checkResults(services),
    'keep-recount-kit': ({ electionId }: JobData['keep-recount-kit']) =>
      keepCertifiedKit(services, electionId),
  };
}

/** Whatever keeps an election from being closed is noted: people are told once it lasts. */
async function closeOrNote(services: Services, electionId: string): Promise<void> {
  try {
    await closeElection(services, electionId);
  } catch (error) {
    await noteFailedClose(services, electionId, error).catch((failure: unknown) =>
      services.log.error({ err: failure, electionId }, 'a failed close was not noted'),
    );
    throw error;
  }
}

/**
 * What is due once voting has ended. Each step is on the disk before the next begins, and each is safe
 * to repeat, so a server that is killed anywhere goes on from there: the ballots opened and written,
 * the winners' e-mails and the news to open pages, the last who are told that they voted, the recount
 * kit and its file, the mark that all is done, and at last the key deleted. An election that goes on is looked at again at its end,
 * and every one while clocks do not agree or one has just jumped.
 */
async function closeElection(services: Services, electionId: string): Promise<void> {
  const [row] = await listElectionRows(services.db, { id: electionId });
  if (row === undefined || row.closed_at !== null) return;
  if (row.state === 'draft' || row.state === 'cancelled') return;
  const now = await readClock(services.db);
  const verdict = await judgeClose(services, row, (tx) => tellHeld(tx, services, row));
  // The decision of an admin gives it this job again.
  if (verdict === 'held') return;
  const isToStand = verdict === 'stands';
  // A paused one is given this job when it is resumed.
  if (row.state === 'paused' && !isToStand) return;
  const { ends_at: end } = withDates(row);
  if (end > now && !isToStand) return lookAgain(services, electionId, end);
  const byClock = whyNotByClock(await services.clockWatch.look());
  if (byClock !== null) {
    await noteFailedClose(services, electionId, new Error(byClock));
    return lookAgain(services, electionId, new Date(now.getTime() + byClockAgainAfterMs));
  }
  if (isToStand && !(await bringBackResult(services, electionId))) {
    await noteFailedClose(services, electionId, new Error(wrong('noFile')));
    // Another server has the file, or somebody brings it.
    return lookAgain(services, electionId, new Date(now.getTime() + withoutKeyAgainAfterMs));
  }
  await finishClose(services, electionId, { now, isBroughtBack: isToStand });
}

/** What follows once it is sure which votes count. */
async function finishClose(
  services: Services,
  electionId: string,
  { now, isBroughtBack }: { now: Date; isBroughtBack: boolean },
): Promise<void> {
  const [row] = await listElectionRows(services.db, { id: electionId });
  if (row === undefined || row.closed_at !== null || row.state !== 'published') return;
  const election = withDates(row);
  if (!(await canOpen(services.electionKeys, election))) {
    services.log.error(
      { electionId },
      'this server has no key for an election that is to be closed',
    );
    await noteFailedClose(services, electionId, new Error(keyIsMissing));
    // Another server may have it, or somebody brings it.
    return lookAgain(services, electionId, new Date(now.getTime() + withoutKeyAgainAfterMs));
  }
  if (!isBroughtBack) {
    const isOver = await (election.key_check === null
      ? shuffleRows(services, electionId)
      : openSealed(services, election));
    if (!isOver) return lookAgain(services, electionId, now);
  }
  // Who is elected goes by it.
  await services.transact((tx) => askOrders(tx, electionId));
  await services.transact(async (tx) => {
    // In the order of all others: the turnouts are held first, then the election.
    // Those of the close before may have left, so that nobody is told to send them.
    if (!isBroughtBack) await queueWinnerEmails(tx, services, electionId);
    await services.live.announce(tx, { kind: 'elections' });
  });
  if (!election.is_rehearsal) {
    await services.transact((tx) => writeLastVotedBatch(tx, electionId));
  }
  const eligible = await countEligible(services.db, election);
  // The kit says what a quorum was of.
  await services.transact((tx) => keepEligible(tx, electionId, eligible));
  if (!election.is_rehearsal) {
    await services.transact((tx) => keepKit(tx, electionId, 'first'));
    await writeRecountFile(services.db, recountsOf(services), electionId);
  }
  await services.transact(async (tx) => {
    // Two servers may be here at once, and one of them marks it.
    const locked = await lockElection(tx, electionId, 'no key update');
    if (locked === null || locked.isClosed) return;
    const until = await writeClosed(tx, electionId);
    await releaseAtDate(tx, services, row);
    // What waits at once, and that it can be certified.
    await services.jobs.enqueue(tx, 'tell-officers', { electionId });
    if (until !== null) {
      await services.jobs.enqueue(tx, 'tell-officers', { electionId }, { notBefore: until });
    }
    await tellMissingVotes(tx, electionId);
    await forgetFailure(tx, electionId);
    // Every server deletes its key when it hears of it.
    await services.live.announce(tx, { kind: 'elections' });
  });
  await destroySpentKeys(services);
  if (!election.is_rehearsal) await tellResult(services, electionId);
}

/** What follows each edition of a kit: its file, the comparison, and the witnesses. It hinders nothing. */
async function tellResult(services: Services, electionId: string): Promise<void> {
  try {
    await checkResults(services, electionId);
    await witnessRecord(services, listResultLines);
  } catch (error) {
    services.log.error({ err: error, electionId }, 'a result was not compared, or not witnessed');
  }
}

const recountsOf = ({ config }: Services) => path.join(config.dataDir, 'recounts');

/** The edition of the recount kit that says that the election is certified; safe to repeat. */
async function keepCertifiedKit(services: Services, electionId: string): Promise<void> {
  await services.transact(async (tx) => {
    await keepKit(tx, electionId, 'missing');
    await services.live.announce(tx, { kind: 'elections' });
  });
  await writeRecountFile(services.db, recountsOf(services), electionId);
  await tellResult(services, electionId);
}

const withoutKeyAgainAfterMs = 10_000;

const byClockAgainAfterMs = 10_000;

const lookAgain = (services: Services, electionId: string, notBefore: Date): Promise<void> =>
  giveAgain(services, 'close-election', { electionId }, { notBefore });

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
    if (await rewriteBallots(tx, electionId)) return true;
    const [row] = await listElectionRows(tx, { id: electionId });
    // It is gone, or another server has closed it meanwhile.
    return row === undefined || row.closed_at !== null;
  });
  if (isOver) await vacuumBallots(services.owner);
  return isOver;
}

/** Notes why this server could not close an election, for those who are told that it is not counted. */
async function noteFailedClose(
  { transact }: Pick<Services, 'transact'>,
  electionId: string,
  error: unknown,
): Promise<void> {
  const cause = error instanceof Error ? error.message : String(error);
  const positionId = error instanceof BrokenBatch ? error.positionId : null;
  await transact((tx) => noteFailure(tx, { electionId, positionId, cause }));
}

/**
 * Writes what is known once the votes are counted, and then that the election is closed: afterwards the server's role
 * adds nothing. Answers until when people can complain.
 */
export async function writeClosed(tx: Tx, electionId: string): Promise<Date | null> {
  await writeLastTurnout(tx, electionId);
  await writeProofs(tx, electionId);
  await writeTurnoutGroups(tx, electionId);
  const until = await keepComplaintsUntil(tx, electionId);
  await markClosed(tx, electionId);
  return until;
}
