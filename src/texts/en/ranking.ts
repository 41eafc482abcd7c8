// The words of a ballot on which people put candidates in an order.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const rankingMessages = spoken('ranking.rankingMessages', {
  /** "1st", "2nd", "3rd": it stands with the word choice. */
  nth: said('{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', (rank: number) => ({
    rank,
  })),
  how: said(
    '{at, select, most {{count, plural, one {Rank up to # candidate} other {Rank up to # candidates}}} other {{count, plural, one {Rank at least {least, number} of # candidate} other {Rank at least {least, number} of # candidates}}}}',
    (least: number, count: number) => ({ least, count, at: least > 1 ? 'least' : 'most' }),
  ),
  hint: 'Press your first choice, then your second, and so on. A later choice never harms an earlier one.',
  ranked: said('{count} ranked', (count: number) => ({ count })),
  tooFew: said('Rank at least {least}, or clear your choice.', (least: number) => ({ least })),
  /** The names of a row's button. */
  rank: said('Rank {name}, {position}', (name: string, position: string) => ({ name, position })),
  unrank: said(
    '{name}, your {nth} choice, take back, {position}',
    (name: string, rank: number, position: string) => ({ name, nth: nth(rank), position }),
  ),
  order: 'Your order',
  orderHint: 'Move people with the arrows, or drag them by their number.',
  nobodyYet: 'Nobody is ranked yet.',
  up: said('Move {name} up', (name: string) => ({ name })),
  down: said('Move {name} down', (name: string) => ({ name })),
  remove: said('Take {name} back', (name: string) => ({ name })),
  nowAt: said(
    '{name} is now your {nth} choice of {of}.',
    (name: string, rank: number, of: number) => ({ name, nth: nth(rank), of }),
  ),
  gone: said(
    '{left, plural, =0 {{name} is not ranked any more. Nobody is ranked.} one {{name} is not ranked any more. # ranked.} other {{name} is not ranked any more. {left} ranked.}}',
    (name: string, left: number) => ({ name, left }),
  ),
  nobodyWins: said(
    'You can rank {name} too. A seat that {name} wins opens again.',
    (name: string) => ({ name }),
  ),
});

function nth(rank: number): string {
  return rankingMessages.nth(rank);
}
