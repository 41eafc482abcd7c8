import { expect, test } from 'vitest';
import { isClean } from './field-errors.ts';

test('a form is clean until one field has a sentence', () => {
  expect(isClean({})).toBe(true);
  expect(isClean({ email: 'Email is required' })).toBe(false);
});
