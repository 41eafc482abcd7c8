import { voterLines } from '#texts/election-line.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Tx } from '../../platform/db/client.ts';
import { giveAgain } from '../../platform/give-again.ts';
import type { Entry } from '../../platform/record.ts';
import { recordWith } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { refuseUnlessDecides } from '../../complaints/decides.ts';
import { electionAct } from '../../elections/election-act.ts';
import { insertChange } from '../../elections/life-store.ts';
import { writeReleased } from '../../elections/owner-acts-store.ts';
import { queueWinnerEmails } from '../queue-winner-emails.ts';
import { listElectionRows, lockElection, lockTurnouts } from '../../elections/store.ts';
import type { ElectionRow } from '../../elections/store.ts';
import { areResultsHeld } from '../../conditions/held-back.ts';
import { listHeldBack } from '../../elections/release-store.ts';

/**
 * Shows the results that were held back since the close: from here on everything is as it is elsewhere at
 * the close. Nobody releases what they stand in while somebody can who does not, and where two officers are needed neither of them does.
 */
export const releaseResults = electionAct<'releaseResults'>({
  act: 'election.release',
  refusedIn: {
    draft: 'election-is-draft',
    upcoming: 'voting-not-closed',
    open: 'voting-not-closed',
    paused: 'voting-not-closed',
    cancelled: 'election-cancelled',
  },
  async run({ tx, actor, input: { id }, services, settings, election: { row } }) {
    if (!areResultsHeld(row)) throw new Refused('results-shown');
    if (row.closed_at === null) throw new Refused('not-counted');
    const notBy = await refuseUnlessDecides(tx, id, actor);
    return {
      ...voterLines(settings.timeZone, { key: 'released' }),
      plan: { notBy },
      write: (entry) => release(tx, services, id, entry),
    };
  },
});

/** The job of the last date, by the database's clock; safe to repeat, and on several servers at once. */
export async function releaseByDate(services: Services, electionId: string): Promise<void> {
  const [row] = await listElectionRows(services.db, { id: electionId });
  if (row === undefined || row.closed_at === null || !areResultsHeld(row)) return;
  if (row.show_by === null || row.state !== 'published') return;
  const { show_by: notBefore } = row;
  if (notBefore > (await readClock(services.db))) {
    return giveAgain(services, 'release-results', { electionId }, { notBefore });
  }
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    // In the order of all others: who has won is found with the turnouts held.
    await lockTurnouts(tx, electionId, 'update');
    if ((await lockElection(tx, electionId, 'no key update')) === null) return;
    const line = { actorId: null, detail: `${row.name}: its date has come` };
    const isDone = await recordWith(tx, line, (entry) => release(tx, services, electionId, entry));
    if (!isDone) return;
    const lines = voterLines(timeZone, { key: 'shown-by-date' });
    await insertChange(tx, { electionId, ...lines, reason: '', actorId: null, officers: null });
  });
}

/** What follows a result, in the transaction that shows it: the winners' e-mails, the kit, and the officers. */
async function release(
  tx: Tx,
  services: Pick<Services, 'jobs' | 'config' | 'sealedCounts' | 'live'>,
  electionId: string,
  entry: Entry,
): Promise<boolean> {
  if (!(await writeReleased(tx, electionId, entry))) return false;
  await queueWinnerEmails(tx, services, electionId);
  const [row] = await listElectionRows(tx, { id: electionId });
  // The kit of the close has no rounds that everybody may read: the edition of the release has them.
  if (row?.is_rehearsal === false) {
    await services.jobs.enqueue(tx, 'keep-recount-kit', { electionId });
  }
  await services.jobs.enqueue(tx, 'tell-officers', { electionId });
  const until = row?.appeals_until ?? null;
  if (until !== null) {
    await services.jobs.enqueue(tx, 'tell-officers', { electionId }, { notBefore: until });
  }
  await services.live.announce(tx, { kind: 'elections' });
  return true;
}

/** Gives a closed election the job of its date, where its results wait for one. */
export async function releaseAtDate(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  row: Pick<ElectionRow, 'id' | 'results_at' | 'released_at' | 'show_by'>,
): Promise<void> {
  if (!areResultsHeld(row) || row.show_by === null) return;
  await jobs.enqueue(tx, 'release-results', { electionId: row.id }, { notBefore: row.show_by });
}

/** Gives results that wait for their date the job of it, where it was lost with a process or a database. */
export async function recoverReleases(
  services: Pick<Services, 'db' | 'transact' | 'jobs'>,
): Promise<void> {
  for (const { id: electionId, showBy: notBefore } of await listHeldBack(services.db)) {
    await giveAgain(services, 'release-results', { electionId }, { notBefore });
  }
}
