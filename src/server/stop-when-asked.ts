import { constants } from 'node:os';

/**
 * Handles signals from the first moment on: a signal without a handler does not end the first
 * process of a container. The server says by `begin` how it is closed, which may take no longer
 * than `timeoutMs` milliseconds.
 */
export function stopWhenAsked(timeoutMs: number): { begin(close: () => Promise<void>): void } {
  let end: (() => Promise<void>) | null = null;
  let isStopping = false;
  const stop = (signal: 'SIGTERM' | 'SIGINT') => {
    if (isStopping) return;
    isStopping = true;
    // A start that is cut off leaves nothing that the next one does not clear or recover.
    if (end === null) process.exit(128 + constants.signals[signal]);
    console.log('Stopping: requests in flight finish first.');
    setTimeout(() => {
      console.error('Something does not answer, so Hustings ends without waiting for it.');
      process.exit(1);
    }, timeoutMs);
    end().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  return {
    begin(close) {
      end = close;
    },
  };
}
