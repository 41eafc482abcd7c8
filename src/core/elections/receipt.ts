/** The letters of a receipt: no vowels that spell words, no 0/O or 1/I/L that are misread. */
export const receiptAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * Turns eight random bytes into a receipt such as 7F2K-9QXM; it names no choice (ux.md 5, Decided 3).
 * The bytes are read as one number: taken one by one, 256 being no multiple of 28 letters, the
 * first letters of the alphabet would come more often.
 */
export function receiptCode(random: Uint8Array): string {
  const view = new DataView(random.buffer, random.byteOffset, 8);
  let number = Number(view.getBigUint64(0) % codes);
  let letters = '';
  for (let place = 0; place < 8; place += 1) {
    if (place === 4) letters += '-';
    letters += receiptAlphabet.charAt(number % receiptAlphabet.length);
    number = Math.floor(number / receiptAlphabet.length);
  }
  return letters;
}

const codes = BigInt(receiptAlphabet.length) ** 8n;
