import { utf16Of } from './decode-list-file.ts';
import type { ListText } from './list-letters.ts';
import { readDoubtful, readUnknown } from './list-letters.ts';
import { asLine } from './read-workbook.ts';

// Our content policy takes no plain text as a page, and each policy is made once.
const policy = window.trustedTypes?.createPolicy('voter-list-page', {
  createHTML: (text: string) => text,
});

/**
 * The largest table of a web page, in the letters that the page has or names; where it has others, officers are asked
 * as of any list.
 */
export function readWebPage(bytes: Uint8Array): ListText {
  const page = decoded(bytes);
  return page === null
    ? readUnknown(tableOf(new TextDecoder('windows-1252').decode(bytes)))
    : readDoubtful(tableOf(page));
}

/** A table as lines with tabs between the cells; '' without one. Nothing of the page is run, loaded or shown. */
function tableOf(text: string): string {
  const page = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
  const tables = [...page.querySelectorAll('table')].map((table) => ({ rows: [...table.rows] }));
  const [largest] = tables.toSorted((one, other) => other.rows.length - one.rows.length);
  // What stands beside several rows stands in each of them, such as a department beside its students.
  const beside: { text: string; rows: number }[] = [];
  const lines = (largest?.rows ?? []).map((row) => {
    const cells: string[] = [];
    const takeBeside = () => {
      for (let held = beside[cells.length]; (held?.rows ?? 0) > 0; held = beside[cells.length]) {
        if (held === undefined) return;
        held.rows -= 1;
        cells.push(held.text);
      }
    };
    for (const cell of row.cells) {
      takeBeside();
      const texts = [
        textOf(cell),
        ...Array.from({ length: Math.min(cell.colSpan, 200) - 1 }, () => ''),
      ];
      for (const text of texts) {
        beside[cells.length] = { text, rows: cell.rowSpan - 1 };
        cells.push(text);
      }
    }
    takeBeside();
    return asLine(cells);
  });
  return lines.join('\n');
}

/** Two lines of a cell are two words. */
function textOf(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br, p, div')) line.before(' ');
  return cell.textContent;
}

/** UTF-16 and UTF-8 whatever the page names, else what it names; null where its letters are of neither. */
function decoded(bytes: Uint8Array): string | null {
  const top = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4_000));
  const named = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(top)?.[1];
  for (const letters of [utf16Of(bytes), 'utf-8', named]) {
    if (letters === null || letters === undefined) continue;
    try {
      return new TextDecoder(letters, { fatal: true }).decode(bytes);
    } catch {
      // Other letters.
    }
  }
  return null;
}
