import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountInput } from '#core/counting/count-input.ts';
import { decideQuestion } from '#core/counting/question.ts';
import { decidePost, ordersOf } from '#core/elections/decide-post.ts';
import type { CountedPost, DecidedPost } from '#core/elections/decide-post.ts';
import type { LeavingRule } from '#core/elections/outcome-rules.ts';
import { leavingRules } from '#core/elections/outcome-rules.ts';
import { plainRules } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { buildKit } from './support/kit-builder.ts';
import { markedElections, rankedElections } from './support/random-elections.ts';
import { kitCountOf } from '#server/recount/rounds-kit.ts';
import { checkOrders, countPosition4, countRounds } from './support/verifier.ts';

// The verifier was written from docs/recount-kit.md and shares no code with the count: both say the same.

/** The same election as the count decides it, and as a recount kit has it; with rulings in it. */
function both(input: CountInput, leaving: LeavingRule, ruled: Ruled = {}) {
  const { out = [], isVoid = false, isOf6 = false, decidedBy = plainRules } = ruled;
  const { quorum } = decidedBy;
  const { candidates, nobody, lists, blank, draw, method, seats, maxChoices, unopposed } = input;
  const ids = [...candidates.map(({ id }) => id), ...(nobody === null ? [] : [nobody.id])];
  const persons = candidates.map(({ id, left }) => ({
    id,
    hasLeft: left !== null,
    isDisqualified: out.includes(id),
  }));
  const rulings = [
    ...out.map((id) => ({ kind: 'disqualified', person: id })),
    ...(isVoid ? [{ kind: 'void', person: null }] : []),
  ];
  const cast = lists.map(({ ranks, weight }) => ({
    choices: ranks.map((entry) => ids[entry] ?? ''),
    ballots: weight,
  }));
  // A majority is of one seat that the most votes win.
  const majority = method === 'plurality' && seats === 1 ? decidedBy.majority : null;
  const eligible = 16;
  const ways = { method, seats, maxChoices, unopposed, quorum, majority };
  const post: CountedPost = {
    rules: {
      ...plainRules,
      ...ways,
      nobody: nobody === null ? null : { name: 'Nobody', effect: nobody.effect },
    },
    eligible,
    leaving,
    persons,
    isVoid,
    nobody: nobody?.id ?? null,
    lists: [...cast, ...(blank === 0 ? [] : [{ choices: [], ballots: blank }])],
    order: draw,
  };
  const asked = isOf6 ? askedOf(post) : null;
  const decided = decidePost({ ...post, ...asked?.found });
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
    eligible,
    nobody: nobody?.effect ?? null,
    canAbstain: true,
    candidates: entries,
    ballots,
    ...(draw !== null && { draw: { order: draw } }),
    ...(asked !== null && { id: 'members', title: 'Members', orders: asked.orders }),
    ...(rulings.length > 0 && { rulings }),
  };
  const resultOf = ({ outcome, drawn }: DecidedPost) => {
    const elected = 'elected' in outcome ? [...outcome.elected] : [];
    const meeting = outcome.kind === 'no-majority' ? [...outcome.again, ...outcome.level] : drawn;
    const told = outcome.kind === 'tie' ? outcome.tied : meeting;
    const tied = outcome.kind === 'void' ? [] : told.toSorted();
    return { outcome: outcome.kind, elected, tied, openSeats: seats - elected.length };
  };
  const there = countPosition4(position, leaving);
  return {
    here: resultOf(decided),
    asCastHere: decided.asCast === null ? undefined : resultOf(decided.asCast),
    there: there.result,
    asCastThere: there.asCast,
    position,
    wrongOrders: checkOrders(position, leaving),
    byRounds: () => countRounds(withRounds(position, decided), leaving),
  };
}

interface Ruled {
  /** The ids of those who are disqualified. */
  out?: readonly string[];
  isVoid?: boolean;
  /** Of version 6: it says where a draw would make no difference. */
  isOf6?: boolean;
  /** What decides it besides its votes. */
  decidedBy?: Pick<PositionRules, 'quorum' | 'majority'>;
}

/** The counts of a position in which a draw could decide, as a server asks them, and what a kit says of them. */
function askedOf(post: CountedPost) {
  const left = post.persons.flatMap(({ id, hasLeft }) => (hasLeft ? [id] : [])).toSorted();
  const out = post.persons.flatMap((one) => (one.isDisqualified === true ? [one.id] : []));
  const asCast = {
    ...post,
    persons: post.persons.map((one) => ({ ...one, isDisqualified: false })),
  };
  const isAsked = ({ rules, ...rest }: CountedPost) =>
    rules.method !== 'plurality' && decidePost({ rules, ...rest }).isUpToDraw;
  const [now, cast] = [post, asCast].map((one) => (isAsked(one) ? ordersOf(one) : null));
  const each = [
    { disqualified: out.toSorted(), found: now },
    ...(out.length > 0 ? [{ disqualified: [], found: cast }] : []),
  ];
  const orders = each.flatMap(({ disqualified, found }) =>
    found == null ? [] : [{ left, disqualified, isSame: found.isSame }],
  );
  const isSame = orders.every((one) => one.isSame);
  const goesOn = (found: typeof now) => (found == null ? null : { ...found, isSame });
  return { orders, found: { found: goesOn(now), foundAsCast: goesOn(cast) } };
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

const withSome = (elections: fc.Arbitrary<CountInput>) =>
  fc.tuple(
    elections.filter(({ candidates }) => candidates.length > 0),
    fc.constantFrom(...leavingRules),
    fc.constantFrom('elected', 'voted' as const),
    fc.boolean(),
    fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    fc.option(
      fc.record({
        out: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        isVoid: fc.boolean(),
      }),
    ),
    fc.boolean(),
    fc.option(
      fc.record({
        quorum: fc.option(quorum, { freq: 2 }),
        majority: fc.option(
          share.map((one) => ({ share: one, of: 'valid' as const })),
          { freq: 3 },
        ),
      }),
    ),
  );

test.each([
  ['irv', rankedElections('irv')],
  ['stv', rankedElections('stv')],
  ['plurality', markedElections],
  ['majority', markedElections.map((one) => ({ ...one, seats: 1 }))],
] as const)('%s', (kind, elections) => {
  const method = kind === 'majority' ? 'plurality' : kind;
  // For a second round enough have to stay.
  const isMany = (at: number) => kind !== 'majority' || at % 3 === 0;
  const seen = { vacant: 0, changed: 0, alike: 0, other: 0, asCast: 0, short: 0, second: 0 };
  fc.assert(
    fc.property(
      withSome(elections),
      ([input, leaving, unopposed, isDrawn, gone, ruled, isOf6, by]) => {
        const ids = [...input.candidates.map(({ id }) => id), 'nobody'];
        const out = input.candidates
          .filter((_, at) => ruled?.out[at] === true && isMany(at + 1))
          .map(({ id }) => id);
        const { here, there, asCastHere, asCastThere, byRounds, wrongOrders, position } = both(
          {
            ...input,
            unopposed: input.nobody === null ? 'elected' : unopposed,
            candidates: input.candidates.map(({ id }, at) => ({
              id,
              left: gone[at] === true && isMany(at) ? leaving : null,
            })),
            draw: isDrawn ? (input.draw ?? ids.toReversed()) : null,
          },
          leaving,
          {
            ...{ out, isVoid: ruled?.isVoid ?? false, isOf6: isOf6 && method !== 'plurality' },
            ...(by !== null && { decidedBy: by }),
          },
        );
        expect(wrongOrders).toEqual([]);
        const { orders = [], ...bare } = position;
        if (orders.length > 0) {
          const isAlike = orders.every(({ isSame }) => isSame);
          seen[isAlike ? 'alike' : 'other'] += 1;
          seen.asCast += orders.length - 1;
          const lied = orders.map((one) => ({ ...one, isSame: !one.isSame }));
          for (const wrong of [lied, [], [...orders, ...orders]]) {
            expect(checkOrders({ ...bare, orders: wrong }, leaving)).not.toEqual([]);
          }
          if (here.outcome === 'tie') expect([isAlike, isDrawn]).toEqual([false, false]);
        }
        expect(there).toEqual(here);
        expect(asCastThere).toEqual(asCastHere);
        seen.short += here.outcome === 'no-quorum' ? 1 : 0;
        seen.second += here.outcome === 'no-majority' ? 1 : 0;
        seen.vacant += here.outcome === 'vacant' ? 1 : 0;
        seen.changed += JSON.stringify(here) === JSON.stringify(asCastHere ?? here) ? 0 : 1;
        if (method === 'plurality') return;
        const { result, wrong = [] } = byRounds();
        expect(wrong).toEqual([]);
        expect(result).toEqual(here);
      },
    ),
    { numRuns: 4_000 },
  );
  if (kind === 'majority') {
    expect(seen.second).toBeGreaterThan(100);
    return;
  }
  expect(seen.vacant).toBeGreaterThan(50);
  expect(seen.changed).toBeGreaterThan(300);
  expect(seen.short).toBeGreaterThan(100);
  if (method === 'plurality') return;
  for (const times of [seen.alike, seen.other, seen.asCast]) expect(times).toBeGreaterThan(50);
});

test.each([
  [6, true],
  [7, false],
])('%i who have no vote: up to 720 ways are followed', (people, isSame) => {
  const ids = 'abcdefghi'.slice(0, people + 2).split('');
  const { wrongOrders, position } = both(
    {
      ...{ method: 'stv', seats: 2, maxChoices: 1, unopposed: 'elected', nobody: null },
      candidates: ids.map((id) => ({ id, left: null })),
      lists: [
        { ranks: [0], weight: 28 },
        { ranks: [1], weight: 14 },
      ],
      ...{ blank: 0, draw: null },
    },
    'vacant',
    { isOf6: true },
  );
  expect(position.orders).toEqual([{ left: [], disqualified: [], isSame }]);
  expect(wrongOrders).toEqual([]);
});

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
