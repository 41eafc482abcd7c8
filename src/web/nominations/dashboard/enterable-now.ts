import { isPerson } from '#core/elections/nomination.ts';
import type { Election } from '#contract/election-shapes.ts';

/**
 * The positions for which officers can enter people now: not questions, and while voting is open those whose list
 * is not fixed, by the first vote or where counts are hidden by the first candidate.
 */
export function enterableNow(
  { positions, nominations, standings, supporters }: Election,
  isOpen: boolean,
): Election['positions'] {
  const posts = positions.filter(({ kind }) => kind !== 'question');
  if (!isOpen) return posts;
  // These would have to be asked before voting opens.
  if (supporters !== undefined) return [];
  return posts.filter(({ _id }) => {
    const all = nominations.filter(({ positionId }) => positionId === _id);
    if (!all.some(isPerson)) return true;
    return standings === 'live' && all.every(({ votes }) => (votes ?? 0) === 0);
  });
}
