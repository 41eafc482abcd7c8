import { useEffect, useState, useCallback, useLayoutEffect, useRef } from 'react';

/** Milliseconds: a press that comes sooner was meant for what was shown before. */
const settles = 300;

/** True once `what` was shown long enough to be read and pressed on purpose. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), settles);
    return () => clearTimeout(timer);
  }, [what]);
  return settled === what;
}

/**
 * A function of stable identity that calls the newest version, so that children need not be rendered
 * again. For event handlers, not for use while rendering.
 */
export function useSteady<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
