import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leavingRules } from './outcome-rules.ts';
import { decide, outcomeOf } from './tally.ts';

const meher = { name: 'Meher', votes: 214 };
const zoya = { name: 'Zoya', votes: 171 };
const ravi = { name: 'Ravi', votes: 171 };

test('the most votes win, wherever they stand in the list', () => {
  expect(outcomeOf([zoya, meher, ravi])).toEqual({ kind: 'winner', winner: meher, by: 'votes' });
  expect(outcomeOf([meher, zoya])).toEqual({ kind: 'winner', winner: meher, by: 'votes' });
});

test('one vote is enough of a lead', () => {
  const lead = { name: 'Zoya', votes: 172 };
  expect(outcomeOf([ravi, lead])).toEqual({ kind: 'winner', winner: lead, by: 'votes' });
});

test('a shared first place is a tie of those who share it, and of nobody else', () => {
  const third = { name: 'Third', votes: 170 };
  expect(outcomeOf([zoya, third, ravi])).toEqual({ kind: 'tie', tied: [zoya, ravi] });
});

test('a tie for the second place takes nothing from the winner', () => {
  expect(outcomeOf([zoya, ravi, meher])).toEqual({ kind: 'winner', winner: meher, by: 'votes' });
});

test('nobody stood', () => {
  expect(outcomeOf([])).toEqual({ kind: 'nobody' });
});

test('without a single vote it is no tie, and one who stands alone is elected unopposed', () => {
  const none = (name: string) => ({ name, votes: 0 });
  expect(outcomeOf([none('A'), none('B'), none('C')])).toEqual({
    kind: 'no-votes',
    tied: [none('A'), none('B'), none('C')],
  });
  expect(outcomeOf([none('A')])).toEqual({ kind: 'winner', winner: none('A'), by: 'votes' });
});

test('whatever the counts, nobody outside the outcome has as many votes as those in it', () => {
  const lists = fc.array(fc.record({ votes: fc.nat({ max: 4 }) }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, (candidates) => {
      const outcome = outcomeOf(candidates);
      const first =
        outcome.kind === 'winner' ? [outcome.winner] : 'tied' in outcome ? outcome.tied : [];
      const others = candidates.filter((candidate) => !first.includes(candidate));
      const [{ votes } = { votes: -1 }] = first;
      expect(first.length === 1).toBe(outcome.kind === 'winner');
      expect(first.every((candidate) => candidate.votes === votes)).toBe(true);
      expect(others.every((candidate) => candidate.votes < votes)).toBe(true);
    }),
  );
});

const stands = (_id: string, votes: number) => ({ _id, votes, hasLeft: false });
const gone = (_id: string, votes: number) => ({ _id, votes, hasLeft: true });

describe('what was fixed before voting decides where the votes do not', () => {
  const tied = [stands('asha', 5), stands('ravi', 5), stands('zoya', 3)];

  test('a draw decides a tie for the first place, and nothing that is none', () => {
    const order = ['zoya', 'ravi', 'asha'];
    expect(decide(tied, { leaving: 'vacant', order: null })).toMatchObject({ kind: 'tie' });
    expect(decide(tied, { leaving: 'vacant', order })).toEqual({
      kind: 'winner',
      winner: tied[1],
      by: 'draw',
    });
    expect(decide(tied, { leaving: 'vacant', order: ['zoya'] })).toMatchObject({ kind: 'tie' });
    const clear = [stands('asha', 6), stands('ravi', 5), stands('zoya', 5)];
    expect(decide(clear, { leaving: 'vacant', order })).toMatchObject({ by: 'votes' });
    const none = [stands('asha', 0), stands('ravi', 0)];
    expect(decide(none, { leaving: 'vacant', order })).toMatchObject({ kind: 'no-votes' });
    expect(decide([], { leaving: 'next', order })).toEqual({ kind: 'nobody' });
  });

  test('a winner who has left keeps the seat empty, or the next has it, or it is voted on again', () => {
    const left = [gone('asha', 7), stands('ravi', 5), stands('zoya', 3)];
    expect(decide(left, { leaving: 'vacant', order: null })).toMatchObject({ winner: left[0] });
    expect(decide(left, { leaving: 'next', order: null })).toEqual({
      kind: 'winner',
      winner: left[1],
      by: 'next',
    });
    expect(decide(left, { leaving: 'vote-again', order: null })).toEqual({
      kind: 'vote-again',
      left: left[0],
    });
  });

  test('who leaves and had not won changes nothing', () => {
    const left = [stands('asha', 7), gone('ravi', 5)];
    for (const leaving of leavingRules) {
      expect(decide(left, { leaving, order: null })).toMatchObject({
        winner: left[0],
        by: 'votes',
      });
    }
  });

  test('of those who are tied, one who has left makes room, or the next are tied and drawn', () => {
    const one = [gone('asha', 5), stands('ravi', 5), stands('zoya', 3)];
    expect(decide(one, { leaving: 'next', order: ['asha', 'ravi'] })).toMatchObject({
      winner: one[1],
      by: 'next',
    });
    expect(decide(one, { leaving: 'vote-again', order: null })).toMatchObject({ left: one[0] });
    const two = [gone('asha', 5), stands('ravi', 3), stands('zoya', 3)];
    expect(decide(two, { leaving: 'next', order: null })).toMatchObject({ kind: 'tie' });
    expect(decide(two, { leaving: 'next', order: ['zoya', 'ravi'] })).toMatchObject({
      winner: two[2],
      by: 'draw',
    });
  });

  test('nobody is next without a vote', () => {
    const left = [gone('asha', 5), stands('ravi', 0)];
    expect(decide(left, { leaving: 'next', order: null })).toMatchObject({ kind: 'no-votes' });
    expect(decide([gone('asha', 5)], { leaving: 'next', order: null })).toEqual({ kind: 'nobody' });
  });
});
