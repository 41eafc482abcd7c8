import { expect, test } from 'vitest';
import type { Result } from './result.ts';
import { ok, refuse } from './result.ts';

test('a result carries a value or a reason, never both', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(refuse('too late')).toEqual({ ok: false, error: 'too late' });
});

test('ok tells the two apart, even where the value is nothing', () => {
  const outcomes: Result<null, null>[] = [ok(null), refuse(null)];
  expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, false]);
});
