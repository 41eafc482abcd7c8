import { accountLimits } from '../accounts/check-registration.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import { isEmailAddress, isOneLine, isPlain } from '../text.ts';
import type { ListColumns, ListRow } from './list-columns.ts';
import { countHeading, headersOf } from './list-columns.ts';
import { readListNumber } from './list-number.ts';

/** One voter of a list. */
export interface ListEntry {
  enrollmentNumber: string;
  name: string;
  email: string;
  groups: readonly string[];
}

/** The limits of a voter list. */
export const listLimits = {
  voters: 100_000,
  group: 40,
  groups: 20,
  /** People besides the first whom one act adds, or whose addresses it corrects. */
  also: 500,
} as const;

/**
 * What was wrong with a line. `bad` is no voter, `duplicate` is a voter whom an earlier line has
 * already, and `no-email` is a voter who is on the list without an address.
 */
export interface ListProblem {
  line: number;
  kind: 'bad' | 'duplicate' | 'no-email';
  /** The beginning of the line. */
  text: string;
  why: string;
}

/** A list as it was read: every voter once, and what was wrong line by line. */
export interface ReadList {
  /** In the order of the file. */
  entries: readonly ListEntry[];
  /** In the order of the file. */
  problems: readonly ListProblem[];
  /** How many lines below the heading hold something. */
  lines: number;
}

export const listSentences = {
  same: (line: number) => `The same voter is in line ${line}. They are counted once.`,
  differs: (line: number) =>
    `Line ${line} has this number too, with other data. Line ${line} counts; please check which is right.`,
  notEmail: (cell: string) =>
    `“${cell}” is no e-mail address. The voter is on the list without one.`,
  sharedEmail: (line: number) =>
    `Line ${line} has this e-mail too, and an address proves one number only. This voter is on the list without one.`,
  tooMany: `A voter list can have at most 100,000 voters.`,
  unclosed:
    'A quotation mark in this line is never closed, so what follows could not be read. Please correct it and choose the file again.',
  name: `This name has more than ${accountLimits.name} characters, or characters that hide text.`,
  group: `A group has at most ${listLimits.group} characters, and a voter has at most ${listLimits.groups} groups.`,
} as const;

/** The group of a cell; "2" alone says nothing, so the name of its column stands before it. */
function groupOf(text: string, header: string): string {
  const group = text.replaceAll(/\s+/g, ' ').trim();
  return /^(?:\d{1,2}|[A-Z])$/i.test(group) && header !== '' ? `${header} ${group}` : group;
}

/** A list that is read row by row, so that whoever reads a long one can pause. */
export class ListReader {
  readonly #columns: ListColumns;
  readonly #format: NumberFormat;
  readonly #headers: readonly string[];
  readonly #heading: number;
  readonly #entries: ListEntry[] = [];
  readonly #problems: ListProblem[] = [];
  readonly #byNumber = new Map<string, { line: number; entry: ListEntry }>();
  readonly #lineOfEmail = new Map<string, number>();
  #seen = 0;
  #lines = 0;

  /** `top` are the first rows of the list; the heading is among them. */
  constructor(top: readonly ListRow[], columns: ListColumns, format: NumberFormat) {
    this.#columns = columns;
    this.#format = format;
    this.#headers = headersOf(top, columns.number, format);
    this.#heading = countHeading(top, columns.number, format);
  }

  /** Reads the next row. */
  add(row: ListRow): void {
    this.#seen += 1;
    if (this.#seen <= this.#heading) return;
    this.#lines += 1;
    const number = readListNumber(row.cells[this.#columns.number] ?? '', this.#format);
    if (!number.ok) {
      this.#tell(row, 'bad', number.error);
      return;
    }
    const entry = this.#entryOf(row, number.value);
    const wrong = wrongOf(entry);
    if (wrong !== null) {
      this.#tell(row, 'bad', wrong);
      return;
    }
    const first = this.#byNumber.get(entry.enrollmentNumber);
    if (first !== undefined) {
      const isSame = isSameEntry(first.entry, entry);
      const why = isSame ? listSentences.same : listSentences.differs;
      this.#tell(row, 'duplicate', why(first.line));
      return;
    }
    if (this.#entries.length >= listLimits.voters) {
      this.#tell(row, 'bad', listSentences.tooMany);
      return;
    }
    this.#byNumber.set(entry.enrollmentNumber, { line: row.line, entry });
    this.#entries.push({ ...entry, email: this.#ownEmail(row, entry.email) });
  }

  /** Notes that nothing could be read from this line on. */
  break(row: ListRow): void {
    this.#lines += 1;
    this.#tell(row, 'bad', listSentences.unclosed);
  }

  read(): ReadList {
    return { entries: this.#entries, problems: this.#problems, lines: this.#lines };
  }

  #entryOf({ cells }: ListRow, enrollmentNumber: string): ListEntry {
    const { name, email, groups } = this.#columns;
    const cellOf = (column: number) => (cells[column] ?? '').replaceAll(/\s+/g, ' ').trim();
    const named = groups.flatMap((column) =>
      cellOf(column)
        .split(/[;|,]/)
        .map((text) => groupOf(text, this.#headers[column] ?? ''))
        .filter((group) => group !== ''),
    );
    return {
      enrollmentNumber,
      name: name.map(cellOf).join(' ').trim(),
      email: email === null ? '' : cellOf(email).replace(/^mailto:/i, ''),
      groups: [...new Set(named)],
    };
  }

  /** The address, if it is one and no voter before has it. */
  #ownEmail(row: ListRow, email: string): string {
    if (email === '' || email === '-') return '';
    if (!isEmailAddress(email)) {
      this.#tell(row, 'no-email', listSentences.notEmail(email.slice(0, 60)));
      return '';
    }
    const key = email.toLowerCase();
    const line = this.#lineOfEmail.get(key);
    if (line !== undefined) {
      this.#tell(row, 'no-email', listSentences.sharedEmail(line));
      return '';
    }
    this.#lineOfEmail.set(key, row.line);
    return email;
  }

  #tell({ line, cells }: ListRow, kind: ListProblem['kind'], why: string): void {
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
    this.#problems.push({ line, kind, text: text.slice(0, 120), why });
  }
}

function wrongOf({ name, groups }: ListEntry): string | null {
  if (name.length > accountLimits.name || !isPlain(name) || !isOneLine(name)) {
    return listSentences.name;
  }
  const isLong = groups.some((group) => group.length > listLimits.group || !isPlain(group));
  return isLong || groups.length > listLimits.groups ? listSentences.group : null;
}

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
