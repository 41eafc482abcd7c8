import { count } from '#core/counting/count.ts';
import type { CountInput, CountList } from '#core/counting/count-input.ts';
import type { CountResult } from '#core/counting/count-result.ts';

/** What a count says; a refusal makes the test red. */
export function counted(input: CountInput): CountResult {
  const result = count(input);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** A position of people with names of one letter; N is nobody, a star behind a name one who has left, ! one who is disqualified. */
export function position(
  people: string,
  ballots: string,
  more: Partial<CountInput> & { leaving?: 'vacant' | 'next' | 'vote-again' } = {},
): CountInput {
  const { leaving = 'vacant', ...rest } = more;
  const names = people.replaceAll(/[*!]/g, '');
  return {
    method: 'plurality',
    seats: 1,
    maxChoices: names.length + 1,
    candidates: [...people.matchAll(/(\w)([*!]?)/g)].map(([, id = '', mark]) => ({
      id,
      left: mark === '' ? null : leaving,
      isDisqualified: mark === '!',
    })),
    nobody: null,
    unopposed: 'elected',
    lists: listsOf(ballots, `${names}N`),
    blank: 0,
    draw: null,
    ...rest,
  };
}

/** Lists such as `10 ABC; 4 AC`. */
function listsOf(ballots: string, names: string): CountList[] {
  return [...ballots.matchAll(/(\d+) (\w+)/g)].map(([, weight, list = '']) => ({
    weight: Number(weight),
    ranks: [...list].map((name) => names.indexOf(name)),
  }));
}

/** Nobody with an effect. */
export const nobody = (effect: 'shown' | 'reopens' | 'voids') =>
  ({ nobody: { id: 'N', effect } }) as const;
