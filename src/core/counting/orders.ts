import { count } from './count.ts';
import type { CountInput } from './count-input.ts';
import type { CountOutcome } from './count-result.ts';

/** So many counts at most tell whether a draw makes a difference. */
export const mostCounts = 720;

/** What the orders of a draw that is not held could make of a ranked count. */
export interface EveryOrder {
  /** Whether each of them elects the same people in the same number of seats; false where there are too many. */
  isSame: boolean;
  /** The entries that are elected in each count that was made. */
  sure: readonly number[];
}

/**
 * Counts a ranked position once for each way in which a draw could decide its ties: where a tie has no earlier
 * round, the count goes on once for each of the tied. It stops after `mostCounts`. `input` is the one of the
 * count; its draw is not looked at.
 */
export function followOrders(input: CountInput): EveryOrder {
  const ends: CountOutcome[] = [];
  follow({ ...input, draw: null }, [], ends);
  const [first] = ends;
  const seats = new Set(ends.map(seatsIn));
  return {
    isSame: seats.size === 1 && ends.length <= mostCounts,
    sure: electedIn(first).filter((entry) => ends.every((end) => electedIn(end).includes(entry))),
  };
}

/** Adds the end of each way that goes on from these choices, until there is one more than is counted. */
function follow(input: CountInput, picks: readonly number[], ends: CountOutcome[]): void {
  if (ends.length > mostCounts) return;
  const counted = count({ ...input, picks });
  if (!counted.ok) throw new Error(`the ballots cannot be counted: ${counted.error}`);
  const { outcome } = counted.value;
  if (outcome.kind !== 'needs-draw') ends.push(outcome);
  else for (const chosen of outcome.tied) follow(input, [...picks, chosen], ends);
}

const electedIn = (outcome: CountOutcome | undefined) =>
  outcome?.kind === 'decided' ? outcome.elected : [];

/** Who has the seats, how many are open, and why: the same text for the same. */
const seatsIn = (outcome: CountOutcome): string =>
  JSON.stringify(outcome, (_, value: unknown) =>
    Array.isArray(value) ? (value as number[]).toSorted((a, b) => a - b) : value,
  );
