import { phaseOf } from '#core/elections/phase.ts';

interface Dated {
  _id: string;
  startDate: string;
  endDate: string;
}

/**
 * The election that Home shows at `now` (milliseconds): the open one that closes first, else the
 * next to open; null when all are over.
 */
export function electionOfTheDay<T extends Dated>(elections: readonly T[], now: number): T | null {
  const inPhase = (phase: 'open' | 'upcoming') =>
    elections.filter((election) => phaseOf(election, now) === phase);
  const [closesFirst] = inPhase('open').toSorted(
    (a, b) => Date.parse(a.endDate) - Date.parse(b.endDate),
  );
  const [opensFirst] = inPhase('upcoming').toSorted(
    (a, b) => Date.parse(a.startDate) - Date.parse(b.startDate),
  );
  return closesFirst ?? opensFirst ?? null;
}
