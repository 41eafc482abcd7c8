import type { ElectionTimes } from '#core/elections/phase.ts';
import { orderElections } from '#core/elections/order.ts';
import { phaseOf } from '#core/elections/phase.ts';

type Dated = ElectionTimes & { rehearsal?: boolean };

/**
 * The elections of which Home shows the first at `now` (milliseconds): the open ones, the soonest to close first, then
 * those that open. A rehearsal is none of them, nor is a paused one.
 */
export function electionsToCome<T extends Dated>(elections: readonly T[], now: number): T[] {
  return orderElections(
    elections.filter((one) => one.rehearsal !== true && isToCome.has(phaseOf(one, now))),
    now,
  );
}

const isToCome: ReadonlySet<string> = new Set(['open', 'upcoming']);
