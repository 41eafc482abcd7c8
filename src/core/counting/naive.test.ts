import fc from 'fast-check';
import { expect, test } from 'vitest';
import { electedIn } from '#tests/support/count-tables.ts';
import { naiveCount } from '#tests/support/naive-count.ts';
import { rankedElections } from '#tests/support/random-elections.ts';
import { count } from './count.ts';
import type { CountInput } from './count-input.ts';

function both(input: CountInput) {
  const result = count(input);
  if (!result.ok) throw new Error(result.error);
  const { outcome, rounds, valid } = result.value;
  if (valid === 0) return { outcome: outcome.kind, stages: 0, barred: 0, furtherNobodies: 0 };
  const naive = naiveCount(input);
  const stages = rounds.map(({ tallies, exhausted, lost }) => ({
    tallies: tallies.map(BigInt),
    exhausted: BigInt(exhausted),
    lost: BigInt(lost),
  }));
  expect(stages).toEqual(naive.stages);
  const winners = rounds.flatMap(electedIn);
  expect(winners).toEqual(naive.winners);
  expect(outcome.kind === 'needs-draw').toBe(naive.isWaiting);
  const persons = winners.filter((entry) => entry < input.candidates.length);
  const able = persons.filter((entry) => input.candidates[entry]?.isDisqualified !== true);
  if ('elected' in outcome) expect(outcome.elected).toEqual(able);
  if (outcome.kind === 'decided') {
    expect(outcome.reopened + outcome.votedDown).toBe(winners.length - persons.length);
  }
  return {
    outcome: outcome.kind,
    stages: stages.length,
    barred: outcome.kind === 'decided' ? persons.length - able.length : 0,
    furtherNobodies: winners.filter((entry) => entry > input.candidates.length).length,
  };
}

// What comes by chance has to reach what is hard: ties, draws, seats that nobody took twice.
test.each(['irv', 'stv'] as const)('%s: single papers give every stage', (method) => {
  const seen = { waits: 0, again: 0, barred: 0, stages: 0, furtherNobodies: 0 };
  fc.assert(
    fc.property(rankedElections(method), fc.boolean(), (input, isDrawn) => {
      const { outcome, stages, barred, furtherNobodies } = both(
        isDrawn ? input : { ...input, draw: null },
      );
      seen.waits += outcome === 'needs-draw' ? 1 : 0;
      seen.again += outcome === 'vote-again' ? 1 : 0;
      seen.barred += barred;
      seen.stages += stages;
      seen.furtherNobodies += furtherNobodies;
    }),
    { numRuns: 4_000, seed: 45 },
  );
  expect(seen.waits).toBeGreaterThan(100);
  expect(seen.again).toBeGreaterThan(100);
  expect(seen.barred).toBeGreaterThan(50);
  expect(seen.stages).toBeGreaterThan(4_000);
  if (method === 'stv') expect(seen.furtherNobodies).toBeGreaterThan(20);
});
