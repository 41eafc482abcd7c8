import { expect, test } from 'vitest';
import type { NumberFormat } from '../accounts/number-format.ts';
import { usualFormat } from '../accounts/number-format.ts';
import { positionBarrier } from './electorate.ts';
import { limitProblems, sayLength } from './limit-problems.ts';

const eightDigits: NumberFormat = { pieces: [{ kind: 'digits', length: 8 }] };
const coded: NumberFormat = {
  pieces: [
    { kind: 'digits', length: 4, means: 'year' },
    { kind: 'digits', length: 3, means: 'branch' },
  ],
};

test('branches and years of the usual numbers are two letters and two digits', () => {
  expect(limitProblems({ branches: ['CS', 'ME'], years: ['24'] }, usualFormat)).toEqual({});
  expect(limitProblems({ branches: ['CS', 'CSE', 'C5'], years: ['2024'] }, usualFormat)).toEqual({
    'branches.1': 'Two letters',
    'branches.2': 'Two letters',
    'years.0': 'Two digits',
  });
});

test('those of another campus are as its numbers have them', () => {
  expect(limitProblems({ branches: ['110'], years: ['2024'] }, coded)).toEqual({});
  expect(limitProblems({ branches: ['CSE'], years: ['24'] }, coded)).toEqual({
    'branches.0': 'Three digits',
    'years.0': 'Four digits',
  });
  expect(sayLength({ length: 1, kind: 'letters' })).toBe('One letter');
});

test('a campus whose numbers have none is told so', () => {
  expect(limitProblems({ branches: ['CS'], years: ['24'] }, eightDigits)).toEqual({
    'branches.0': 'The enrollment numbers of this campus have no branch',
    'years.0': 'The enrollment numbers of this campus have no year',
  });
});

test('limits are read where the campus’s numbers have them, and nowhere else', () => {
  const ofB = (branches: string[], years: string[], pieces: NumberFormat['pieces']) =>
    positionBarrier(
      { role: 'student', enrollmentNumber: 'B2021CSE43', listGroups: null, signOnGroups: [] },
      { branches, years, groups: [] },
      { pieces },
    );
  const whole = [
    { kind: 'letters', length: 1 },
    { kind: 'digits', length: 4, means: 'year' },
    { kind: 'letters', length: 3, means: 'branch' },
    { kind: 'digits', length: 2 },
  ] as const;
  expect(ofB(['CSE'], ['2021'], whole)).toBeNull();
  expect(ofB(['CS'], [], whole)).toBe('not-in-group');
  expect(ofB([], ['21'], whole)).toBe('not-in-group');
  const nameless = [
    { kind: 'letters', length: 1 },
    { kind: 'digits', length: 4 },
    { kind: 'letters', length: 3 },
    { kind: 'digits', length: 2 },
  ] as const;
  expect(ofB(['CSE'], [], nameless)).toBe('not-in-group');
  expect(ofB([], ['2021'], nameless)).toBe('not-in-group');
});
