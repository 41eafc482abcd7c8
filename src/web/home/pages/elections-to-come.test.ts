import { expect, test } from 'vitest';
import { electionsToCome } from './elections-to-come.ts';

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

test('the open ones stand first, the soonest to close on top', () => {
  expect(electionsToCome([soon, long, over, short], now)).toEqual([short, long, soon]);
});

test('then the next to open', () => {
  expect(electionsToCome([late, over, soon], now)).toEqual([soon, late]);
});

test('what is over, paused or a rehearsal is none', () => {
  const others = [over, { ...short, state: 'paused' as const }, { ...long, rehearsal: true }];
  expect(electionsToCome(others, now)).toEqual([]);
});
