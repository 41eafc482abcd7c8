import { useEffect, useState } from 'react';

/** Milliseconds after which a skeleton shows (--animate-skeleton), and for which it then stays. */
const showsAfter = 200;
const staysFor = 300;

/**
 * Keeps "loading" true until a skeleton that became visible has stood for 300 ms: no flicker.
 * Answers within 200 ms pass at once, because nothing was shown yet.
 */
export function useDelayedLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const hold = setTimeout(() => setHeld(true), showsAfter);
    return () => clearTimeout(hold);
  }, [isLoading]);
  useEffect(() => {
    if (!isHeld) return;
    const release = setTimeout(() => setHeld(false), staysFor);
    return () => clearTimeout(release);
  }, [isHeld]);
  return isLoading || isHeld;
}
