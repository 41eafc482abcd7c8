/**
 * Calls once the browser has nothing else to do, after five seconds at the latest; one that cannot say so, after a
 * second. Answers what takes it back.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(turn);
}
