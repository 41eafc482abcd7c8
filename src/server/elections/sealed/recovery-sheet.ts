// A key on paper for two officers: each has one half, and only both halves together are the key.
import { createHash, randomBytes } from 'node:crypto';
import { secretLength } from './election-key.ts';

/** One printed line of a half, with its place: every line tells it by its checksum. */
export interface SheetLine {
  half: Half;
  /** From 1. */
  line: number;
  bytes: Buffer;
}
type Half = 1 | 2;

const halves: readonly Half[] = [1, 2];
const linesInHalf = 4;
const bytesInLine = secretLength / linesInHalf;
const checksumLength = 2;
const charactersInLine = ((bytesInLine + checksumLength) * 8) / 5;

// Douglas Crockford's base 32: no letter looks like a digit, and what is mistaken is understood.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const looksLike: Record<string, string> = { O: '0', I: '1', L: '1' };

/** What one sheet says beside its lines. */
export interface SheetHead {
  university: string;
  election: string;
  /** In words, in the time zone of the campus. */
  ends: string;
}

/**
 * The two sheets of a key, as plain text to be printed. The first half is random and the second is
 * what makes the key of it, so one half alone says nothing at all.
 */
export function writeSheets(secret: Buffer, head: SheetHead): [first: string, second: string] {
  const [first, second] = splitSecret(secret);
  const number = grouped(encode(randomBytes(5)));
  return [sheetText(1, first, { ...head, number }), sheetText(2, second, { ...head, number })];
}

function splitSecret(secret: Buffer): [first: string[], second: string[]] {
  for (;;) {
    const mask = randomBytes(secretLength);
    const other = Buffer.from(secret.map((byte, index) => byte ^ (mask[index] ?? 0)));
    const printed = [linesOf(1, mask), linesOf(2, other)] as const;
    // A line whose checksum is right in another place as well would be read in two ways.
    if (printed.flat().every((line) => placesOf(line).length === 1)) {
      return [printed[0], printed[1]];
    }
  }
}

function linesOf(half: Half, bytes: Buffer): string[] {
  return Array.from({ length: linesInHalf }, (_, index) => {
    const part = bytes.subarray(index * bytesInLine, (index + 1) * bytesInLine);
    return grouped(encode(Buffer.concat([part, checksumOf(half, index + 1, part)])));
  });
}

/** What a line that was typed from a sheet says; null where it is not as it was printed. */
export function readSheetLine(typed: string): SheetLine | null {
  const places = placesOf(typed);
  return places.length === 1 ? (places[0] ?? null) : null;
}

function placesOf(typed: string): SheetLine[] {
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

function checksumOf(half: Half, line: number, bytes: Buffer): Buffer {
  const place = `hustings sheet ${half} ${line} `;
  return createHash('sha256').update(place).update(bytes).digest().subarray(0, checksumLength);
}

function encode(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let count = (bytes.length * 8) / 5; count > 0; count -= 1) {
    text = `${alphabet[Number(number % 32n)]}${text}`;
    number /= 32n;
  }
  return text;
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

// What stands alone in a line could be taken for a part of the key.
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const grouped = (text: string) => text.match(/.{4}/g)?.join('-') ?? text;

function sheetText(
  half: Half,
  lines: readonly string[],
  { university, election, ends, number }: SheetHead & { number: string },
): string {
  const other = half === 1 ? 2 : 1;
  return `HALF ${half} OF 2 OF THE KEY OF AN ELECTION

  University:    ${oneLine(university)}
  Election:      ${oneLine(election)}
  Voting ends:   ${ends}
  Sheet:         ${number} (half ${other} has the same number)
  Kept by:       ____________________________________

WHAT THIS IS

  The votes of this election are sealed until it ends. The server opens
  them with a key. If the server loses the key, nobody can count the votes.
  Then this half and half ${other} together give the key back. This half alone
  says nothing about the key.

THE LINES OF HALF ${half}

${lines.map((line, index) => `  ${index + 1}   ${line}`).join('\n\n')}

HOW TO USE IT

  On the server, type "npm run keys -- import". It asks for the lines of
  both halves, in any order, and says when a line is mistyped. The letters
  I, L, O and U do not occur. Capitals and hyphens do not matter.

HOW TO KEEP IT

  Give half 1 and half 2 to two different officers. Keep this half locked
  away, and never together with half ${other}: whoever has both halves, and a
  copy of the database from before the election closed, can open its votes.

  DESTROY THIS SHEET, AND THE FILE IT WAS PRINTED FROM, once the election
  is closed and its result is published. It is not needed any more then.
`;
}
