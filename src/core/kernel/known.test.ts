import { expect, test } from 'vitest';
import { known } from './known.ts';

test('what is there is given, and what is not is a mistake of ours', () => {
  expect(known([1, 0][1])).toBe(0);
  expect(() => known([1, 0][2])).toThrow('What had to be there is not.');
});
