import type { Result } from '../kernel/result.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { CountInput, CountProblem } from './count-input.ts';
import { barredIn, inputProblem, isBarred, votePart } from './count-input.ts';
import type { CountOutcome, CountResult, Round } from './count-result.ts';
import { countIrv } from './irv.ts';
import {
  byTally,
  countPlurality,
  isElectedAnyhow,
  isUnopposed,
  standing,
  votesAlone,
} from './plurality.ts';
import type { Chosen, RankedCount, StandingLists } from './ranked.ts';
import { Piles, snapshot, standingLists } from './ranked.ts';
import { countStv } from './stv.ts';

/**
 * Counts one position by its method. The same input gives the same rounds and the same outcome, and
 * neither the order of the lists nor how they are put together changes anything. A count that reaches a
 * draw which was not held stops there, and runs again from the start once it was.
 */
export function count(input: CountInput): Result<CountResult, CountProblem> {
  const problem = inputProblem(input);
  return problem === null ? ok(counted(input)) : refuse(problem);
}

function counted(input: CountInput): CountResult {
  const lacking = quorumLacking(input);
  if (input.method === 'plurality') {
    const valid = input.lists.reduce((sum, { weight }) => sum + weight, 0);
    const { round, outcome } =
      lacking === null
        ? countPlurality(input, valid)
        : { round: votesAlone(input), outcome: lacking };
    const isEmpty = valid === 0 && !isElectedAnyhow(input);
    return {
      scale: 1,
      valid,
      blank: input.blank,
      struck: 0,
      rounds: [round],
      outcome: isEmpty && lacking === null ? { kind: 'no-votes' } : outcome,
    };
  }
  const lists = standingLists(input);
  const { valid, struck } = lists;
  const scale = input.method === 'irv' ? 1 : votePart;
  const about = { scale, valid, blank: input.blank, struck } as const;
  if (lacking !== null) {
    const rounds = valid === 0 ? [] : [firstRound(input, { scale, isElecting: false })];
    return { ...about, rounds, outcome: lacking };
  }
  if (isElectedAnyhow(input)) {
    const round = firstRound(input, { scale, isElecting: true });
    const elected = byTally(standing(input), round.tallies, input);
    return { ...about, rounds: [round], outcome: rankedOutcome(input, elected) };
  }
  if (valid === 0) return { ...about, rounds: [], outcome: { kind: 'no-votes' } };
  const ranked = countRounds(input, lists, null);
  return { ...about, rounds: ranked.rounds, outcome: outcomeOf(input, ranked) };
}

/** The rounds of a ranked position in which there is something to count; from a tie of it on, with `at`. */
export const countRounds = (
  input: CountInput,
  lists: StandingLists,
  at: Chosen | null,
): RankedCount =>
  input.method === 'irv' ? countIrv(input, lists, at) : countStv(input, lists, at);

/** What comes out of the rounds of a ranked position: who won, or the tie that waits for a draw. */
export const outcomeOf = (input: CountInput, { winners, tie }: RankedCount): CountOutcome =>
  tie === null ? rankedOutcome(input, winners) : waiting(input, winners, tie);

/** That too few people took part in what somebody stood for; null where they are enough. */
function quorumLacking(input: CountInput): Extract<CountOutcome, { kind: 'no-quorum' }> | null {
  const { quorum: needed = 0, lists, blank, candidates } = input;
  const voted = lists.reduce((sum, { weight }) => sum + weight, blank);
  return voted < needed && candidates.length > 0 ? { kind: 'no-quorum', voted, needed } : null;
}

/** The first preferences of a ranked position in which everybody is elected without them, or nobody. */
function firstRound(
  input: CountInput,
  { scale, isElecting }: { scale: number; isElecting: boolean },
): Round {
  const piles = new Piles(input, standingLists(input).standing, scale);
  const elected = isElecting ? byTally(standing(input), piles.tallies, input) : [];
  for (const entry of elected) piles.elect(entry);
  return snapshot(piles, {
    step: { kind: 'first' },
    transfers: [],
    needed: null,
    events: elected.map((entry) => ({ kind: 'elected', entry, why: 'unopposed' })),
  });
}

/** Who is elected by the winners of a ranked count, and what becomes of the seats that nobody took. */
function rankedOutcome(input: CountInput, winners: readonly number[]): CountOutcome {
  const persons = personsOf(input, winners);
  const left = persons.filter((entry) => input.candidates[entry]?.left === 'vote-again');
  if (left.length > 0) return { kind: 'vote-again', left };
  const missed = winners.length - persons.length;
  const elected = electable(input, persons);
  const isVotedOn = isUnopposed(input) && input.unopposed === 'voted';
  return {
    kind: 'decided',
    elected,
    reopened: isVotedOn ? 0 : missed,
    votedDown: isVotedOn ? missed : 0,
    unfilled: input.seats - missed - elected.length,
    ...barredIn(input, persons),
  };
}

function waiting(
  input: CountInput,
  winners: readonly number[],
  tie: NonNullable<RankedCount['tie']>,
): CountOutcome {
  return {
    kind: 'needs-draw',
    ...tie,
    elected: electable(input, personsOf(input, winners)),
    openSeats: input.seats - winners.length,
  };
}

const electable = (input: CountInput, persons: readonly number[]) =>
  persons.filter((entry) => !isBarred(input, entry));

const personsOf = ({ candidates }: CountInput, winners: readonly number[]) =>
  winners.filter((entry) => entry < candidates.length);
