/**
 * The characters of a receipt's code. There are no vowels, so that no words appear by chance, and
 * none of 0, O, 1, I and L, which people misread.
 */
export const receiptAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** A code as it is shown, with a dash after each fourth character: KX4M-7Q2P-9TBA. */
export const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/**
 * Turns eight random bytes into the code of a receipt, such as 7F2K-9QXM. The code names no choice
 * (contract, POST /vote/add). The bytes are read as one number: 256 is not a multiple of 28, so
 * with single bytes the first characters of the alphabet would appear more often.
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
