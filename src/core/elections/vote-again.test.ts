import { expect, test } from 'vitest';
import { wayAgain } from './vote-again.ts';

test.each([
  ['tie', 0, 'same-candidates'],
  ['void', 0, 'same-candidates'],
  ['vote-again', 0, 'same-candidates'],
  ['no-quorum', 0, 'same-candidates'],
  // Others of its seats are won.
  ['elected', 1, 'nominations-anew'],
  ['reopened', 2, 'nominations-anew'],
  ['nobody', 0, 'nominations-anew'],
  ['no-votes', 0, 'nominations-anew'],
] as const)('after %s, with %i seats opened again: %s', (outcome, openedAgain, way) => {
  expect(wayAgain(outcome, openedAgain)).toBe(way);
});
