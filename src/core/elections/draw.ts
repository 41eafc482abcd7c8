import { wrong } from '../kernel/wrong.ts';
import type { SeedKind } from './outcome-rules.ts';

/** So many dice at least: what is thrown cannot be tried out beforehand. */
export const leastDice = 8;
const mostDice = 40;

/** What officers may write, in characters. */
export const drawLimits = { value: 200, witnesses: 300 } as const;

/** What is answered where a text of a draw is missing. */
export const drawSentences = {
  drawn: wrong('enter-what-was-thrown-or'),
  witnesses: wrong('name-witnesses-throw'),
} as const;

// It stands between quotation marks in a line of shell that people run.
const plainNumber = /^[A-Za-z0-9][A-Za-z0-9 .:/_-]*$/;

/**
 * What an officer read from the dice, or the number that was published, in the one form that
 * makes the seed: "4 1 6 3 2 5 5 1". Null where it is neither.
 */
export function readDrawn(kind: SeedKind, written: string): string | null {
  if (kind === 'dice') {
    const dice = written.replaceAll(/[\s,;.-]+/g, '');
    const isDice = /^[1-6]+$/.test(dice) && dice.length >= leastDice && dice.length <= mostDice;
    return isDice ? [...dice].join(' ') : null;
  }
  const number = written.trim().replaceAll(/\s+/g, ' ');
  return plainNumber.test(number) && number.length <= drawLimits.value ? number : null;
}

/** What an officer is told whose entry cannot be read. */
export const drawnProblem: Record<SeedKind, string> = {
  dice: wrong('enter-to-dice-each-from', { least: leastDice, most: mostDice }),
  'public-number': wrong('enter-number-was-published-letters'),
};

/** The seed of the draw of an election that closed on this day (ISO 8601, UTC). */
export function seedOf(kind: SeedKind, closedAt: string, drawn: string): string {
  return `${closedAt.slice(0, 10)} ${kind === 'dice' ? 'dice' : 'number'} ${drawn}`;
}

/** The text of which the key of a candidate is the SHA-256, in lower-case hexadecimal. */
export function keyText(seed: string, positionId: string, candidateId: string): string {
  return [seed, positionId, candidateId].join('\n');
}

/** The line of shell that prints the key of a candidate. */
export function keyCommand(seed: string, positionId: string, candidateId: string): string {
  return `printf '%s\\n%s\\n%s' '${seed}' '${positionId}' '${candidateId}' | sha256sum`;
}

/** Those of a draw by their keys: whoever stands first is favoured. */
export function orderByKey<T extends { key: string }>(drawn: readonly T[]): T[] {
  return drawn.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** When the number of a draw is published; dice are thrown from the close on. */
export function drawFrom(kind: SeedKind, closedAt: string, minutes: number): string {
  const wait = kind === 'dice' ? 0 : minutes * 60_000;
  return new Date(Date.parse(closedAt) + wait).toISOString();
}
