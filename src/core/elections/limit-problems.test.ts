import { wrong } from '../kernel/wrong.ts';
import { expect, test } from 'vitest';
import type { NumberFormat } from '../accounts/number-format.ts';
import { usualFormat } from '../accounts/number-format.ts';
import { positionBarrier } from './electorate.ts';
import { hasUsualCodes, limitProblems } from './limit-problems.ts';

const asIn = (example: string) => wrong('code-as-in-numbers', { example });
const eightDigits: NumberFormat = ['########'];
const coded: NumberFormat = ['[year:####][branch:###]'];

test('branches and years of the usual numbers are two letters and two digits', () => {
  expect(limitProblems({ branches: ['CS', 'ME'], years: ['24'] }, usualFormat)).toEqual({});
  expect(limitProblems({ branches: ['CS', 'CSE', 'C5'], years: ['2024'] }, usualFormat)).toEqual({
    'branches.1': asIn('CS'),
    'branches.2': asIn('CS'),
    'years.0': asIn('24'),
  });
});

test('those of another campus are as its numbers have them', () => {
  expect(limitProblems({ branches: ['110'], years: ['2024'] }, coded)).toEqual({});
  expect(limitProblems({ branches: ['CSE'], years: ['24'] }, coded)).toEqual({
    'branches.0': asIn('001'),
    'years.0': asIn('2024'),
  });
  const several = ['B[branch:@@]###', 'C[branch:***]###'];
  expect(limitProblems({ branches: ['CS', 'A1B'], years: [] }, several)).toEqual({});
  expect(limitProblems({ branches: ['1A'], years: [] }, several)).toEqual({
    'branches.0': asIn('CS / C01'),
  });
  // Numbers of the second shape say no branch.
  const some = ['B[branch:@@]###', '######'];
  expect(limitProblems({ branches: ['1A'], years: [] }, some)).toEqual({
    'branches.0': asIn('CS'),
  });
});

test('a campus whose numbers have none is told so', () => {
  expect(limitProblems({ branches: ['CS'], years: ['24'] }, eightDigits)).toEqual({
    'branches.0': wrong('numbers-have-no-part', { part: 'branch' }),
    'years.0': wrong('numbers-have-no-part', { part: 'year' }),
  });
});

test('limits are read where the campus’s numbers have them, and nowhere else', () => {
  const ofB = (branches: string[], years: string[], format: NumberFormat) =>
    positionBarrier(
      { role: 'student', enrollmentNumber: 'B2021CSE43', listGroups: null, signOnGroups: [] },
      { branches, years, groups: [] },
      format,
    );
  const whole = ['@[year:####][branch:@@@]##'];
  expect(ofB(['CSE'], ['2021'], whole)).toBeNull();
  expect(ofB(['CS'], [], whole)).toBe('not-in-group');
  expect(ofB([], ['21'], whole)).toBe('not-in-group');
  const nameless = ['@####@@@##'];
  expect(ofB(['CSE'], [], nameless)).toBe('not-in-group');
  expect(ofB([], ['2021'], nameless)).toBe('not-in-group');
});

test('usual codes are two letters for a branch, and two digits for a year', () => {
  expect(hasUsualCodes(usualFormat, 'branch')).toBe(true);
  expect(hasUsualCodes(usualFormat, 'year')).toBe(true);
  expect(hasUsualCodes(coded, 'branch')).toBe(false);
  expect(hasUsualCodes(eightDigits, 'year')).toBe(false);
  expect(hasUsualCodes(['[branch:##]###'], 'branch')).toBe(false);
  expect(hasUsualCodes(['[branch:@@]###', '[branch:@@@]###'], 'branch')).toBe(false);
});
