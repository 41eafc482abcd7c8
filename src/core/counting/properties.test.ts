import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted } from '#tests/support/counted.ts';
import { markedElections, rankedElections } from '#tests/support/random-elections.ts';
import { readBlt, writeBlt } from './blt.ts';
import type { CountInput, CountMethod } from './count-input.ts';
import type { CountResult } from './count-result.ts';
import { groupLists } from './group-lists.ts';

// What holds of every count. Monotony, and the winners of one seat among those of two, do not.

const electionsBy = { irv: rankedElections('irv'), stv: rankedElections('stv') };
const all = fc.oneof(markedElections, electionsBy.irv, electionsBy.stv);
const everybody = (input: CountInput) => ({
  ...input,
  candidates: input.candidates.map(({ id }) => ({ id, left: null })),
});
const runs = { numRuns: 2_000 };
const hasTie = ({ rounds, outcome }: CountResult) =>
  outcome.kind === 'needs-draw' ||
  rounds.some(({ events }) => events.some(({ kind }) => kind === 'tie'));

test('nothing depends on the order of the ballots, nor on how they are put together', () => {
  fc.assert(
    fc.property(all, fc.array(fc.nat(), { minLength: 12 }), (input, shuffle) => {
      const single = input.lists.flatMap(({ ranks, weight }) =>
        Array.from({ length: weight }, () => ({ ranks, weight: 1 })),
      );
      const shuffled = single
        .map((list, at) => ({ list, key: shuffle[at % shuffle.length] ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ list }) => list);
      const merged = groupLists(shuffled.map(({ ranks }) => ranks)).lists;
      expect(counted({ ...input, lists: shuffled })).toEqual(counted(input));
      expect(counted({ ...input, lists: merged })).toEqual(counted(input));
    }),
    runs,
  );
});

test('whoever stands where: other names and another order give the same result by other names', () => {
  fc.assert(
    fc.property(all, (input) => {
      const last = input.candidates.length - 1;
      const turn = (entry: number) => (entry > last ? entry : last - entry);
      const turned = counted({
        ...input,
        candidates: input.candidates.toReversed(),
        lists: input.lists.map(({ ranks, weight }) => ({ ranks: ranks.map(turn), weight })),
      });
      const { rounds, outcome } = counted(input);
      expect(turned.outcome).toEqual(
        Object.fromEntries(
          Object.entries(outcome).map(([key, value]) => [
            key,
            Array.isArray(value) ? value.map(turn) : value,
          ]),
        ),
      );
      for (const [at, round] of rounds.entries()) {
        expect(turned.rounds[at]?.tallies).toEqual(
          round.tallies.map((_, entry) => round.tallies[turn(entry)]),
        );
      }
    }),
    runs,
  );
});

test('no vote appears or goes, and the elected stay elected with what they keep', () => {
  fc.assert(
    fc.property(fc.oneof(electionsBy.irv, electionsBy.stv), (input) => {
      const { rounds, valid, struck, scale, outcome } = counted(input);
      const given = input.lists.reduce((sum, { weight }) => sum + weight, 0);
      expect(valid + struck).toBe(given);
      let before = rounds[0];
      for (const round of rounds) {
        const sum = round.tallies.reduce((total, tally) => total + tally, 0);
        expect(sum + round.exhausted + round.lost).toBe(valid * scale);
        expect(round.exhausted).toBeGreaterThanOrEqual(before?.exhausted ?? 0);
        const papers = round.transfers.reduce((total, one) => total + one.papers, 0);
        const cut = round.lost - (before?.lost ?? 0);
        expect(cut).toBeGreaterThanOrEqual(0);
        expect(cut).toBeLessThan(round.step.kind === 'surplus' ? papers : 1);
        for (const [entry, status] of (before?.status ?? []).entries()) {
          if (status !== 'continuing') expect(round.status[entry]).toBe(status);
          if (status !== 'elected' || round === before) continue;
          const isOwn = round.step.kind === 'surplus' && round.step.entry === entry;
          expect(round.tallies[entry]).toBe(isOwn ? round.needed : before?.tallies[entry]);
        }
        const reached = round.tallies.filter((tally) => tally >= (round.needed ?? Infinity));
        expect(reached.length).toBeLessThanOrEqual(input.seats);
        before = round;
      }
      if (outcome.kind === 'decided') {
        const { elected, reopened, votedDown, unfilled } = outcome;
        expect(elected.length + reopened + votedDown + unfilled).toBe(input.seats);
        expect(new Set(elected).size).toBe(elected.length);
      }
    }),
    runs,
  );
});

test('the seats of a decided position add up, and nobody has one twice', () => {
  fc.assert(
    fc.property(markedElections, (input) => {
      const { outcome } = counted(input);
      if (outcome.kind !== 'decided') return;
      const { elected, reopened, votedDown, unfilled } = outcome;
      expect(elected.length + reopened + votedDown + unfilled).toBe(input.seats);
      expect(new Set(elected).size).toBe(elected.length);
      expect(Math.min(reopened, votedDown, unfilled)).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

test('who abstains changes nothing but their own number', () => {
  fc.assert(
    fc.property(all, fc.nat({ max: 99 }), (input, blank) => {
      expect(counted({ ...input, blank })).toEqual({ ...counted(input), blank });
    }),
    runs,
  );
});

test('one who made room for the next is one whom no list names', () => {
  fc.assert(
    fc.property(fc.oneof(electionsBy.irv, electionsBy.stv), (input) => {
      const isGone = (entry: number) => input.candidates[entry]?.left === 'next';
      const struck = input.lists.map(({ ranks, weight }) => ({
        ranks: ranks.filter((entry) => !isGone(entry)),
        weight,
      }));
      const lists = struck.filter(({ ranks }) => ranks.length > 0);
      const { rounds, outcome, struck: ballots, valid } = counted(input);
      expect(counted({ ...input, lists })).toMatchObject({ rounds, outcome, valid, struck: 0 });
      expect(valid + ballots).toBe(input.lists.reduce((sum, { weight }) => sum + weight, 0));
    }),
    runs,
  );
});

test('a draw that nobody needs changes nothing', () => {
  fc.assert(
    fc.property(all, (input) => {
      const undrawn = counted({ ...input, draw: null });
      if (undrawn.outcome.kind === 'needs-draw') return;
      expect(counted(input)).toEqual(undrawn);
    }),
    runs,
  );
});

test('a quorum that is reached and a majority that somebody has change nothing else', () => {
  const oneSeat = markedElections.map((one) => ({ ...one, seats: 1 }));
  const least = fc.oneof(fc.constant(0), fc.nat({ max: 30 }));
  const tenths = fc.integer({ min: 1, max: 9 });
  const seen = { short: 0, second: 0, alike: 0 };
  fc.assert(
    fc.property(fc.oneof(all, oneSeat), least, tenths, (given, quorum, nth) => {
      const isOne = given.method === 'plurality' && given.seats === 1;
      const majority = isOne ? { numerator: nth, denominator: 10 } : null;
      const plain = counted(given);
      const ruled = counted({ ...given, quorum, majority });
      const voted = given.lists.reduce((sum, { weight }) => sum + weight, given.blank);
      if (ruled.outcome.kind === 'no-quorum') {
        seen.short += 1;
        expect(ruled.outcome).toEqual({ kind: 'no-quorum', voted, needed: quorum });
        return;
      }
      expect(given.candidates.length === 0 || voted >= quorum).toBe(true);
      if (ruled.outcome.kind === 'no-majority') {
        seen.second += 1;
        const { again, level, needed } = ruled.outcome;
        const most = Math.max(...(plain.rounds[0]?.tallies.slice(0, -1) ?? []));
        expect(again.length === 2 || level.length > 2 - again.length).toBe(true);
        if (given.nobody === null) expect(most).toBeLessThan(needed);
        return;
      }
      seen.alike += 1;
      if (ruled.outcome.kind !== 'vote-again') expect(ruled).toEqual(plain);
    }),
    runs,
  );
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
});

test('a file that is written and read back counts alike', () => {
  fc.assert(
    fc.property(all, (input) => {
      const names = [...input.candidates.map(({ id }) => id), ...(input.nobody ? ['nobody'] : [])];
      const { seats, blank } = input;
      const file = { title: 'A "post"', seats, names, withdrawn: [], lists: input.lists, blank };
      const read = readBlt(writeBlt(file));
      if (!read.ok) throw new Error(read.error);
      expect(read.value).toMatchObject({ title: "A 'post'", seats, names, blank });
      expect(counted({ ...input, lists: read.value.lists })).toEqual(counted(input));
    }),
    runs,
  );
});

/**
 * The winner of an instant run-off in which the last ones are out together, as many as have fewer votes
 * between them than the next one alone; null where it meets a tie.
 */
function winnerInBulk({ candidates, nobody, lists }: CountInput): number | null {
  let standing = Array.from(
    { length: candidates.length + (nobody === null ? 0 : 1) },
    (_, at) => at,
  );
  while (standing.length > 1) {
    const votes = new Map(standing.map((entry) => [entry, 0]));
    for (const { ranks, weight } of lists) {
      const first = ranks.find((entry) => votes.has(entry));
      if (first !== undefined) votes.set(first, (votes.get(first) ?? 0) + weight);
    }
    const votesOf = (entry: number) => votes.get(entry) ?? 0;
    const rising = standing.toSorted((a, b) => votesOf(a) - votesOf(b));
    const sum = (most: number) =>
      rising.slice(0, most).reduce((total, entry) => total + votesOf(entry), 0);
    const [out] = rising
      .map((_, at) => at)
      .filter((most) => most > 0 && sum(most) < votesOf(rising[most] ?? 0))
      .slice(-1);
    if (out === undefined) return null;
    standing = rising.slice(out);
  }
  return standing[0] ?? null;
}

/** The winner of one seat by another method: the same ballots, and none who has left. */
function winnerBy(method: CountMethod, input: CountInput): number[] {
  const { outcome } = counted({ ...everybody(input), method, seats: 1, unopposed: 'voted' });
  return 'elected' in outcome ? [...outcome.elected] : [];
}

describe('an instant run-off', () => {
  test('of lists with one name elects whoever has the most votes', () => {
    fc.assert(
      fc.property(electionsBy.irv, (input) => {
        const lists = input.lists.map(({ ranks, weight }) => ({
          weight,
          ranks: ranks.slice(0, 1),
        }));
        const one = {
          ...input,
          lists: lists.filter(({ ranks: [first] }) => first !== input.candidates.length),
          nobody: null,
        };
        expect(winnerBy('irv', one)).toEqual(winnerBy('plurality', one));
      }),
      runs,
    );
  });

  test('elects whom STV elects for one seat', () => {
    fc.assert(
      fc.property(electionsBy.irv, (input) => {
        const [irv, stv] = (['irv', 'stv'] as const).map((method) =>
          counted({ ...everybody(input), method, draw: null }),
        );
        if (irv === undefined || stv === undefined || hasTie(irv) || hasTie(stv)) return;
        expect(stv.outcome).toEqual(irv.outcome);
      }),
      runs,
    );
  });

  test('stays what it is when every list is there three times', () => {
    fc.assert(
      fc.property(electionsBy.irv, (input) => {
        const lists = input.lists.map(({ ranks, weight }) => ({ ranks, weight: weight * 3 }));
        const { rounds, outcome } = counted(input);
        const three = counted({ ...input, lists });
        expect(three.outcome).toEqual(outcome);
        expect(three.rounds.map(({ tallies }) => tallies)).toEqual(
          rounds.map(({ tallies }) => tallies.map((tally) => tally * 3)),
        );
      }),
      runs,
    );
  });

  test('has the same winner where several are excluded at once', () => {
    let compared = 0;
    fc.assert(
      fc.property(electionsBy.irv, (given) => {
        const input = { ...everybody(given), draw: null };
        const { rounds, outcome, valid } = counted(input);
        if (valid === 0 || hasTie(counted(input))) return;
        const winner = winnerInBulk(input);
        if (winner === null) return;
        const [elected] = rounds.flatMap(({ events }) =>
          events.flatMap((event) => (event.kind === 'elected' ? [event.entry] : [])),
        );
        expect(elected).toBe(winner);
        expect(outcome.kind).toBe('decided');
        compared += 1;
      }),
      runs,
    );
    expect(compared).toBeGreaterThan(200);
  });

  test('does not look below the winner on any list', () => {
    fc.assert(
      fc.property(electionsBy.irv, (input) => {
        const [winner] = winnerBy('irv', input);
        if (winner === undefined || hasTie(counted(everybody(input)))) return;
        const lists = input.lists.map(({ ranks, weight }) => ({
          weight,
          ranks: ranks.includes(winner) ? ranks.slice(0, ranks.indexOf(winner) + 1) : ranks,
        }));
        expect(winnerBy('irv', { ...input, lists })).toEqual([winner]);
      }),
      runs,
    );
  });
});
