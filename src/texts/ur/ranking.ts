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
  hint: 'پہلے اپنی پہلی پسند دبائیں، پھر دوسری، اور اسی طرح آگے۔ بعد کی پسند سے پہلے والی کو کبھی نقصان نہیں ہوتا۔',
  ranked: (count: number) => `${count} ترتیب میں`,
  tooFew: (least: number) => `کم سے کم ${least} کو ترتیب میں لگائیں، یا اپنی پسند ہٹائیں۔`,
  rank: (name: string, position: string) => `${name} کو ترتیب میں لگائیں، ${position}`,
  unrank: (name: string, rank: number, position: string) =>
    `${name}، آپ کی ${nth(rank)} پسند، ہٹائیں، ${position}`,
  order: 'آپ کی ترتیب',
  orderHint: 'ناموں کو تیر سے اوپر نیچے کریں، یا نمبر پکڑ کر کھینچیں۔',
  nobodyYet: 'ابھی کوئی ترتیب میں نہیں ہے۔',
  up: (name: string) => `${name} کو اوپر کریں`,
  down: (name: string) => `${name} کو نیچے کریں`,
  remove: (name: string) => `${name} کو ہٹائیں`,
  nowAt: (name: string, rank: number, of: number) =>
    `${name} اب ${of} میں سے آپ کی ${nth(rank)} پسند۔`,
  gone: (name: string, left: number) =>
    `${name} اب ترتیب میں نہیں۔ ${left === 0 ? 'کوئی ترتیب میں نہیں۔' : `${left} ترتیب میں۔`}`,
  nobodyWins: (name: string) =>
    `${name} کو بھی ترتیب میں لگایا جا سکتا ہے۔ جو سیٹ ${name} جیتے، وہ پھر سے خالی ہو جاتی ہے۔`,
};
