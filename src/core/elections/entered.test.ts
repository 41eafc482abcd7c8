import { expect, test } from 'vitest';
import { answerOf, enteredBefore, isFullName, readNewcomer } from './entered.ts';

test.each([
  [null, null, null],
  ['pending', null, null],
  ['withdrawn', 'yes', null],
  ['accepted', 'yes', 'is-candidate'],
  ['rejected', null, 'was-refused'],
  ['removed', 'yes', 'was-refused'],
  [null, 'waits', 'was-entered'],
  ['withdrawn', 'waits', null],
  [null, 'no', 'said-no'],
] as const)(
  'with a nomination that is %s, asked before: %s, the answer is %s',
  (nomination, asked, expected) => {
    expect(enteredBefore({ nomination, asked })).toBe(expected);
  },
);

test('an answer is yes, no, or waits', () => {
  expect([null, true, false].map(answerOf)).toEqual(['waits', 'yes', 'no']);
});

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
