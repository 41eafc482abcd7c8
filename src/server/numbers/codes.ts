import { randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '#core/accounts/number-code.ts';
import { hashToken } from '../platform/hash-token.ts';

/** A new code; its letters come from the system's randomness. */
export function newCode(kind: keyof typeof codeLength): string {
  const letters = Array.from(
    { length: codeLength[kind] },
    () => codeLetters[randomInt(codeLetters.length)],
  );
  return letters.join('');
}

/** What is kept of a code: it is of use with its number only, and a mailed one with its session. */
export const hashCode = (code: string, number: string, session = '') =>
  hashToken(`${number}|${session}|${code}`);
