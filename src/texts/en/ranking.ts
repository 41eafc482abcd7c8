// The words of a ballot on which people put candidates in an order.
import { pluralRules } from '../formats.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// What follows a number: 1st, 2nd, 3rd, 4th, and twice more for languages that have more groups of numbers.
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinals = pluralRules('en', { type: 'ordinal' });

/** "1st", "2nd", "3rd". */
const nth = (rank: number) => `${rank}${suffixes[ordinals.select(rank)]}`;

export const rankingMessages = spoken('ranking.rankingMessages', {
  nth,
  how: (least: number, count: number) =>
    least > 1
      ? `Rank at least ${least} of ${counted(count, 'candidate', 'candidates')}`
      : `Rank up to ${counted(count, 'candidate', 'candidates')}`,
  hint: 'Press your first choice, then your second, and so on. A later choice never harms an earlier one.',
  ranked: said('{count} ranked', (count: number) => ({ count })),
  tooFew: said('Rank at least {least}, or clear your choice.', (least: number) => ({ least })),
  /** The names of a row's button. */
  rank: said('Rank {name}, {position}', (name: string, position: string) => ({ name, position })),
  unrank: (name: string, rank: number, position: string) =>
    `${name}, your ${nth(rank)} choice, take back, ${position}`,
  order: 'Your order',
  orderHint: 'Move people with the arrows, or drag them by their number.',
  nobodyYet: 'Nobody is ranked yet.',
  up: said('Move {name} up', (name: string) => ({ name })),
  down: said('Move {name} down', (name: string) => ({ name })),
  remove: said('Take {name} back', (name: string) => ({ name })),
  nowAt: (name: string, rank: number, of: number) =>
    `${name} is now your ${nth(rank)} choice of ${of}.`,
  gone: said(
    '{left, plural, =0 {{name} is not ranked any more. Nobody is ranked.} one {{name} is not ranked any more. # ranked.} other {{name} is not ranked any more. {left} ranked.}}',
    (name: string, left: number) => ({ name, left }),
  ),
  nobodyWins: said(
    'You can rank {name} too. A seat that {name} wins opens again.',
    (name: string) => ({ name }),
  ),
});
