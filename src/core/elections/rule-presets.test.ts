import { expect, test } from 'vitest';
import {
  isRanked,
  plainRules,
  positionRulesProblem,
  resolveRules,
  usualMajority,
} from './position-rules.ts';
import {
  presetCandidacies,
  presetOutcomes,
  presetRules,
  rulePresets,
  rulesLike,
} from './rule-presets.ts';

test.each(rulePresets)('the rules of %s go together, whatever a position was before', (preset) => {
  for (const before of [plainRules, resolveRules({ seats: 3, maxChoices: 2, canAbstain: true })]) {
    const rules = presetRules(preset, before);
    expect(positionRulesProblem(rules)).toBeNull();
    expect(rules.seats).toBe(before.seats);
    expect(rules.maxChoices).toBe(isRanked(rules) ? 1 : before.seats);
  }
  const question = resolveRules({ kind: 'question', text: 'Shall it?' });
  expect(presetRules(preset, question)).toBe(question);
});

test('a quick poll is what the specification knows', () => {
  expect(presetRules('quick-poll', resolveRules({ canAbstain: true }))).toEqual(plainRules);
});

test.each([
  [1, 'irv'],
  [3, 'stv'],
] as const)('with %i seats a union ranks by %s', (seats, method) => {
  expect(presetRules('uk-union', resolveRules({ seats }))).toMatchObject({ seats, method });
});

test('the rules of one position go to another, which keeps its seats', () => {
  const nobody = { name: 'NOTA', effect: 'voids' } as const;
  const one = resolveRules({ nobody, canAbstain: true, unopposed: 'voted' });
  const three = resolveRules({ seats: 3, maxChoices: 1 });
  expect(rulesLike(one, three)).toEqual({ ...one, seats: 3, maxChoices: 3 });
  // Fewer choices than seats stay as many.
  const limited = resolveRules({ seats: 4, maxChoices: 2 });
  expect(rulesLike(limited, three)).toEqual({ ...three, maxChoices: 2 });
  expect(rulesLike(resolveRules({ method: 'irv' }), three)).toMatchObject({
    method: 'stv',
    seats: 3,
    maxChoices: 1,
  });
  // Of one seat the transferable vote is chosen on purpose, and stays so for all.
  const stv = resolveRules({ method: 'stv' });
  expect(rulesLike(stv, plainRules)).toEqual(stv);
  expect(rulesLike({ ...stv, seats: 3 }, plainRules)).toMatchObject({ method: 'irv', seats: 1 });
  const supporters = { seconders: 12 };
  for (const like of [one, resolveRules({ method: 'irv' })]) {
    expect(rulesLike(like, { ...three, supporters }).supporters).toEqual(supporters);
    expect(rulesLike({ ...like, supporters }, three).supporters).toBeNull();
  }
  expect(presetRules('quick-poll', { ...three, supporters }).supporters).toEqual(supporters);
  const question = resolveRules({ kind: 'question', text: 'Shall it?' });
  expect(rulesLike(one, question)).toBe(question);
  expect(rulesLike(question, one)).toBe(one);
});

test('a student government asks for a majority of one seat, and several seats have none', () => {
  const one = presetRules('us-government', plainRules);
  expect(one.majority).toEqual(usualMajority);
  expect(presetRules('us-government', resolveRules({ seats: 2 })).majority).toBeNull();
  expect(rulesLike(one, resolveRules({ seats: 2 })).majority).toBeNull();
  expect(rulesLike(one, plainRules).majority).toEqual(usualMajority);
});

test('only colleges of India get supporters, and one position for each person', () => {
  for (const preset of rulePresets) {
    const isIndian = preset === 'indian-college';
    const count = isIndian ? 1 : 0;
    const asked = { proposers: count, seconders: count, onePost: isIndian };
    expect(presetCandidacies[preset]).toEqual(asked);
  }
});

test('only unions hide counts and pass over who leaves', () => {
  for (const preset of rulePresets) {
    const isUnion = preset === 'uk-union';
    const outcome = { leaving: isUnion ? 'next' : 'vacant', hidesCounts: isUnion };
    expect(presetOutcomes[preset]).toEqual(outcome);
  }
});
