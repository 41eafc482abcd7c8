import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSheetLines, joinHalves, missingInWords, readSheetLine } from './recovery-sheet.ts';
import { writeSheets } from '#tests/support/recovery-sheets.ts';
import type { SheetLine } from './recovery-sheet.ts';

const head = {
  university: 'Test University',
  election: 'Council 2026',
  ends: '1 June 2026, 17:00',
};
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));

function linesOf(sheets: readonly string[]): SheetLine[] {
  return sheets.flatMap(findSheetLines).map((line) => {
    const read = readSheetLine(line);
    if (read === null) throw new Error(`cannot be read: ${line}`);
    return read;
  });
}

describe('two sheets', () => {
  test('give the key back, whatever it is and in whatever order its lines come', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const lines = linesOf(writeSheets(secret, head));
        expect(lines).toHaveLength(8);
        expect(joinHalves(lines.toReversed())).toEqual(secret);
      }),
    );
  });

  test('are of no use alone, and what is missing is said', () => {
    const secret = randomBytes(32);
    const half = linesOf([writeSheets(secret, head)[1]]);
    expect(joinHalves(half)).toBeNull();
    expect(missingInWords(half)).toBe('half 1');
    expect(missingInWords(half.slice(2))).toBe('half 1, line 1 of half 2, line 2 of half 2');
    const bytes = Buffer.concat(half.map((line) => line.bytes));
    expect(bytes.equals(secret)).toBe(false);
  });
});

describe('a line that is typed', () => {
  const [text] = writeSheets(randomBytes(32), head);
  const [line = ''] = findSheetLines(text);

  test('may be in small letters, without hyphens, with O for 0 and l for 1', () => {
    const read = readSheetLine(line);
    expect(read).toMatchObject({ half: 1, line: 1 });
    const careless = line.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect(readSheetLine(careless.replaceAll('1', 'l'))).toEqual(read);
    expect(readSheetLine(line.replaceAll('-', ''))).toEqual(read);
  });

  test('is refused with one wrong character, in whatever place, or one too few or too many', () => {
    const bare = line.replaceAll('-', '');
    const mistyped = Array.from(bare, (character, place) => {
      const wrong = character === '7' ? '8' : '7';
      return `${bare.slice(0, place)}${wrong}${bare.slice(place + 1)}`;
    });
    // A checksum of 16 bits lets one in 8,000 pass, in one of its eight places.
    expect(mistyped.filter((typed) => readSheetLine(typed) !== null).length).toBeLessThan(2);
    for (const typed of ['', line.slice(1), `${line}0`, `U${line.slice(1)}`]) {
      expect(readSheetLine(typed)).toBeNull();
    }
  });
});
