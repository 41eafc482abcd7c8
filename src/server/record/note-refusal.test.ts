import { expect, test } from 'vitest';
import { refusals } from '#core/refusal.ts';
import { api } from '#contract/api.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { refusalInWords } from './note-refusal.ts';

const isCode = (word: string) =>
  word in api || (word.includes('-') && word in refusals) || /^[a-z]+[A-Z]|[a-z]_[a-z]/.test(word);

test('what officers were refused is in the record without a path or a code', () => {
  const calls: EndpointSpec[] = Object.values(api);
  const refused = calls
    .filter(({ access }) => access !== 'any')
    .flatMap((call) =>
      refusalsOf(call)
        .filter((reason) => refusals[reason][0] === 'forbidden')
        .map((reason) => refusalInWords({ reason, summary: call.summary })),
    );
  expect(refused.length).toBeGreaterThan(100);
  for (const words of refused) {
    expect(words).not.toMatch(/\/[a-z]|`|\b(GET|POST|PUT|PATCH|DELETE)\b/);
    const codes = words.split(/[\s.,:;()“”]+/).filter(isCode);
    expect(codes, words).toEqual([]);
  }
});
