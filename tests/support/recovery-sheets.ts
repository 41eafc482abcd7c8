// Two sheets of a key, as the releases before 0.2.0 printed them.
import { randomBytes } from 'node:crypto';
import { secretLength } from '#server/voting/sealed/election-key.ts';
import {
  alphabet,
  bytesInLine,
  checksumOf,
  linesInHalf,
  placesOf,
} from '#server/voting/sealed/recovery-sheet.ts';
import type { Half } from '#server/voting/sealed/recovery-sheet.ts';

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

function encode(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let count = (bytes.length * 8) / 5; count > 0; count -= 1) {
    text = `${alphabet[Number(number % 32n)]}${text}`;
    number /= 32n;
  }
  return text;
}

// What stands alone in a line could be taken for a part of the key.
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const grouped = (text: string) => text.match(/.{4}/g)?.join('-') ?? text;

function sheetText(
  half: Half,
  lines: readonly string[],
  { university, election, ends, number }: SheetHead & { number: string },
): string {
  return `HALF ${half} OF 2 OF THE KEY OF AN ELECTION

  University:    ${oneLine(university)}
  Election:      ${oneLine(election)}
  Voting ends:   ${ends}
  Sheet:         ${number}
  Kept by:       ____________________________________

THE LINES OF HALF ${half}

${lines.map((line, index) => `  ${index + 1}   ${line}`).join('\n\n')}
`;
}
