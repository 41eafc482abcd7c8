import { expect, test } from 'vitest';
import { spanText } from './span.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [0, '0 seconds'],
  [400, '0 seconds'],
  [second, '1 second'],
  [119 * second, '119 seconds'],
  [2 * minute, '2 minutes'],
  [90 * minute, '90 minutes'],
  [2 * hour, '2 hours'],
  [47 * hour, '47 hours'],
  [2 * day, '2 days'],
  [-40 * day + 15, '40 days'],
])('%d ms are %s', (ms, words) => {
  expect(spanText(ms)).toBe(words);
});
