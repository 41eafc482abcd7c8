import type { Translated } from '../translated.ts';
import type { rankingMessages as English } from '../en/ranking.ts';
import { counted } from './plurals.ts';

const first = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं', 'दसवीं'];

/** "पहली", "दूसरी", "11वीं": it always stands with पसंद, which is feminine. */
const nth = (rank: number) => first[rank - 1] ?? `${rank}वीं`;

export const rankingMessages: Translated<typeof English> = {
  nth,
  how: (least: number, count: number) =>
    least > 1
      ? `${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} में से कम से कम ${least} को क्रम में लगाएँ`
      : `पसंद का क्रम बनाएँ: ${counted(count, 'उम्मीदवार', 'उम्मीदवारों')} तक`,

  unrank: (name: string, rank: number, position: string) =>
    `${name}, आपकी ${nth(rank)} पसंद, हटाएँ, ${position}`,

  nowAt: (name: string, rank: number, of: number) => `${name} अब ${of} में से आपकी ${nth(rank)} पसंद।`,
};
