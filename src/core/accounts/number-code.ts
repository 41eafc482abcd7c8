/** The letters of a code: none that looks like another one. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How long a code is: one that is mailed works in one session only, a printed one anywhere. */
export const codeLength = { mailed: 8, printed: 12 } as const;

/**
 * A code as it is compared: upper case, without the spaces and dashes that make it easy to read, and without the
 * invisible signs that are copied along out of an e-mail.
 */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}-]/gu, '').toUpperCase();
}

/** A code as it is shown, in groups of four. */
export function showCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
