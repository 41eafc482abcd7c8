import { expect, test } from 'vitest';
import { rulesProblem, usualRules } from './outcome-rules.ts';

test('a draw by a public number names who publishes it, and nothing else has to', () => {
  const draw = { ...usualRules, seed: 'public-number' as const };
  expect(rulesProblem(draw)).toBe('Name who publishes the number of the draw');
  expect(rulesProblem({ ...draw, source: ' ' })).not.toBeNull();
  expect(rulesProblem({ ...draw, source: 'State lottery' })).toBeNull();
  expect(rulesProblem({ ...draw, tie: 'run-off' })).toBeNull();
  expect(rulesProblem(usualRules)).toBeNull();
});
