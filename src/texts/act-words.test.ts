import { expect, test } from 'vitest';
import { actsSaying } from './act-words.ts';
import { actAboutWords } from './en/act-words.ts';

test('acts are found by words that stand on the screen, with and without a name', () => {
  expect(actsSaying('Approved')).toEqual(['account.verify', 'member.verify']);
  // "Changed the role of Mina Iyer", and "Changed a role" where nobody is named.
  for (const word of ['changed', 'the', 'role']) expect(actsSaying(word)).toContain('account.role');
  expect(actsSaying('no such word')).toEqual([]);
});

test('the position that somebody stood for is said where it is known', () => {
  const words = actAboutWords['nomination.accept'];
  expect(words?.({ name: 'Mina Iyer', position: 'President' })).toBe(
    'Accepted Mina Iyer for President',
  );
  expect(words?.({ name: 'Mina Iyer', position: null })).toBe('Accepted Mina Iyer');
});
