import type { Translated } from '../translated.ts';
import type { rulingMessages as English } from '../en/rulings.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

/** What a ruling did to a candidate or a position, on the ballot and in the results. */
export const rulingMessages: Translated<typeof English> = {
  by: ({ reason, complaint }: Ruling) =>
    `${complaint === null ? 'फ़ैसला' : `शिकायत ${complaint} पर फ़ैसला`}: ${reason}`,
};
