import { readClock } from '../platform/db/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Database, Tx } from '../platform/db/client.ts';
import { mostApart, openClockJudge } from './judge-clocks.ts';
import type { Jump } from './judge-clocks.ts';
import { findPause, insertPause, keepPause } from './store.ts';
import type { ClosingPause } from './store.ts';
import { record } from '../platform/record.ts';

/** This server's two clocks; tests bring their own. */
export interface ServerClocks {
  monotonic(): number;
  wall(): number;
}

const systemClocks: ServerClocks = { monotonic: () => performance.now(), wall: () => Date.now() };

/** What was found last. */
export interface ClockState {
  /** How far the database is ahead of this server; null before the first look. */
  apartMs: number | null;
  isApart: boolean;
  pause: ClosingPause | null;
}

/** Compares this server's clock with the database's, and stops closings when one of them jumps. */
export interface ClockWatch {
  /** Reads the clocks now, and does what follows. */
  look(): Promise<ClockState>;
  latest(): ClockState;
  /** Says what is done when closings begin to wait, and when they go on by themselves. */
  attend(work: PauseWork): void;
}

/** Part of the transaction that begins or ends a pause. */
export interface PauseWork {
  begin(tx: Tx, pause: Jump & { id: string }): Promise<void>;
  end(tx: Tx): Promise<unknown>;
}

type Parts = Pick<Database, 'db' | 'transact'> & { log: Log };

const noWork: PauseWork = { begin: async () => {}, end: async () => {} };

/** For how many seconds clocks agree before closings go on by themselves. */
const usualCalm = 60;

export function openClockWatch(
  parts: Parts,
  clocks: ServerClocks = systemClocks,
  calmSeconds = usualCalm,
): ClockWatch {
  const judge = openClockJudge();
  let work = noWork;
  let state: ClockState = { apartMs: null, isApart: false, pause: null };
  let agreedSince = Infinity;
  let looking: Promise<ClockState> | null = null;

  async function look(): Promise<ClockState> {
    const sent = clocks.monotonic();
    const now = await readClock(parts.db);
    const received = clocks.monotonic();
    const trip = received - sent;
    const database = now.getTime() + trip / 2;
    const finding = judge({ monotonic: received, wall: clocks.wall(), database, trip });
    const { apartMs, jump, doAgree } = finding;
    const { pause, isCalm } = await findPause(parts.db, calmSeconds);
    if (!doAgree) agreedSince = Infinity;
    else if (agreedSince === Infinity) agreedSince = received;
    const isOver = pause !== null && isCalm && received - agreedSince >= calmSeconds * 1_000;
    if (jump !== null) await pauseClosings(parts, jump, work);
    else if (pause !== null && !doAgree) await parts.transact(keepPause);
    else if (isOver) await parts.transact(work.end);
    const isApart = Math.abs(apartMs) > mostApart + trip;
    if (isApart !== state.isApart) {
      parts.log.warn({ apartMs }, isApart ? 'the clocks do not agree' : 'the clocks agree again');
    }
    const hasChanged = jump !== null || isOver;
    const after = hasChanged ? (await findPause(parts.db, calmSeconds)).pause : pause;
    state = { apartMs, isApart, pause: after };
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
    attend(given) {
      work = given;
    },
  };
}

/** Once however many servers see the same jump; a second jump makes the pause begin its minute anew. */
async function pauseClosings(parts: Parts, jump: Jump, work: PauseWork): Promise<void> {
  await parts.transact(async (tx) => {
    const id = await insertPause(tx, jump);
    if (id === null) return keepPause(tx);
    parts.log.error(jump, 'a clock jumped: closings wait');
    const detail = `${jump.cause} ${jump.ms} ms`;
    await record(tx, { actorId: null, act: 'clock.pause', objectId: id, detail });
    await work.begin(tx, { id, ...jump });
  });
}
