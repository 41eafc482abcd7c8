import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';

/** Why a file is no list that can be read. */
export type NoListFile = 'workbook' | 'document' | 'empty' | 'binary';

const beginsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a list as programs write it: UTF-8, UTF-16 with or without its mark, and the letters of
 * Windows where it is no UTF-8 (the "CSV" of Excel, which is not its "CSV UTF-8").
 */
export function decodeListFile(bytes: Uint8Array): Result<string, NoListFile> {
  // A workbook is a ZIP file or, before 2007, a compound file, whatever its name says.
  if (beginsWith(bytes, 0x50, 0x4b) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return refuse('workbook');
  }
  if (beginsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return refuse('document');
  const text = decode(bytes);
  if (text.trim() === '') return refuse('empty');
  return text.includes('\0') ? refuse('binary') : ok(text);
}

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: every other byte of plain letters is zero.
  const zeros = [0, 1].map((odd) => countZeros(bytes.subarray(0, 400), odd));
  const most = Math.min(400, bytes.length) / 4;
  if ((zeros[1] ?? 0) > most) return new TextDecoder('utf-16le').decode(bytes);
  if ((zeros[0] ?? 0) > most) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const countZeros = (bytes: Uint8Array, odd: number) =>
  bytes.reduce((count, byte, index) => (byte === 0 && index % 2 === odd ? count + 1 : count), 0);
