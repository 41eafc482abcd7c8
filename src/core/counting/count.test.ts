import { describe, expect, test } from 'vitest';
import { counted, nobody, position } from '#tests/support/counted.ts';
import { count } from './count.ts';
import type { CountInput } from './count-input.ts';

const outcomeOf = (...given: Parameters<typeof position>) => counted(position(...given)).outcome;
const open = { reopened: 0, votedDown: 0, unfilled: 0 };
const decided = (elected: number[], more: Partial<typeof open> = {}) => ({
  kind: 'decided',
  elected,
  ...open,
  ...more,
});
const eventsOf = (input: CountInput) => counted(input).rounds.flatMap(({ events }) => events);

describe('most votes', () => {
  const ballots = '4 AB; 3 AC; 2 BC; 1 C; 1 B';

  test('a tie above the last seat is none, across it the draw decides', () => {
    expect(outcomeOf('ABC', ballots, { seats: 2 })).toEqual(decided([0, 1]));
    const tie = { kind: 'needs-draw', for: 'seat', tied: [0, 1], elected: [], openSeats: 1 };
    expect(outcomeOf('ABC', ballots)).toEqual(tie);
    const drawn = position('ABC', ballots, { draw: ['C', 'B', 'A'] });
    expect(counted(drawn).outcome).toEqual(decided([1]));
    expect(eventsOf(drawn)).toEqual([
      { kind: 'tie', for: 'seat', tied: [0, 1], chosen: [1], round: null },
      { kind: 'elected', entry: 1, why: 'most-votes' },
    ]);
  });

  test('only who has more votes than nobody is elected where that re-opens seats', () => {
    const approval = position('ABC', '6 AB; 3 B; 4 C; 5 N; 2 CN', {
      seats: 2,
      ...nobody('reopens'),
    });
    const { rounds, valid, outcome } = counted(approval);
    expect([valid, rounds[0]?.tallies]).toEqual([20, [6, 9, 6, 7]]);
    expect(outcome).toEqual(decided([1], { reopened: 1 }));
    expect(eventsOf(approval)).toEqual([
      { kind: 'not-above-nobody', entry: 0 },
      { kind: 'elected', entry: 1, why: 'most-votes' },
    ]);
    const level = '2 A; 2 N; 1 B';
    expect(outcomeOf('AB', level, nobody('reopens'))).toEqual(decided([], { reopened: 1 }));
    expect(outcomeOf('AB', level, nobody('shown'))).toEqual(decided([0]));
    expect(outcomeOf('AB', '3 A; 2 N', { seats: 3, ...nobody('reopens') })).toEqual(
      decided([0], { reopened: 1, unfilled: 1 }),
    );
    // Those who are tied and above nobody are drawn as ever.
    expect(outcomeOf('ABC', '3 A; 3 B; 2 N; 1 C', nobody('reopens'))).toMatchObject({
      tied: [0, 1],
    });
  });

  test('above half of the valid ballots nobody makes the position void, at half not', () => {
    expect(outcomeOf('AB', '3 A; 1 B; 5 N', nobody('voids'))).toEqual({ kind: 'void' });
    expect(outcomeOf('AB', '3 A; 2 B; 5 N', nobody('voids'))).toEqual(decided([0]));
    const blanks = position('AB', '3 A; 1 B; 5 N', { ...nobody('voids'), blank: 9 });
    expect(counted(blanks)).toMatchObject({ outcome: { kind: 'void' }, valid: 9, blank: 9 });
    expect(outcomeOf('A', '4 A; 5 N', nobody('voids'))).toEqual({ kind: 'void' });
  });

  test('without an opponent people are elected whatever the votes, or voted on', () => {
    expect(outcomeOf('A', '')).toEqual(decided([0]));
    expect(eventsOf(position('A', ''))).toEqual([{ kind: 'elected', entry: 0, why: 'unopposed' }]);
    expect(outcomeOf('A', '1 A; 9 N', nobody('shown'))).toEqual(decided([0]));
    expect(outcomeOf('A', '5 N', { seats: 1, ...nobody('voids') })).toEqual({ kind: 'void' });
    expect(outcomeOf('A', '', nobody('voids'))).toEqual(decided([0]));
    expect(outcomeOf('A', '1 A; 9 N', nobody('reopens'))).toEqual(decided([], { reopened: 1 }));
    for (const effect of ['shown', 'reopens'] as const) {
      const voted = { unopposed: 'voted', ...nobody(effect) } as const;
      expect(outcomeOf('A', '9 A; 8 N', voted)).toEqual(decided([0]));
      expect(outcomeOf('A', '9 A; 9 N', voted)).toEqual(decided([], { votedDown: 1 }));
      expect(outcomeOf('AB', '9 A; 4 B; 5 N', { seats: 3, ...voted })).toEqual(
        decided([0], { votedDown: 1, unfilled: 1 }),
      );
      expect(outcomeOf('A', '', voted)).toEqual({ kind: 'no-votes' });
    }
    // Nobody is not on the ballot: one vote is enough, and needed.
    expect(outcomeOf('AB', '1 B', { seats: 2, unopposed: 'voted' })).toEqual(
      decided([1], { votedDown: 1 }),
    );
  });
});

describe('instant run-off', () => {
  const irv = { method: 'irv' } as const;

  test('the majority is that of the ballots that still count', () => {
    const { rounds, outcome } = counted(position('ABCD', '8 A; 6 BA; 5 CB; 4 D', irv));
    expect(rounds.map(({ tallies, exhausted, needed }) => [...tallies, exhausted, needed])).toEqual(
      [
        [8, 6, 5, 4, 0, 12],
        [8, 6, 5, 0, 4, 10],
        [8, 11, 0, 0, 4, 10],
      ],
    );
    expect(rounds[2]).toMatchObject({
      step: { kind: 'exclude', entry: 2, moved: true },
      transfers: [{ from: 2, to: 1, papers: 5, amount: 5 }],
      status: ['continuing', 'elected', 'excluded', 'excluded'],
      events: [{ kind: 'elected', entry: 1, why: 'majority' }],
    });
    expect(outcome).toEqual(decided([1]));
  });

  test('a tie looks back, the latest round first, and then waits for the draw', () => {
    // Level in the last round, at 4 to 3 in the first.
    const back = position('ABC', '4 A; 3 B; 1 CB', irv);
    expect(counted(back).outcome).toEqual(decided([0]));
    expect(eventsOf(back)).toEqual([
      { kind: 'tie', for: 'seat', tied: [0, 1], chosen: [0], round: 1 },
      { kind: 'elected', entry: 0, why: 'most-votes' },
    ]);
    const level = position('ABC', '2 A; 2 B; 2 C', irv);
    expect(counted(level).outcome).toEqual({
      kind: 'needs-draw',
      for: 'exclusion',
      tied: [0, 1, 2],
      elected: [],
      openSeats: 1,
    });
    expect(counted({ ...level, draw: ['B', 'A'] }).outcome).toMatchObject({ kind: 'needs-draw' });
    const drawn = { ...level, draw: ['B', 'C', 'A'] };
    expect(counted(drawn).outcome).toEqual(decided([1]));
    expect(eventsOf(drawn)[0]).toEqual({
      kind: 'tie',
      for: 'exclusion',
      tied: [0, 1, 2],
      chosen: [0],
      round: null,
    });
    expect(outcomeOf('AB', '2 A; 2 B', irv)).toMatchObject({ for: 'seat', tied: [0, 1] });
  });

  test('nobody counts like anybody, and who wins then is nobody', () => {
    const ron = { ...irv, ...nobody('reopens') };
    expect(outcomeOf('AB', '4 A; 3 N; 2 BN', ron)).toEqual(decided([], { reopened: 1 }));
    expect(outcomeOf('A', '4 A; 5 N', ron)).toEqual(decided([], { reopened: 1 }));
    const voted = { ...ron, unopposed: 'voted' } as const;
    expect(outcomeOf('A', '4 A; 5 N', voted)).toEqual(decided([], { votedDown: 1 }));
    expect(outcomeOf('A', '5 A; 4 N', voted)).toEqual(decided([0]));
  });

  test('who has left keeps the seat, is struck before the count, or has people vote again', () => {
    const ballots = '5 A; 3 B; 2 CB; 1 AC';
    expect(outcomeOf('A*BC', ballots, irv)).toEqual(decided([0]));
    const next = position('A*BC', ballots, { ...irv, leaving: 'next' });
    expect(counted(next)).toMatchObject({
      valid: 6,
      struck: 5,
      outcome: { kind: 'needs-draw', for: 'seat', tied: [1, 2] },
    });
    expect(counted({ ...next, draw: ['B', 'C', 'A'] }).outcome).toEqual(decided([1]));
    expect(counted(next).rounds[0]?.status[0]).toBe('struck');
    const again = { ...irv, leaving: 'vote-again' } as const;
    expect(outcomeOf('A*BC', ballots, again)).toEqual({ kind: 'vote-again', left: [0] });
    expect(outcomeOf('AB*C', ballots, again)).toEqual(decided([0]));
  });

  test('without a valid ballot nobody is elected who has an opponent', () => {
    expect(outcomeOf('AB', '', irv)).toEqual({ kind: 'no-votes' });
    expect(outcomeOf('A', '', irv)).toEqual(decided([0]));
    expect(outcomeOf('A', '', { ...irv, ...nobody('reopens') })).toEqual({ kind: 'no-votes' });
  });
});

describe('Scottish STV', () => {
  const stv = { method: 'stv', seats: 2 } as const;

  test('the surplus goes on at a value that is cut after five places', () => {
    const input = position('ABCD', '10 ABC; 4 AC; 3 B; 4 CD; 5 DC', stv);
    const { rounds, outcome } = counted(input);
    expect(rounds.map(({ tallies, lost }) => [...tallies, lost])).toEqual([
      [1_400_000, 300_000, 400_000, 500_000, 0],
      [900_000, 657_140, 542_856, 500_000, 4],
      [900_000, 657_140, 1_042_856, 0, 4],
    ]);
    expect(rounds[1]?.step).toEqual({ kind: 'surplus', entry: 0, amount: 500_000 });
    expect(outcome).toEqual(decided([0, 2]));
  });

  test('whenever nobody reaches the quota it takes one seat', () => {
    const ron = position('AB', '75 N; 15 AB; 10 B', { ...stv, ...nobody('reopens') });
    const { rounds, outcome } = counted(ron);
    expect(rounds.map(({ tallies, lost }) => [...tallies, lost])).toEqual([
      [1_500_000, 1_000_000, 7_500_000, 0, 0],
      [1_500_000, 1_000_000, 3_400_000, 4_099_950, 50],
    ]);
    expect(eventsOf(ron)).toEqual([
      { kind: 'elected', entry: 2, why: 'quota' },
      { kind: 'further-nobody', entry: 3 },
      { kind: 'elected', entry: 3, why: 'quota' },
    ]);
    expect(outcome).toEqual(decided([], { reopened: 2 }));
    const voted = { ...ron, unopposed: 'voted' } as const;
    expect(counted(voted).outcome).toEqual(decided([], { votedDown: 2 }));
  });

  test('the last seats need no quota, and the last who is out passes nothing on', () => {
    const last = position('ABC', '5 A; 2 B; 1 CB', stv);
    const { rounds, outcome } = counted(last);
    expect(rounds.at(-1)).toMatchObject({
      step: { kind: 'exclude', entry: 2, moved: false },
      transfers: [],
      events: [{ kind: 'elected', entry: 1, why: 'last-seats' }],
    });
    expect(outcome).toEqual(decided([0, 1]));
    expect(outcomeOf('ABC', '5 A', { ...stv, seats: 4, unopposed: 'voted' })).toEqual(
      decided([0, 1, 2], { unfilled: 1 }),
    );
  });

  test('two surpluses that are level from the beginning wait for the draw', () => {
    const level = position('ABCD', '5 AC; 5 BD; 1 C; 1 D', stv);
    expect(counted({ ...level, seats: 3 }).outcome).toEqual({
      kind: 'needs-draw',
      for: 'surplus',
      tied: [0, 1],
      elected: [0, 1],
      openSeats: 1,
    });
    const drawn = counted({ ...level, seats: 3, draw: ['B', 'C', 'A', 'D'] });
    expect(drawn.rounds[1]?.step).toMatchObject({ kind: 'surplus', entry: 1 });
  });

  test('of two who are elected one has left: people vote on the position again', () => {
    const again = { ...stv, leaving: 'vote-again' } as const;
    expect(outcomeOf('AB*C', '5 A; 4 B; 1 C', again)).toEqual({ kind: 'vote-again', left: [1] });
    expect(outcomeOf('A*B', '5 A', { ...again, draw: null })).toEqual({
      kind: 'vote-again',
      left: [0],
    });
  });
});

test('what breaks the promise of the types is refused before the count', () => {
  const good = position('AB', '2 A; 1 B', { maxChoices: 1, blank: 1 });
  const problemOf = (more: Partial<CountInput>) => {
    const result = count({ ...good, ...more });
    return result.ok ? null : result.error;
  };
  const list = (ranks: number[], weight = 1) => ({ lists: [{ ranks, weight }] });
  expect(problemOf({})).toBeNull();
  expect(problemOf({ seats: 0 })).toBe('seats');
  expect(problemOf({ seats: 1.5 })).toBe('seats');
  expect(problemOf({ method: 'irv', seats: 2 })).toBe('one-seat');
  expect(problemOf({ method: 'irv', ...nobody('voids') })).toBe('effect');
  expect(problemOf({ method: 'stv', ...nobody('shown') })).toBe('effect');
  const majority = { numerator: 1, denominator: 2 };
  expect(problemOf({ majority, method: 'irv' })).toBe('majority');
  expect(problemOf({ majority, seats: 2 })).toBe('majority');
  expect(problemOf({ majority })).toBeNull();
  expect(problemOf({ nobody: { id: 'A', effect: 'shown' } })).toBe('ids');
  expect(problemOf({ blank: -1 })).toBe('blank');
  expect(problemOf(list([0], 0))).toBe('weight');
  expect(problemOf(list([0], 0.5))).toBe('weight');
  expect(problemOf(list([0], 2 ** 50))).toBe('too-many-ballots');
  expect(problemOf(list([]))).toBe('entry');
  expect(problemOf(list([2]))).toBe('entry');
  expect(problemOf({ ...list([2]), ...nobody('shown') })).toBeNull();
  expect(problemOf(list([-1]))).toBe('entry');
  expect(problemOf({ method: 'irv', ...list([0, 1, 0]) })).toBe('entry');
  expect(problemOf(list([0, 1]))).toBe('choices');
  expect(problemOf({ method: 'irv', ...list([0, 1]) })).toBeNull();
});

describe('who is disqualified is never elected', () => {
  const [vacant, next, again] = (['vacant', 'next', 'vote-again'] as const).map((leaving) => ({
    leaving,
  }));

  test('most votes: the seat stays open, goes to the next, or is voted on again', () => {
    const votes = '5 A; 4 B; 1 C';
    expect(outcomeOf('A!BC', votes, vacant)).toEqual({
      ...decided([], { unfilled: 1 }),
      barred: [0],
    });
    expect(outcomeOf('A!BC', votes, { ...vacant, seats: 2 })).toEqual({
      ...decided([1], { unfilled: 1 }),
      barred: [0],
    });
    expect(outcomeOf('A!BC', votes, next)).toEqual(decided([1]));
    expect(outcomeOf('A!BC', votes, again)).toEqual({ kind: 'vote-again', left: [0] });
    expect(outcomeOf('AB!C', votes, vacant)).toEqual(decided([0]));
    expect(outcomeOf('A!', votes.slice(0, 3), vacant)).toMatchObject({ elected: [], barred: [0] });
  });

  test('a draw decides between the others: who is disqualified comes last of those who are level', () => {
    expect(outcomeOf('A!B', '4 A; 4 B', vacant)).toEqual(decided([1]));
    const three = '4 A; 4 B; 4 C';
    const tie = { kind: 'needs-draw', for: 'seat' };
    expect(outcomeOf('A!BC', three, vacant)).toEqual({
      ...tie,
      tied: [1, 2],
      elected: [],
      openSeats: 1,
    });
    expect(outcomeOf('A!BC', three, { ...vacant, seats: 2 })).toEqual(decided([1, 2]));
    expect(outcomeOf('A!B!C', three, { ...vacant, seats: 2 })).toEqual({
      ...decided([2], { unfilled: 1 }),
      barred: [0],
    });
    const drawn = { ...vacant, seats: 2, draw: ['A', 'D', 'C', 'B'] };
    expect(outcomeOf('A!BCD', '5 A; 3 B; 3 C; 3 D', drawn)).toEqual({
      ...decided([3], { unfilled: 1 }),
      barred: [0],
    });
    expect(outcomeOf('A!BCD', '5 A; 3 B; 3 C; 3 D', { ...drawn, draw: null })).toEqual({
      ...tie,
      tied: [1, 2, 3],
      elected: [],
      openSeats: 1,
    });
  });

  test('ranked: preferences pass on, or the seat stays open', () => {
    const votes = '5 AB; 4 CB; 3 BC';
    const irv = { method: 'irv' } as const;
    expect(outcomeOf('A!BC', votes, { ...irv, ...next })).toEqual(decided([1]));
    expect(outcomeOf('A!BC', '7 AB; 4 CB', { ...irv, ...vacant })).toEqual({
      ...decided([], { unfilled: 1 }),
      barred: [0],
    });
    expect(outcomeOf('A!BC', '7 AB; 4 CB', { ...irv, ...again })).toEqual({
      kind: 'vote-again',
      left: [0],
    });
    const stv = { method: 'stv', seats: 2, ...vacant } as const;
    expect(outcomeOf('A!BC', '9 AB; 2 B; 3 C', stv)).toEqual({
      ...decided([1], { unfilled: 1 }),
      barred: [0],
    });
    // The surplus of who has the seat that stays open goes on as ever.
    expect(counted(position('A!BC', '9 AB; 2 B; 3 C', stv)).rounds[1]?.step.kind).toBe('surplus');
    expect(outcomeOf('A!B', '', { method: 'irv', ...vacant })).toEqual({ kind: 'no-votes' });
  });

  test('ranked: of two who are level in all rounds the other one stays, without a draw', () => {
    const irv = { method: 'irv', ...vacant } as const;
    const duel = position('A!B', '4 A; 4 B', irv);
    expect(counted(duel).outcome).toEqual(decided([1]));
    expect(eventsOf(duel)).toEqual([{ kind: 'elected', entry: 1, why: 'most-votes' }]);
    expect(outcomeOf('A!B!', '4 A; 4 B', irv)).toMatchObject({ barred: [0], elected: [] });
    const last = position('AB!CD', '5 A; 5 D; 2 BA; 2 CD', irv);
    expect(counted(last).rounds[1]?.step).toMatchObject({ entry: 1 });
    // Among the others the draw decides, and names them alone.
    const level = position('A!BCDE', '6 AD; 6 BD; 6 CE; 1 D; 1 E', {
      method: 'stv',
      seats: 4,
      ...vacant,
    });
    const waiting = counted(level).outcome;
    expect(waiting).toMatchObject({ kind: 'needs-draw', tied: [1, 2] });
    expect(eventsOf({ ...level, draw: [...'ABCDE'] })).toContainEqual(
      expect.objectContaining({ kind: 'tie', tied: [1, 2], round: null }),
    );
  });
});
