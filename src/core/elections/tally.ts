import { fillSeats } from './fill-seats.ts';
import type { LeavingRule } from './outcome-rules.ts';

/**
 * The outcome of a position (contract, "Elections on the wire"): one winner, and what made them the
 * winner; a tie that nobody has won yet; no vote at all, which is no tie and is not drawn; a position
 * to be voted on again, because the winner has left; or no candidates.
 */
export type Outcome<T> =
  | { kind: 'winner'; winner: T; by: 'votes' | 'draw' | 'next' }
  | { kind: 'tie'; tied: readonly T[] }
  | { kind: 'no-votes'; tied: readonly T[] }
  | { kind: 'vote-again'; left: T }
  | { kind: 'nobody' };

/**
 * The outcome by the votes alone. The candidate with the most votes wins (specification, section 3).
 * When several share the first place it is a tie (contract); a tie further down decides nothing.
 */
export function outcomeOf<T extends { votes: number }>(candidates: readonly T[]): Outcome<T> {
  const most = candidates.reduce((best, candidate) => Math.max(best, candidate.votes), 0);
  const first = candidates.filter((candidate) => candidate.votes === most);
  const [winner] = first;
  if (winner === undefined) return { kind: 'nobody' };
  if (first.length === 1) return { kind: 'winner', winner, by: 'votes' };
  return { kind: most === 0 ? 'no-votes' : 'tie', tied: first };
}

interface Candidate {
  _id: string;
  votes: number;
  /** True of one who has left after voting began. */
  hasLeft: boolean;
}

/**
 * The outcome by the votes and by the rules that were fixed before voting opened: of the one rule in
 * `fillSeats`, for one seat, what people are told. `order` is that of the draw, favoured first; null
 * until it was held.
 */
export function decide<T extends Candidate>(
  candidates: readonly T[],
  rules: { leaving: LeavingRule; order: readonly string[] | null },
): Outcome<T> {
  const seats = fillSeats(
    candidates.map(({ _id: id, votes, hasLeft }) => ({ id, votes, hasLeft })),
    1,
    rules,
  );
  const byVotes = outcomeOf(candidates);
  const left = firstOf(byVotes).find(({ hasLeft }) => hasLeft);
  if (seats.isToVoteAgain && left !== undefined) return { kind: 'vote-again', left };
  const winner = candidates.find(({ _id }) => _id === seats.elected[0]);
  if (winner !== undefined) {
    const isNext = left !== undefined && rules.leaving === 'next';
    return {
      kind: 'winner',
      winner,
      by: seats.tied.length > 0 ? 'draw' : isNext ? 'next' : 'votes',
    };
  }
  const isTied = ({ _id }: T) => seats.tied.includes(_id);
  if (seats.tied.length > 0) return { kind: 'tie', tied: candidates.filter(isTied) };
  if (left === undefined) return byVotes;
  // Only who stood alone is elected without a vote.
  const rest = candidates.filter(({ hasLeft }) => !hasLeft);
  return rest.length === 0 ? { kind: 'nobody' } : { kind: 'no-votes', tied: rest };
}

/** Those who share the first place, or have it alone. */
function firstOf<T>(outcome: Outcome<T>): readonly T[] {
  if (outcome.kind === 'winner') return [outcome.winner];
  return outcome.kind === 'tie' ? outcome.tied : [];
}
