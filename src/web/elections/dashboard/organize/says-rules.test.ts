import { expect, test } from 'vitest';
import { resolveRules } from '#core/elections/position-rules.ts';
import type { ElectionValues } from './election-values.ts';
import { emptyLimits, usualValues } from './election-values.ts';
import { saysOutcome, saysPosts, saysStanding } from './says-rules.ts';
import { hasPosts } from './settings-codec.ts';

const sources = { listed: 0, withAddress: 0 } as Parameters<typeof usualValues>[0];
const post = (title: string, rules = {}) => ({
  title,
  limits: emptyLimits(),
  candidacy: null,
  rules: resolveRules(rules),
});
const given = (values: Partial<ElectionValues> = {}): ElectionValues => ({
  ...usualValues(sources, 0, 'UTC'),
  positions: [post('President'), post('Treasurer')],
  ...values,
});

test('the usual rules take no line before publishing', () => {
  const values = given();
  expect(saysPosts(values)).toEqual(['2 positions: President, Treasurer.']);
  expect([...saysStanding(values), ...saysOutcome(values)]).toEqual([]);
});

test('each rule that is not the usual one takes a line', () => {
  const usual = given();
  const values = given({
    positions: [post('President', { method: 'irv' }), post('Treasurer')],
    candidacy: { branches: [], years: ['23'], groups: [] },
    onePost: true,
    rankedLists: 'rounds-only',
    rules: {
      ...usual.rules,
      tie: 'run-off',
      leaving: 'vote-again',
      complaints: { hours: 48, after: 'close' },
    },
  });
  expect(saysPosts(values)).toEqual([
    '2 positions: President, Treasurer.',
    expect.stringMatching(/^President: 1 seat/),
    'Only year 23 can be a candidate.',
  ]);
  expect(saysStanding(values)).toHaveLength(1);
  expect(saysOutcome(values)).toEqual([
    'Those who are tied are voted on again.',
    'If a candidate who has won drops out, people vote again.',
    'People can complain until 48 hours after voting closes.',
    expect.any(String),
  ]);
});

test('where there are questions alone nothing is said of dice, of leaving or of supporters', () => {
  const usual = given();
  const asked = given({
    positions: [post('Fee', { kind: 'question', text: 'Shall it be 20 rupees?' })],
    supporters: { ...usual.supporters, proposers: 2 },
    candidacy: { branches: [], years: ['23'], groups: [] },
    candidateConditions: ['Attendance of 75 %'],
    onePost: true,
    rules: { ...usual.rules, tie: 'run-off', leaving: 'vote-again' },
  });
  expect([...saysStanding(asked), ...saysOutcome(asked)]).toEqual([]);
  expect(saysPosts(asked)).toEqual([expect.any(String), expect.stringMatching(/^Fee: a question/)]);
  expect(hasPosts(asked.positions)).toBe(false);
  const both = given({ ...asked, positions: [...asked.positions, post('President')] });
  expect([...saysStanding(both), ...saysOutcome(both)]).toHaveLength(3);
  expect(saysPosts(both)).toHaveLength(3);
});
