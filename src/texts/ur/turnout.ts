import type { Translated } from '../translated.ts';
import type { turnoutMessages as English } from '../en/turnout.ts';
import { numberText } from '../formats.ts';
import { counted } from '../plurals.ts';

export const turnoutMessages: Translated<typeof English> = {
  ofAll: (votes: number, eligible: number, percent: number | null) =>
    percent === null
      ? counted(votes, 'ووٹ', 'ووٹ')
      : `${numberText(eligible)} میں سے ${numberText(votes)} لوگوں نے ووٹ دیا (${percent}%)`,
};
