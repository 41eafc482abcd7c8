import { setImmediate } from 'node:timers/promises';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { ListColumns, ListRow } from '#core/voter-list/list-columns.ts';
import { guessColumns } from '#core/voter-list/list-columns.ts';
import { readListNumber } from '#core/voter-list/list-number.ts';
import type { ReadList } from '#core/voter-list/read-list.ts';
import { ListReader } from '#core/voter-list/read-list.ts';

/** A table out of a file, before anything is known of its columns. */
interface Table {
  rows: ListRow[];
  /** The row in which a quotation mark is opened and never closed. */
  broken: ListRow | null;
}

/** What was read, and how: officers see the columns beside the first rows and correct them. */
export interface ReadText extends ReadList {
  columns: ListColumns;
  top: readonly ListRow[];
}

const delimiters = [',', ';', '\t', '|'] as const;
/** Rows that are looked at to tell the delimiter and the columns. */
const looked = 200;
/** Rows that are read before other requests get their turn. */
const atOnce = 5_000;

/**
 * Reads a voter list out of the text of a file. Without columns they are guessed. The server answers
 * others meanwhile.
 */
export async function readListText(
  text: string,
  format: NumberFormat,
  columns?: ListColumns,
): Promise<ReadText> {
  const { rows, broken } = await readTable(text, format);
  const top = rows.slice(0, looked);
  const used = columns ?? guessColumns(top, format);
  const reader = new ListReader(top, used, format);
  for (const [index, row] of rows.entries()) {
    reader.add(row);
    if (index % atOnce === atOnce - 1) await setImmediate();
  }
  if (broken !== null) reader.break(broken);
  return { ...reader.read(), columns: used, top };
}

async function readTable(text: string, format: NumberFormat): Promise<Table> {
  const { parse } = await loadParser();
  // One kind of line end: a list that was put together from several files has more than one, and the
  // library goes by the first.
  const lines = text.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');
  const declared = declaration.exec(lines);
  const plain = declared === null ? lines : lines.slice(declared[0].length);
  const read = (delimiter: string, most: number): Table => {
    const { data, errors } = parse<string[]>(plain, { delimiter, newline: '\n', preview: most });
    const rows: ListRow[] = [];
    let line = 1;
    for (const cells of data) {
      rows.push({ line, cells });
      line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    }
    const at = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    const broken = at === undefined || most > 0 ? null : (rows[at] ?? null);
    const whole = broken === null ? rows : rows.slice(0, at);
    return { rows: whole.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), broken };
  };
  const tries = delimiters.map((one) => [one, read(one, looked)] as const);
  return read(declared?.[1] ?? mostNumbers(tries, format), 0);
}

/** What Excel writes before the first line: sep=; names the delimiter. The line is kept empty. */
const declaration = /^sep=(.)(?=\n)/i;

/**
 * The delimiter with which most rows have an enrollment number in a cell of its own, and of several
 * the one with the most columns. The library's own guess counts commas in names and refuses one column.
 */
function mostNumbers(read: readonly (readonly [string, Table])[], format: NumberFormat): string {
  const scores = read.map(([delimiter, { rows }]) => ({
    delimiter,
    numbers: rows.filter(({ cells }) => cells.some((cell) => readListNumber(cell, format).ok))
      .length,
    columns: usualWidth(rows),
  }));
  const [best] = scores.toSorted((a, b) => b.numbers - a.numbers || b.columns - a.columns);
  return best?.delimiter ?? ',';
}

/** How many columns most of the rows have. */
function usualWidth(rows: readonly ListRow[]): number {
  const widths = Map.groupBy(rows, ({ cells }) => cells.length);
  const [usual] = [...widths].toSorted(([, a], [, b]) => b.length - a.length);
  return usual?.[0] ?? 0;
}

/** Loaded with the first list: few servers ever read one. */
async function loadParser() {
  const { default: papa } = await import('papaparse');
  return papa;
}
