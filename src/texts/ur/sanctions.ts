import type { Translated } from '../translated.ts';
import type { sanctionMessages as English } from '../en/sanctions.ts';

/** What officers ruled, and that it was overturned. */
export const sanctionMessages: Translated<typeof English> = {
  answered: 'امیدوار کا جواب:',
  notAsked: 'امیدوار سے نہیں پوچھا گیا۔',
  overturned: (when: string) => `${when} کو پلٹا گیا:`,
  disqualify: (name: string, position: string) => `${name} (${position}) کو نااہل ٹھہرائیں`,
  void: (position: string) => `${position} کے لیے دوبارہ ووٹنگ`,
  keep: 'واپس جائیں',
  overturn: 'پلٹیں…',
  overturnOne: (sentence: string) => `پلٹیں: ${sentence}`,
  overturnIt: 'پلٹیں',
  overturnTitle: 'یہ فیصلہ پلٹیں؟',
  overturnText: (sentence: string) =>
    `“${sentence}” اس سے گنتی، بیلٹ اور لوگوں کو نظر آنے والی باتوں میں جو بدلا تھا، وہ واپس ہو جائے گا۔ جن سے اس کا تعلق تھا، انھیں ای میل جائے گی۔`,
  backOnly:
    'نام بیلٹ پر واپس آ جائے گا۔ یہ تبھی ہو سکتا ہے جب اس عہدے کے لیے کسی نے ووٹ نہ دیا ہو۔',
  overturnHint: 'اسے سب لوگ پڑھ سکتے ہیں۔',
  seat: 'اگر اس کی وجہ سے کسی کو کونسل میں سیٹ ملی ہے تو “رکن” پیج پر وہ سیٹ واپس لیں۔',
  failed: 'یہ نہیں ہو سکا۔',
};
