import { phaseOf } from '#core/elections/phase.ts';
import type { ElectionState } from '#core/elections/phase.ts';

interface Dated {
  _id: string;
  startDate: string;
  endDate: string;
  state?: ElectionState;
  rehearsal?: boolean;
}

/**
 * The election that Home shows at `now` (milliseconds): the open one that closes first, else the
 * next to open; null when all are over. A rehearsal is none of them.
 */
export function electionOfTheDay<T extends Dated>(elections: readonly T[], now: number): T | null {
  const inPhase = (phase: 'open' | 'upcoming') =>
    elections.filter((one) => one.rehearsal !== true && phaseOf(one, now) === phase);
  const [closesFirst] = inPhase('open').toSorted(
    (a, b) => Date.parse(a.endDate) - Date.parse(b.endDate),
  );
  const [opensFirst] = inPhase('upcoming').toSorted(
    (a, b) => Date.parse(a.startDate) - Date.parse(b.startDate),
  );
  return closesFirst ?? opensFirst ?? null;
}
