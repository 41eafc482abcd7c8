import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountInput } from '#core/counting/count-input.ts';
import { decideQuestion } from '#core/counting/question.ts';
import { decidePost } from '#core/elections/decide-post.ts';
import type { DecidedPost } from '#core/elections/decide-post.ts';
import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import { leavingRules } from '#core/elections/outcome-rules.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import { buildKit } from './support/kit-builder.ts';
import { markedElections, rankedElections } from './support/random-elections.ts';
import { kitCountOf } from '#server/elections/recount/rounds-kit.ts';
import { countPosition4, countRounds } from './support/verifier.ts';

// The verifier was written from docs/recount-kit.md and shares no code with the count: both say the same.

/** The same election as the count decides it, and as a recount kit has it. */
function both(input: CountInput, leaving: LeavingRule) {
  const { candidates, nobody, lists, blank, draw, method, seats, maxChoices, unopposed } = input;
  const ids = [...candidates.map(({ id }) => id), ...(nobody === null ? [] : [nobody.id])];
  const persons = candidates.map(({ id, left }) => ({ id, hasLeft: left !== null }));
  const cast = lists.map(({ ranks, weight }) => ({
    choices: ranks.map((entry) => ids[entry] ?? ''),
    ballots: weight,
  }));
  const ways = { method, seats, maxChoices, unopposed };
  const decided = decidePost({
    rules: {
      ...plainRules,
      ...ways,
      nobody: nobody === null ? null : { name: 'Nobody', effect: nobody.effect },
    },
    leaving,
    persons,
    nobody: nobody?.id ?? null,
    lists: [...cast, ...(blank === 0 ? [] : [{ choices: [], ballots: blank }])],
    order: draw,
  });
  const ballots = [...cast, { choices: [] as string[], ballots: blank }].flatMap((list) =>
    Array.from({ length: list.ballots }, () => ({ choices: list.choices })),
  );
  const entries = [
    ...persons.map((one) => ({ ...one, kind: 'person' })),
    ...(nobody === null ? [] : [{ id: nobody.id, kind: 'nobody', hasLeft: false }]),
  ];
  const position = {
    kind: 'post',
    ...ways,
    nobody: nobody?.effect ?? null,
    canAbstain: true,
    candidates: entries,
    ballots,
    ...(draw !== null && { draw: { order: draw } }),
  };
  const { outcome, drawn } = decided;
  const elected = 'elected' in outcome ? [...outcome.elected] : [];
  const tied = outcome.kind === 'tie' ? outcome.tied : drawn;
  return {
    here: {
      outcome: outcome.kind,
      elected,
      tied: tied.toSorted(),
      openSeats: seats - elected.length,
    },
    there: countPosition4(position, leaving).result,
    byRounds: () => countRounds(withRounds(position, decided), leaving),
  };
}

/** The same position with its rounds, and without its ballots. */
function withRounds(
  { ballots, ...position }: { ballots: { choices: string[] }[]; candidates: { id: string }[] },
  { ids, count }: Pick<DecidedPost, 'ids' | 'count'>,
) {
  return {
    ...position,
    title: 'Members',
    participations: ballots.length,
    abstained: ballots.filter(({ choices }) => choices.length === 0).length,
    candidates: position.candidates.map((one) => ({
      ...one,
      name: one.id,
      votes: ballots.filter(({ choices: [first] }) => first === one.id).length,
    })),
    count: kitCountOf(ids, count),
  };
}

const withSome = (elections: fc.Arbitrary<CountInput>) =>
  fc.tuple(
    elections.filter(({ candidates }) => candidates.length > 0),
    fc.constantFrom(...leavingRules),
    fc.constantFrom('elected', 'voted' as const),
    fc.boolean(),
    fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  );

test.each([
  ['irv', rankedElections('irv')],
  ['stv', rankedElections('stv')],
  ['plurality', markedElections],
] as const)('%s', (method, elections) => {
  fc.assert(
    fc.property(withSome(elections), ([input, leaving, unopposed, isDrawn, gone]) => {
      const ids = [...input.candidates.map(({ id }) => id), 'nobody'];
      const { here, there, byRounds } = both(
        {
          ...input,
          unopposed: input.nobody === null ? 'elected' : unopposed,
          candidates: input.candidates.map(({ id }, at) => ({
            id,
            left: gone[at] === true ? leaving : null,
          })),
          draw: isDrawn ? (input.draw ?? ids.toReversed()) : null,
        },
        leaving,
      );
      expect(there).toEqual(here);
      if (method === 'plurality') return;
      const { result, wrong = [] } = byRounds();
      expect(wrong).toEqual([]);
      expect(result).toEqual(here);
    }),
    { numRuns: 3_000 },
  );
});

const votes = fc.nat(40);
/** A part of 1, also one that can be shortened. */
const share = fc.integer({ min: 1, max: 9 }).chain((denominator) =>
  fc.record({
    numerator: fc.integer({ min: 1, max: denominator }),
    denominator: fc.constant(denominator),
  }),
);
const quorum = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('number' as const), least: fc.nat(90) }),
  fc.record({ kind: fc.constant('share' as const), share }),
);
const majority = fc.record({ share, of: fc.constantFrom('valid' as const, 'eligible' as const) });

test('a question', () => {
  fc.assert(
    fc.property(
      fc.record({ yes: votes, no: votes, abstained: votes, others: fc.nat(60), quorum, majority }),
      ({ yes, no, abstained, others, ...rules }) => {
        const eligible = yes + no + abstained + others;
        const { outcome, ...answer } = decideQuestion({ yes, no, abstained, eligible }, rules);
        const papers = [`${yes}y`, `${no}o`, `${abstained}-`].filter((one) => !one.startsWith('0'));
        const kit = buildKit({
          canAbstain: true,
          candidates: 'y o',
          papers: papers.join(' '),
          outcome,
          answer,
          question: { text: 'Shall it be so?', ...rules, eligible },
        });
        expect(countPosition4(kit.positions[0], 'vacant').result).toEqual({ outcome, ...answer });
      },
    ),
    { numRuns: 3_000 },
  );
});
