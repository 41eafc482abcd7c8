import { phaseOf } from './phase.ts';
import type { ElectionTimes, Phase } from './phase.ts';

const ranks: Record<Phase, number> = {
  open: 0,
  paused: 0,
  upcoming: 1,
  closed: 2,
  cancelled: 2,
  draft: 3,
};
/** True where nobody will vote any more. */
export const isOver = (phase: Phase) => phase === 'closed' || phase === 'cancelled';

/**
 * Orders elections as every list shows them: first the open ones, the soonest to close on top, then
 * the upcoming ones, the soonest to open on top, then those that are over, the latest on top, and at
 * last the drafts. A paused one stands with the open ones. `now` is in milliseconds since 1970.
 */
export function orderElections<T extends ElectionTimes>(elections: readonly T[], now: number): T[] {
  return elections
    .map((election) => {
      const phase = phaseOf(election, now);
      // A draft may have no date.
      const date = phase === 'upcoming' ? election.startDate : election.endDate;
      const moment = date === '' ? Number.MAX_SAFE_INTEGER : Date.parse(date);
      return {
        election,
        rank: ranks[phase],
        moment: isOver(phase) ? -moment : moment,
      };
    })
    .toSorted((a, b) => a.rank - b.rank || a.moment - b.moment)
    .map(({ election }) => election);
}
