import { expect, test } from 'vitest';
import { addedTimeSentence } from './added-time.ts';

test('a closed election says how many had more time, and until when', () => {
  expect(addedTimeSentence(1, '5 May, 17:00')).toBe(
    '1 person who could not vote has until 5 May, 17:00.',
  );
  expect(addedTimeSentence(51, '5 May, 17:00')).toBe(
    '51 people who could not vote have until 5 May, 17:00.',
  );
});
