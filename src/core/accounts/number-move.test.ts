import { expect, test } from 'vitest';
import { numberMoveBlocker } from './number-move.ts';

const number = '0177CS240001';
const account = (id: string, enrollmentNumber: string | null, isNumberProved = false) => ({
  id,
  enrollmentNumber,
  isNumberProved,
});
const free = account('taker', null);

test.each(['address', 'code', 'check-in', 'sign-on'] as const)(
  'by %s a number moves while nobody has proved it',
  (way) => {
    expect(numberMoveBlocker({ number, holder: null, taker: free, way })).toBeNull();
    const squatter = account('squatter', number);
    expect(numberMoveBlocker({ number, holder: squatter, taker: free, way })).toBeNull();
    const proved = account('owner', number, true);
    expect(numberMoveBlocker({ number, holder: proved, taker: free, way })).toBe('number-proved');
    expect(numberMoveBlocker({ number, holder: proved, taker: proved, way })).toBeNull();
  },
);

test('an account leaves a number that it has not proved, and no other one', () => {
  const other = '0177CS240002';
  const move = (isProved: boolean) => ({
    number,
    holder: null,
    taker: account('taker', other, isProved),
  });
  expect(numberMoveBlocker({ ...move(false), way: 'address' })).toBeNull();
  expect(numberMoveBlocker({ ...move(true), way: 'address' })).toBe('other-number-proved');
  expect(numberMoveBlocker({ ...move(true), way: 'two-officers' })).toBeNull();
});

test('two officers move a proved number', () => {
  const holder = account('other', number, true);
  expect(numberMoveBlocker({ number, holder, taker: free, way: 'two-officers' })).toBeNull();
});
