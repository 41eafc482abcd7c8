import { strFromU8, unzipSync } from 'fflate';
import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  read(): SheetText;
}

/** Rows are lines, and tabs stand between their cells. */
export interface SheetText {
  text: string;
  /** How many rows that hold something are hidden in the sheet, such as by a filter; they are read as well. */
  hiddenRows: number;
}

/** What a ZIP file is instead of a workbook. */
export type NoWorkbook =
  | 'archive'
  | 'binaryWorkbook'
  | 'openDocument'
  | 'appleNumbers'
  | 'word'
  | 'slides'
  | 'unpacksTooLarge'
  | 'brokenWorkbook';

/** Bytes of all that is unpacked: 100,000 voters with many columns are smaller. */
const mostUnpacked = 160 * 1024 * 1024;
const mostRows = 200_000;
const mostColumns = 200;

/**
 * Opens a workbook (.xlsx) and finds its sheets, those that are shown. What else is packed with them, such as
 * pictures, is left packed; a small file that unpacks to a large one is refused before it is unpacked.
 */
export function openWorkbook(bytes: Uint8Array): Result<readonly Sheet[], NoWorkbook> {
  const names: string[] = [];
  let size = 0;
  let files: Record<string, string>;
  try {
    const unpacked = unzipSync(bytes, {
      filter({ name, size: packed, originalSize }) {
        names.push(name);
        if (!wanted.test(plain(name))) return false;
        size += originalSize;
        // A file that says it is smaller than its packed form lies about both.
        if (size > mostUnpacked || originalSize + 1_000 < packed) throw new TooLarge();
        return true;
      },
    });
    files = Object.fromEntries(
      Object.entries(unpacked).map(([name, data]) => [plain(name), strFromU8(data)]),
    );
  } catch (error) {
    return refuse(
      error instanceof TooLarge
        ? 'unpacksTooLarge'
        : (kindOfBroken(bytes, names) ?? 'brokenWorkbook'),
    );
  }
  const kind = kindOf(names);
  if (kind !== null) return refuse(kind);
  const sheets = sheetsIn(files);
  return sheets.length === 0 ? refuse('brokenWorkbook') : ok(sheets);
}

class TooLarge extends Error {}

const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedstrings\.xml|worksheets\/[^/]+\.xml)$/;
/** Some programs write the other slash, and capitals. */
const plain = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function kindOf(given: readonly string[]): NoWorkbook | null {
  const names = given.map(plain);
  if (names.includes('xl/workbook.xml')) return null;
  if (names.includes('xl/workbook.bin')) return 'binaryWorkbook';
  if (names.some((name) => name.startsWith('word/'))) return 'word';
  if (names.some((name) => name.startsWith('ppt/'))) return 'slides';
  if (names.includes('mimetype') && names.includes('content.xml')) return 'openDocument';
  if (names.some((name) => name.endsWith('.iwa'))) return 'appleNumbers';
  return 'archive';
}

/** Of a file that was cut no names are known, but each part of it begins with its own. */
function kindOfBroken(bytes: Uint8Array, names: readonly string[]): NoWorkbook | null {
  const parts = new TextDecoder('windows-1252')
    .decode(bytes)
    .matchAll(/PK\u0003\u0004[^]{26}(xl\/)/g);
  return names.length === 0 && !parts.next().done ? null : kindOf(names);
}

function sheetsIn(files: Record<string, string>): Sheet[] {
  const targets = new Map(
    tagsOf(files['xl/_rels/workbook.xml.rels'] ?? '', 'Relationship').map(({ attributes }) => [
      attribute(attributes, 'Id'),
      plain(attribute(attributes, 'Target')),
    ]),
  );
  const sheets = tagsOf(files['xl/workbook.xml'] ?? '', 'sheet').flatMap(({ attributes }) => {
    const target = targets.get(attribute(attributes, '(?:\\w+:)?id')) ?? '';
    const xml = files[target] ?? files[`xl/${target}`];
    const isShown = attribute(attributes, 'state') === '';
    const name = attribute(attributes, 'name');
    return xml === undefined ? [] : [{ name, isShown, xml }];
  });
  const shown = sheets.some(({ isShown }) => isShown)
    ? sheets.filter((one) => one.isShown)
    : sheets;
  const texts = () =>
    tagsOf(files['xl/sharedstrings.xml'] ?? '', 'si').map(({ inside }) => richText(inside));
  let shared: string[] | null = null;
  return shown.map(({ name, xml }) => ({
    name,
    read: () => textOfSheet(xml, (shared ??= texts())),
  }));
}

function textOfSheet(xml: string, shared: readonly string[]): SheetText {
  const rows: string[][] = [];
  let hiddenRows = 0;
  for (const { attributes, inside } of tagsOf(xml, 'row')) {
    const row = Number(attribute(attributes, 'r')) || rows.length + 1;
    if (row > mostRows) break;
    // A line stands where its row does, so that what is told of it can be found.
    while (rows.length < row - 1) rows.push([]);
    const cells: string[] = [];
    for (const cell of tagsOf(inside, 'c')) {
      const at = columnOf(attribute(cell.attributes, 'r')) ?? cells.length;
      if (at >= mostColumns) break;
      while (cells.length < at) cells.push('');
      cells[at] = valueOf(cell, shared);
    }
    rows[row - 1] = cells;
    const isHidden = /^(?:1|true)$/.test(attribute(attributes, 'hidden'));
    if (isHidden && cells.some((text) => text.trim() !== '')) hiddenRows += 1;
  }
  for (const { attributes } of tagsOf(xml, 'mergeCell'))
    fillDown(rows, attribute(attributes, 'ref'));
  return { text: rows.map(asLine).join('\n'), hiddenRows };
}

/** What stands in one cell beside several rows stands in each of them, such as a department beside its students. */
function fillDown(rows: string[][], ref: string): void {
  const [from = '', to = ''] = ref.split(':');
  const column = columnOf(from) ?? mostColumns;
  const [first, last] = [from, to].map((place) => Number(/\d+$/.exec(place)?.[0] ?? 0));
  const value = rows[(first ?? 0) - 1]?.[column] ?? '';
  if (value === '' || column >= mostColumns) return;
  for (const cells of rows.slice(first, last).filter((row) => row.some((cell) => cell !== ''))) {
    while (cells.length < column) cells.push('');
    cells[column] ||= value;
  }
}

/** Cells as a line: breaks and tabs are blanks, and a cell with quotation marks stands between some. */
export const asLine = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join('\t');

/** "AB12" is in column 27, counted from 0. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf({ attributes, inside }: Tag, shared: readonly string[]): string {
  const kind = attribute(attributes, 't');
  if (kind === 'e') return '';
  if (kind === 'inlineStr') return richText(inside);
  const value = tagsOf(inside, 'v').map((tag) => unescaped(tag.inside))[0] ?? '';
  if (kind === 's') return shared[Number(value)] ?? '';
  // A whole number of many digits is stored with an exponent by some programs.
  const number = /^\d[.\d]*E\+?\d+$/i.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) ? String(number) : value;
}

/** The text of a cell in several styles, without how it is pronounced. */
const richText = (inside: string): string =>
  tagsOf(inside.replaceAll(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map((tag) => unescaped(tag.inside))
    .join('');

interface Tag {
  attributes: string;
  inside: string;
}

/** The elements of this name, which do not stand in each other. A workbook has no other XML than such. */
function tagsOf(xml: string, name: string): Tag[] {
  const tag = new RegExp(
    `<(?:\\w+:)?${name}(?=[\\s/>])((?:[^>"'/]|"[^"]*"|'[^']*')*)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`,
    'g',
  );
  return [...xml.matchAll(tag)].map(([, attributes = '', inside = '']) => ({ attributes, inside }));
}

function attribute(attributes: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return unescaped(value?.[1] ?? value?.[2] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

function unescaped(text: string): string {
  if (!/[&_<]/.test(text)) return text;
  return text
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name)] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/_x([\dA-F]{4})_/g, (_, hex) =>
      String.fromCharCode(Number.parseInt(String(hex), 16)),
    );
}
