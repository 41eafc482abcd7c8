import { sql } from 'kysely';
import type { Db } from './client.ts';

// Two clocks that run free part by less than this, in milliseconds per second.
const drift = 1;

// A jump that is smaller could be one of our own timers.
const smallestJump = 50;

/** What time it is for opening and closing: the database's clock, one for all server processes. */
export async function readClock(db: Db): Promise<Date> {
  const clock = sql<Date>`clock_timestamp()`.as('now');
  const { now } = await db.selectNoFrom(clock).executeTakeFirstOrThrow();
  return now;
}

/** A clock elsewhere, as far as its answers tell. */
export interface ClockOffset {
  /**
   * Takes in an answer: what the clock showed between two moments of `performance.now()`. True
   * when that cannot be unless the clock was set.
   */
  learn(told: number, when: { sent: number; received: number }): boolean;
  /** What it shows now; before the first answer, this machine's own. */
  now(): number;
}

/** Each answer bounds how far the clock is ahead of ours; the narrowest bounds are kept. */
export function openClockOffset(): ClockOffset {
  let low = -Infinity;
  let high = Infinity;
  let learned = 0;

  return {
    learn(told, { sent, received }) {
      const parted = ((received - learned) / 1_000) * drift;
      learned = received;
      const earliest = told - received;
      // The database tells microseconds, of which a Date keeps the milliseconds.
      const latest = told + 1 - sent;
      const isSet = earliest > high + parted + smallestJump || latest < low - parted - smallestJump;
      low = isSet ? earliest : Math.max(low - parted, earliest);
      high = isSet ? latest : Math.min(high + parted, latest);
      if (low > high) [low, high] = [earliest, latest];
      return isSet;
    },
    now: () => (low === -Infinity ? Date.now() : performance.now() + (low + high) / 2),
  };
}
