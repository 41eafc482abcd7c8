import type { NumberFormat } from '../accounts/number-format.ts';
import { bareGroup, nameForm, readCell, readEmail } from '../voter-list/list-cells.ts';
import type { ListRow } from '../voter-list/list-columns.ts';
import { headingWords } from '../voter-list/list-columns.ts';
import { readListNumber } from '../voter-list/list-number.ts';
import { titleKey } from './election-draft.ts';
import type { Newcomer } from './entered.ts';

// A table of candidates, as an office keeps one: a line for each, with the position or the class, and who it is.

/** A position that a line can be for. */
export interface TablePosition {
  key: string;
  title: string;
  /** The groups of the voter list that vote for it. */
  groups: readonly string[];
}

/** Which column of the table holds what, from 0; null for none. */
export interface CandidateColumns {
  position: number | null;
  name: number | null;
  number: number | null;
  email: number | null;
}
export const candidateColumns = ['position', 'name', 'number', 'email'] as const;
export type CandidateColumn = (typeof candidateColumns)[number];

/** Why a line of the table is for no position, or names nobody. */
export type RowProblem = 'no-position' | 'unknown-position' | 'several-positions' | 'nobody';

/** A line of the table that somebody wrote. */
export interface CandidateRow {
  /** The line of the file, from 1. */
  line: number;
  /** As it stands there. */
  position: string;
  name: string;
  /** The key of its position; empty where there is none. */
  key: string;
  /** Who it is, as officers type it; empty for nobody. */
  person: string;
  problem: RowProblem | null;
}

/** The form in which a class is the same with blanks, hyphens and in any case: "CSE A" and "cse-a". */
const looseForm = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * Finds the positions that a cell names: by the title, else by the class that votes for them, else by both without
 * blanks and hyphens.
 */
export function positionFinder(positions: readonly TablePosition[]): (cell: string) => string[] {
  const classesOf = ({ groups }: TablePosition) => groups.flatMap((one) => [one, bareGroup(one)]);
  const ways = [
    [titleKey, ({ title }: TablePosition) => [title]],
    [titleKey, classesOf],
    [looseForm, (one: TablePosition) => [one.title, ...classesOf(one)]],
  ] as const;
  const found = ways.map(([form, names]) => {
    const keys = new Map<string, Set<string>>();
    for (const one of positions) {
      for (const name of names(one)) {
        const own = keys.get(form(name)) ?? new Set();
        keys.set(form(name), own.add(one.key));
      }
    }
    return (cell: string) => [...(keys.get(form(cell)) ?? [])];
  });
  return (cell) => {
    const text = readCell(cell);
    if (looseForm(text) === '') return [];
    return found.map((find) => find(text)).find((keys) => keys.length > 0) ?? [];
  };
}

type Find = ReturnType<typeof positionFinder>;

/** Rows that are looked at to tell what a column holds. */
const sampled = 200;
const positionWords = /position|\bpost\b|office\b|\brole\b|पद|عہد/iu;
const isNumber = (cell: string, format: NumberFormat) => readListNumber(cell, format).ok;

/** Tells from what the columns hold, and from their names, which is which; officers correct it. */
export function guessCandidateColumns(
  rows: readonly ListRow[],
  { find, format }: { find: Find; format: NumberFormat },
): CandidateColumns {
  const looked = rows.slice(0, sampled).map(({ cells }) => cells.map(readCell));
  const width = Math.max(0, ...looked.map((cells) => cells.length));
  const left = new Set(Array.from({ length: width }, (_, column) => column));
  const [top = []] = looked;
  const take = (is: (cell: string) => boolean, words: RegExp): number | null => {
    const scores = [...left].map((column) => {
      const fitting = looked.filter((cells) => is(cells[column] ?? '')).length;
      return { column, score: fitting + (words.test(top[column] ?? '') ? 1 : 0) };
    });
    const [best] = scores.toSorted((a, b) => b.score - a.score);
    if (best === undefined || best.score === 0) return null;
    left.delete(best.column);
    return best.column;
  };
  const email = take((cell) => readEmail(cell) !== '', headingWords.email);
  const number = take((cell) => isNumber(cell, format), headingWords.number);
  const position = take((cell) => find(cell).length > 0, positionWords);
  const named = take((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell), headingWords.name);
  return { position, name: named, number, email };
}

/** Whether the first row names the columns: more than half of its cells do, and none is a position. */
export function hasHeading(rows: readonly ListRow[], find: Find): boolean {
  const cells = (rows[0]?.cells ?? []).map(readCell).filter((cell) => cell !== '');
  const words = [positionWords, ...Object.values(headingWords)];
  const named = cells.filter(
    (cell) => !/[\d@]/.test(cell) && words.some((one) => one.test(cell)),
  ).length;
  return named * 2 > cells.length && cells.every((cell) => find(cell).length === 0);
}

/** The lines of a table, each with its position and with whom it names. Empty lines are none. */
export function readCandidateRows(
  rows: readonly ListRow[],
  columns: CandidateColumns,
  { find, format }: { find: Find; format: NumberFormat },
): CandidateRow[] {
  const below = hasHeading(rows, find) ? rows.slice(1) : rows;
  return below.flatMap(({ line, cells }) => {
    const cellOf = (column: number | null) =>
      readCell(column === null ? '' : (cells[column] ?? ''));
    const [position, name] = [cellOf(columns.position), cellOf(columns.name)];
    const person = personIn({
      name,
      number: cellOf(columns.number),
      email: readEmail(cellOf(columns.email)),
      format,
    });
    if (position === '' && name === '' && person === '') return [];
    const [key = '', ...others] = find(position);
    const several = others.length > 0;
    const problem = problemOf({ position, key, several, person });
    return [{ line, position, name, key: several ? '' : key, person, problem }];
  });
}

function problemOf(row: {
  position: string;
  key: string;
  several: boolean;
  person: string;
}): RowProblem | null {
  if (row.person === '') return 'nobody';
  if (row.position === '') return 'no-position';
  if (row.key === '') return 'unknown-position';
  return row.several ? 'several-positions' : null;
}

/** Who a line names, as officers type it: the number where there is one, else the name with the address behind it. */
function personIn(given: {
  name: string;
  number: string;
  email: string;
  format: NumberFormat;
}): string {
  const { name, number, email, format } = given;
  const read = readListNumber(number, format);
  if (read.ok) return read.value;
  if (number !== '' && name === '' && email === '') return number;
  if (email === '') return name;
  return name === '' ? email : `${name} <${email}>`;
}

/** Whether a line calls whoever was found by their number otherwise than the list does. */
export const isOtherName = (row: Pick<CandidateRow, 'name'>, found: Newcomer['name']): boolean =>
  row.name !== '' && found !== '' && nameForm(row.name) !== nameForm(found);

const addressOf = / <([^<>\s]+@[^<>\s]+)>$|^[^<>\s]+@[^<>\s]+$/u;

/** A line as a device may keep it: without an address out of a table; empty where nothing is left. */
export const withoutAddress = (line: string, pasted: ReadonlySet<string>): string => {
  const [whole = '', inside = whole] = addressOf.exec(line) ?? [];
  return whole !== '' && pasted.has(inside.toLowerCase()) ? line.slice(0, -whole.length) : line;
};

/** The address of a line; empty where it has none. */
export function addressIn(line: string): string {
  const [whole = '', inside = whole] = addressOf.exec(line) ?? [];
  return inside.toLowerCase();
}
