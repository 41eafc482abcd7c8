import { expect, test } from 'vitest';
import { isRanked, plainRules, positionRulesProblem, resolveRules } from './position-rules.ts';
import { presetRules, rulePresets } from './rule-presets.ts';

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
