import { known } from '../kernel/known.ts';
import type { TieFor } from './count-result.ts';

/**
 * What decides between those who are level: the places of the draw by entry, if it was held. It never
 * decides about the `barred`, who cannot be elected: they come last, several of them by their ids.
 */
export interface TieBreak {
  readonly history: readonly (readonly number[])[];
  readonly places: readonly (number | undefined)[];
  readonly barred: readonly number[];
  /** Whether the draw is the order of the list: whoever it chooses, the same people are elected. */
  readonly isSame: boolean;
}

/** One who was chosen, and by which round or by the draw; or those who are left for a draw. */
export type Broken =
  | { readonly chosen: number; readonly by: number | 'draw' | 'ruling' }
  | { readonly chosen: null; readonly tied: readonly number[] };

/**
 * One of several who are level, by the one law for all ranked methods (SSI 2007/42, Sch. 1 r. 49 and
 * 51). It looks back from the latest of the earlier rounds. At the first where they are not all level,
 * only those at the wanted end stay: the fewest votes for an exclusion, else the most. Who stay level in
 * all rounds are drawn: the first of the draw is elected or has its surplus moved, the last is excluded.
 */
export function breakTie(
  wanted: TieFor,
  level: readonly number[],
  { history, places, barred }: TieBreak,
): Broken {
  const isLow = wanted === 'exclusion';
  let tied = level;
  for (let round = history.length - 1; round >= 0; round -= 1) {
    // A further nobody had no votes before it stood.
    const votes = tied.map((entry) => known(history[round])[entry] ?? 0);
    const end = isLow ? Math.min(...votes) : Math.max(...votes);
    tied = tied.filter((_, index) => votes[index] === end);
    if (tied.length === 1) return { chosen: known(tied[0]), by: round + 1 };
  }
  const out = barred.find((entry) => tied.includes(entry));
  const able = tied.filter((entry) => !barred.includes(entry));
  if (out !== undefined && (isLow || able.length === 0)) return { chosen: out, by: 'ruling' };
  if (out !== undefined && able.length === 1) return { chosen: known(able[0]), by: 'ruling' };
  tied = able;
  const drawn = inDrawOrder(tied, places);
  if (drawn.length < tied.length) return { chosen: null, tied };
  return { chosen: known(isLow ? drawn.at(-1) : drawn[0]), by: 'draw' };
}

/** Those of some entries who are in the draw, favoured first. */
export function inDrawOrder(
  entries: readonly number[],
  places: readonly (number | undefined)[],
): number[] {
  const placeOf = (entry: number) => known(places[entry]);
  return entries
    .filter((entry) => places[entry] !== undefined)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The place in the draw of each id; undefined for one that is not in it, or without a draw. */
export function drawPlaces(
  ids: readonly string[],
  draw: readonly string[] | null,
): (number | undefined)[] {
  const places = new Map(draw?.map((id, place) => [id, place]));
  return ids.map((id) => places.get(id));
}
