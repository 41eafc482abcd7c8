import { wrong } from '../kernel/wrong.ts';
import { expect, test } from 'vitest';
import { rulesProblem, termOf, usualRules, usualTerm } from './outcome-rules.ts';

test('a draw by a public number names who publishes it, and nothing else has to', () => {
  const draw = { ...usualRules, seed: 'public-number' as const };
  expect(rulesProblem(draw)).toBe(wrong('name-who-publishes-number-draw'));
  expect(rulesProblem({ ...draw, source: ' ' })).not.toBeNull();
  expect(rulesProblem({ ...draw, source: 'State lottery' })).toBeNull();
  expect(rulesProblem({ ...draw, tie: 'run-off' })).toBeNull();
  expect(rulesProblem(usualRules)).toBeNull();
});

test('the time for complaints is what the election says, also in the days of 0.3.0, else three days', () => {
  const complaints = { hours: 20, after: 'close' as const };
  expect(termOf({ complaints, appealDays: 5 })).toEqual(complaints);
  expect(termOf({ appealDays: 5 })).toEqual({ hours: 120, after: 'results' });
  expect(termOf({})).toEqual(usualTerm);
});
