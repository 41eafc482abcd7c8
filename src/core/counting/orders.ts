import { known } from '../kernel/known.ts';
import { count, countRounds, outcomeOf } from './count.ts';
import type { CountInput } from './count-input.ts';
import type { CountOutcome, Round } from './count-result.ts';
import type { OpenTie, RankedCount } from './ranked.ts';
import { standingLists } from './ranked.ts';

/** So many counts at most tell whether a draw makes a difference. */
export const mostCounts = 720;

/** What the orders of a draw that is not held could make of a ranked count. */
export interface EveryOrder {
  /** Whether each of them elects the same people in the same number of seats; false where there are too many. */
  isSame: boolean;
  /** The entries that are elected in each count that was made. */
  sure: readonly number[];
}

/** All ways in which a count can go on to its end. */
interface Ways {
  ends: number;
  /** Who has the seats at the ends; each way of filling them once. */
  seats: ReadonlySet<string>;
  sure: readonly number[];
}

/**
 * Follows a ranked position by each way in which a draw could decide its ties: where a tie has no earlier round, the
 * count goes on once for each of the tied. It stops after `mostCounts` ends. The draw of the input is
 * not looked at.
 */
export function followOrders(given: CountInput): EveryOrder {
  const input = { ...given, draw: null };
  const counted = count(input);
  if (!counted.ok) throw new Error(`the ballots cannot be counted: ${counted.error}`);
  const { outcome } = counted.value;
  const { ends, seats, sure } = outcome.kind === 'needs-draw' ? followEach(input) : endOf(outcome);
  return { isSame: seats.size === 1 && ends <= mostCounts, sure };
}

function followEach(input: CountInput): Ways {
  const lists = standingLists(input);
  const met = new Map<string, Ways>();
  return follow(countRounds(input, lists, null));

  /** The ways on from here. Those that meet in one state go on alike, and are counted once from there. */
  function follow(from: RankedCount): Ways {
    const { tie } = from;
    if (tie === null) return endOf(outcomeOf(input, from));
    const state = stateOf(from.rounds);
    const ways = met.get(state) ?? followTie(from, tie);
    met.set(state, ways);
    return ways;
  }

  function followTie(from: RankedCount, tie: OpenTie): Ways {
    const [first, ...others] = tie.tied;
    const wayOf = (chosen: number) => follow(countRounds(input, lists, { from, tie, chosen }));
    let all = wayOf(known(first));
    for (const chosen of others) if (all.ends <= mostCounts) all = together(all, wayOf(chosen));
    return all;
  }
}

const endOf = (outcome: CountOutcome): Ways => ({
  ends: 1,
  seats: new Set([seatsIn(outcome)]),
  sure: electedIn(outcome),
});

const together = (some: Ways, others: Ways): Ways => ({
  ends: some.ends + others.ends,
  seats: new Set([...some.seats, ...others.seats]),
  sure: some.sure.filter((entry) => others.sure.includes(entry)),
});

/**
 * All that the rest of a count goes by, the same text for the same. Where each paper lies follows from who was out and
 * elected whenever somebody was elected or a surplus moved, and now: in which order people went out between makes no
 * other papers. Later ties look back at who had more in the last round in which two were not level.
 */
function stateOf(rounds: readonly Round[]): string {
  const isMark = ({ step, events }: Round, at: number) =>
    at === rounds.length - 1 ||
    step.kind === 'surplus' ||
    events.some(({ kind }) => kind === 'elected');
  const marks = rounds.filter(isMark).map(({ status }) => status);
  const latestFirst = rounds.toReversed();
  const lead = (one: number, other: number) =>
    latestFirst
      .map(({ tallies }) => (tallies[one] ?? 0) - (tallies[other] ?? 0))
      .find((votes) => votes !== 0) ?? 0;
  const { status } = known(rounds.at(-1));
  const standing = [...status.keys()].filter((entry) => status[entry] !== 'excluded');
  const behind = standing.map((one) => standing.filter((other) => lead(one, other) > 0).length);
  return JSON.stringify([marks, behind]);
}

const electedIn = (outcome: CountOutcome) => (outcome.kind === 'decided' ? outcome.elected : []);

/** Who has the seats, how many are open, and why: the same text for the same. */
const seatsIn = (outcome: CountOutcome): string =>
  JSON.stringify(outcome, (_, value: unknown) =>
    Array.isArray(value) ? (value as number[]).toSorted((a, b) => a - b) : value,
  );
