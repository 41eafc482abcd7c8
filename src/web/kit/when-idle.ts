/**
 * Calls once the browser has nothing else to do, after `latest` milliseconds even if it has (0 for never); one that
 * cannot say so, after `otherwise`. Answers what takes it back.
 */
export function whenIdle(
  run: () => void,
  { latest = 5000, otherwise = 1000 }: { latest?: number; otherwise?: number } = {},
): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(run, { timeout: latest });
  return () => cancelIdleCallback(turn);
}
