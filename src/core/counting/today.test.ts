import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillSeats } from '#tests/support/fill-seats.ts';
import { leavingRules } from '../elections/outcome-rules.ts';
import { count } from './count.ts';
import type { CountInput } from './count-input.ts';
import type { CountResult } from './count-result.ts';

// With one choice on a ballot and nobody off, the count says what results have always said.

interface Candidate {
  id: string;
  _id: string;
  votes: number;
  hasLeft: boolean;
}

const elections = fc
  .record({
    given: fc.array(fc.record({ votes: fc.nat({ max: 4 }), hasLeft: fc.boolean() }), {
      maxLength: 6,
    }),
    leaving: fc.constantFrom(...leavingRules),
    seats: fc.integer({ min: 1, max: 4 }),
    shuffle: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    drawn: fc.option(fc.nat({ max: 6 })),
  })
  .map(({ given, leaving, seats, shuffle, drawn }) => {
    const names = ['e', 'b', 'f', 'a', 'd', 'c'];
    const candidates = given.map((one, entry): Candidate => {
      const id = names[entry] ?? '';
      return { ...one, id, _id: id };
    });
    const orderOf = (id: string) => shuffle[names.indexOf(id)] ?? 0;
    const ids = candidates.map(({ id }) => id).toSorted((a, b) => orderOf(a) - orderOf(b));
    // A draw may have been held between some of them only.
    const order = drawn === null ? null : ids.slice(0, drawn);
    const input: CountInput = {
      method: 'plurality',
      seats,
      maxChoices: 1,
      candidates: candidates.map(({ id, hasLeft }) => ({ id, left: hasLeft ? leaving : null })),
      nobody: null,
      unopposed: 'elected',
      lists: candidates.flatMap(({ votes }, entry) =>
        votes === 0 ? [] : [{ ranks: [entry], weight: votes }],
      ),
      blank: 0,
      draw: order,
    };
    return { candidates, leaving, seats, order, input };
  });

function counted(input: CountInput): CountResult {
  const result = count(input);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test('the seats are filled as they were', () => {
  fc.assert(
    fc.property(elections, ({ candidates, seats, leaving, order, input }) => {
      const { outcome, rounds } = counted(input);
      const idOf = (entry: number) => input.candidates[entry]?.id;
      const elected = 'elected' in outcome ? outcome.elected : [];
      const ties = rounds.flatMap(({ events }) => events.filter((event) => event.kind === 'tie'));
      const tied = outcome.kind === 'needs-draw' ? outcome.tied : (ties[0]?.tied ?? []);
      const openSeats = outcome.kind === 'needs-draw' ? outcome.openSeats : 0;
      expect({
        elected: elected.map(idOf),
        tied: tied.map(idOf),
        openSeats,
        emptySeats: seats - elected.length - openSeats,
        isToVoteAgain: outcome.kind === 'vote-again',
      }).toEqual(fillSeats(candidates, seats, { leaving, order }));
    }),
    { numRuns: 5_000 },
  );
});
