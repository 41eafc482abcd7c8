import { useRef } from 'react';

/**
 * Lets one call run at a time. A second press, which can come before React has rendered the first,
 * is ignored. A call without a promise ends at once.
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
