// Reads a key that an earlier release printed for two officers: each has one half, and only both
// halves together are the key. Sheets are not written any more; reading them stays for one release.
import { createHash } from 'node:crypto';
import { secretLength } from './election-key.ts';

/** One printed line of a half, with its place: every line tells it by its checksum. */
export interface SheetLine {
  half: Half;
  /** From 1. */
  line: number;
  bytes: Buffer;
}
export type Half = 1 | 2;

const halves: readonly Half[] = [1, 2];
export const linesInHalf = 4;
export const bytesInLine = secretLength / linesInHalf;
const checksumLength = 2;
const charactersInLine = ((bytesInLine + checksumLength) * 8) / 5;

// Douglas Crockford's base 32: no letter looks like a digit, and what is mistaken is understood.
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const looksLike: Record<string, string> = { O: '0', I: '1', L: '1' };

/** What a line that was typed from a sheet says; null where it is not as it was printed. */
export function readSheetLine(typed: string): SheetLine | null {
  const places = placesOf(typed);
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** The places that a line may have by its checksum: one, or it was mistyped. */
export function placesOf(typed: string): SheetLine[] {
  const decoded = decode(typed);
  if (decoded === null) return [];
  const bytes = decoded.subarray(0, bytesInLine);
  const checksum = decoded.subarray(bytesInLine);
  return halves.flatMap((half) =>
    Array.from({ length: linesInHalf }, (_, index) => ({ half, line: index + 1, bytes })).filter(
      (place) => checksumOf(half, place.line, bytes).equals(checksum),
    ),
  );
}

/** The lines of a sheet as they stand in its text, right or wrong. */
export function findSheetLines(text: string): string[] {
  const line = /^[ \t]*(?:\d[.:)]?[ \t]+)?([0-9A-Za-z]{4}(?:[- ][0-9A-Za-z]{4}){3})[ \t]*\r?$/gm;
  return [...text.matchAll(line)].map(([, code = '']) => code);
}

/** The lines that are still missing of both halves. */
export function missingLines(lines: readonly SheetLine[]): Pick<SheetLine, 'half' | 'line'>[] {
  return halves.flatMap((half) =>
    Array.from({ length: linesInHalf }, (_, index) => ({ half, line: index + 1 })).filter(
      (place) => !lines.some((one) => one.half === half && one.line === place.line),
    ),
  );
}

/** The same in words: "line 2 of half 1, half 2"; empty once all are there. */
export function missingInWords(lines: readonly SheetLine[]): string {
  const missing = missingLines(lines);
  const words = halves.flatMap((half) => {
    const ofHalf = missing.filter((one) => one.half === half);
    if (ofHalf.length === linesInHalf) return [`half ${half}`];
    return ofHalf.map(({ line }) => `line ${line} of half ${half}`);
  });
  return words.join(', ');
}

/** The key that both halves give together; null while lines are missing. */
export function joinHalves(lines: readonly SheetLine[]): Buffer | null {
  if (missingLines(lines).length > 0) return null;
  const [first, second] = halves.map((half) =>
    Buffer.concat(
      lines
        .filter((one) => one.half === half)
        .toSorted((one, other) => one.line - other.line)
        .map(({ bytes }) => bytes),
    ),
  );
  if (first === undefined || second?.length !== secretLength) return null;
  return Buffer.from(first.map((byte, index) => byte ^ (second[index] ?? 0)));
}

/** The two bytes that tell a line from all others. */
export function checksumOf(half: Half, line: number, bytes: Buffer): Buffer {
  const place = `hustings sheet ${half} ${line} `;
  return createHash('sha256').update(place).update(bytes).digest().subarray(0, checksumLength);
}

function decode(typed: string): Buffer | null {
  const characters = typed.toUpperCase().replaceAll(/[\s-]/g, '').split('');
  if (characters.length !== charactersInLine) return null;
  let number = 0n;
  for (const character of characters) {
    const value = alphabet.indexOf(looksLike[character] ?? character);
    if (value === -1) return null;
    number = number * 32n + BigInt(value);
  }
  const length = (bytesInLine + checksumLength) * 2;
  return Buffer.from(number.toString(16).padStart(length, '0'), 'hex');
}
