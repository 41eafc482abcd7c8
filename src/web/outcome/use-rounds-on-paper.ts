import { useEffect, useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { RankedOnPaper } from './rounds-on-paper.tsx';
import { postsOf } from './winner-of.ts';
import { flushSync } from 'react-dom';

/**
 * What the printed sheet says of ranked positions; null until its file is there. It is fetched once the page
 * stands, and only where people ranked: a print begins without waiting for anything.
 */
export function useRankedOnPaper(result: ElectionResults): RankedOnPaper | null {
  const [ranked, setRanked] = useState<RankedOnPaper | null>(null);
  const isRanked = postsOf(result).some(({ count }) => count !== undefined);
  useEffect(() => {
    if (!isRanked) return;
    // Without it the sheet has the outcome alone.
    import('./rounds-on-paper.tsx').then(setRanked, () => {});
  }, [isRanked]);
  return ranked;
}

/** True while the page is rendered for paper, so that sheets for print exist only then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // Rendered before the event ends, because the browser prints right after it.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => flushSync(() => setPrinting(paper.matches));
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
