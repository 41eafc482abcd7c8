import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import type { CodeShape, NumberFormat } from '#core/accounts/number-format.ts';
import {
  codesOf,
  formatExample,
  formatLengths,
  isRoll,
  linesOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import { hasUsualCodes } from '#core/elections/limit-problems.ts';
import type { Translated } from '../translated.ts';
import type { numberFormatMessages as English } from '../en/number-format.ts';
import { counted } from '../plurals.ts';

const amount = ({ kind, length }: CodeShape) => {
  if (kind === 'letters') return counted(length, 'حرف', 'حروف');
  if (kind === 'digits') return counted(length, 'ہندسہ', 'ہندسے');
  return counted(length, 'حرف یا ہندسہ', 'حروف یا ہندسے');
};
const amounts = (shapes: readonly CodeShape[]) => shapes.map(amount).join(' یا ');

const short = { branch: 'برانچ', year: 'سال' } as const;

/** What stands under a field for a number, such as "12 حروف: 0177 + …". */
export function numberHint(format: NumberFormat): string {
  const [line, another] = linesOf(format);
  const length = `${formatLengths(format)} حروف`;
  if (line === undefined || another !== undefined)
    return `${length}، جیسے ${formatExample(format)}`;
  const words = line.pieces.map((piece) => {
    const { kind, signs, means } = piece;
    if (kind === 'text') return signs;
    if (means !== null) return short[means];
    return isRoll(piece, line) ? 'رول نمبر' : amount({ kind, length: signs.length });
  });
  const hint = `${length}: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}، جیسے ${formatExample(format)}` : hint;
}

const meanings = { branch: 'برانچ', year: 'داخلے کا سال' } as const;
const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export function codesHint(format: NumberFormat, meaning: 'branch' | 'year'): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `، جیسے ${examples[meaning].join(', ')}` : '';
  return `ہر ایک ${amounts(shapes)}${example}۔ خالی: کوئی بھی ${short[meaning]}۔`;
}

/** Why something is no branch or year. */
export function codeWrong(format: NumberFormat, meaning: 'branch' | 'year', code: string): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `، جیسے ${examples[meaning][0]}` : '';
  return `“${code}” ${short[meaning]} نہیں ہے: ${amounts(shapes)} چاہیے${example}`;
}

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = (meaning: 'branch' | 'year') =>
  `اس کیمپس کے انرولمنٹ نمبروں میں ${meanings[meaning]} نہیں ہے، اس لیے اس سے لوگ نہیں چنے جا سکتے۔ یہ ووٹر لسٹ کے گروپ سے بتایا جا سکتا ہے۔`;

export const numberFormatMessages: Translated<typeof English> = {
  title: 'انرولمنٹ نمبر',
  hint: 'آپ کی یونیورسٹی کے نمبر کیسے بنتے ہیں۔ # ایک ہندسہ ہے، @ ایک حرف، * دونوں میں سے کوئی بھی؛ [branch:…] اور [year:…] کے بیچ وہ لکھیں جو برانچ اور سال بتاتا ہے؛ باقی سب جیسا لکھا ہے ویسا ہی رہتا ہے۔ نمبر بڑے حروف میں اور بغیر اسپیس، ڈیش، سلیش اور ڈاٹ کے رکھے جاتے ہیں: 0177-CS-24-0001 کا مطلب 0177CS240001 ہے۔',
  several:
    'اگر سب نمبر ایک جیسے نہیں بنتے تو ایک اور فارمیٹ شامل کریں۔ جو فارمیٹ پہلے پورا اترے، وہی مانا جاتا ہے۔',
  changeHint:
    'اگر اکاؤنٹ یا ووٹر لسٹ کے نمبر نئے فارمیٹ پر پورے نہ اتریں تو تبدیلی نہیں ہوتی۔ آپ کو بتایا جاتا ہے کہ ایسے کتنے نمبر ہیں۔',
  format: (number: number) => `فارمیٹ ${number}`,
  add: 'فارمیٹ شامل کریں',
  remove: (number: number) => `فارمیٹ ${number} ہٹائیں`,
  removed: (number: number) => `فارمیٹ ${number} ہٹ گیا`,
  usual: 'عام فارمیٹ لگائیں',
  usualSet: 'یہاں پھر سے عام فارمیٹ ہے۔',
  example: (example: string, { branch, year }: EnrollmentParts) => {
    const said = [
      ...(branch === null ? [] : [`${short.branch} ${branch}`]),
      ...(year === null ? [] : [`${short.year} ${year}`]),
    ];
    return said.length === 0 ? `جیسے ${example}` : `جیسے ${example}: ${said.join('، ')}`;
  },
  says: {
    both: 'نمبر سے برانچ اور داخلے کا سال معلوم ہوتا ہے۔',
    branch: 'نمبر سے برانچ معلوم ہوتی ہے، سال نہیں: الیکشن کو سال سے محدود نہیں کیا جا سکتا۔',
    year: 'نمبر سے داخلے کا سال معلوم ہوتا ہے، برانچ نہیں: الیکشن کو برانچ سے محدود نہیں کیا جا سکتا۔',
    none: 'نمبر سے نہ برانچ معلوم ہوتی ہے، نہ سال: الیکشن کو ان سے محدود نہیں کیا جا سکتا۔ یہ ووٹر لسٹ کے گروپ سے بتایا جا سکتا ہے۔',
  },
};
