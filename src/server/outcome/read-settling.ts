import type { Settling } from '#core/elections/certification.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Db } from '../platform/db/client.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { listCountedElections } from '../counting/list-counted.ts';
import type { DrawRow } from '../counting/public.ts';
import type { SealedCounts } from '../voting/sealed/sealed-counts.ts';
import { withDates } from '../elections/store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { datesOf, isCounted } from '../elections/view.ts';
import type { CountedElection } from '../elections/view.ts';
import { decideOne } from '../counting/decide-election.ts';
import type { Counted, PositionOutcome } from '../counting/decide-election.ts';
import { listDraws } from '../counting/public.ts';
import type { FollowerRow } from '../elections/followers-store.ts';

/** An election after its close, with what came out of it. */
export interface Decided {
  whole: CountedElection;
  outcomes: PositionOutcome[];
  draw: DrawRow | null;
  now: Date;
}

/** Reads what came out of an election; refuses one that goes on or is not counted yet. */
export async function readDecided(
  services: { db: Db; sealedCounts: SealedCounts },
  id: string,
): Promise<Decided> {
  const now = await readClock(services.db);
  const [whole] = await listCountedElections(services, now, { id });
  if (whole === undefined) throw new Refused('unknown-election');
  if (phaseOf(datesOf(whole.row), now.getTime()) !== 'closed') {
    throw new Refused('voting-not-closed');
  }
  if (whole.row.is_rehearsal) throw new Refused('is-rehearsal');
  if (whole.row.closed_at !== null && areResultsHeld(whole.row)) throw new Refused('results-held');
  if (whole.row.closed_at === null || !isCounted(whole)) throw new Refused('not-counted');
  const draw = (await listDraws(services.db, [id])).get(id) ?? null;
  return { whole, outcomes: await decideOne(services.db, whole, draw), draw, now };
}

/** The accounts of those whom a draw tells apart: for a position, or for a place in its second round. */
export const tiedIn = (outcomes: readonly PositionOutcome[]): string[] =>
  outcomes.flatMap(({ outcome }) => levelIn(outcome).map(({ nomineeId }) => nomineeId));

/** Who is level for a seat, or for a place in a second round. */
export function levelIn(outcome: PositionOutcome['outcome']): readonly Counted[] {
  if (outcome.kind === 'tie') return outcome.tied;
  return outcome.kind === 'no-majority' ? outcome.level : [];
}

/** From when the number of a draw counts: nobody knows of a tie before the results are shown. */
export const drawnSince = (row: ElectionRow): string =>
  (row.released_at ?? withDates(row).ends_at).toISOString();

/** What decides whether an election can be certified, of what was read of it. */
export function settlingOf(read: {
  row: ElectionRow;
  outcomes: readonly PositionOutcome[];
  followers: readonly FollowerRow[];
}): Settling {
  const { row, outcomes, followers } = read;
  return {
    isCounted: row.closed_at !== null,
    complaintsUntil: row.appeals_until?.toISOString() ?? null,
    positions: outcomes.map(({ position, outcome }) => ({
      // Before a second round there may be a draw of who is in it.
      outcome: levelIn(outcome).length > 0 ? 'tie' : outcome.kind,
      isFollowed: followers.some(({ positionId }) => positionId === position.id),
    })),
  };
}
