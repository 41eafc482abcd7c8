import { wrong } from '#core/kernel/wrong.ts';
import { serverClocks } from '../platform/clock.ts';
import type { ServerClocks } from '../platform/clock.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Database } from '../platform/db/client.ts';
import { mostApart, openClockJudge } from './judge-clocks.ts';
import type { Jump } from './judge-clocks.ts';

/** What was found last. */
export interface ClockState {
  /** How far the database is ahead of this server; null before the first look. */
  apartMs: number | null;
  isApart: boolean;
  /** The last jump of a clock that this server saw, for a minute; no election is counted meanwhile. */
  jump: Jump | null;
}

/** Compares this server's clock with the database's. */
export interface ClockWatch {
  /** Reads the clocks now. */
  look(): Promise<ClockState>;
  latest(): ClockState;
}

/** For how many seconds a jump is told, and elections are not counted. */
const usualCalm = 60;

export function openClockWatch(
  { db, log }: Pick<Database, 'db'> & { log: Log },
  clocks: ServerClocks = serverClocks,
  calmSeconds = usualCalm,
): ClockWatch {
  const judge = openClockJudge();
  let state: ClockState = { apartMs: null, isApart: false, jump: null };
  let jumpedAt = -Infinity;
  let looking: Promise<ClockState> | null = null;

  async function look(): Promise<ClockState> {
    const sent = clocks.monotonic();
    const now = await readClock(db);
    const received = clocks.monotonic();
    const trip = received - sent;
    const database = now.getTime() + trip / 2;
    const { apartMs, jump } = judge({
      monotonic: received,
      wall: clocks.wall(),
      database,
      trip,
    });
    if (jump !== null) {
      log.error(jump, 'a clock jumped: no election is counted for a minute');
      jumpedAt = received;
    }
    const isApart = Math.abs(apartMs) > mostApart + trip;
    if (isApart !== state.isApart) {
      log.warn({ apartMs }, isApart ? 'the clocks do not agree' : 'the clocks agree again');
    }
    const isCalm = received - jumpedAt >= calmSeconds * 1_000;
    state = { apartMs, isApart, jump: jump ?? (isCalm ? null : state.jump) };
    return state;
  }

  return {
    // One at a time: a second would compare with the first while it works.
    look() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
    latest: () => state,
  };
}

/** Why no election may be counted now; null where nothing speaks against it. */
export function whyNotByClock({ isApart, apartMs, jump }: ClockState): string | null {
  if (isApart) return wrong('clocksApart', { ms: String(apartMs ?? 0) });
  if (jump === null) return null;
  const ms = String(jump.ms);
  return jump.cause === 'server' ? wrong('serverJumped', { ms }) : wrong('databaseJumped', { ms });
}

/** Looks at once and then every few seconds; what fails is tried with the next look. */
export function startClockWatch({ clockWatch, log }: { clockWatch: ClockWatch; log: Log }): {
  close(): void;
} {
  const look = () => {
    clockWatch
      .look()
      .catch((error: unknown) => log.debug({ err: error }, 'the clocks were not compared'));
  };
  look();
  const timer = setInterval(look, 5_000).unref();
  return { close: () => clearInterval(timer) };
}
