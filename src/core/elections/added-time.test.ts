import { expect, test } from 'vitest';
import { addedTimeSentence, addedUntilProblem, endFor, isOverForOthers } from './added-time.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
const iso = (hour: number) => at(hour).toISOString();
const plain = { endDate: iso(17) };
const added = { endDate: iso(20), addedTime: { othersEndDate: iso(17), people: 51 } };

test('voting ends for somebody when it ends for them', () => {
  expect(endFor(plain, false)).toBe(iso(17));
  expect(endFor(added, false)).toBe(iso(17));
  expect(endFor(added, true)).toBe(iso(20));
});

test('it is over for others from their end on, until it is over for all', () => {
  expect(isOverForOthers(plain, at(18).getTime())).toBe(false);
  expect(isOverForOthers(added, at(17).getTime() - 1)).toBe(false);
  expect(isOverForOthers(added, at(17).getTime())).toBe(true);
  expect(isOverForOthers(added, at(20).getTime() - 1)).toBe(true);
  expect(isOverForOthers(added, at(20).getTime())).toBe(false);
});

test('the moment is after the end, a week later at most, and never earlier than told', () => {
  const first = { othersEnd: at(17), end: at(17), isAdded: false };
  const more = { othersEnd: at(17), end: at(20), isAdded: true };
  expect(addedUntilProblem(at(18), first)).toBeNull();
  expect(addedUntilProblem(at(17 + 7 * 24), first)).toBeNull();
  expect(addedUntilProblem(at(18 + 7 * 24), first)).toContain('at most 7 days');
  expect(addedUntilProblem(at(17), first)).toContain('after the end');
  expect(addedUntilProblem(new Date(Number.NaN), first)).toContain('after the end');
  expect(addedUntilProblem(at(19), more)).toContain('no earlier time');
  expect(addedUntilProblem(at(20), more)).toBeNull();
});

test('one person has, and several have', () => {
  expect(addedTimeSentence(1, '18:00')).toBe('1 person who could not vote has until 18:00.');
  expect(addedTimeSentence(51, '18:00')).toBe('51 people who could not vote have until 18:00.');
});
