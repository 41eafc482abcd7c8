import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function at every render that does what the newest one does: what is given it need not be
 * rendered again because its parent was. For presses, not for use while rendering.
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
