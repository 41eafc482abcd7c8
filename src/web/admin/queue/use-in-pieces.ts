import { useEffect, useState } from 'react';
import { pageSize } from './arrange.ts';

/**
 * How many of so many rows to render now: a page at a time, with room for presses in between. On a
 * slow phone 200 rows at once would hold up a keystroke for half a second.
 */
export function useInPieces(all: number): number {
  const [renderedCount, setRenderedCount] = useState(pageSize);
  const least = Math.max(pageSize, Math.min(all, renderedCount));
  if (renderedCount !== least) setRenderedCount(least);
  useEffect(() => {
    if (least >= all) return;
    const timer = setTimeout(() => setRenderedCount(least + pageSize));
    return () => clearTimeout(timer);
  }, [least, all]);
  return least;
}
