import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { postsOf } from './winner-of.ts';

/**
 * What the printed sheet says of the rounds; null until its file is there. It is fetched once the page
 * stands, and only where people ranked: a print begins without waiting for anything.
 */
export function useRoundsOnPaper(
  result: ElectionResults,
): ComponentType<{ result: ElectionResults }> | null {
  const [Rounds, setRounds] = useState<ComponentType<{ result: ElectionResults }> | null>(null);
  const isRanked = postsOf(result).some(({ count }) => count !== undefined);
  useEffect(() => {
    if (!isRanked) return;
    import('./rounds-on-paper.tsx').then(
      ({ RoundsOnPaper }) => setRounds(() => RoundsOnPaper),
      // Without it the sheet has the outcome alone.
      () => {},
    );
  }, [isRanked]);
  return Rounds;
}
