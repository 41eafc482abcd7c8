import { expect, test } from 'vitest';
import { sanctionKinds } from '#core/elections/sanction.ts';
import { disqualifiedEffect, overturnedSentence, sanctionSentence } from './ruling-words.ts';

const named = { candidate: 'Asha Rao', position: 'Secretary' };
const unnamed = { candidate: null, position: null };

test('a ruling says in a sentence what it is, also of a name that is not known', () => {
  expect(sanctionKinds.map((kind) => sanctionSentence({ kind, ...named }))).toEqual([
    'Warning.',
    'Asha Rao is taken off the ballot for Secretary.',
    'Asha Rao is disqualified for Secretary.',
    'People vote again on Secretary.',
    'People who could not vote get more time.',
  ]);
  expect(sanctionSentence({ kind: 'disqualified', ...unnamed })).toBe(
    'The candidate is disqualified for the position.',
  );
});

test('and that it is overturned', () => {
  expect(sanctionKinds.map((kind) => overturnedSentence({ kind, ...named }))).toEqual([
    'A warning is overturned.',
    'The ruling that took Asha Rao off the ballot for Secretary is overturned.',
    'The ruling that disqualified Asha Rao for Secretary is overturned.',
    'The ruling that people vote again on Secretary is overturned.',
    'The ruling that gave some people more time is overturned.',
  ]);
  expect(overturnedSentence({ kind: 'disqualified', ...unnamed })).toBe(
    'The ruling that disqualified the candidate for the position is overturned.',
  );
});

test('what it does to a candidate goes by the first vote and by the rule for who leaves', () => {
  expect(disqualifiedEffect(false, 'vacant')).toContain('leaves the ballot');
  expect(disqualifiedEffect(true, 'vacant')).toContain('the seat stays open');
  expect(disqualifiedEffect(true, 'next')).toContain('the next candidate is elected');
  expect(disqualifiedEffect(true, 'vote-again')).toContain('people vote again');
  expect(disqualifiedEffect('unknown', 'next')).toMatch(/leaves the ballot.+confirmed: .+stays/);
});
