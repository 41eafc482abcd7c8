import { useEffect, useState } from 'react';

/** True once something has been under way for so many milliseconds. */
export function useIsSlow(isPending: boolean, after: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, after]);
  return isSlow && isPending;
}
