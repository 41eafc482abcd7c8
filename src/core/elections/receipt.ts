/** The letters of a receipt: no vowels that spell words, no 0/O or 1/I/L that are misread. */
export const receiptAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Turns eight random bytes into a receipt such as 7F2K-9QXM; it names no choice (ux.md 2.7). */
export function receiptCode(random: Uint8Array): string {
  const letters = [...random.slice(0, 8)].map(
    (byte) => receiptAlphabet[byte % receiptAlphabet.length] ?? '2',
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
