import { useRef } from 'react';

/**
 * Lets one run at a time: a second press can come before React has rendered the first, and is
 * dropped. What gives no promise is over at once.
 */
export function useOneAtATime<Given extends unknown[]>(
  run: (...given: Given) => unknown,
): (...given: Given) => void {
  const isHeld = useRef(false);
  return (...given) => {
    if (isHeld.current) return;
    const result = run(...given);
    if (!(result instanceof Promise)) return;
    isHeld.current = true;
    void result.finally(() => {
      isHeld.current = false;
    });
  };
}
