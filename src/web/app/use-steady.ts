import { useCallback, useLayoutEffect, useRef } from 'react';

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
