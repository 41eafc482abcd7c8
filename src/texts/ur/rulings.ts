import type { Translated } from '../translated.ts';
import type { rulingMessages as English } from '../en/rulings.ts';

interface Ruling {
  reason: string;
  complaint: number | null;
}

export const rulingMessages: Translated<typeof English> = {
  by: ({ reason, complaint }: Ruling) =>
    `${complaint === null ? 'فیصلہ' : `شکایت ${complaint} پر فیصلہ`}: ${reason}`,
};
