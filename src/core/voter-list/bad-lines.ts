import type { NumberFormat } from '../accounts/number-format.ts';
import { nameForm, readCell, readEmail } from './list-cells.ts';
import type { ListRow } from './list-columns.ts';
import { lookAlikes, readListNumber } from './list-number.ts';

/** Who is named by the lines of a list that are no voter: replacing a list keeps them. */
export interface NamedInBadLines {
  numbers: ReadonlySet<string>;
  /** In lower case. */
  emails: ReadonlySet<string>;
  /** In the form in which names are compared. */
  names: ReadonlySet<string>;
}

/** Notes who is named by lines that are no voter. */
export class BadLines implements NamedInBadLines {
  readonly numbers = new Set<string>();
  readonly emails = new Set<string>();
  readonly names = new Set<string>();

  /** Notes the number of a line wherever it stands in it; without one, the address and the name. */
  add({ cells }: ListRow, format: NumberFormat, nameColumns: readonly number[]): void {
    const parts = cells.flatMap((cell) => cell.split(/[,;|"\t\r\n]/)).filter((part) => part !== '');
    // With a note beside it a number is none that may be imported, but it says who is meant.
    const pieces = parts.flatMap((part) => [part, ...part.split(/[\s*#()[\]{}<>†]+/u)]);
    const numbers = [
      ...new Set(
        pieces.flatMap((piece) => {
          const number = readListNumber(piece, format);
          return number.ok ? [number.value] : lookAlikes(piece, format);
        }),
      ),
    ];
    for (const number of numbers) this.numbers.add(number);
    // Several are the rest of a file behind a quotation mark, whose lines can lack a number.
    if (numbers.length === 1) return;
    const name = nameColumns.map((column) => cells[column] ?? '').join(' ');
    for (const text of [name, ...parts].map(readCell)) {
      const email = text.includes('@') ? readEmail(text) : '';
      if (email !== '') this.emails.add(email.toLowerCase());
      const form = nameForm(text);
      if (form.includes(' ')) this.names.add(form);
    }
  }
}

interface Person {
  enrollmentNumber: string;
  name: string;
  email: string;
}

/** True for a voter of the present list whom a bad line names. */
export const isNamed = (bad: NamedInBadLines, { enrollmentNumber, name, email }: Person) =>
  bad.numbers.has(enrollmentNumber) ||
  (email !== '' && bad.emails.has(email.toLowerCase())) ||
  (bad.names.size > 0 && bad.names.has(nameForm(name)));
