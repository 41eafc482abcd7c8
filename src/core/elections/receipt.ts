/** The letters of a receipt: no vowels that spell words, no 0/O or 1/I/L that are misread. */
export const receiptAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * Turns eight random bytes into a receipt such as 7F2K-9QXM; it names no choice (ux.md 5, Decided 3).
 * The bytes are read as one number: taken one by one, 256 being no multiple of 28 letters, the
 * first letters of the alphabet would come more often.
 */
export function receiptCode(random: Uint8Array): string {
  let number = random.slice(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const base = BigInt(receiptAlphabet.length);
  let letters = '';
  while (letters.length < 8) {
    letters += receiptAlphabet.charAt(Number(number % base));
    number /= base;
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
