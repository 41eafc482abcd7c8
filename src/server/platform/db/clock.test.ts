import { expect, test, vi } from 'vitest';
import { openClockOffset } from './clock.ts';
import type { ClockOffset } from './clock.ts';

const begin = Date.parse('2026-03-16T04:30:00.000Z');
/** An answer of a clock that is `ahead` of the moments given. */
const answer = (ahead: number, sent: number, received: number) =>
  [ahead + (sent + received) / 2, { sent, received }] as const;
/** How far a clock is ahead of this machine's, both read in the same moment. */
function aheadOf(clock: ClockOffset): number {
  const moment = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const ahead = clock.now() - performance.now();
  moment.mockRestore();
  return ahead;
}

test('shows this machine’s time until it is told another', () => {
  const clock = openClockOffset();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  const now = performance.now();
  clock.learn(begin, { sent: now, received: now });
  expect(Math.abs(clock.now() - begin)).toBeLessThan(1_000);
});

test('a slow answer says less and spoils nothing', () => {
  const clock = openClockOffset();
  clock.learn(...answer(begin, 1_000, 1_002));
  const before = aheadOf(clock);
  expect(clock.learn(...answer(begin + 200, 2_000, 3_000))).toBe(false);
  expect(Math.abs(aheadOf(clock) - before)).toBeLessThan(3);
});

test('clocks part slowly, which is no jump', () => {
  const clock = openClockOffset();
  for (let second = 0; second < 3_600; second += 1) {
    const [at, slow] = [second * 1_000, second * 0.5];
    expect(clock.learn(...answer(begin + slow, at, at + 1))).toBe(false);
  }
  expect(Math.abs(aheadOf(clock) - begin - 1_800)).toBeLessThan(5);
});

test.each([-3_600_000, -200, 200, 3_600_000])(
  'a clock that is set by %i ms is noticed once',
  (by) => {
    const clock = openClockOffset();
    expect(clock.learn(...answer(begin, 1_000, 1_001))).toBe(false);
    expect(clock.learn(...answer(begin + by, 2_000, 2_001))).toBe(true);
    expect(clock.learn(...answer(begin + by, 3_000, 3_001))).toBe(false);
    expect(Math.abs(aheadOf(clock) - begin - by)).toBeLessThan(5);
  },
);
