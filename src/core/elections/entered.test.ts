import { expect, test } from 'vitest';
import { answerOf, enteredBefore } from './entered.ts';

test.each([
  [null, null, null],
  ['pending', null, null],
  ['withdrawn', 'yes', null],
  ['accepted', 'yes', 'is-candidate'],
  ['rejected', null, 'was-refused'],
  ['removed', 'yes', 'was-refused'],
  [null, 'waits', 'was-entered'],
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
