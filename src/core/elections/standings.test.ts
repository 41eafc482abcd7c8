import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byVotes, rankCandidates } from './standings.ts';

const candidate = (name: string, votes: number, _id = name) => ({ _id, name, votes });
const rows = (...candidates: ReturnType<typeof candidate>[]) =>
  rankCandidates(candidates).map(
    ({ candidate: { name }, rank, isTied, share }) =>
      `${isTied ? '=' : ''}${rank} ${name} ${share}%`,
  );

describe('the order', () => {
  test('goes by votes, then by name, then by id', () => {
    const first = candidate('Zoya', 3);
    const second = candidate('Asha', 2, 'a');
    const third = candidate('Asha', 2, 'b');
    const fourth = candidate('Ravi', 2);
    const sorted = [first, second, third, fourth];
    expect([fourth, third, second, first].toSorted(byVotes)).toEqual(sorted);
    expect([third, first, fourth, second].toSorted(byVotes)).toEqual(sorted);
  });

  test('holds one candidate equal to itself', () => {
    expect(byVotes(candidate('Asha', 2), candidate('Asha', 2))).toBe(0);
  });
});

describe('the ranks', () => {
  test('of clear standings are counted through', () => {
    expect(rows(candidate('Ravi', 1), candidate('Meher', 6), candidate('Zoya', 3))).toEqual([
      '1 Meher 60%',
      '2 Zoya 30%',
      '3 Ravi 10%',
    ]);
  });

  test('of those who cannot be elected there are none, and they stand below all others', () => {
    const out = { ...candidate('Asha', 6), isOut: true };
    const given = [
      out,
      candidate('Ravi', 3),
      candidate('Zoya', 3),
      { ...out, name: 'Bo', votes: 8 },
    ];
    const ranked = rankCandidates(given);
    const told = ranked.map((one) => [one.candidate.name, one.rank, one.isTied, one.share]);
    expect(told).toEqual([
      ['Ravi', 1, true, 15],
      ['Zoya', 1, true, 15],
      ['Bo', 0, false, 40],
      ['Asha', 0, false, 30],
    ]);
  });

  test('are shared by equals, and the next rank skips', () => {
    const tied = [candidate('Zoya', 4), candidate('Asha', 4), candidate('Ravi', 2)];
    expect(rows(...tied)).toEqual(['=1 Asha 40%', '=1 Zoya 40%', '3 Ravi 20%']);
  });

  test('can be shared further down, by three', () => {
    const counts = [candidate('D', 1), candidate('A', 7), candidate('C', 1), candidate('B', 1)];
    expect(rows(...counts)).toEqual(['1 A 70%', '=2 B 10%', '=2 C 10%', '=2 D 10%']);
  });

  test('before the first vote are one shared first place, of no share at all', () => {
    expect(rows(candidate('Zoya', 0), candidate('Asha', 0))).toEqual(['=1 Asha 0%', '=1 Zoya 0%']);
  });

  test('of one are its own', () => {
    expect(rows(candidate('Asha', 0))).toEqual(['1 Asha 0%']);
    expect(rows(candidate('Asha', 5))).toEqual(['1 Asha 100%']);
  });

  test('of nobody are none', () => {
    expect(rankCandidates([])).toEqual([]);
  });
});

describe('whatever the counts', () => {
  const lists = fc
    .array(
      fc.record({ votes: fc.nat({ max: 6 }), name: fc.constantFrom('Asha', 'Ravi', 'Zoya') }),
      {
        minLength: 1,
        maxLength: 10,
      },
    )
    .map((list) => list.map((one, index) => ({ ...one, _id: `id-${index}` })));

  test('nobody is lost, added or changed, and the given list keeps its order', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const before = [...list];
        const ranked = rankCandidates(list).map((standing) => standing.candidate);
        expect(list).toEqual(before);
        expect(new Set(ranked)).toEqual(new Set(list));
        expect(ranked).toHaveLength(list.length);
      }),
    );
  });

  test('the same standings come of any order of the same candidates', () => {
    const twoOrders = lists.chain((list) =>
      fc.record({
        list: fc.constant(list),
        shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
      }),
    );
    fc.assert(
      fc.property(twoOrders, ({ list, shuffled }) => {
        expect(rankCandidates(shuffled)).toEqual(rankCandidates(list));
      }),
    );
  });

  test('a rank is one more than the number of those ahead; it is tied if and only if it is shared', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const ranked = rankCandidates(list);
        for (const [place, standing] of ranked.entries()) {
          const { rank, isTied } = standing;
          const ahead = ranked.slice(0, place).filter((one) => one.rank < rank);
          expect(rank).toBe(1 + ahead.length);
          expect(isTied).toBe(ranked.filter((one) => one.rank === rank).length > 1);
          for (const other of ahead) {
            expect(other.candidate.votes).toBeGreaterThan(standing.candidate.votes);
          }
        }
      }),
    );
  });

  test('shares are whole percents that add up to a hundred, but for rounding', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const shares = rankCandidates(list).map((standing) => standing.share);
        const sum = shares.reduce((total, share) => total + share, 0);
        const isEmpty = list.every((one) => one.votes === 0);
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
        expect(Math.abs(sum - (isEmpty ? 0 : 100))).toBeLessThanOrEqual(
          isEmpty ? 0 : list.length / 2,
        );
      }),
    );
  });
});
