import { wrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import type { GivenRules } from './position-rules.ts';
import {
  differingRules,
  isPlain,
  isRanked,
  plainRules,
  positionRulesProblem,
  resolveRules,
  runOffProblem,
  usualMajority,
} from './position-rules.ts';

const problemOf = (given: GivenRules) => positionRulesProblem(resolveRules(given));
const nobody = { name: 'NOTA', effect: 'shown' } as const;

describe('the rules of a position', () => {
  test('are those of the specification where nothing is said', () => {
    expect(resolveRules({})).toEqual(plainRules);
    expect(problemOf({})).toBeNull();
    expect(isPlain(resolveRules({ seats: undefined }))).toBe(true);
    // Whom its candidates need is not how it is won.
    expect(isPlain(resolveRules({ supporters: { seconders: 12 } }))).toBe(true);
    expect(resolveRules({ supporters: { seconders: undefined } })).toEqual(plainRules);
  });

  test('are its own, else those for all, else the default', () => {
    const rules = resolveRules({ seats: 2 }, { seats: 3, maxChoices: 2, canAbstain: undefined });
    expect([rules.seats, rules.maxChoices, rules.canAbstain]).toEqual([2, 2, false]);
    expect(differingRules(rules)).toEqual({ seats: 2, maxChoices: 2 });
  });

  test('what an edit leaves out stays, until a post becomes a question or the other way round', () => {
    const before = resolveRules({ seats: 2, nobody });
    expect(differingRules(resolveRules({ maxChoices: 2 }, {}, before))).toEqual({
      seats: 2,
      maxChoices: 2,
      nobody,
    });
    const question = resolveRules({ kind: 'question', text: 'Shall we?' }, {}, before);
    expect(question).toEqual(resolveRules({ kind: 'question', text: 'Shall we?' }));
    expect(resolveRules({ canAbstain: true }, {}, question).text).toBe('Shall we?');
    expect(resolveRules({ kind: 'post' }, {}, question)).toEqual(plainRules);
  });

  test('a question takes no seats from the others, and has the usual majority', () => {
    const ofAll = { seats: 3, nobody, method: 'stv', canAbstain: true } as const;
    const rules = resolveRules({ kind: 'question', text: 'Shall we?' }, ofAll);
    expect(differingRules(rules)).toEqual({
      kind: 'question',
      text: 'Shall we?',
      canAbstain: true,
      majority: usualMajority,
    });
    expect(positionRulesProblem(rules)).toBeNull();
    const majority = { share: { numerator: 2, denominator: 3 }, of: 'eligible' } as const;
    expect(resolveRules({ kind: 'question', majority }).majority).toBe(majority);
    expect(resolveRules({}, { kind: 'question' }).kind).toBe('question');
  });

  test.each([
    [{ kind: 'question', text: ' ' }, 'enter-what-asked'],
    [{ kind: 'question', text: 'Shall we?', seats: 2 }, 'question-answered-with-yes-or'],
    [{ kind: 'question', text: 'Shall we?', nobody }, 'question-answered-with-yes-or'],
    [{ kind: 'question', text: 'Shall we?', maxChoices: 2 }, 'question-answered-with-yes-or'],
    [{ kind: 'question', text: 'Shall we?', method: 'irv' }, 'question-answered-with-yes-or'],
    [{ kind: 'question', text: 'Shall we?', leastRanks: 2 }, 'question-answered-with-yes-or'],
    [{ kind: 'question', text: 'Shall we?', unopposed: 'voted' }, 'question-answered-with-yes-or'],
    [
      { kind: 'question', text: 'Shall we?', supporters: { proposers: 1 } },
      'question-answered-with-yes-or',
    ],
    [{ text: 'Shall we?' }, 'text-belongs-to-question'],
    [{ seats: 2, majority: usualMajority }, 'majority-fills-one-seat'],
    [{ method: 'irv', majority: usualMajority }, 'ranked-has-no-majority'],
    [{ majority: { ...usualMajority, of: 'eligible' } }, 'majority-of-post-is-of-valid'],
    [{ method: 'irv', seats: 2 }, 'instant-runoff-fills-one-seat'],
    [{ method: 'stv', seats: 2, maxChoices: 2 }, 'people-rank-many-candidates-they'],
    [{ method: 'stv', nobody }, 'where-people-rank-nobody-can'],
    [{ leastRanks: 2 }, 'least-number-ranks-for-positions'],
    [{ unopposed: 'voted' }, 'to-vote-on-single-candidate'],
    [{ method: 'stv', unopposed: 'voted' }, 'to-vote-on-single-candidate'],
  ] satisfies [GivenRules, string][])('%j is refused', (given, key) => {
    expect(problemOf(given)).toBe(wrong(key));
  });

  test.each([
    { seats: 2, maxChoices: 2, nobody: { name: 'NOTA', effect: 'voids' }, canAbstain: true },
    { unopposed: 'voted', nobody },
    { method: 'irv', leastRanks: 3 },
    { method: 'stv', seats: 3, nobody: { name: 'Re-open nominations', effect: 'reopens' } },
    { method: 'stv', seats: 3, nobody: { name: 'RON', effect: 'reopens' }, unopposed: 'voted' },
  ] satisfies GivenRules[])('%j is fine', (given) => {
    expect(problemOf(given)).toBeNull();
    expect(isRanked(resolveRules(given))).toBe('method' in given);
  });
});

test('a run-off decides no tie where people rank', () => {
  expect(runOffProblem('run-off', { method: 'stv' })).not.toBeNull();
  expect(runOffProblem('run-off', { method: 'plurality' })).toBeNull();
  expect(runOffProblem('draw', { method: 'irv' })).toBeNull();
});
