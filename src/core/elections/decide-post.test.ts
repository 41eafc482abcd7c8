import { describe, expect, test } from 'vitest';
import { decidePost, meetingBy, ordersOf, singleMarks, withEach } from './decide-post.ts';
import type { CountedPost } from './decide-post.ts';
import { plainRules, usualMajority } from './position-rules.ts';
import type { GivenRules } from './position-rules.ts';

/** A post as in the table of docs/recount-kit.md: `a 5, b* 3, n 7`; a star has left, ! is disqualified, n is nobody. */
function post(
  votes: string,
  rules: GivenRules = {},
  given: Partial<Pick<CountedPost, 'leaving' | 'order' | 'lists' | 'isVoid' | 'eligible'>> = {},
): CountedPost {
  const entries = votes.split(', ').map((text) => {
    const [name = '', count = '0'] = text.split(' ');
    return {
      id: name.replaceAll(/[*!]/g, ''),
      votes: Number(count),
      hasLeft: name.includes('*'),
      isDisqualified: name.includes('!'),
    };
  });
  return {
    rules: { ...plainRules, ...Object.fromEntries(Object.entries(rules)) },
    leaving: 'vacant',
    eligible: 20,
    persons: entries.filter(({ id }) => id !== 'n'),
    nobody: entries.some(({ id }) => id === 'n') ? 'n' : null,
    lists: singleMarks(entries),
    order: null,
    ...given,
  };
}

const nobody = (effect: 'shown' | 'reopens' | 'voids') => ({ nobody: { name: 'NOTA', effect } });
const elected = (...ids: string[]) => ({ kind: 'elected', elected: ids });

test.each([
  [post('a 5, b 3'), elected('a')],
  [post('a 4, b 4, c 1'), { kind: 'tie', elected: [], tied: ['a', 'b'], openSeats: 1 }],
  [post('a 4, b 4, c 1', { seats: 2 }), elected('a', 'b')],
  [
    post('a 4, b 2, c 2, d 2, e 1', { seats: 3 }),
    { kind: 'tie', elected: ['a'], tied: ['b', 'c', 'd'], openSeats: 2 },
  ],
  [
    post('a 4, b 2, c 2, d 2, e 1', { seats: 3 }, { order: [...'ecabd'] }),
    { ...elected('a', 'c', 'b'), by: 'draw' },
  ],
  [post('a 0'), elected('a')],
  [post('a 0, b 0'), { kind: 'no-votes', tied: ['a', 'b'] }],
  [post('a 3, b 0, c 0', { seats: 2 }), { ...elected('a'), openSeats: 1 }],
  [post('a 3, b 0', { seats: 3 }), { ...elected('a', 'b'), openSeats: 1 }],
  [post('a* 4, b 3, c 3'), elected('a')],
  [post('a* 4, b 3, c 3', {}, { leaving: 'next' }), { kind: 'tie', tied: ['b', 'c'] }],
  [post('a* 4, b 3, c 2', {}, { leaving: 'next' }), { ...elected('b'), by: 'next' }],
  [post('a 4, b* 3', {}, { leaving: 'next' }), { ...elected('a'), by: 'votes' }],
  [post('a* 4, b 0', {}, { leaving: 'next' }), { kind: 'no-votes', tied: ['b'] }],
  [post('a* 4', {}, { leaving: 'next' }), { kind: 'nobody' }],
  [post('a* 4, b 3', {}, { leaving: 'vote-again' }), { kind: 'vote-again', left: ['a'] }],
  [post('a 4, b* 3', {}, { leaving: 'vote-again' }), elected('a')],
  [
    post('a 9, b 6, c 6, n 7', { seats: 2, ...nobody('reopens') }),
    { ...elected('a'), openSeats: 1 },
  ],
  [
    post('a 5, b 5, c 2, n 7', { seats: 2, ...nobody('reopens') }),
    { kind: 'reopened', openSeats: 2 },
  ],
  [post('a 5, b 4, n 10', nobody('voids')), { kind: 'void', openSeats: 1 }],
  [post('a 5, b 4, n 9', nobody('voids')), elected('a')],
  [
    post('a 3, n 3', { ...nobody('shown'), unopposed: 'voted' }),
    { kind: 'voted-down', openSeats: 1 },
  ],
  [post('a 3, n 4', nobody('shown')), elected('a')],
])('case %# comes out as docs/recount-kit.md says', (given, outcome) => {
  expect(decidePost(given).outcome).toMatchObject(outcome);
});

test.each([
  [post('a! 5, b 3'), { kind: 'vacant', openSeats: 1 }],
  [post('a! 5, b 3', { seats: 2 }), { ...elected('b'), openSeats: 1 }],
  [post('a! 5, b 3', {}, { leaving: 'next' }), { ...elected('b'), by: 'votes' }],
  [post('a! 5, b 3', {}, { leaving: 'vote-again' }), { kind: 'vote-again', left: ['a'] }],
  [post('a*! 5, b 3'), { kind: 'vacant', openSeats: 1 }],
  [post('a! 4, b 4'), elected('b')],
  [post('a! 4, b 4, c 4'), { kind: 'tie', elected: [], tied: ['b', 'c'], openSeats: 1 }],
  [post('a! 0, b 0'), { kind: 'no-votes', tied: ['b'] }],
  [post('a! 0'), { kind: 'vacant', openSeats: 1 }],
  [post('a! 4', {}, { leaving: 'next' }), { kind: 'vacant', openSeats: 1 }],
  [post('a 5, b 3', { seats: 2 }, { isVoid: true }), { kind: 'void', openSeats: 2 }],
])('ruling %#: what comes out, and that it comes out as cast without it', (given, outcome) => {
  const decided = decidePost(given);
  expect(decided.outcome).toMatchObject(outcome);
  const persons = given.persons.map(({ id, hasLeft }) => ({ id, hasLeft }));
  expect(decided.asCast).toEqual(decidePost({ ...given, persons, isVoid: false }));
  expect(decided.asCast?.asCast).toBeNull();
});

test('who has left and who is disqualified are told apart: the seat of the one goes to the next', () => {
  const decided = decidePost(post('a* 5, b! 4, c 3', { seats: 2 }, { leaving: 'next' }));
  expect(decided).toMatchObject({
    outcome: { ...elected('c'), by: 'next', openSeats: 1 },
    passedOver: ['a'],
    asCast: { outcome: elected('b', 'c') },
  });
});

const half = { majority: usualMajority };
const least = (count: number) => ({ quorum: { kind: 'number' as const, least: count } });
const second = (again: string, level = '') => ({
  kind: 'no-majority',
  openSeats: 1,
  again: [...again],
  level: [...level],
});

test.each([
  [post('a 6, b 5', half), elected('a')],
  [post('a 10, b 8, c 6', half), { ...second('ab'), needed: 13 }],
  // Half is not more than half.
  [post('a 5, b 4, c 1', half), second('ab')],
  [post('a 4, b 3, c 3', half), second('a', 'bc')],
  [post('a 4, b 3, c 3', half, { order: [...'cab'] }), second('ac')],
  [post('a 3, b 3, c 3, d 1', half), second('', 'abc')],
  [post('a 3, b 3, c 3, d 1', half, { order: [...'dcba'] }), second('cb')],
  // A draw that was held among others tells nobody apart.
  [post('a 4, b 3, c 3', half, { order: ['a'] }), second('a', 'bc')],
  [post('a 4, b 4, c 2', half), second('ab')],
  [post('a 0, b 0', half), { kind: 'no-votes' }],
  [post('a 4', half), elected('a')],
  // What is for nobody is valid, and no person.
  [post('a 4, b 1, n 4', { ...half, ...nobody('shown') }), second('ab')],
  [post('a 4, b 1, n 4', { ...half, ...nobody('reopens') }), { kind: 'reopened' }],
  [post('a 4, b 1, n 6', { ...half, ...nobody('voids') }), { kind: 'void' }],
  // Where two cannot meet the most votes win.
  [post('a 4, b* 3, n 4', { ...half, ...nobody('shown') }, { leaving: 'next' }), elected('a')],
  [post('a* 4, b 3, c 3', half), { ...second('bc') }],
  [post('a! 4, b 3, c 3', half), { ...second('bc') }],
  [post('a! 4, b 3, c 3', half, { leaving: 'vote-again' }), { kind: 'vote-again', left: ['a'] }],
  [post('a 4, b 3, c! 2', half, { leaving: 'vote-again' }), second('ab')],
  [post('a 4, b 3, c 1', least(8)), elected('a')],
  [post('a 4, b 3, c 1', least(9)), { kind: 'no-quorum', openSeats: 1, voted: 8, needed: 9 }],
  [post('a 4', { ...least(5), seats: 2 }), { kind: 'no-quorum', openSeats: 2 }],
  [post('a 3, b 3', { ...least(7), ...half }), { kind: 'no-quorum' }],
  [post('a 0, b 0', least(1)), { kind: 'no-quorum', voted: 0 }],
  [post('a 9', least(10), { isVoid: true }), { kind: 'void' }],
  [{ ...post('a 0', least(1)), persons: [], lists: [] }, { kind: 'nobody' }],
])('quorum and majority, case %#', (given, outcome) => {
  expect(decidePost(given).outcome).toMatchObject(outcome);
});

test('a quorum is of those who may vote, and who abstains takes part', () => {
  const share = { kind: 'share' as const, share: { numerator: 1, denominator: 2 } };
  const lists = [
    { choices: ['a'], ballots: 4 },
    { choices: [], ballots: 6 },
  ];
  const given = post('a, b', { quorum: share, canAbstain: true }, { lists });
  expect(decidePost({ ...given, eligible: 20 }).outcome).toMatchObject(elected('a'));
  expect(decidePost({ ...given, eligible: 21 }).outcome).toMatchObject({ needed: 11, voted: 10 });
});

test('below a quorum a ranked position shows the first choices, and no order is asked', () => {
  const lists = [
    { choices: ['a', 'b'], ballots: 2 },
    { choices: ['b'], ballots: 2 },
  ];
  const tied = post('a, b, c', { method: 'irv' }, { lists });
  expect(decidePost(tied)).toMatchObject({ outcome: { kind: 'tie' }, isUpToDraw: true });
  const short = { ...tied, rules: { ...tied.rules, ...least(5) } };
  const decided = decidePost(short);
  expect(decided).toMatchObject({
    ...{ outcome: { kind: 'no-quorum' }, isUpToDraw: false, drawn: [], margin: null },
    count: { rounds: [{ tallies: [2, 2, 0], needed: null, events: [] }] },
  });
  expect(ordersOf(short)).toEqual({ isSame: true, sure: [] });
  const empty = post('a, b', { method: 'irv', ...least(5) }, { lists: [] });
  expect(decidePost(empty)).toMatchObject({
    outcome: { kind: 'no-quorum' },
    count: { rounds: [] },
  });
});

test('a draw of who is second is told, and as cast the rest is the same', () => {
  const drawn = decidePost(post('a 4, b 3, c 3', half, { order: [...'cab'] }));
  expect(drawn).toMatchObject({ drawn: ['b', 'c'], byDraw: [], isUpToDraw: false });
  const ruled = decidePost(post('a! 4, b 3, c 2', half));
  expect(ruled).toMatchObject({ outcome: second('bc'), asCast: { outcome: second('ab') } });
});

test('a run-off has all in the second round who are level for it, a draw those whom it chooses', () => {
  const { outcome } = decidePost(post('a 4, b 3, c 3', half));
  expect(meetingBy('draw', outcome)).toBe(outcome);
  expect(meetingBy('run-off', outcome)).toMatchObject(second('abc'));
  const won = decidePost(post('a 4, b 3')).outcome;
  expect(meetingBy('run-off', won)).toBe(won);
});

describe('beside the outcome', () => {
  test('a seat is told to be open because of nobody only where nobody was not exceeded', () => {
    const short = decidePost(post('a 3, n 0', { seats: 2, ...nobody('reopens') }));
    expect([short.reopened, short.outcome]).toMatchObject([0, { openSeats: 1 }]);
    const beaten = decidePost(post('a 9, b 6, c 6, n 7', { seats: 2, ...nobody('reopens') }));
    expect(beaten.reopened).toBe(1);
  });

  test('who makes room for the next is named, also out of a tie', () => {
    const left = decidePost(post('a* 5, b 5, c 1', {}, { leaving: 'next' }));
    expect(left).toMatchObject({ passedOver: ['a'], outcome: elected('b') });
    const vacant = decidePost(post('a* 5, b 4'));
    expect(vacant.passedOver).toEqual([]);
  });

  test('those whom the draw told apart are named, and who of them has a seat', () => {
    const three = post('a 4, b 2, c 2, d 1', { seats: 2 }, { order: [...'dcba'] });
    expect(decidePost(three)).toMatchObject({ drawn: ['b', 'c'], byDraw: ['c'] });
    const drawn = decidePost(post('a 4, b 4, c 1', {}, { order: [...'cba'] }));
    expect(drawn).toMatchObject({ drawn: ['a', 'b'], outcome: { ...elected('b'), by: 'draw' } });
    expect(decidePost(post('a 5, b 4', {}, { order: [...'ba'] })).drawn).toEqual([]);
  });
});

/** Lists such as "5 ab, 3 b, 2 " with the number of ballots in front; the last abstain. */
const lists = (text: string) =>
  text.split(', ').map((list) => {
    const [ballots = '', choices = ''] = list.split(' ');
    return { choices: [...choices], ballots: Number(ballots) };
  });

describe('ranked', () => {
  test('votes are those of the last round in which an entry stood', () => {
    const given = lists('8 a, 6 ba, 5 cb, 4 d');
    const decided = decidePost(post('a, b, c, d', { method: 'irv' }, { lists: given }));
    expect(decided.outcome).toMatchObject(elected('b'));
    expect(Object.fromEntries(decided.votes)).toEqual({ a: 8, b: 11, c: 5, d: 4 });
  });

  test('a transferable vote has up to five places', () => {
    const given = lists('10 abc, 4 ac, 3 b, 4 cd, 5 dc');
    const decided = decidePost(post('a, b, c, d', { method: 'stv', seats: 2 }, { lists: given }));
    expect(decided.outcome).toMatchObject(elected('a', 'c'));
    expect(Object.fromEntries(decided.votes)).toEqual({ a: 9, b: 6.5714, c: 10.42856, d: 5 });
  });

  test('several seats that nobody wins are opened again, and nobody has one name', () => {
    const given = lists('75 n, 15 ab, 10 b');
    const rules = { method: 'stv', seats: 2, ...nobody('reopens') } as const;
    const decided = decidePost(post('a, b, n', rules, { lists: given }));
    expect(decided).toMatchObject({ outcome: { kind: 'reopened', openSeats: 2 }, reopened: 2 });
    expect(decided.votes.get('n')).toBe(34);
  });

  test('a tie stops the count, and the draw goes on with it', () => {
    const given = lists('2 a, 2 b');
    const irv = { method: 'irv' } as const;
    expect(decidePost(post('a, b', irv, { lists: given })).outcome).toEqual({
      kind: 'tie',
      elected: [],
      tied: ['a', 'b'],
      openSeats: 1,
    });
    const drawn = decidePost(post('a, b', irv, { lists: given, order: ['b', 'a'] }));
    expect(drawn).toMatchObject({ outcome: { ...elected('b'), by: 'draw' }, drawn: ['a', 'b'] });
  });

  // Real figures: one with one vote and nobody with one, and who of them goes out first decides nothing.
  const farnham = post(
    'a, b, c, n',
    { method: 'stv', seats: 2, ...nobody('reopens') },
    { lists: lists('28 a, 14 b, 1 c, 1 n') },
  );

  test('where each order elects the same people the count goes on by the ids, and nobody is last', () => {
    expect(decidePost(farnham)).toMatchObject({ outcome: { kind: 'tie' }, isUpToDraw: true });
    const found = ordersOf(farnham);
    expect(found).toEqual({ isSame: true, sure: ['a', 'b'] });
    const decided = decidePost({ ...farnham, found });
    expect(decided).toMatchObject({
      outcome: { ...elected('a', 'b'), by: 'votes' },
      isUpToDraw: true,
      drawn: [],
      byDraw: [],
    });
    const ties = decided.count.rounds.flatMap(({ events }) =>
      events.filter(({ kind }) => kind === 'tie'),
    );
    expect(ties).toMatchObject([{ tied: [2, 3], chosen: [3], round: null, isSame: true }]);
    // Without nobody the greatest id is out.
    const irv = post('c, a, b', { method: 'irv' }, { lists: lists('4 a, 2 ba, 2 ca') });
    const alike = decidePost({ ...irv, found: ordersOf(irv) });
    expect(alike).toMatchObject({ outcome: elected('a') });
    expect(alike.count.rounds[1]?.step).toMatchObject({ kind: 'exclude', entry: 0 });
  });

  test('a draw that was held is always used, and who has the seat by it is told apart', () => {
    const order = [...'bnca'];
    const drawn = decidePost({ ...farnham, order, found: ordersOf(farnham) });
    expect(drawn).toMatchObject({ drawn: ['c', 'n'], byDraw: [], outcome: { by: 'draw' } });
    expect(JSON.stringify(drawn.count)).not.toContain('isSame');
    const stv = { method: 'stv', seats: 2 } as const;
    const last = post('a, b, c', stv, { lists: lists('9 a, 5 b, 5 c'), order: [...'cab'] });
    expect(decidePost({ ...last, found: ordersOf(last) })).toMatchObject({
      ...{ outcome: elected('a', 'c'), byDraw: ['c'] },
    });
    // Nobody asked: of an exclusion nothing false is said, and a seat that was drawn is said.
    expect(decidePost(last)).toMatchObject({ outcome: elected('a', 'c'), byDraw: [] });
    const irv = post('a, b', { method: 'irv' }, { lists: lists('2 a, 2 b'), order: [...'ba'] });
    expect(decidePost(irv).byDraw).toEqual(['b']);
  });

  test('a ruling has orders of its own, beside those of the count as cast', () => {
    const ruled = {
      ...farnham,
      persons: farnham.persons.map((one) => ({ ...one, isDisqualified: one.id === 'b' })),
      found: null,
      foundAsCast: ordersOf(farnham),
    };
    const decided = decidePost(ruled);
    expect(decided.outcome.kind).toBe('tie');
    expect(decided.asCast?.outcome).toMatchObject(elected('a', 'b'));
    expect(decidePost({ ...ruled, foundAsCast: null }).asCast?.outcome.kind).toBe('tie');
  });

  test('without a ballot nobody is elected, and nobody has votes', () => {
    const decided = decidePost(post('a, b', { method: 'stv' }, { lists: [] }));
    expect(decided.outcome).toEqual({ kind: 'no-votes', tied: ['a', 'b'] });
    expect([...decided.votes.values()]).toEqual([0, 0]);
  });

  test('who abstains is counted apart', () => {
    const given = [...lists('3 ab, 2 b'), { choices: [], ballots: 4 }];
    const decided = decidePost(post('a, b', { method: 'irv' }, { lists: given }));
    expect(decided.count).toMatchObject({ valid: 5, blank: 4 });
    expect(decided.outcome).toMatchObject(elected('a'));
  });
});

test('a ballot that names nobody of this position is a mistake of ours', () => {
  const stray = [{ choices: ['x'], ballots: 1 }];
  expect(() => decidePost(post('a, b', {}, { lists: stray }))).toThrow('What had to be there');
  const twice = [{ choices: ['a', 'b'], ballots: 1 }];
  expect(() => decidePost(post('a, b', {}, { lists: twice }))).toThrow('choices');
});

test('each id of an outcome is replaced, whatever the outcome', () => {
  const upper = (id: string) => id.toUpperCase();
  const outcomes = [
    post('a 4, b 2, c 2', { seats: 2 }),
    post('a 5, b 3'),
    post('a 0, b 0'),
    post('a* 4, b 3', {}, { leaving: 'vote-again' }),
    post('a 5, n 9', { ...nobody('voids') }),
    post('a 4, b 3, c 3', half),
  ].map((one) => withEach(decidePost(one).outcome, upper));
  expect(outcomes).toMatchObject([
    { elected: ['A'], tied: ['B', 'C'] },
    { elected: ['A'] },
    { tied: ['A', 'B'] },
    { left: ['A'] },
    { kind: 'void' },
    { again: ['A'], level: ['B', 'C'] },
  ]);
});

test('where nothing could be won nobody is passed over', () => {
  expect(decidePost(post('a* 0, b 0, c 0', {}, { leaving: 'next' })).passedOver).toEqual([]);
});
