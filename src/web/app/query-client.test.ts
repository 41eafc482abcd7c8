import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/kit/call-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (retryAfter?: number) =>
  new CallError('The server is busy.', {
    status: 503,
    error: 'overloaded',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** Reads through a fresh cache; the problems come first, one for each try. */
function read(problems: readonly CallError[]) {
  let tries = 0;
  const answer = createQueryClient(() => {}).fetchQuery({
    queryKey: ['elections'],
    retry: createQueryClient(() => {}).getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      const problem = problems[tries];
      tries += 1;
      return problem === undefined ? 'elections' : Promise.reject(problem);
    },
  });
  answer.catch(() => {});
  return { answer, tries: () => tries };
}

test('a full server is asked again when it said, not before, until it answers', async () => {
  const { answer, tries } = read([busy(4), busy(8)]);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('elections');
});

test('who is not told when to come again is told that it failed', async () => {
  const { answer, tries } = read([busy()]);
  await expect(answer).rejects.toThrow('busy');
  expect(tries()).toBe(1);
});

test('it does not go on for ever', async () => {
  const { answer, tries } = read(Array.from({ length: 50 }, () => busy(3)));
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(answer).rejects.toThrow('busy');
  expect(tries()).toBe(11);
});
