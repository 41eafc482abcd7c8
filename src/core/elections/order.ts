import { phaseOf } from './phase.ts';
import type { ElectionDates, Phase } from './phase.ts';

const phases: readonly Phase[] = ['open', 'upcoming', 'closed'];

/**
 * Orders elections as every list shows them: first the open ones, the soonest to close on top, then
 * the upcoming ones, the soonest to open on top, then the closed ones, the latest on top. `now` is
 * in milliseconds since 1970.
 */
export function orderElections<T extends Pick<ElectionDates, 'startDate' | 'endDate'>>(
  elections: readonly T[],
  now: number,
): T[] {
  return elections
    .map((election) => {
      const phase = phaseOf(election, now);
      const moment = Date.parse(phase === 'upcoming' ? election.startDate : election.endDate);
      return {
        election,
        rank: phases.indexOf(phase),
        moment: phase === 'closed' ? -moment : moment,
      };
    })
    .toSorted((a, b) => a.rank - b.rank || a.moment - b.moment)
    .map(({ election }) => election);
}
