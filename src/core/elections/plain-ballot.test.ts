import { expect, test } from 'vitest';
import { readPlain, selectsOf } from './plain-ballot.ts';
import type { PlainPosition } from './plain-ballot.ts';

const plain = { method: 'plurality', maxChoices: 1, leastRanks: 1, canAbstain: false } as const;
const entries = ['asha', 'ravi', 'zoya', 'ron'].map((id) => ({ id, name: id.toUpperCase() }));
const position = (rules: Partial<PlainPosition['rules']> = {}): PlainPosition => ({
  title: 'Chair',
  entries,
  nobody: 'ron',
  rules: { ...plain, ...rules },
});
const ranked = position({ method: 'irv', leastRanks: 2 });

test('there is a select for each rank, or for each choice', () => {
  expect(selectsOf(ranked)).toBe(4);
  expect(selectsOf(position())).toBe(1);
  expect(selectsOf(position({ maxChoices: 3 }))).toBe(3);
  expect(selectsOf(position({ maxChoices: 50 }))).toBe(4);
});

test('empty selects skip a position, and others are its choices in their order', () => {
  expect(readPlain(ranked, ['', '', '', ''])).toEqual({ kind: 'skipped' });
  expect(readPlain(ranked, ['zoya', 'ron', '', ''])).toEqual({
    kind: 'chosen',
    choices: ['zoya', 'ron'],
  });
  // Without ranks a gap says nothing.
  expect(readPlain(position({ maxChoices: 3 }), ['', 'ravi', 'asha'])).toEqual({
    kind: 'chosen',
    choices: ['ravi', 'asha'],
  });
  expect(readPlain(position({ canAbstain: true }), ['abstain'])).toEqual({
    kind: 'chosen',
    choices: [],
  });
});

test.each([
  [ranked, ['asha', 'ravi', 'asha', ''], 'You chose ASHA twice. Choose each candidate once.'],
  [
    ranked,
    ['asha', '', 'ravi', ''],
    'You left choice 2 empty and made a later one. Leave no choice out between.',
  ],
  [
    ranked,
    ['', 'asha', 'ravi', ''],
    'You left choice 1 empty and made a later one. Leave no choice out between.',
  ],
  [ranked, ['asha', '', '', ''], 'Please rank more candidates for this position.'],
  [ranked, ['asha', 'mallory', '', ''], 'This candidate does not stand for this position.'],
  [
    position({ maxChoices: 2 }),
    ['asha', 'ron'],
    'A vote against all candidates names nobody else.',
  ],
  [position(), ['asha', 'ravi'], 'You have chosen more candidates than a ballot takes.'],
  [position(), ['abstain'], 'Please choose a candidate. Nobody can abstain from this vote.'],
  [
    position({ canAbstain: true, maxChoices: 2 }),
    ['abstain', 'asha'],
    'You abstain and choose somebody. Do one of both.',
  ],
])('what is wrong is said in a sentence: %#', (where, selected, sentence) => {
  expect(readPlain(where, selected)).toEqual({ kind: 'wrong', sentence: `Chair: ${sentence}` });
});
