import { unparse } from 'papaparse';
import { withoutIsolates } from '#core/kernel/isolates.ts';

type Cell = string | number | null;

/**
 * Rows as a table for a spreadsheet, the headings first. Signs that only a screen needs would be in the way of a
 * search; and a cell that begins like a formula is made text: a name must not run in anybody's spreadsheet.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutIsolates(cell) : cell)),
  );
  // Papa's own pattern sees no formula in a cell of several lines.
  return unparse(cells, { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' });
}
