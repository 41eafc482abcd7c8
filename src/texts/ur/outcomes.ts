import type { Translated } from '../translated.ts';
import type { outcomeMessages as English } from '../en/outcomes.ts';

export const outcomeMessages: Translated<typeof English> = {
  drawLine: ({ seed, witnesses }: { seed: string; witnesses: string }) =>
    `قرعہ: ${seed}${witnesses === '' ? '' : `، گواہ: ${witnesses}`}`,
  marginShort: (margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return '';
    const { votes, isExact } = margin;
    if (isExact && votes === 0) return 'برابری';
    // A lower bound of 0 says nothing.
    return votes === 0 ? '' : `فرق ${isExact ? '' : 'کم سے کم '}${votes}`;
  },
};
