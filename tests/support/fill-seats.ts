import type { LeavingRule } from '#core/elections/outcome-rules.ts';

/** Who has the seats of a position: a second counter of most votes, written before `count`. */
export interface FilledSeats {
  /** By votes, the most first; whom a draw gave a seat stands behind the others. */
  elected: string[];
  /** Who had the same votes across the last seat, whether a draw has decided since or not. */
  tied: string[];
  /** The seats that those are level for, while no draw has decided. */
  openSeats: number;
  /** The seats that nobody has and nobody can get by a draw. */
  emptySeats: number;
  /** True where somebody with a seat has left, and by the rule people vote on the position again. */
  isToVoteAgain: boolean;
}

interface Candidate {
  id: string;
  votes: number;
  hasLeft: boolean;
}

/**
 * Fills seats by plurality. Where no more people stand than there are seats, no vote is needed; else
 * nobody is elected without one. Only a tie across the last seat is a tie; `order` is that of the draw:
 * the first of the tied gets the first open seat.
 */
export function fillSeats(
  candidates: readonly Candidate[],
  seats: number,
  { leaving, order }: { leaving: LeavingRule; order: readonly string[] | null },
): FilledSeats {
  const counted = candidates
    .filter(({ hasLeft }) => leaving !== 'next' || !hasLeft)
    .toSorted((a, b) => b.votes - a.votes || (a.id < b.id ? -1 : 1));
  const { above, level } = split(counted, { seats, isContested: candidates.length > seats });
  const gone = [...above, ...level].some(({ hasLeft }) => hasLeft);
  if (leaving === 'vote-again' && gone) return { ...filled([], seats), isToVoteAgain: true };
  const open = seats - above.length;
  if (level.length <= open) return filled(idsOf([...above, ...level]), seats);
  const tied = idsOf(level);
  const lucky = order?.filter((id) => tied.includes(id)).slice(0, open) ?? [];
  return {
    ...filled([...idsOf(above), ...lucky], seats),
    tied,
    openSeats: open - lucky.length,
    emptySeats: 0,
  };
}

/** Those who are elected in any case, and those who stand level in the place of the last seat. */
function split(
  counted: readonly Candidate[],
  { seats, isContested }: { seats: number; isContested: boolean },
): { above: readonly Candidate[]; level: readonly Candidate[] } {
  if (!isContested) return { above: counted, level: [] };
  const least = counted[seats - 1]?.votes ?? 0;
  return {
    above: counted.filter(({ votes }) => votes > least),
    level: least === 0 ? [] : counted.filter(({ votes }) => votes === least),
  };
}

const filled = (elected: string[], seats: number): FilledSeats => ({
  elected,
  tied: [],
  openSeats: 0,
  emptySeats: seats - elected.length,
  isToVoteAgain: false,
});

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);
