import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { decodeListFile, isWebPage, isZip } from './decode-list-file.ts';
import type { NoListFile } from './decode-list-file.ts';
import type { ListText } from './list-letters.ts';
import { readDoubtful } from './list-letters.ts';
import type { NoWorkbook, Sheet } from './read-workbook.ts';

/** Bytes; the server takes 16 MB with what JSON adds. */
const largest = 15 * 1024 * 1024;

const text = voterListMessages;

/** The text of a sheet. */
interface SheetList extends ListText {
  /** How many of its lines are hidden in the workbook. */
  hiddenRows: number;
}

/** The text of a chosen list; of a workbook that of its first sheet that holds something. */
export interface ListFile extends SheetList {
  /** Empty where there is nothing to choose. */
  sheets: readonly { name: string; read(): SheetList }[];
  /** Which of them the text is. */
  sheet: number;
}

/** What a chooser of lists offers. */
export const listFileTypes =
  '.xlsx,.xls,.csv,.txt,.tsv,.htm,.html,text/csv,text/plain,text/tab-separated-values';

/** The text of a chosen list, or the sentence that says why it is none. */
export async function readListFile(file: File): Promise<Result<ListFile, string>> {
  if (file.size > largest) return refuse(text.tooLarge);
  try {
    const read = await readBytes(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return refuse(sentenceOf(read.error));
    return new Blob([read.value.text]).size > largest ? refuse(text.tooLarge) : read;
  } catch {
    return refuse(text.unreadable);
  }
}

/** Of a list that is no workbook. */
export const noSheets = { sheets: [], sheet: 0, hiddenRows: 0 };
/** A program may have mistaken the letters before it wrote them into a workbook. */
const listOf = ({ name, read }: Sheet) => ({
  name,
  read(): SheetList {
    const { text: lines, hiddenRows } = read();
    return { ...readDoubtful(lines), hiddenRows };
  },
});

async function readBytes(bytes: Uint8Array): Promise<Result<ListFile, NoListFile | NoWorkbook>> {
  if (isZip(bytes)) {
    // Few lists are workbooks or web pages.
    const { openWorkbook } = await import('./read-workbook.ts');
    const opened = openWorkbook(bytes);
    if (!opened.ok) return opened;
    const sheets = opened.value.map(listOf);
    for (const [sheet, { read }] of sheets.entries()) {
      const first = read();
      const offered = sheets.length > 1 ? sheets : [];
      if (first.text.trim() !== '') return ok({ ...first, sheets: offered, sheet });
    }
    return refuse('empty');
  }
  if (isWebPage(bytes)) {
    const { readWebPage } = await import('./read-web-page.ts');
    const table = readWebPage(bytes);
    return table.text.trim() === '' ? refuse('page') : ok({ ...table, ...noSheets });
  }
  const list = decodeListFile(bytes);
  return list.ok ? ok({ ...list.value, ...noSheets }) : list;
}

const sentences = () => ({
  empty: text.emptyFile,
  binary: text.noText,
  unpacksTooLarge: text.unpacksTooLarge,
  brokenWorkbook: text.unreadable,
  lockedWorkbook: text.lockedWorkbook,
});

function sentenceOf(problem: NoListFile | NoWorkbook): string {
  const own = sentences();
  return isKeyOf(own, problem) ? own[problem] : text.noList(text.fileKinds[problem]);
}

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;
