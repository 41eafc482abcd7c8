import { expect, test } from 'vitest';
import { electionOfTheDay } from './election-of-the-day.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const election = (_id: string, from: string, to: string) => ({
  _id,
  startDate: `2026-${from}T00:00:00.000Z`,
  endDate: `2026-${to}T00:00:00.000Z`,
});
const over = election('over', '03-01', '03-05');
const long = election('long', '03-08', '03-20');
const short = election('short', '03-09', '03-12');
const soon = election('soon', '03-11', '03-13');
const late = election('late', '04-01', '04-03');

test('is the open one that closes first', () => {
  expect(electionOfTheDay([soon, long, over, short], now)).toBe(short);
});

test('is the next to open while none is open', () => {
  expect(electionOfTheDay([late, over, soon], now)).toBe(soon);
});

test('is none when all are over', () => {
  expect(electionOfTheDay([over], now)).toBeNull();
  expect(electionOfTheDay([], now)).toBeNull();
});
