import { describe, expect, test } from 'vitest';
import { ballotsToChange, certificationBlockers, isCertifyingDue } from './certification.ts';
import type { Settling } from './certification.ts';

const now = Date.parse('2026-12-08T12:00:00.000Z');
const position = { outcome: 'elected', isFollowed: false } as const;
const settled: Settling = {
  isCounted: true,
  complaintsUntil: '2026-12-08T12:00:00.000Z',
  positions: [position],
};
const blockers = (change: Partial<Settling>) =>
  certificationBlockers({ ...settled, ...change }, now);

test('officers are reminded to certify for ninety days', () => {
  const days = (count: number) => count * 86_400_000;
  expect(isCertifyingDue(now - days(90), now)).toBe(true);
  expect(isCertifyingDue(now - days(90) - 1, now)).toBe(false);
});

describe('an election is certified', () => {
  test('once it is counted, decided and nobody can complain any more', () => {
    expect(blockers({})).toEqual([]);
    expect(blockers({ complaintsUntil: null })).toEqual([]);
    expect(blockers({ isCounted: false })).toEqual(['not-counted']);
    expect(blockers({ complaintsUntil: '2026-12-08T12:00:00.001Z' })).toEqual(['complaints-open']);
  });

  test('not with a position that is undecided, unless another vote decides it', () => {
    const cases = [
      [{ outcome: 'tie' }, 'tie-undecided'],
      [{ outcome: 'vote-again' }, 'vote-again-due'],
      [{ outcome: 'no-majority' }, 'second-round-due'],
    ] as const;
    for (const [change, why] of cases) {
      const open = { ...position, ...change };
      expect(blockers({ positions: [position, open] })).toEqual([why]);
      expect(blockers({ positions: [{ ...open, isFollowed: true }] })).toEqual([]);
    }
    for (const outcome of [
      'no-votes',
      'nobody',
      'reopened',
      'void',
      'no-quorum',
      'question',
    ] as const) {
      expect(blockers({ positions: [{ ...position, outcome }] })).toEqual([]);
    }
  });

  test('and all that is in the way is told at once', () => {
    const tie = { ...position, outcome: 'tie' as const };
    expect(blockers({ positions: [tie], complaintsUntil: '2026-12-08T12:00:00.001Z' })).toEqual([
      'tie-undecided',
      'complaints-open',
    ]);
  });
});

test('so many ballots would change the outcome', () => {
  expect([0, 1, 2, 3, 59].map(ballotsToChange)).toEqual([1, 1, 1, 2, 30]);
});
