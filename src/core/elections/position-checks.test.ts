import { expect, test } from 'vitest';
import { checkPositions } from './position-checks.ts';

const position = (title: string, people: number, more: object = {}) => ({
  ...{ title, isQuestion: false, seats: 1, voters: 60, names: [] },
  people: Array.from({ length: people }, (_, at) => `Person ${at}`),
  ...more,
});

test('positions are counted by the choice that people have, and the unusual come first', () => {
  const { counts, positions } = checkPositions([
    position('A', 3),
    position('B', 1),
    position('C', 2, { seats: 2 }),
    position('D', 0),
    position('E', 2, { voters: 4 }),
    position('F', 2, { voters: 0 }),
    position('G', 0, { isQuestion: true, voters: null }),
    position('H', 2, { voters: 5 }),
  ]);
  expect(counts).toEqual({ choice: 4, single: 1, filled: 1, nobody: 1, question: 1 });
  expect(positions.map(({ title }) => title).join('')).toBe('FDEBCAGH');
  expect(positions.filter(({ isUnusual }) => isUnusual).map(({ title }) => title)).toEqual([
    ...['F', 'D', 'E', 'B', 'C'],
  ]);
});
