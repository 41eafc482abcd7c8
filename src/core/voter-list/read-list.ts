import type { NumberFormat } from '../accounts/number-format.ts';
import { BadLines } from './bad-lines.ts';
import type { NamedInBadLines } from './bad-lines.ts';
import {
  bareGroup,
  cellLimits,
  keptGroups,
  nameForm,
  readCell,
  readEmail,
  readGroups,
  shortName,
  shownGroups,
} from './list-cells.ts';
import type { ListColumns, ListRow } from './list-columns.ts';
import { countHeading, headersOf } from './list-columns.ts';
import { readListNumber } from './list-number.ts';
import type { NumberProblem } from './list-number.ts';

/** One voter of a list. */
export interface ListEntry {
  enrollmentNumber: string;
  name: string;
  email: string;
  /** As they are kept: `Department: Drama` stands beside `Drama`. */
  groups: readonly string[];
}

/** The limits of a voter list. */
export const listLimits = {
  voters: 100_000,
  ...cellLimits,
  /** People besides the first whom one act adds, or whose addresses it corrects. */
  also: 500,
} as const;

/**
 * What was wrong with a line. `bad` is no voter, `duplicate` is a voter whom an earlier line has
 * already, `two-names` is one whom that line has under another name, so that nothing of it is taken before
 * somebody says who is meant, `no-email` is a voter who is on the list without an address, and `note` is a voter who is on
 * the list, with something that was dropped, guessed or joined.
 */
export interface ListProblem {
  line: number;
  kind: 'bad' | 'duplicate' | 'two-names' | 'no-email' | 'note';
  /** The beginning of the line. */
  text: string;
  why: LineProblem;
}

/** A list as it was read: every voter once, and what was wrong line by line. */
export interface ReadList {
  /** In the order of the file. */
  entries: readonly ListEntry[];
  /** In the order of the file. */
  problems: readonly ListProblem[];
  /** How many lines below the heading hold something. */
  lines: number;
  /** Who is named by lines that are no voter. */
  inBadLines: NamedInBadLines;
}

/** What is wrong with a line of a voter list, by its key and what is put in (src/texts/list-problem.ts). */
export type LineProblem =
  | NumberProblem
  | { key: 'same' | 'differs' | 'joined' | 'shared-email'; line: number }
  | { key: 'two-names'; line: number; first: string; second: string }
  | { key: 'not-email'; cell: string }
  | { key: 'guessed-email'; cell: string; email: string }
  | { key: 'long-group'; group: string }
  | { key: 'too-many' | 'many-groups'; most: number }
  | { key: 'unclosed' | 'long-name' | 'more-cells' };

export const lineProblems = {
  same: (line: number) => ({ key: 'same', line }),
  differs: (line: number) => ({ key: 'differs', line }),
  twoNames: (line: number, first: string, second: string) => ({
    key: 'two-names',
    line,
    first,
    second,
  }),
  joined: (line: number) => ({ key: 'joined', line }),
  notEmail: (cell: string) => ({ key: 'not-email', cell }),
  guessedEmail: (cell: string, email: string) => ({ key: 'guessed-email', cell, email }),
  sharedEmail: (line: number) => ({ key: 'shared-email', line }),
  tooMany: { key: 'too-many', most: listLimits.voters },
  unclosed: { key: 'unclosed' },
  name: { key: 'long-name' },
  longGroup: (group: string) => ({ key: 'long-group', group }),
  moreCells: { key: 'more-cells' },
  manyGroups: { key: 'many-groups', most: cellLimits.groups },
} as const satisfies Record<string, LineProblem | ((...given: never[]) => LineProblem)>;

type Told = readonly [kind: ListProblem['kind'], why: LineProblem];

/** A line that is a voter. */
interface ReadLine {
  entry: ListEntry;
  told: readonly Told[];
}

/** The groups of a line, and what was dropped of them. */
interface InGroups {
  kept: readonly string[];
  told: readonly Told[];
}

/** The first line of a number, and what is known of its voter. */
interface First {
  line: number;
  at: number;
  /** As the line has it; another voter's address is not kept. */
  email: string;
  kept: ListEntry;
}

/** A list that is read row by row, so that whoever reads a long one can pause. */
export class ListReader {
  readonly #columns: ListColumns;
  readonly #format: NumberFormat;
  readonly #headers: readonly string[];
  readonly #heading: number;
  /** More cells than any line needs. */
  readonly #width: number;
  readonly #entries: ListEntry[] = [];
  readonly #problems: ListProblem[] = [];
  readonly #byNumber = new Map<string, First>();
  readonly #groups = new Map<string, InGroups>();
  readonly #badLines = new BadLines();
  readonly #lineOfEmail = new Map<string, number>();
  #seen = 0;
  #lines = 0;

  /** `top` are the first rows of the list; the heading is among them. */
  constructor(top: readonly ListRow[], columns: ListColumns, format: NumberFormat) {
    this.#columns = columns;
    this.#format = format;
    this.#headers = headersOf(top, columns.number, format);
    this.#heading = countHeading(top, columns.number, format);
    this.#width = usualWidth(top.slice(this.#heading), this.#headers);
  }

  /** Reads the next row. */
  add(row: ListRow): void {
    this.#seen += 1;
    if (this.#seen <= this.#heading) return;
    this.#lines += 1;
    const number = readListNumber(row.cells[this.#columns.number] ?? '', this.#format);
    if (!number.ok) {
      this.#leaveOut(row, number.error);
      return;
    }
    const read = this.#readLine(row, number.value);
    const first = this.#byNumber.get(number.value);
    if (first !== undefined) {
      this.#addAgain(row, read, first);
      return;
    }
    if (this.#entries.length >= listLimits.voters) {
      this.#leaveOut(row, lineProblems.tooMany);
      return;
    }
    const { entry, told } = read;
    if (widthOf(row.cells) > this.#width) this.#tell(row, ['note', lineProblems.moreCells]);
    this.#tell(row, ...told);
    const kept = { ...entry, email: this.#ownEmail(row, entry.email) };
    const at = this.#entries.push(kept) - 1;
    this.#byNumber.set(number.value, { line: row.line, at, email: entry.email, kept });
  }

  /** Notes that nothing could be read from this line on. */
  break(row: ListRow): void {
    this.#lines += 1;
    this.#leaveOut(row, lineProblems.unclosed);
  }

  read(): ReadList {
    return {
      entries: this.#entries,
      problems: this.#problems,
      lines: this.#lines,
      inBadLines: this.#badLines,
    };
  }

  #leaveOut(row: ListRow, why: LineProblem): void {
    this.#tell(row, ['bad', why]);
    this.#badLines.add(row, this.#format, this.#columns.name);
  }

  #readLine({ cells }: ListRow, enrollmentNumber: string): ReadLine {
    const { name, email, groups } = this.#columns;
    const cellOf = (column: number) => readCell(cells[column] ?? '');
    const told: Told[] = [];
    const wholeName = name.map(cellOf).join(' ').trim();
    if (wholeName.length > cellLimits.name) told.push(['note', lineProblems.name]);
    const emailCell = email === null ? '' : cellOf(email).replace(/^mailto:|^-$/i, '');
    const address = readEmail(emailCell);
    if (address === '' && emailCell !== '') {
      told.push(['no-email', lineProblems.notEmail(emailCell.slice(0, 60))]);
    } else if (address !== emailCell) {
      told.push(['note', lineProblems.guessedEmail(emailCell.slice(0, 60), address)]);
    }
    const inGroups = this.#readGroups(
      groups.map((column) => [cellOf(column), this.#headers[column] ?? '']),
    );
    told.push(...inGroups.told);
    const entry = {
      enrollmentNumber,
      name: wholeName.length > cellLimits.name ? '' : wholeName,
      email: address,
      groups: inGroups.kept,
    };
    return { entry, told };
  }

  /** The groups of a line; most lines have those of another one. */
  #readGroups(cells: readonly (readonly [cell: string, header: string])[]): InGroups {
    const key = cells.map(([cell]) => cell).join('\n');
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const told: Told[] = [];
    const named = new Set(cells.flatMap(([cell, header]) => readGroups(cell, header)));
    for (const group of named) {
      if (bareGroup(group).length <= cellLimits.group) continue;
      named.delete(group);
      told.push(['note', lineProblems.longGroup(bareGroup(group).slice(0, 60))]);
    }
    if (named.size > cellLimits.groups) told.push(['note', lineProblems.manyGroups]);
    const read = { kept: keptGroups([...named].slice(0, cellLimits.groups)), told };
    this.#groups.set(key, read);
    return read;
  }

  /** A number that stands twice is one voter, with the groups of both lines; with two names the officer is asked. */
  #addAgain(row: ListRow, { entry, told }: ReadLine, first: First): void {
    const known = first.kept;
    const hasNew = entry.groups.some((group) => !known.groups.includes(group));
    if (known.name !== entry.name && !isSameName(known.name, entry.name)) {
      const names = [known.name, entry.name].map(shortName) as [string, string];
      this.#tell(row, ['two-names', lineProblems.twoNames(first.line, ...names)]);
      return;
    }
    if (!hasNew) {
      const isSame =
        known.name === entry.name && first.email.toLowerCase() === entry.email.toLowerCase();
      const why = isSame ? lineProblems.same : lineProblems.differs;
      this.#tell(row, ['duplicate', why(first.line)]);
      return;
    }
    const groups = shownGroups([...new Set([...known.groups, ...entry.groups])]);
    this.#tell(row, ['note', lineProblems.joined(first.line)], ...told);
    if (groups.length > cellLimits.groups) this.#tell(row, ['note', lineProblems.manyGroups]);
    first.kept = {
      ...known,
      name: known.name === '' ? entry.name : known.name,
      email: known.email === '' ? this.#ownEmail(row, entry.email) : known.email,
      groups: keptGroups(groups.slice(0, cellLimits.groups)),
    };
    this.#entries[first.at] = first.kept;
  }

  /** The address, if no voter before has it. */
  #ownEmail(row: ListRow, email: string): string {
    if (email === '') return '';
    const key = email.toLowerCase();
    const line = this.#lineOfEmail.get(key);
    if (line !== undefined) {
      this.#tell(row, ['no-email', lineProblems.sharedEmail(line)]);
      return '';
    }
    this.#lineOfEmail.set(key, row.line);
    return email;
  }

  #tell({ line, cells }: ListRow, ...told: Told[]): void {
    if (told.length === 0) return;
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
    for (const [kind, why] of told) {
      this.#problems.push({ line, kind, text: text.slice(0, 120), why });
    }
  }
}

const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** How many cells the heading has, or most of the lines below it; without a heading nobody knows. */
function usualWidth(rows: readonly ListRow[], headers: readonly string[]): number {
  if (headers.length === 0) return Infinity;
  const widths = rows.map(({ cells }) => widthOf(cells)).toSorted((one, other) => one - other);
  return Math.max(widthOf(headers), ...widths.slice(0, Math.ceil(widths.length / 2)));
}

const isSameName = (one: string, other: string) =>
  one === '' || other === '' || nameForm(one) === nameForm(other);

/** True when two entries say the same of a voter. */
export function isSameEntry(one: ListEntry, other: ListEntry): boolean {
  return (
    one.enrollmentNumber === other.enrollmentNumber &&
    one.name === other.name &&
    one.email.toLowerCase() === other.email.toLowerCase() &&
    one.groups.length === other.groups.length &&
    one.groups.every((group) => other.groups.includes(group))
  );
}
