import type { Life } from '#core/elections/freezing.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ElectionRow } from './store.ts';
import { mightHaveBallots } from './first-vote-store.ts';
import { listElectionRows, lockElection, lockTurnouts, withDates } from './store.ts';
import { datesOf } from './view.ts';

/** An election that nobody votes in, edits or closes until the transaction ends. */
export interface LockedElection extends Life {
  row: ElectionRow;
  now: Date;
}

/**
 * Locks an election as a vote does, and then reads where it is in its life by the database's clock:
 * votes that were under way are counted, later ones wait and find what this transaction wrote.
 */
export async function lockLife(tx: Tx, id: string): Promise<LockedElection> {
  await lockTurnouts(tx, id, 'update');
  if ((await lockElection(tx, id, 'no key update')) === null) throw new Refused('unknown-election');
  // Once more, for a position that was added while this waited.
  await lockTurnouts(tx, id, 'update');
  const now = await readClock(tx);
  const [row] = await listElectionRows(tx, { id });
  if (row === undefined) throw new Refused('unknown-election');
  if (row.held_for_reading) throw new Refused('held-for-reading');
  const phase = phaseOf(datesOf(row), now.getTime());
  const hasBallots = await mightHaveBallots(tx, id);
  return { row, now, phase, hasBallots, areVotesHidden: row.standings !== 'live' };
}

const lastMomentsMs = 5_000;

/**
 * Refuses an act in the last seconds of voting. It could be committed after the end, when everybody
 * may have seen the result.
 */
export function refuseLastMoments({ row, now, phase }: LockedElection): void {
  if (phase !== 'open') return;
  const left = withDates(row).ends_at.getTime() - now.getTime();
  if (left >= 0 && left < lastMomentsMs) throw new Refused('voting-ends-now');
}
