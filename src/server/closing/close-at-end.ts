import { listUnclosed } from '../elections/store.ts';
import type { Services } from '../services.ts';

/** Later than that a timer fires at once; and so an end is looked for again. */
const longestTimerMs = 3_600_000;
/** The database's clock is known here to within this much. */
const sureMs = 50;

/**
 * Has the job of a close fetched in the moment in which voting ends, also where an officer has just ended it:
 * nobody waits until the queue looks by itself.
 */
export function startClosingAtEnd(services: Pick<Services, 'db' | 'live' | 'jobs' | 'log'>): {
  close(): void;
} {
  const { db, live, jobs, log } = services;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isMoved = false;
  let isOver = false;

  async function look(): Promise<void> {
    const open = (await listUnclosed(db)).filter(({ state }) => state === 'published');
    const now = live.databaseNow();
    const left = open.map(({ ends_at: end }) => end.getTime() + sureMs - now);
    if (left.some((ms) => ms <= sureMs)) jobs.fetchNow('close-election');
    const next = Math.min(longestTimerMs, ...left.filter((ms) => ms > 0));
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(lookSoon, next).unref();
  }
  // However many changes come at once, two looks follow at the most.
  function lookSoon(): void {
    if (isOver) return;
    if (isLooking) {
      isMoved = true;
      return;
    }
    [isLooking, isMoved] = [true, false];
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the next end of voting was not found'))
      .finally(() => {
        isLooking = false;
        if (isMoved) lookSoon();
      });
  }

  live.onChange(({ kind }) => {
    if (kind === 'elections' || kind === 'unknown') lookSoon();
  });
  lookSoon();
  return {
    close() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
