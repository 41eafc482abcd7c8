import type { ListRow } from '#core/voter-list/list-columns.ts';

const delimiters = ['\t', ';', ',', '|'] as const;

/** The rows of a table that somebody pasted or whose file was read, with something in them. */
export async function readTable(text: string): Promise<ListRow[]> {
  // Few officers ever paste one.
  const { default: papa } = await import('papaparse');
  const plain = text.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');
  const tries = delimiters.map((delimiter) =>
    papa.parse<string[]>(plain, { delimiter, newline: '\n' }).data.map((cells, at) => ({
      line: at + 1,
      cells,
    })),
  );
  const best = tries.toSorted((one, other) => usualRows(other) - usualRows(one))[0] ?? [];
  return best.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** How many rows have as many cells as most of those with more than one. */
function usualRows(rows: readonly ListRow[]): number {
  const widths = Map.groupBy(rows, ({ cells }) => cells.length);
  widths.delete(1);
  return Math.max(0, ...[...widths.values()].map((alike) => alike.length));
}
