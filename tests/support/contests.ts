import type { CountInput } from '#core/counting/count-input.ts';
import { nobody, position } from './counted.ts';

// Contests with the figures of real ones, as far as they are told: what a page says of each is known.

/** Instant run-off, Midlothian: A has 72 of 300 first choices, and in round 5 130 of 231 that still count. */
export const midlothian: CountInput = position(
  'ABCDEF',
  [
    '72 A, 75 B, 3 FE, 5 FD, 4 FA, 2 FB, 4 FC',
    '11 ED, 10 EC, 5 EA, 4 EB, 3 E',
    '12 DC, 14 DA, 10 DB, 11 D',
    '35 CA, 10 CB, 10 C',
  ].join(', '),
  { method: 'irv' },
);

/** Two seats, Bucks: 39 of 60 put re-open nominations first, which takes one; A has the other with 21. */
export const bucks: CountInput = position('AB', '39 N, 12 A, 9 BA', {
  method: 'stv',
  seats: 2,
  ...nobody('reopens'),
});

/** Two seats, UCA: 28 and 14 of 44, and one vote each for C and re-open nominations. */
export const uca: CountInput = position('ABC', '28 A, 14 B, 1 C, 1 N', {
  method: 'stv',
  seats: 2,
  ...nobody('reopens'),
  draw: ['A', 'B', 'C', 'N'],
  isDrawSame: true,
});

/** Three seats and a quota of 61: of the 26 votes that A has more, about 14 go to B, 9 to C and 3 to nobody. */
export const threeSeats: CountInput = position(
  'ABCDE',
  '47 AB, 30 AC, 10 A, 45 B, 40 C, 39 D, 13 EC, 17 E',
  { method: 'stv', seats: 3 },
);

/** Two seats, Cambridge: A is disqualified, who has 16 first choices as cast. */
export const cambridge = (isRuled: boolean): CountInput =>
  position(isRuled ? 'A!BCD' : 'ABCD', '16 AB, 14 B, 12 C, 6 DC', {
    method: 'stv',
    seats: 2,
    ...(isRuled && { leaving: 'next' as const }),
  });
