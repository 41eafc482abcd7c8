import type { ElectionResults } from '#contract/election-shapes.ts';
import { useMyBallots } from '#web/elections/queries.ts';
import { positionIdsOf } from './winner-of.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The positions of an election that are the reader's: they stand for them, or vote for them and not for all. Nobody
 * has any before the reader's own answer is there, so that rendered pages are one for everybody.
 */
export function useOwnPositions(result: ElectionResults): ReadonlySet<string> {
  const ballot = useMyBallots().data?.find(({ electionId }) => electionId === result.electionId);
  if (ballot === undefined) return none;
  const { barrier, otherPositions, nominations } = ballot;
  const isLimited = barrier === null && otherPositions.length > 0;
  const voted = positionIdsOf(result).filter((id) => isLimited && !otherPositions.includes(id));
  const stood = nominations.filter(({ status }) => status === 'accepted');
  return new Set([...voted, ...stood.map(({ positionId }) => positionId)]);
}
