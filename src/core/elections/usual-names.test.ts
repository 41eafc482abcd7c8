import { expect, test } from 'vitest';
import { presetRules, rulePresets } from './rule-presets.ts';
import { plainRules } from './position-rules.ts';
import { usualNameOf, usualNames } from './usual-names.ts';

test.each([
  ['yes', 'Yes', 'yes'],
  ['no', 'No', 'no'],
  ['nobody', 'NOTA', 'nota'],
  ['nobody', 'Re-open nominations', 'reopen'],
  ['nobody', 'Nobody of these', null],
  ['nobody', 'Yes', null],
  [undefined, 'NOTA', null],
  [undefined, 'Yes', null],
] as const)('%s with the name %s is %s', (kind, name, usual) => {
  expect(usualNameOf(kind, name)).toBe(usual);
});

test('the rules that officers choose by name have no other names for nobody', () => {
  const names = rulePresets.flatMap((one) => presetRules(one, plainRules).nobody?.name ?? []);
  expect(names).toEqual([usualNames.nota, usualNames.reopen]);
});
