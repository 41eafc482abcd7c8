import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptAlphabet, receiptCode } from './receipt.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('the alphabet has no vowel and nothing that is read as something else', () => {
  expect(receiptAlphabet).not.toMatch(/[AEIOU01L]/);
  expect(new Set(receiptAlphabet).size).toBe(28);
});

test('a receipt is twice four letters of the alphabet, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(receiptCode(random)).toMatch(
        /^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/,
      );
    }),
  );
});

test('the bytes are one number to the base of 28', () => {
  expect(receiptCode(bytes(0, 0, 0, 0, 0, 0, 0, 0))).toBe('2222-2222');
  expect(receiptCode(bytes(0, 0, 0, 0, 0, 0, 0, 27))).toBe('Z222-2222');
  expect(receiptCode(bytes(0, 0, 0, 0, 0, 0, 0, 28))).toBe('2322-2222');
  expect(receiptCode(bytes(0, 0, 0, 0, 0, 0, 1, 0))).toBe('6C22-2222');
});

test('every byte tells: numbers below 28⁸ never share a receipt', () => {
  const numbers = fc.bigInt({ min: 0n, max: 28n ** 8n - 1n });
  const codeOf = (number: bigint) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, number);
    return receiptCode(new Uint8Array(view.buffer));
  };
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      expect(codeOf(one) === codeOf(other)).toBe(one === other);
    }),
  );
});

test('bytes beyond the eighth are not read', () => {
  expect(receiptCode(bytes(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBe(
    receiptCode(bytes(1, 2, 3, 4, 5, 6, 7, 8)),
  );
});

test('no letter comes more often than another', () => {
  // Byte by byte the first four letters would come 9 % more often than their share.
  let state = 1;
  const nextByte = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const counts = new Map<string, number>();
  for (let round = 0; round < 20_000; round += 1) {
    const code = receiptCode(Uint8Array.from({ length: 8 }, nextByte));
    for (const letter of code.replace('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const share = (20_000 * 8) / 28;
  expect(counts.size).toBe(28);
  for (const count of counts.values()) {
    expect(Math.abs(count - share) / share).toBeLessThan(0.05);
  }
});
