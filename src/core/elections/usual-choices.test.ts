import { expect, test } from 'vitest';
import { usualStandings, usualVoters } from './usual-choices.ts';

test.each([
  [7, true, 'proved'],
  [7, false, 'listed'],
  [0, true, 'confirmed'],
  [0, false, 'anybody'],
] as const)('a list of %i, e-mail leaves: %s: voters are known as %s', (listed, mail, kind) => {
  expect(usualVoters({ listed, hasMailServer: mail })).toBe(kind);
});

test.each([
  [199, 900, 'after-close'],
  [200, 3, 'live'],
  [0, 199, 'after-close'],
  [0, 200, 'live'],
] as const)('a list of %i, %i verified accounts: counts are shown %s', (listed, accounts, mode) => {
  expect(usualStandings({ listed, accounts })).toBe(mode);
});
