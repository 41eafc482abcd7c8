import { expect, test } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import { resolveRules } from '#core/elections/position-rules.ts';
import { ruleWords, sentencesForVoters } from './rule-words.ts';

const ron = { name: 'Re-open nominations', effect: 'reopens' } as const;
const half = { numerator: 1, denominator: 2 };

test.each<[GivenRules, string]>([
  [{}, '1 seat, 1 choice'],
  [{ seats: 2, maxChoices: 2 }, '2 seats, up to 2 choices'],
  [
    { nobody: { name: 'NOTA', effect: 'shown' }, canAbstain: true },
    '1 seat, 1 choice, NOTA is only counted, people can abstain',
  ],
  [
    { nobody: { name: 'NOTA', effect: 'voids' } },
    '1 seat, 1 choice, NOTA makes the result void with more than half of the valid votes and opens nominations again',
  ],
  [
    { nobody: ron, unopposed: 'voted' },
    '1 seat, 1 choice, Re-open nominations opens seats again, a candidate without opponents needs votes',
  ],
  [{ method: 'irv', leastRanks: 3 }, '1 seat, people rank (instant run-off), at least 3 ranks'],
  [{ method: 'stv', seats: 3 }, '3 seats, people rank (single transferable vote)'],
  [
    { majority: { share: half, of: 'valid' } },
    '1 seat, 1 choice, more than half of the valid votes, or the first two meet in a second round',
  ],
  [
    {
      majority: { share: { numerator: 40, denominator: 100 }, of: 'valid' },
      quorum: { kind: 'number', least: 30 },
    },
    '1 seat, 1 choice, at least 40 % of the valid votes, or the first two meet in a second round, at least 30 have to take part',
  ],
  [
    { majority: { share: { numerator: 1, denominator: 1 }, of: 'valid' } },
    '1 seat, 1 choice, all of the valid votes, or the first two meet in a second round',
  ],
  [
    { kind: 'question', text: 'Shall we?' },
    'a question, “Shall we?”, more than half of the valid votes for yes',
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      quorum: { kind: 'number', least: 30 },
      majority: { share: half, of: 'eligible' },
    },
    'a question, “Shall we?”, at least 30 have to take part, more than half of those who may vote for yes',
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      quorum: { kind: 'share', share: { numerator: 1, denominator: 4 } },
      majority: { share: { numerator: 1, denominator: 1 }, of: 'valid' },
    },
    'a question, “Shall we?”, at least 1/4 of those who may vote have to take part, all of the valid votes for yes',
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      majority: { share: { numerator: 2, denominator: 3 }, of: 'valid' },
    },
    'a question, “Shall we?”, at least 2/3 of the valid votes for yes',
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      majority: { share: { numerator: 1, denominator: 4 }, of: 'eligible' },
    },
    'a question, “Shall we?”, at least 1/4 of those who may vote for yes, and more yes than no',
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      majority: { share: { numerator: 40, denominator: 100 }, of: 'valid' },
    },
    'a question, “Shall we?”, more than half of the valid votes for yes',
  ],
])('%j reads %j', (given, words) => {
  expect(ruleWords(resolveRules(given))).toBe(words);
});

test.each([
  [{}, []],
  [
    { majority: { share: half, of: 'valid' }, quorum: { kind: 'number', least: 30 } },
    [
      'Whoever has more than half of the valid votes is elected, or the first two meet in a second round.',
      'It counts only if at least 30 people take part.',
    ],
  ],
  [
    { majority: { share: { numerator: 40, denominator: 100 }, of: 'valid' } },
    [
      'Whoever has the most and at least 40 % of the valid votes is elected, or the first two meet in a second round.',
    ],
  ],
  [
    { kind: 'question', text: 'Shall we?', quorum: { kind: 'share', share: half } },
    ['It counts only if at least 1/2 of those who may vote take part.'],
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      majority: { share: { numerator: 66, denominator: 100 }, of: 'valid' },
    },
    ['It passes with at least 66 % of the valid votes for yes.'],
  ],
  [
    {
      kind: 'question',
      text: 'Shall we?',
      majority: { share: { numerator: 40, denominator: 100 }, of: 'valid' },
    },
    [],
  ],
  [
    { kind: 'question', text: 'Shall we?', majority: { share: half, of: 'eligible' } },
    ['It passes with more than half of those who may vote for yes.'],
  ],
] satisfies [GivenRules, string[]][])('to voters %j is %j', (given, sentences) => {
  expect(sentencesForVoters(resolveRules(given))).toEqual(sentences);
});

test('a question that says nothing of its majority has no words for it', () => {
  const rules = { ...resolveRules({ kind: 'question', text: 'Shall we?' }), majority: null };
  expect(ruleWords(rules)).toBe('a question, “Shall we?”');
});
