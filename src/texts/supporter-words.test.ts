import { expect, test } from 'vitest';
import type { SupporterRule } from '#core/elections/supporters.ts';
import { missingWords, supporterRuleWords, supporterSentences } from './supporter-words.ts';

const noLimits = { branches: [], years: [], groups: [] };
const plain: SupporterRule = { proposers: 1, seconders: 2, from: noLimits, own: [] };

test('a rule reads as one line', () => {
  expect(supporterRuleWords(plain)).toBe(
    '1 proposer and 2 seconders who may vote for the position',
  );
  expect(supporterRuleWords({ ...plain, among: 'election', seconders: 0 })).toBe(
    '1 proposer who may vote in the election',
  );
  const from = { branches: ['CS', 'ME'], years: ['24'], groups: ['Hostel A'] };
  expect(supporterRuleWords({ ...plain, proposers: 0, from, own: ['branch', 'year'] })).toBe(
    '2 seconders of branch CS or ME, year 2024 and group Hostel A and of the candidate’s own branch and year who may vote for the position',
  );
  const years = ['2024'];
  expect(supporterRuleWords({ ...plain, seconders: 0, from: { ...noLimits, years } })).toBe(
    '1 proposer of year 2024 who may vote for the position',
  );
  expect(supporterRuleWords({ ...plain, seconders: 0, own: ['branch'] })).toBe(
    '1 proposer of the candidate’s own branch who may vote for the position',
  );
});

test('positions that ask for others are said by themselves', () => {
  const post = (title: string, supporters: { seconders: number; proposers?: number } | null) => ({
    ...{ title, supporters },
  });
  const usual = 'Each candidate needs 1 proposer and 2 seconders who may vote for the position.';
  const [president, senator] = [
    'For President each candidate needs 1 proposer and 25 seconders who may vote for the position.',
    'For Senator each candidate needs 1 proposer and 12 seconders who may vote for the position.',
  ];
  const [twentyFive, twelve] = [
    post('President', { seconders: 25 }),
    post('Senator', { seconders: 12 }),
  ];
  expect(supporterSentences(plain, [])).toEqual([usual]);
  expect(supporterSentences(plain, [post('Dean', null), twelve])).toEqual([usual, senator]);
  expect(supporterSentences(plain, [twentyFive, twelve])).toEqual([president, senator]);
  const none = post('Dean', { proposers: 0, seconders: 0 });
  expect(supporterSentences(plain, [none])).toEqual(['Candidates for Dean need no supporters.']);
  expect(supporterSentences(null, [none, post('Clerk', null)])).toEqual([]);
  expect(supporterRuleWords({ ...plain, seconders: 0, oneOfElection: true })).toBe(
    '1 proposer who may vote for the position, each for one candidate of the whole election',
  );
});

test('who is missing is counted by kind', () => {
  expect(missingWords({ proposer: 0, seconder: 2 })).toBe(
    'This candidate still needs 2 seconders.',
  );
});
