import { expect, test } from 'vitest';
import { oneTimeCodeIn } from './second-step.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('in %j stands the code %j', (typed, code) => {
  expect(oneTimeCodeIn(typed)).toBe(code);
});
