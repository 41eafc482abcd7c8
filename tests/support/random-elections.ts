import fc from 'fast-check';
import type { CountInput } from '#core/counting/count-input.ts';
import { groupLists } from '#core/counting/group-lists.ts';
import { leavingRules } from '#core/elections/outcome-rules.ts';

const names = ['f', 'b', 'e', 'a', 'd', 'c'];

/**
 * Small ranked elections with many ties: up to six people, with nobody or without, some of whom have
 * left or are disqualified, a few ballots of any length, and a draw of all of them.
 */
export function rankedElections(method: 'irv' | 'stv'): fc.Arbitrary<CountInput> {
  return fc
    .record({
      people: fc.integer({ min: 1, max: names.length }),
      seats: method === 'irv' ? fc.constant(1) : fc.integer({ min: 1, max: 4 }),
      hasNobody: fc.boolean(),
      left: fc.array(fc.option(fc.constantFrom(...leavingRules), { freq: 2 }), {
        minLength: names.length,
        maxLength: names.length,
      }),
      isAnybodyGone: fc.boolean(),
      disqualified: fc.array(fc.boolean(), {
        minLength: names.length,
        maxLength: names.length,
      }),
      blank: fc.nat({ max: 3 }),
      most: fc.integer({ min: 1, max: 8 }),
    })
    .chain(({ people, hasNobody, left, isAnybodyGone, disqualified, most, ...rest }) => {
      const entries = Array.from({ length: people + (hasNobody ? 1 : 0) }, (_, entry) => entry);
      const ids = entries.map((entry) => (entry < people ? (names[entry] ?? '') : 'nobody'));
      const list = fc.record({
        ranks: fc.shuffledSubarray(entries, { minLength: 1 }),
        weight: fc.integer({ min: 1, max: most }),
      });
      return fc
        .record({
          lists: fc.array(list, { maxLength: 12 }),
          draw: fc.shuffledSubarray(ids, { minLength: ids.length }),
        })
        .map(({ lists, draw }): CountInput => ({
          method,
          maxChoices: 1,
          candidates: ids.slice(0, people).map((id, entry) => ({
            id,
            left: isAnybodyGone ? (left[entry] ?? null) : null,
            isDisqualified: isAnybodyGone && left[entry] != null && disqualified[entry] === true,
          })),
          nobody: hasNobody ? { id: 'nobody', effect: 'reopens' } : null,
          unopposed: 'voted',
          lists,
          draw,
          ...rest,
        }));
    });
}

/** Elections by plurality with one choice or several, with each effect of nobody. */
export const markedElections: fc.Arbitrary<CountInput> = fc
  .record({
    people: fc.nat({ max: 5 }),
    seats: fc.integer({ min: 1, max: 4 }),
    maxChoices: fc.integer({ min: 1, max: 3 }),
    effect: fc.constantFrom(null, 'shown', 'reopens', 'voids' as const),
    unopposed: fc.constantFrom('elected', 'voted' as const),
    blank: fc.nat({ max: 3 }),
  })
  .chain(({ people, effect, maxChoices, ...rest }) => {
    const entries = Array.from({ length: people + (effect === null ? 0 : 1) }, (_, entry) => entry);
    const ballot = fc.shuffledSubarray(entries, {
      maxLength: Math.min(maxChoices, entries.length),
    });
    return fc.array(ballot, { maxLength: 14 }).map((ballots): CountInput => ({
      ...rest,
      method: 'plurality',
      maxChoices,
      candidates: names.slice(0, people).map((id) => ({ id, left: null })),
      nobody: effect === null ? null : { id: 'nobody', effect: effect as 'shown' },
      draw: null,
      lists: groupLists(ballots).lists,
    }));
  });
