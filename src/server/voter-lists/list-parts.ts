import type { ListEntry, ListProblem } from '#core/voter-list/read-list.ts';
import type { ReadText } from './read-text.ts';

/** Entries or problems that are handed over at once: a few milliseconds of the server. */
const atOnce = 2_000;

/** A part of a list that was read; the last one holds the rest of it. */
export type ListPart =
  | { kind: 'entries'; entries: readonly ListEntry[] }
  | { kind: 'problems'; problems: readonly ListProblem[] }
  | { kind: 'rest'; rest: Omit<ReadText, 'entries' | 'problems'> };

/** What was read, in parts of a bounded size. */
export function* partsOf({ entries, problems, ...rest }: ReadText): Generator<ListPart> {
  for (let from = 0; from < entries.length; from += atOnce) {
    yield { kind: 'entries', entries: entries.slice(from, from + atOnce) };
  }
  for (let from = 0; from < problems.length; from += atOnce) {
    yield { kind: 'problems', problems: problems.slice(from, from + atOnce) };
  }
  yield { kind: 'rest', rest };
}
