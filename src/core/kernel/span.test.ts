import { expect, test } from 'vitest';
import { spanOf } from './span.ts';
import type { Span } from './span.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each<[number, number, Span['unit']]>([
  [0, 0, 'second'],
  [400, 0, 'second'],
  [second, 1, 'second'],
  [119 * second, 119, 'second'],
  [2 * minute, 2, 'minute'],
  [90 * minute, 90, 'minute'],
  [2 * hour, 2, 'hour'],
  [47 * hour, 47, 'hour'],
  [2 * day, 2, 'day'],
  [-40 * day + 15, 40, 'day'],
])('%d ms are %d of %s', (ms, count, unit) => {
  expect(spanOf(ms)).toEqual({ count, unit });
});
