import { expect, test } from 'vitest';
import type { Reading } from './judge-clocks.ts';
import { openClockJudge } from './judge-clocks.ts';

const begin = Date.parse('2026-03-16T04:30:00.000Z');
/** After so many seconds, with clocks that were set by so many milliseconds since. */
const reading = (
  seconds: number,
  set: { wall?: number; database?: number; trip?: number } = {},
): Reading => ({
  monotonic: 1_000 + seconds * 1_000,
  wall: begin + seconds * 1_000 + (set.wall ?? 0),
  database: begin + seconds * 1_000 + (set.database ?? 0),
  trip: set.trip ?? 2,
});

test('clocks that go on agree, however long nobody looks', () => {
  const judge = openClockJudge();
  expect(judge(reading(0))).toEqual({ apartMs: 0, jump: null });
  expect(judge(reading(86_400))).toEqual({ apartMs: 0, jump: null });
});

test.each([
  ['database', { database: 3_600_000 }, 3_600_000],
  ['database', { database: -4_000 }, -4_000],
  ['server', { wall: -30_000 }, -30_000],
  // One machine has both.
  ['database', { wall: 60_000, database: 60_000 }, 60_000],
] as const)('a jump of the %s is found once', (cause, set, ms) => {
  const judge = openClockJudge();
  judge(reading(0));
  expect(judge(reading(5, set)).jump).toEqual({ cause, ms });
  expect(judge(reading(10, set)).jump).toBeNull();
});

test('clocks that differ from the first do not agree, and nothing has jumped', () => {
  const judge = openClockJudge();
  const late = { database: -2_500 };
  expect(judge(reading(0, late))).toEqual({ apartMs: -2_500, jump: null });
  expect(judge(reading(5, late))).toEqual({ apartMs: -2_500, jump: null });
  expect(judge(reading(10)).apartMs).toBe(0);
});

test('an answer that took long says less', () => {
  const judge = openClockJudge();
  judge(reading(0));
  const slow = judge(reading(5, { database: 5_000, trip: 6_000 }));
  expect(slow).toMatchObject({ jump: null });
});
