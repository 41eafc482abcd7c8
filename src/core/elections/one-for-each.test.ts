import { describe, expect, test } from 'vitest';
import type { EachValue } from './one-for-each.ts';
import {
  alikeKey,
  alikeValues,
  fewestOfClass,
  isUsualColumn,
  limitsOfEach,
  linesForEach,
  numberValues,
  titlesForEach,
} from './one-for-each.ts';

const section = (value: string, people: number): EachValue => ({
  ...{ value, people },
  group: `Section: ${value}`,
});
const nothing = {
  apart: new Set<string>(),
  joined: new Map<string, string>(),
  alone: new Set<string>(),
};
const values = [section('CSE-A', 57), section('CSE A', 4), section('ME-B', 61), section('BT', 3)];
const shortOf = (lines: ReturnType<typeof linesForEach>) =>
  lines.map((line) => [
    line.value,
    line.people,
    line.values.map((one) => one.value).join('+'),
    ...(line.isSmall ? ['small'] : []),
  ]);

test.each([
  ['Section', true],
  ['CLASS ', true],
  ['Dept.', true],
  ['Programme', true],
  ['Year', true],
  ['batch', true],
  ['विभाग', true],
  ['شعبہ', true],
  ['Category', false],
  ['Hostel', false],
  ['Year of birth', false],
  ['', false],
])('the values of a column %s become public without a question: %s', (column, isUsual) => {
  expect(isUsualColumn(column)).toBe(isUsual);
});

test('case, blanks and each kind of hyphen alone make no other class', () => {
  const same = ['CSE-A', 'cse a', 'CSEA', 'CSE – A', 'CSE‑A'];
  expect(new Set(same.map(alikeKey)).size).toBe(1);
  expect(alikeKey('CSE-B')).not.toBe(alikeKey('CSE-A'));
  // Of nothing else each is itself.
  expect(alikeKey('-')).not.toBe(alikeKey('--'));
  expect(alikeValues(values)).toEqual([[values[0], values[1]]]);
});

describe('lines', () => {
  test('values that look alike are one line, in the order of numbers, and a few people are small', () => {
    expect(shortOf(linesForEach(values, nothing, fewestOfClass))).toEqual([
      ['BT', 3, 'BT', 'small'],
      ['CSE-A', 61, 'CSE-A+CSE A'],
      ['ME-B', 61, 'ME-B'],
    ]);
    const ordered = linesForEach([section('10', 9), section('2', 9)], nothing, 5);
    expect(ordered.map((one) => one.value)).toEqual(['2', '10']);
    // As many people: by their names.
    const even = linesForEach([section('b 1', 9), section('B-1', 9)], nothing, 5);
    expect(shortOf(even)).toEqual([['b 1', 18, 'b 1+B-1']]);
  });

  test('what is kept apart is a line of its own', () => {
    const apart = new Set(['CSE-A', 'CSE A']);
    expect(shortOf(linesForEach(values, { ...nothing, apart }, 5))).toEqual([
      ['BT', 3, 'BT', 'small'],
      ['CSE A', 4, 'CSE A', 'small'],
      ['CSE-A', 57, 'CSE-A'],
      ['ME-B', 61, 'ME-B'],
    ]);
  });

  test('a small class joins another, or has a line because an officer said so', () => {
    const joined = new Map([['BT', 'ME-B']]);
    expect(shortOf(linesForEach(values, { ...nothing, joined }, 5))).toEqual([
      ['CSE-A', 61, 'CSE-A+CSE A'],
      ['ME-B', 64, 'ME-B+BT'],
    ]);
    const alone = new Set(['BT']);
    expect(shortOf(linesForEach(values, { ...nothing, alone }, 5))[0]).toEqual(['BT', 3, 'BT']);
    // Of accounts nobody knows how large a class is.
    expect(linesForEach(values, nothing, 0).some((one) => one.isSmall)).toBe(false);
  });

  test.each([
    ['each other', [section('X', 1), section('Y', 2)], { X: 'Y', Y: 'X' }],
    ['itself', [section('X', 1)], { X: 'X' }],
    ['what is not there', [section('X', 1)], { X: 'Z' }],
  ] as const)('what would join %s stays', (_, some, joins) => {
    const joined = new Map<string, string>(Object.entries(joins));
    const lines = linesForEach(some, { ...nothing, joined }, 5);
    expect(lines.map(({ value, people }) => ({ value, people }))).toMatchObject(
      some.map(({ value, people }) => ({ value, people })),
    );
  });
});

test('limits name each group once, and branches and years only where they say no more', () => {
  const none = { branches: [], years: [], groups: [] };
  expect(limitsOfEach(values.slice(0, 2))).toEqual({
    ...none,
    groups: ['Section: CSE-A', 'Section: CSE A'],
  });
  const of = (branch: string, year: string) => ({
    value: `${branch} ${year}`,
    people: 9,
    branch,
    year,
  });
  expect(limitsOfEach([of('CS', '24')])).toEqual({ ...none, branches: ['CS'], years: ['24'] });
  expect(limitsOfEach([of('CS', '24'), of('EC', '24')])).toEqual({
    ...none,
    branches: ['CS', 'EC'],
    years: ['24'],
  });
  expect(limitsOfEach([of('CS', '24'), of('EC', '23')])).toBeNull();
  expect(limitsOfEach([{ value: '24', people: 9, year: '24' }])).toEqual({
    ...none,
    years: ['24'],
  });
});

test('the numbers say branch, year or both; who has neither is in none', () => {
  const numbers = [
    { branch: 'CS', year: '24', people: 60 },
    { branch: 'CS', year: '23', people: 50 },
    { branch: 'EC', year: '24', people: 40 },
    { branch: null, year: '24', people: 2 },
  ];
  expect(numberValues(numbers, { branch: true, year: false })).toEqual([
    { value: 'CS', people: 110, branch: 'CS' },
    { value: 'EC', people: 40, branch: 'EC' },
  ]);
  expect(numberValues(numbers, { branch: false, year: true })).toEqual([
    { value: '24', people: 102, year: '24' },
    { value: '23', people: 50, year: '23' },
  ]);
  expect(numberValues(numbers, { branch: true, year: true })[0]).toEqual({
    ...{ value: 'CS 24', people: 60 },
    ...{ branch: 'CS', year: '24' },
  });
  expect(
    linesForEach(numberValues(numbers, { branch: true, year: true }), nothing, 5),
  ).toHaveLength(3);
});

describe('titles', () => {
  const lines = linesForEach(values, nothing, 0);
  const titles = (pattern: string, present: string[] = []) =>
    titlesForEach(pattern, lines, present);

  test('the value stands in its place, or at the end', () => {
    const all = ['Class rep BT', 'Class rep CSE-A', 'Class rep ME-B'];
    expect(titles(' Class  rep {Section}')).toEqual(all);
    expect(titles('Class rep')).toEqual(all);
    expect(titles('')).toEqual(['BT', 'CSE-A', 'ME-B']);
    expect(titles('{Section} $& rep')[1]).toBe('CSE-A $& rep');
  });

  test('who joined stands beside it, and one class in two ways once', () => {
    const joined = new Map([['BT', 'CSE-A']]);
    const both = linesForEach(values, { ...nothing, joined }, 5);
    expect(titlesForEach('Rep {}', both, [])).toContain('Rep CSE-A, BT');
  });

  test('what stands there already, and what is equal, gets a number', () => {
    expect(titles('Rep {}', ['rep  bt', 'Rep BT (2)'])[0]).toBe('Rep BT (3)');
    const apart = new Set(['cse-a', 'CSE-A']);
    const equal = linesForEach(
      [section('CSE-A', 9), section('cse-a', 8)],
      { ...nothing, apart },
      5,
    );
    expect(titlesForEach('Rep {}', equal, []).map((one) => one.toLowerCase())).toEqual([
      'rep cse-a',
      'rep cse-a (2)',
    ]);
  });

  test('what is too long is cut in its value, and then in all', () => {
    const long = linesForEach(
      [section('A'.repeat(90), 9), section(`${'A'.repeat(89)}B`, 9)],
      nothing,
      5,
    );
    const [one = '', other = ''] = titlesForEach('Representative of {} here', long, []);
    expect([one.length, other.length]).toEqual([80, 80]);
    expect(one).toMatch(/^Representative of A+… here$/);
    expect(other).toMatch(/^Representative of A+… here \(2\)$/);
    expect(titlesForEach(`${'x'.repeat(78)} {}`, lines, [])[1]).toBe(`${'x'.repeat(78)} C`);
    expect(titlesForEach('x'.repeat(90), lines, [])[0]).toBe('x'.repeat(80));
  });
});
