import type { Live } from './live.ts';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
// A timer that wakes a little early would find the hour before.
const laterMs = 2_000;

/**
 * Does something whenever an hour of the database's clock ends, or one of its parts; what failed is
 * done in the next one.
 */
export function startEachHour(
  { live, log }: { live: Pick<Live, 'databaseNow'>; log: Log },
  work: () => Promise<unknown>,
  failed: string,
  parts = 1,
): { close(): void } {
  let timer: NodeJS.Timeout;
  const waitForHour = () => {
    const partMs = hourMs / parts;
    const untilEnd = partMs - (live.databaseNow() % partMs);
    timer = setTimeout(run, untilEnd + laterMs).unref();
  };
  const run = () => {
    work()
      .catch((error: unknown) => log.warn({ err: error }, failed))
      .finally(waitForHour);
  };
  waitForHour();
  return { close: () => clearTimeout(timer) };
}
