import { useEffect, useState } from 'react';

/** Milliseconds: a press that comes sooner was meant for what stood there before. */
const settles = 300;

/** True once `what` has stood on the screen long enough to be read and pressed on purpose. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), settles);
    return () => clearTimeout(timer);
  }, [what]);
  return settled === what;
}
