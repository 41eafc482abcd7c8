import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from './tally.ts';

const meher = { name: 'Meher', votes: 214 };
const zoya = { name: 'Zoya', votes: 171 };
const ravi = { name: 'Ravi', votes: 171 };

test('the most votes win, wherever they stand in the list', () => {
  expect(outcomeOf([zoya, meher, ravi])).toEqual({ kind: 'winner', winner: meher });
  expect(outcomeOf([meher, zoya])).toEqual({ kind: 'winner', winner: meher });
});

test('one vote is enough of a lead', () => {
  const lead = { name: 'Zoya', votes: 172 };
  expect(outcomeOf([ravi, lead])).toEqual({ kind: 'winner', winner: lead });
});

test('a shared first place is a tie of those who share it, and of nobody else', () => {
  const third = { name: 'Third', votes: 170 };
  expect(outcomeOf([zoya, third, ravi])).toEqual({ kind: 'tie', tied: [zoya, ravi] });
});

test('a tie for the second place takes nothing from the winner', () => {
  expect(outcomeOf([zoya, ravi, meher])).toEqual({ kind: 'winner', winner: meher });
});

test('nobody stood', () => {
  expect(outcomeOf([])).toEqual({ kind: 'nobody' });
});

test('without a single vote all are tied, and one who stands alone is elected unopposed', () => {
  const none = (name: string) => ({ name, votes: 0 });
  expect(outcomeOf([none('A'), none('B'), none('C')])).toEqual({
    kind: 'tie',
    tied: [none('A'), none('B'), none('C')],
  });
  expect(outcomeOf([none('A')])).toEqual({ kind: 'winner', winner: none('A') });
});

test('whatever the counts, nobody outside the outcome has as many votes as those in it', () => {
  const lists = fc.array(fc.record({ votes: fc.nat({ max: 4 }) }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, (candidates) => {
      const outcome = outcomeOf(candidates);
      const first =
        outcome.kind === 'winner' ? [outcome.winner] : outcome.kind === 'tie' ? outcome.tied : [];
      const others = candidates.filter((candidate) => !first.includes(candidate));
      const [{ votes } = { votes: -1 }] = first;
      expect(first.length === 1).toBe(outcome.kind === 'winner');
      expect(first.every((candidate) => candidate.votes === votes)).toBe(true);
      expect(others.every((candidate) => candidate.votes < votes)).toBe(true);
    }),
  );
});
