import { expect, test } from 'vitest';
import { tooFewOf, usualStandings, usualVoters } from './usual-choices.ts';

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

test('the smallest position decides whether counts can show before the close', () => {
  expect(tooFewOf([900, 199, 400])).toBe(199);
  expect(tooFewOf([200, 900])).toBeNull();
  expect(tooFewOf([0])).toBe(0);
  expect(tooFewOf([])).toBeNull();
});
