import { useEffect, useState } from 'react';

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
