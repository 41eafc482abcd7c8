import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucks, midlothian, threeSeats, uca } from '#tests/support/contests.ts';
import { counted, nobody, position } from '#tests/support/counted.ts';
import { rankedElections } from '#tests/support/random-elections.ts';
import type { CountInput } from './count-input.ts';
import { votePart } from './count-input.ts';
import { rankedRows, stillCounting } from './ranked-rows.ts';
import { reasonsOf } from './reasons.ts';

const nobodyOf = (input: CountInput) => (input.nobody === null ? null : input.candidates.length);
const reasons = (input: CountInput) => reasonsOf(counted(input), nobodyOf(input));
const rows = (input: CountInput) => rankedRows(counted(input), nobodyOf(input));
const votes = (count: number) => count * votePart;
const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5];

describe('why a run-off came out as it did', () => {
  test('who went out, from whom the winner has what, and half of what still counted', () => {
    expect(reasons(midlothian)).toEqual([
      { kind: 'no-half', valid: 300, most: 75, entries: [B] },
      { kind: 'out', entries: [F, E, D, C] },
      {
        kind: 'gained',
        entry: A,
        round: 5,
        first: 72,
        votes: 130,
        from: [
          { entry: C, amount: 35 },
          { entry: D, amount: 14 },
          { entry: E, amount: 5 },
          { entry: F, amount: 4 },
        ],
      },
      {
        kind: 'half',
        entry: A,
        votes: 130,
        still: 231,
        others: [{ entry: B, votes: 101, first: 75 }],
      },
    ]);
  });

  test('more than half at once needs nothing else', () => {
    expect(reasons(position('AB', '3 A, 2 B', { method: 'irv' }))).toEqual([
      { kind: 'half-at-once', entry: A, votes: 3, valid: 5 },
    ]);
  });

  test('two who are level at the end: an earlier round, the draw, or it waits', () => {
    const level = '4 A, 3 B, 1 CB';
    expect(reasons(position('ABC', level, { method: 'irv' }))).toEqual([
      { kind: 'no-half', valid: 8, most: 4, entries: [A] },
      { kind: 'out', entries: [C] },
      { kind: 'level', entries: [A, B], chosen: A, round: 1 },
    ]);
    const even = position('AB', '2 A, 2 B', { method: 'irv' });
    expect(reasons({ ...even, draw: ['B', 'A'] })).toEqual([
      { kind: 'no-half', valid: 4, most: 2, entries: [A, B] },
      { kind: 'level', entries: [A, B], chosen: B, round: null },
    ]);
    expect(reasons(even)).toEqual([
      { kind: 'no-half', valid: 4, most: 2, entries: [A, B] },
      { kind: 'waits', entries: [A, B] },
    ]);
  });

  test('a tie for who goes out is no tie of the winner', () => {
    const input = position('ABC', '5 A, 2 BA, 2 CA, 1 BC', { method: 'irv' });
    expect(reasons(input).map(({ kind }) => kind)).toEqual(['no-half', 'out', 'gained', 'half']);
    expect(
      reasons(position('ABC', '4 A, 2 BA, 2 CA', { method: 'irv' })).map(({ kind }) => kind),
    ).toEqual(['no-half', 'waits']);
  });
});

describe('why several seats went as they did', () => {
  test('the quota, the surplus with where it went, who went out, and the last seat', () => {
    const [quota, atOnce, surplus, out, gained, last] = reasons(threeSeats);
    expect(quota).toEqual({ kind: 'quota', needed: votes(61), valid: 241, people: 3 });
    expect(atOnce).toEqual({ kind: 'at-once', those: [{ entry: A, votes: votes(87) }] });
    expect(surplus).toMatchObject({ kind: 'surplus', entry: A, had: votes(87), needed: votes(61) });
    const went = surplus?.kind === 'surplus' ? surplus.went : [];
    expect(went.map(({ entry, amount }) => [entry, Math.round(amount / votePart)])).toEqual([
      [B, 14],
      [C, 9],
      [null, 3],
    ]);
    expect(out).toEqual({ kind: 'out', entries: [E] });
    expect(gained).toMatchObject({ kind: 'gained', entry: C, round: 3, first: votes(40) });
    expect(last).toMatchObject({
      kind: 'last-seats',
      those: [{ entry: B }],
      before: { entry: D, votes: votes(39) },
    });
  });

  test('a seat that nobody takes, and one in first choices alone', () => {
    expect(reasons(bucks)).toEqual([
      { kind: 'quota', needed: votes(21), valid: 60, people: 2 },
      { kind: 'at-once', those: [{ entry: 2, votes: votes(39) }] },
      { kind: 'out', entries: [B] },
      {
        kind: 'gained',
        entry: A,
        round: 3,
        first: votes(12),
        votes: votes(21),
        from: [{ entry: B, amount: votes(9) }],
      },
      { kind: 'open', seats: 1 },
    ]);
    const [, atOnce] = reasons(uca);
    expect(atOnce).toEqual({ kind: 'at-once', those: [{ entry: A, votes: votes(28) }] });
  });

  test('of many surpluses and late winners two are told', () => {
    const many = position('ABCDEFG', '20 AE, 19 BE, 18 CF, 1 D, 6 E, 6 F, 2 G', {
      method: 'stv',
      seats: 5,
    });
    const told = reasons(many).map(({ kind }) => kind);
    expect(told.filter((kind) => kind === 'surplus')).toHaveLength(2);
    expect(reasons(many).flatMap((one) => (one.kind === 'surplus' ? [one.entry] : []))).toEqual([
      A,
      B,
    ]);
  });

  test('nobody has the quota at once', () => {
    const [, second] = reasons(position('ABC', '4 A, 4 B, 4 CA', { method: 'stv', seats: 2 }));
    expect(second?.kind).not.toBe('at-once');
  });
});

test('who had no opponent, and a count without votes', () => {
  expect(reasons(position('A', '3 A', { method: 'irv' }))).toEqual([
    { kind: 'unopposed', entries: [A] },
  ]);
  const none = position('AB', '', { method: 'irv' });
  expect(reasons(none)).toEqual([]);
  expect(rows(none)).toEqual([]);
});

test.each(['irv', 'stv'] as const)('below the quorum of %s nothing else is a cause', (method) => {
  expect(reasons(position('AB', '3 A, 2 B', { method, quorum: 6 }))).toEqual([]);
});

describe('the lines of a ranked position', () => {
  test('stand by outcome, with the votes of first, deciding and last round', () => {
    expect(rows(midlothian)).toEqual([
      {
        entry: A,
        first: 72,
        decided: { kind: 'elected', round: 5, votes: 130, seats: 1 },
        last: 130,
      },
      { entry: B, first: 75, decided: null, last: 101 },
      { entry: C, first: 55, decided: { kind: 'out', round: 5, votes: 81, seats: 1 }, last: null },
      { entry: D, first: 47, decided: { kind: 'out', round: 4, votes: 63, seats: 1 }, last: null },
      { entry: E, first: 33, decided: { kind: 'out', round: 3, votes: 36, seats: 1 }, last: null },
      { entry: F, first: 18, decided: { kind: 'out', round: 2, votes: 18, seats: 1 }, last: null },
    ]);
  });

  test('have who stayed longer first, whatever the order of the list', () => {
    const input = position('ABCD', '1 A, 2 B, 5 C, 4 D', { method: 'irv' });
    expect(rows(input).map(({ entry }) => entry)).toEqual([C, D, B, A]);
  });

  test('hold further votes for nobody in one', () => {
    expect(rows(bucks)).toEqual([
      {
        entry: 2,
        first: votes(39),
        decided: { kind: 'open', round: 1, votes: votes(39), seats: 1 },
        last: votes(39) - 33,
      },
      {
        entry: A,
        first: votes(12),
        decided: { kind: 'elected', round: 3, votes: votes(21), seats: 1 },
        last: votes(21),
      },
      {
        entry: B,
        first: votes(9),
        decided: { kind: 'out', round: 3, votes: votes(9), seats: 1 },
        last: null,
      },
    ]);
  });

  test('nobody that goes out itself is out', () => {
    expect(rows(uca).find(({ entry }) => entry === 3)?.decided?.kind).toBe('out');
  });

  test('call nobody elected whose seat stays open, and have who is struck last', () => {
    const barred = position('A!B', '5 A, 3 B', { method: 'stv', seats: 1 });
    expect(rows(barred)[0]?.decided?.kind).toBe('passed');
    const left = position('A*BC', '5 A, 3 B, 1 C', { method: 'irv', leaving: 'vote-again' });
    expect(rows(left)[0]?.decided?.kind).toBe('passed');
    const struck = rows(position('A*BC', '5 AB, 3 B, 1 C', { method: 'irv', leaving: 'next' }));
    expect(struck.at(-1)).toEqual({ entry: A, first: 0, decided: null, last: null });
  });
});

test('nobody by these rules adds nothing where it has no seat', () => {
  const input = position('AB', '5 A, 3 B, 1 N', { method: 'irv', ...nobody('reopens') });
  expect(reasons(input).map(({ kind }) => kind)).toEqual(['half-at-once']);
});

test('of any election the first choices are all that is valid, and the last round is what still counts', () => {
  fc.assert(
    fc.property(fc.oneof(rankedElections('irv'), rankedElections('stv')), (input) => {
      const count = counted(input);
      const nobodyEntry = nobodyOf(input);
      const told = rankedRows(count, nobodyEntry);
      const sum = (amounts: (number | null)[]) =>
        amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
      const end = count.rounds.at(-1);
      expect(() => reasonsOf(count, nobodyEntry)).not.toThrow();
      expect(sum(told.map((row) => row.first))).toBe(
        end === undefined ? 0 : count.valid * count.scale,
      );
      expect(sum(told.map((row) => row.last))).toBeLessThanOrEqual(
        end === undefined ? 0 : stillCounting(end),
      );
      const elected = count.outcome.kind === 'decided' ? count.outcome.elected : [];
      expect(
        told.filter((row) => row.decided?.kind === 'elected').map(({ entry }) => entry),
      ).toEqual([...elected]);
    }),
    { numRuns: 500 },
  );
});
