import type { Translated } from '../translated.ts';
import type { turnoutMessages as English } from '../en/turnout.ts';
import { counted, hindi } from './plurals.ts';

const number = new Intl.NumberFormat(hindi);

export const turnoutMessages: Translated<typeof English> = {
  ofAll: (votes: number, eligible: number, percent: number | null) =>
    percent === null
      ? counted(votes, 'वोट', 'वोट')
      : `${number.format(eligible)} में से ${number.format(votes)} लोगों ने वोट दिया (${percent}%)`,
};
