import { expect, test } from 'vitest';
import { positionResult } from '#tests/support/results-of.ts';
import type { WithoutWinner } from './winner-of.ts';
import { whyNobody } from './without-winner.tsx';

const candidate = (name: string, votes: number) => ({
  _id: name,
  userId: name,
  votes,
  hasLeft: false,
  student: { _id: name, name, profileImg: '', email: null, enrollmentNumber: null },
});

/** A and B with 8 and 5 votes, beside so many to re-open nominations. */
function reopened(votes: number): WithoutWinner {
  const { positionId, position, candidates, abstained } = positionResult('p', 'President', [
    candidate('Asha', 8),
    candidate('Binod', 5),
  ]);
  const nobody = { name: 'Re-open nominations', votes };
  const about = { positionId, position, candidates, abstained, nobody, valid: 13 + votes };
  return { ...about, why: 'reopened', openSeats: 1 };
}

test('who is level with re-open nominations reads that, and not only that the seat is open', () => {
  expect(whyNobody(reopened(8))).toBe(
    'Re-open nominations has as many votes as Asha: one seat is open again.',
  );
  expect(whyNobody(reopened(9))).toBe(
    'Re-open nominations has more votes than Asha: one seat is open again.',
  );
});
