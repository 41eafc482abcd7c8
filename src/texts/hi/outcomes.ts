import type { Translated } from '../translated.ts';
import type { outcomeMessages as English } from '../en/outcomes.ts';

export const outcomeMessages: Translated<typeof English> = {
  drawLine: ({ seed, witnesses }: { seed: string; witnesses: string }) =>
    `लॉटरी: ${seed}${witnesses === '' ? '' : `, गवाह: ${witnesses}`}`,
  marginShort: (margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return '';
    const { votes, isExact } = margin;
    if (isExact && votes === 0) return 'बराबरी';
    // A lower bound of 0 says nothing.
    return votes === 0 ? '' : `अंतर ${isExact ? '' : 'कम से कम '}${votes}`;
  },
};
