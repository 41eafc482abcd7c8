// The words of a ballot on which people put candidates in an order.
import { pluralRules } from '../formats.ts';
import { counted } from '../plurals.ts';
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
  ranked: (count: number) => `${count} ranked`,
  tooFew: (least: number) => `Rank at least ${least}, or clear your choice.`,
  /** The names of a row's button. */
  rank: (name: string, position: string) => `Rank ${name}, ${position}`,
  unrank: (name: string, rank: number, position: string) =>
    `${name}, your ${nth(rank)} choice, take back, ${position}`,
  order: 'Your order',
  orderHint: 'Move people with the arrows, or drag them by their number.',
  nobodyYet: 'Nobody is ranked yet.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Take ${name} back`,
  nowAt: (name: string, rank: number, of: number) =>
    `${name} is now your ${nth(rank)} choice of ${of}.`,
  gone: (name: string, left: number) =>
    `${name} is not ranked any more. ${left === 0 ? 'Nobody is ranked.' : `${left} ranked.`}`,
  nobodyWins: (name: string) => `You can rank ${name} too. A seat that ${name} wins opens again.`,
});
