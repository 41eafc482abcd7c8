import { expect, test } from 'vitest';
import { enteredBefore, enteredStatusOf, isFullName, readNewcomer } from './entered.ts';

test.each([
  [null, null, null],
  ['pending', null, null],
  ['withdrawn', null, null],
  ['withdrawn', 'entered', null],
  ['withdrawn', 'left', 'has-left'],
  ['accepted', 'entered', 'is-candidate'],
  ['rejected', null, 'was-refused'],
  ['removed', 'entered', 'was-refused'],
  ['pending', 'entered', 'was-entered'],
  [null, 'entered', 'was-entered'],
  [null, 'left', 'has-left'],
] as const)(
  'with a nomination that is %s, before: %s, the answer is %s',
  (nomination, before, expected) => {
    const known = { wasEntered: before !== null, hasLeft: before === 'left' };
    expect(enteredBefore({ nomination, ...known })).toBe(expected);
  },
);

test.each([
  [null, false, 'draft', 'draft'],
  [null, true, 'draft', 'off'],
  [null, false, 'published', 'off'],
  ['accepted', false, 'published', 'stands'],
  ['pending', false, 'published', 'waits'],
  ['withdrawn', true, 'published', 'off'],
  ['removed', false, 'draft', 'off'],
] as const)(
  'who was entered, with a nomination that is %s, left: %s, in a %s election: %s',
  (status, hasLeft, state, expected) => {
    expect(enteredStatusOf({ status, hasLeft, state })).toBe(expected);
  },
);

test.each([
  ['Mina Iyer', { name: 'Mina Iyer', email: null }],
  ['  mina   iyer ', { name: 'mina iyer', email: null }],
  ['Mina Iyer <Mina@Campus.example>', { name: 'Mina Iyer', email: 'mina@campus.example' }],
  ['Mina Iyer, mina@campus.example', { name: 'Mina Iyer', email: 'mina@campus.example' }],
  ['Mina Iyer mina@campus.example', { name: 'Mina Iyer', email: 'mina@campus.example' }],
  ['mina@campus.example', 'no-name'],
  ['<mina@campus.example>', 'no-name'],
  ['Mina mina@campus', 'not-found'],
  ['0177CS230014', 'not-found'],
  ['Mina 2', 'not-found'],
  ['', 'not-found'],
  ['Mіna Iyer', 'not-found'],
  ['x'.repeat(101), 'not-found'],
] as const)('the line "%s" names %j', (line, expected) => {
  expect(readNewcomer(line)).toEqual(expected);
});

test.each([
  ['Mina Iyer', true],
  ['Mina Iyer <mina@campus.example>', true],
  ['Mina', false],
  ['Mina <mina@campus.example>', false],
  ['Mina Iyer 2', false],
  ['0177 CS', false],
  ['mina@campus.example', false],
])('"%s" is a whole name: %j', (line, expected) => {
  expect(isFullName(line)).toBe(expected);
});
