import type { Translated } from '../translated.ts';
import type { rankingMessages as English } from '../en/ranking.ts';
import { counted } from '../plurals.ts';

const first = [
  'پہلی',
  'دوسری',
  'تیسری',
  'چوتھی',
  'پانچویں',
  'چھٹی',
  'ساتویں',
  'آٹھویں',
  'نویں',
  'دسویں',
];

/** "First", "second", "11th" as پسند takes them, which is feminine. */
const nth = (rank: number) => first[rank - 1] ?? `${rank}ویں`;

export const rankingMessages: Translated<typeof English> = {
  nth,
  how: (least: number, count: number) =>
    least > 1
      ? `${counted(count, 'امیدوار', 'امیدواروں')} میں سے کم سے کم ${least} کو ترتیب میں لگائیں`
      : `پسند کی ترتیب بنائیں: ${counted(count, 'امیدوار', 'امیدواروں')} تک`,

  unrank: (name: string, rank: number, position: string) =>
    `${name}، آپ کی ${nth(rank)} پسند، ہٹائیں، ${position}`,

  nowAt: (name: string, rank: number, of: number) =>
    `${name} اب ${of} میں سے آپ کی ${nth(rank)} پسند۔`,
};
