import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';
import type { ListText } from './list-letters.ts';
import { readByLine, readDoubtful } from './list-letters.ts';

/** What a file is instead of a list. */
export type NoListFile =
  | (typeof beginnings)[number][0]
  | 'lockedWorkbook'
  | 'oldWorkbook'
  | 'word'
  | 'json'
  | 'archivedPage'
  | 'xmlWorkbook'
  | 'page'
  | 'empty'
  | 'binary';

// How files begin, as letters of one byte.
const beginnings = [
  ['pdf', '%PDF'],
  ['richText', '{\\rtf'],
  ['picture', '\u0089PNG'],
  ['picture', '\u00FF\u00D8\u00FF'],
  ['picture', 'GIF8'],
  ['archive', 'PK'],
  ['archive', '\u001F\u008B'],
  ['archive', 'Rar!'],
  ['archive', '7z\u00BC\u00AF'],
  ['database', 'SQLite format 3'],
  ['office', '\u00D0\u00CF\u0011\u00E0'],
] as const;

const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);
const beginsWith = (bytes: Uint8Array, start: string) =>
  [...start].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** True for a ZIP file, which a workbook is (.xlsx), whatever its name says. */
export const isZip = (bytes: Uint8Array) => beginsWith(bytes, 'PK');

/** True for a web page, which some programs write and name .xls. */
export const isWebPage = (bytes: Uint8Array) => {
  const top = topOf(bytes);
  return (
    /^(?:<!doctype html|<html|<table|<meta|<head|<body|<style|<div|<center)\b/i.test(top) &&
    !isXmlWorkbook(top)
  );
};

const isXmlWorkbook = (top: string) => top.includes('urn:schemas-microsoft-com:office:spreadsheet');

/** The beginning of a text, without marks, comments and the line that says it is XML. */
const topOf = (bytes: Uint8Array): string =>
  new TextDecoder(utf16Of(bytes) ?? 'utf-8')
    .decode(bytes.subarray(0, 4_000))
    .replaceAll(/<!--[\s\S]*?-->|<\?xml[^>]*\?>/g, '')
    .trim();

/**
 * The text of a list as programs write it: UTF-8, UTF-16 with or without its mark, and where it is no
 * UTF-8, or not in every line, the letters of the program that wrote it.
 */
export function decodeListFile(bytes: Uint8Array): Result<ListText, NoListFile> {
  const kind = beginnings.find(([, start]) => beginsWith(bytes, start))?.[0];
  if (kind !== undefined) return refuse(kind === 'office' ? oldOffice(bytes) : kind);
  const top = topOf(bytes);
  if (isXmlWorkbook(top)) return refuse('xmlWorkbook');
  if (/^mime-version:/i.test(top)) return refuse('archivedPage');
  if (/^(?:\[\s*)?\{\s*"|^\[\s*\[/.test(top)) return refuse('json');
  const list = decode(bytes);
  if (list.text.trim() === '') return refuse('empty');
  return list.text.includes('\0') ? refuse('binary') : ok(list);
}

/** What a file of Office before 2007 is, or a workbook that is locked. */
function oldOffice(bytes: Uint8Array): NoListFile {
  const text = latin(bytes).replaceAll('\0', '');
  if (text.includes('EncryptedPackage')) return 'lockedWorkbook';
  if (text.includes('WordDocument')) return 'word';
  return text.includes('Workbook') || text.includes('Book') ? 'oldWorkbook' : 'office';
}

function decode(bytes: Uint8Array): ListText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) {
    return readDoubtful(new TextDecoder(utf16).decode(bytes));
  }
  try {
    return readDoubtful(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return readByLine(bytes);
  }
}

/** The kind of UTF-16 of a text, or null for other letters. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (beginsWith(bytes, '\u00FF\u00FE')) return 'utf-16le';
  if (beginsWith(bytes, '\u00FE\u00FF')) return 'utf-16be';
  // Without a mark: every other byte of plain letters is zero.
  const zeros = [0, 1].map((odd) => countZeros(bytes.subarray(0, 400), odd));
  const most = Math.min(400, bytes.length) / 4;
  if ((zeros[1] ?? 0) > most) return 'utf-16le';
  return (zeros[0] ?? 0) > most ? 'utf-16be' : null;
}

const countZeros = (bytes: Uint8Array, odd: number) =>
  bytes.reduce((count, byte, index) => (byte === 0 && index % 2 === odd ? count + 1 : count), 0);
