import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEachMinute } from './log-each-minute.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a trouble is logged at once, then once a minute with how often it came', () => {
  const lines: unknown[] = [];
  const say = logEachMinute({ error: (line: unknown) => lines.push(line) }, 'the queue');
  say('refused');
  expect(lines).toEqual([{ problem: 'refused', times: 1 }]);
  for (let second = 0; second < 180; second += 1) {
    vi.advanceTimersByTime(1_000);
    say(`refused ${second}`);
  }
  expect(lines).toHaveLength(4);
  expect(lines[2]).toEqual({ problem: 'refused 118', times: 60 });
  // What is over is said no more, and what begins anew is said at once.
  vi.advanceTimersByTime(10 * 60_000);
  expect(lines).toHaveLength(5);
  say('again');
  expect(lines.at(-1)).toEqual({ problem: 'again', times: 1 });
});
