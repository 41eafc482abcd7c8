// One step of an election: taken by the model and by the server, which must agree.
import type fc from 'fast-check';
import { expect } from 'vitest';
import { api } from '#contract/api.ts';
import type { CallName } from '#contract/api.ts';
import type { Refusal } from '#core/refusal.ts';
import type { Model } from './election-model.ts';
import { compareCounts } from './election-reading.ts';
import type { Real, Step } from './election-reading.ts';
import { refusedWith } from './refused-with.ts';
import type { Answer } from './test-app.ts';

export type Command = fc.AsyncCommand<Model, Real>;
export const step = (words: string, run: Step): Command => ({
  check: () => true,
  toString: () => words,
  async run(expected, real) {
    await run(expected, real);
    await compareCounts(expected, real);
  },
});

/** How often each call was answered how: histories in which nothing happens prove nothing. */
export const reached = new Map<string, number>();

export function expectAnswer(answer: Answer, call: CallName, refusal: Refusal | null): void {
  const outcome = `${call}: ${refusal ?? 'done'}`;
  reached.set(outcome, (reached.get(outcome) ?? 0) + 1);
  if (refusal !== null) expect(answer).toMatchObject(refusalOf(refusal));
  else expect(answer).toMatchObject({ status: 'status' in api[call] ? api[call].status : 200 });
}

/** Where several fields may be wrong, the sentence is that of a field. */
function refusalOf(refusal: Refusal) {
  const { status, body } = refusedWith(refusal);
  const hasFields = refusal === 'invalid-input' || refusal === 'election-frozen';
  return { status, body: hasFields ? { reason: refusal } : body };
}
