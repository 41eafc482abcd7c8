import { expect, test } from 'vitest';
import { sentenceText } from './sentence.ts';

test('a sentence says the same, written already or not', () => {
  expect(sentenceText('Please give a name.')).toBe('Please give a name.');
  expect(sentenceText(() => 'Please give a name.')).toBe('Please give a name.');
});
