import { inFours } from './receipt.ts';
// A code that people keep, so that a result cannot be changed later unseen (docs/record.md). It is made of
// what is the same in every edition of a recount kit: a draw, somebody who steps down, or the certificate
// leave it as it is.

/** 32 letters and digits, none of which looks like another one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** A position as it is hashed, without its ballots. */
export interface CodedPosition {
  id: string;
  title: string;
  candidates: readonly { id: string; name: string; votes: number }[];
}

/** The first lines of the text whose SHA-256 is the whole hash of a result; `nonce` in hexadecimal. */
export const resultStart = (nonce: string): string => `hustings-result 1\nnonce ${nonce}\n`;

/** The lines of a position; those of its ballots follow, in the order of their ids. */
export function resultPosition({ id, title, candidates }: CodedPosition): string {
  const lines = candidates
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((one) => `candidate ${one.id} ${one.votes} ${JSON.stringify(one.name)}\n`);
  return `position ${id} ${JSON.stringify(title)}\n${lines.join('')}`;
}

/** The lines of ballots. */
export const resultBallots = (ballots: readonly { id: string; candidate: string }[]): string =>
  ballots.map(({ id, candidate }) => `ballot ${id} ${candidate}\n`).join('');

/** The code of a whole hash in hexadecimal: its first 60 bits, such as KX4M-7Q2P-9TBA. */
export function resultCodeOf(hash: string): string {
  const bits = BigInt(`0x${hash.slice(0, 15)}`);
  const code = Array.from(
    { length },
    (_, index) => letters[Number((bits >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('');
  return inFours(code);
}

/** A code as somebody typed or copied it, as it is shown; null for what is none. */
export function readResultCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\p{Cf}-]/gu, '').toUpperCase();
  const isCode = code.length === length && [...code].every((one) => letters.includes(one));
  return isCode ? inFours(code) : null;
}
