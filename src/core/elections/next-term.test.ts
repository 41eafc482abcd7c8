import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTerm, oneWeek } from './next-term.ts';

const start = new Date('2025-03-17T04:30:00.000Z');
const end = new Date('2025-03-19T12:30:00.000Z');

test('is next year on the same day of the week', () => {
  const now = Date.parse('2025-11-22T00:00:00.000Z');
  expect(nextTerm([start, end], now)).toEqual([
    new Date('2026-03-16T04:30:00.000Z'),
    new Date('2026-03-18T12:30:00.000Z'),
  ]);
});

test('a second round is a week later, or as many as it takes to be ahead', () => {
  expect(nextTerm([start, end], end.getTime(), oneWeek)).toEqual([
    new Date('2025-03-24T04:30:00.000Z'),
    new Date('2025-03-26T12:30:00.000Z'),
  ]);
  const [late] = nextTerm([start, end], Date.parse('2025-04-02T00:00:00.000Z'), oneWeek);
  expect(late).toEqual(new Date('2025-04-07T04:30:00.000Z'));
});

test('stays as it is while the first date is ahead', () => {
  expect(nextTerm([start, end], start.getTime() - 1)).toEqual([start, end]);
});

test('a date that a draft does not have stays missing', () => {
  const now = Date.parse('2025-11-22T00:00:00.000Z');
  expect(nextTerm([null, end, null], now)).toEqual([
    null,
    new Date('2026-03-18T12:30:00.000Z'),
    null,
  ]);
  expect(nextTerm([null], now)).toEqual([null]);
});

test('is ahead by a year of weeks at most, and as long as before', () => {
  const year = 364 * 24 * 60 * 60_000;
  fc.assert(
    fc.property(fc.integer({ min: start.getTime(), max: start.getTime() + 1e12 }), (now) => {
      const [first, last] = nextTerm([start, end], now);
      expect(first.getTime()).toBeGreaterThan(now);
      expect(first.getTime() - now).toBeLessThanOrEqual(year);
      expect(last.getTime() - first.getTime()).toBe(end.getTime() - start.getTime());
    }),
  );
});
