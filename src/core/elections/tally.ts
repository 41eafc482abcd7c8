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
 * The outcome by the votes and by the rules that were fixed before voting opened. `order` is that of
 * the draw, favoured first; null until it was held.
 */
export function decide<T extends Candidate>(
  candidates: readonly T[],
  { leaving, order }: { leaving: LeavingRule; order: readonly string[] | null },
): Outcome<T> {
  const outcome = outcomeOf(candidates);
  const left = firstOf(outcome).find(({ hasLeft }) => hasLeft);
  if (left !== undefined && leaving === 'vote-again') return { kind: 'vote-again', left };
  if (left !== undefined && leaving === 'next') {
    const rest = candidates.filter(({ hasLeft }) => !hasLeft);
    const next = drawn(outcomeOf(rest), order);
    if (next.kind !== 'winner' || next.by === 'draw') return next;
    // Only who stood alone is elected without a vote.
    if (next.winner.votes === 0) return { kind: 'no-votes', tied: rest };
    return { ...next, by: 'next' };
  }
  return drawn(outcome, order);
}

/** Those who share the first place, or have it alone. */
function firstOf<T>(outcome: Outcome<T>): readonly T[] {
  if (outcome.kind === 'winner') return [outcome.winner];
  return outcome.kind === 'tie' ? outcome.tied : [];
}

function drawn<T extends Candidate>(
  outcome: Outcome<T>,
  order: readonly string[] | null,
): Outcome<T> {
  if (outcome.kind !== 'tie' || order === null) return outcome;
  const place = ({ _id }: T) => order.indexOf(_id);
  const [winner] = outcome.tied
    .filter((one) => place(one) >= 0)
    .toSorted((a, b) => place(a) - place(b));
  return winner === undefined ? outcome : { kind: 'winner', winner, by: 'draw' };
}
