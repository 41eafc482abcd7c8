import { expect, test } from 'vitest';
import { usualVoters } from './usual-choices.ts';

test.each([
  [7, true, 'proved'],
  [7, false, 'listed'],
  [0, true, 'confirmed'],
  [0, false, 'anybody'],
] as const)('a list of %i, e-mail leaves: %s: voters are known as %s', (listed, mail, kind) => {
  expect(usualVoters({ listed, hasMailServer: mail })).toBe(kind);
});
