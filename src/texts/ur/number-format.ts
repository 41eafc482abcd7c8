import type { NumberFormat } from '#core/accounts/number-format.ts';
import {
  formatExample,
  formatLength,
  meaningOf,
  placeOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import type { Translated } from '../translated.ts';
import type { numberFormatMessages as English } from '../en/number-format.ts';
import { counted } from '../plurals.ts';

/** Such as "4 ہندسے". */
const amount = ({ kind, length }: { kind: 'letters' | 'digits'; length: number }) =>
  kind === 'letters' ? counted(length, 'حرف', 'حروف') : counted(length, 'ہندسہ', 'ہندسے');

const short = { branch: 'برانچ', year: 'سال' } as const;

/** What stands under a field for a number, such as "12 حروف: 0177 + برانچ + سال + رول نمبر". */
export function numberHint(format: NumberFormat): string {
  const { pieces } = format;
  const isSaying = pieces.some((piece) => meaningOf(piece) !== null);
  const free = pieces.filter((piece) => piece.kind !== 'text' && meaningOf(piece) === null);
  const words = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const isRoll = isSaying && free.length === 1 && piece.kind === 'digits';
    const means = meaningOf(piece);
    if (means !== null) return short[means];
    return isRoll ? 'رول نمبر' : amount(piece);
  });
  const hint = `${formatLength(format)} حروف: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}، جیسے ${formatExample(format)}` : hint;
}

const meanings = { branch: 'برانچ', year: 'داخلے کا سال' } as const;
const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export function codesHint(format: NumberFormat, meaning: 'branch' | 'year'): string {
  const place = placeOf(format, meaning);
  if (place === null) return noMeaning(meaning);
  const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
  const example = usual ? `، جیسے ${examples[meaning].join(', ')}` : '';
  return `ہر ایک ${amount(place)}${example}۔ خالی: کوئی بھی ${short[meaning]}۔`;
}

/** Why something is no branch or year. */
export function codeWrong(format: NumberFormat, meaning: 'branch' | 'year', code: string): string {
  const place = placeOf(format, meaning);
  if (place === null) return noMeaning(meaning);
  const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
  const example = usual ? `، جیسے ${examples[meaning][0]}` : '';
  return `“${code}” ${short[meaning]} نہیں ہے: ${amount(place)} چاہیے${example}`;
}

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = (meaning: 'branch' | 'year') =>
  `اس کیمپس کے انرولمنٹ نمبروں میں ${meanings[meaning]} نہیں ہے، اس لیے اس سے لوگ نہیں چنے جا سکتے۔ یہ ووٹر لسٹ کے گروپ سے بتایا جا سکتا ہے۔`;

export const numberFormatMessages: Translated<typeof English> = {
  title: 'انرولمنٹ نمبر',
  hint: 'آپ کی یونیورسٹی کے نمبر کیسے بنتے ہیں، بائیں سے دائیں۔ نمبر بڑے حروف میں اور بغیر اسپیس، ڈیش، سلیش اور ڈاٹ کے رکھے جاتے ہیں: 0177-CS-24-0001 کا مطلب 0177CS240001 ہے۔',
  changeHint:
    'اگر اکاؤنٹ یا ووٹر لسٹ کے نمبر نئے فارمیٹ پر پورے نہ اتریں تو تبدیلی نہیں ہوتی۔ آپ کو بتایا جاتا ہے کہ ایسے کتنے نمبر ہیں۔',
  piece: (number: number) => `حصہ ${number}`,
  kind: 'یہ کیا ہے',
  kinds: { text: 'طے شدہ متن', letters: 'حروف', digits: 'ہندسے' },
  text: 'متن',
  textHint: 'حروف اور ہندسے',
  length: 'کتنے',
  means: 'یہ کیا بتاتا ہے',
  meanings: { none: 'نہ برانچ، نہ سال', branch: 'برانچ', year: 'داخلے کا سال' },
  add: 'حصہ شامل کریں',
  up: (number: number) => `حصہ ${number} آگے کریں`,
  down: (number: number) => `حصہ ${number} پیچھے کریں`,
  remove: (number: number) => `حصہ ${number} ہٹائیں`,
  moved: (number: number, count: number) => `حصہ ${number}، کل ${count}`,
  removed: (number: number) => `حصہ ${number} ہٹ گیا`,
  usual: 'عام فارمیٹ لگائیں',
  usualSet: 'یہاں پھر سے عام فارمیٹ ہے۔',
  example: 'مثال',
  lengthNow: (format: NumberFormat) => counted(formatLength(format), 'حرف', 'حروف'),
  says: {
    both: 'نمبر سے برانچ اور داخلے کا سال معلوم ہوتا ہے۔',
    branch: 'نمبر سے برانچ معلوم ہوتی ہے، سال نہیں: الیکشن کو سال سے محدود نہیں کیا جا سکتا۔',
    year: 'نمبر سے داخلے کا سال معلوم ہوتا ہے، برانچ نہیں: الیکشن کو برانچ سے محدود نہیں کیا جا سکتا۔',
    none: 'نمبر سے نہ برانچ معلوم ہوتی ہے، نہ سال: الیکشن کو ان سے محدود نہیں کیا جا سکتا۔ یہ ووٹر لسٹ کے گروپ سے بتایا جا سکتا ہے۔',
  },
  tryOne: 'اپنا کوئی ایک نمبر لکھیں',
  tryHint: 'اسے صرف حصوں سے ملایا جاتا ہے، محفوظ نہیں کیا جاتا۔',
  fits: ({ branch, year }: { branch: string | null; year: string | null }) => {
    const said = [
      ...(branch === null ? [] : [`برانچ ${branch}`]),
      ...(year === null ? [] : [`سال ${year}`]),
    ];
    return `پورا اترتا ہے (${said.length === 0 ? 'اس سے نہ برانچ معلوم ہوتی ہے، نہ سال' : said.join('، ')})۔`;
  },
};
