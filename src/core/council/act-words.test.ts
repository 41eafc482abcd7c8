import { expect, test } from 'vitest';
import { actsSaying } from './act-words.ts';

test('acts are found by words that stand on the screen, with and without a name', () => {
  expect(actsSaying('Approved')).toEqual(['account.verify', 'member.verify']);
  // "Changed the role of Mina Iyer", and "Changed a role" where nobody is named.
  for (const word of ['changed', 'the', 'role']) expect(actsSaying(word)).toContain('account.role');
  expect(actsSaying('no such word')).toEqual([]);
});
