import { expect, test } from 'vitest';
import {
  disqualifiedEffect,
  givenSanctions,
  isGraveSanction,
  overturnedSentence,
  sanctionKinds,
  sanctionSentence,
} from './sanction.ts';

test('says in a sentence what it is, also of a name that is not known', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  expect(sanctionKinds.map((kind) => sanctionSentence({ kind, ...named }))).toEqual([
    'Warning.',
    'Asha Rao is taken off the ballot for Secretary.',
    'Asha Rao is disqualified for Secretary.',
    'People vote again on Secretary.',
    'People who could not vote get more time.',
  ]);
  expect(sanctionSentence({ kind: 'disqualified', candidate: null, position: null })).toBe(
    'The candidate is disqualified for the position.',
  );
});

test('says that it is overturned', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  expect(sanctionKinds.map((kind) => overturnedSentence({ kind, ...named }))).toEqual([
    'A warning is overturned.',
    'The ruling that took Asha Rao off the ballot for Secretary is overturned.',
    'The ruling that disqualified Asha Rao for Secretary is overturned.',
    'The ruling that people vote again on Secretary is overturned.',
    'The ruling that gave some people more time is overturned.',
  ]);
  expect(overturnedSentence({ kind: 'void', candidate: null, position: null })).toContain(
    'on the position is',
  );
  expect(overturnedSentence({ kind: 'disqualified', candidate: null, position: null })).toContain(
    'disqualified the candidate for',
  );
});

test('needs a second officer unless it is a warning', () => {
  expect(givenSanctions.filter(isGraveSanction)).toEqual(['disqualified', 'void']);
});

test('says what it does to a candidate, by the first vote and by the rule for leavers', () => {
  expect(disqualifiedEffect(true, 'vacant')).toContain('leaves the ballot');
  expect(disqualifiedEffect(false, 'vacant')).toContain('the seat stays open');
  expect(disqualifiedEffect(false, 'next')).toContain('the next candidate is elected');
  expect(disqualifiedEffect(false, 'vote-again')).toContain('people vote again');
});
