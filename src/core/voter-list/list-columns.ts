import type { NumberFormat } from '../accounts/number-format.ts';
import { readListNumber } from './list-number.ts';

/** A table as it was read: rows of cells, each with the line of the file where it begins. */
export interface ListRow {
  line: number;
  cells: readonly string[];
}

/**
 * Which column of a list holds what, counted from 0. A name can stand in several columns, and each
 * column of groups names some.
 */
export interface ListColumns {
  number: number;
  name: readonly number[];
  email: number | null;
  groups: readonly number[];
}

/** Rows that are looked at to tell what a column holds. */
const sampled = 200;
/** Lines above the first voter that can be a title and the names of the columns. */
const headingLines = 10;

// The words that head a column. Exports have the data of parents too, and nobody writes to those.
const numberWords = /enrol|roll|reg(istration|n)?\b|\bid\b|admission|scholar|univ/i;
const emailWords = /e-?mail|\bmail\b/i;
const nameWords = /name/i;
const groupWords =
  /group|branch|batch|section|dep(t|artment)|year|semester|\bsem\b|program|course|class|discipline|hostel|house|division|stream|faculty/i;
const otherPeople = /father|mother|parent|guardian|user ?name|college|institute|file/i;

/** What names the column of the numbers, also where a word could be a number. */
const isHeading = (cell: string) => numberWords.test(cell) && !/\d/.test(cell);
/** True for a day in digits, which eight digits could be, too. */
export const isDay = (cell: string) => day.test(cell.trim());
const day = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/;
const hasAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim());
const isPersonName = (cell: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M}.,' -]*\s[\p{L}\p{M}.,' -]+$/u.test(cell.trim());

/**
 * The rows above the first voter: titles and the names of the columns. Where the column of the numbers
 * has a name, they end with it; else a cell with a digit is a voter, if a wrong one.
 */
export function countHeading(
  rows: readonly ListRow[],
  number: number,
  format: NumberFormat,
): number {
  const cells = rows.slice(0, headingLines + 1).map((row) => row.cells[number] ?? '');
  const first = cells.findIndex((cell) => readListNumber(cell, format).ok && !isHeading(cell));
  const above = first === -1 ? cells.slice(0, 1) : cells.slice(0, first);
  const named = above.findLastIndex((cell) => isHeading(cell));
  if (named !== -1) return named + 1;
  const voter = above.findIndex((cell) => /\d/.test(cell));
  return voter === -1 ? above.length : voter;
}

/** The names of the columns: the last row of the heading; empty without one. */
export function headersOf(
  rows: readonly ListRow[],
  number: number,
  format: NumberFormat,
): readonly string[] {
  const heading = countHeading(rows, number, format);
  return (rows[heading - 1]?.cells ?? []).map((cell) => cell.trim());
}

/** Tells from the names of the columns and from what they hold which is which; officers correct it. */
export function guessColumns(rows: readonly ListRow[], format: NumberFormat): ListColumns {
  const looked = rows.slice(0, sampled);
  const width = Math.max(1, ...looked.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const cellsOf = (column: number) =>
    looked.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
  const share = (column: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(column);
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const topRows = looked.slice(0, headingLines);
  const isHeaded = (column: number, words: RegExp) =>
    topRows.some(({ cells }) => {
      const cell = cells[column] ?? '';
      return words.test(cell) && !/\d{3}|@/.test(cell) && !otherPeople.test(cell);
    });
  // An address may be one of a college.
  const isOthers = (column: number) =>
    topRows.some(({ cells }) => {
      const cell = cells[column] ?? '';
      return otherPeople.test(cell) && !cell.includes('@');
    });

  const best = (score: (column: number) => number): number =>
    all.reduce((found, column) => (score(column) > score(found) ? column : found), 0);
  // Eight digits can be a day of birth.
  const isNumber = (cell: string) => readListNumber(cell, format).ok && !isDay(cell);
  const number = best(
    (column) => share(column, isNumber) * 2 + (isHeaded(column, numberWords) ? 1 : 0),
  );
  const headers = headersOf(rows, number, format);
  const rest = all.filter((column) => column !== number);

  const emails = rest.filter((column) => share(column, hasAddress) > 0.4 && !isOthers(column));
  const email = emails.find((column) => isHeaded(column, emailWords)) ?? emails[0] ?? null;
  const free = rest.filter((column) => column !== email && !emails.includes(column));

  const headed = (words: RegExp) => (column: number) =>
    words.test(headers[column] ?? '') && !isOthers(column);
  // "First name" and "Last name" are one name; "Course name" is a group.
  const groups = free.filter(headed(groupWords));
  const named = free.filter((column) => headed(nameWords)(column) && !groups.includes(column));
  const unnamed = free.filter(
    (column) =>
      (headers[column] ?? '') === '' &&
      share(column, isPersonName) > 0.4 &&
      new Set(cellsOf(column)).size * 2 > cellsOf(column).length,
  );
  return { number, name: named.length > 0 ? named : unnamed.slice(0, 1), email, groups };
}
