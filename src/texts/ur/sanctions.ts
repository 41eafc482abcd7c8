import type { Translated } from '../translated.ts';
import type { sanctionMessages as English } from '../en/sanctions.ts';

/** What follows from a ruling on a complaint, and that it was overturned. */
export const sanctionMessages: Translated<typeof English> = {
  answered: 'امیدوار کا جواب:',
  notAsked: 'امیدوار سے نہیں پوچھا گیا۔',
  overturned: (when: string) => `${when} کو پلٹا گیا:`,
  follows: 'کیا کارروائی ہوگی',
  nothing: 'اور کچھ نہیں',
  warning: (name: string | null) => (name === null ? 'تنبیہ' : `${name} کو تنبیہ`),
  disqualify: (name: string, position: string) => `${name} (${position}) کو نااہل ٹھہرائیں`,
  void: (position: string) => `${position} کے لیے دوبارہ ووٹنگ`,
  effects: {
    nothing: 'سب لوگ فیصلہ اور اس کی وجہ پڑھ سکتے ہیں۔',
    warning: 'سب پڑھ سکتے ہیں کہ تنبیہ دی گئی، مگر یہ نہیں کہ کسے۔ اس سے کسی کے ووٹ نہیں بدلتے۔',
  },
  ask: {
    disqualified: (name: string, position: string) =>
      `${name} کو ${position} کے عہدے کے لیے نااہل ٹھہرائیں؟`,
    void: (position: string) => `${position} کے لیے دوبارہ ووٹنگ کرائیں؟`,
  },
  read: 'سب لوگ اسے آپ کی وجہ کے ساتھ پڑھ سکتے ہیں۔',
  readAndOverturned:
    'سب لوگ اسے آپ کی وجہ کے ساتھ پڑھ سکتے ہیں۔ الیکشن کی تصدیق ہونے تک اسے پلٹا جا سکتا ہے۔',
  rule: 'فیصلہ شائع کریں',
  keep: 'واپس جائیں',
  overturn: 'پلٹیں…',
  overturnOne: (sentence: string) => `پلٹیں: ${sentence}`,
  overturnIt: 'پلٹیں',
  overturnTitle: 'یہ کارروائی پلٹیں؟',
  overturnText: (sentence: string) =>
    `“${sentence}” اس سے گنتی، بیلٹ اور لوگوں کو نظر آنے والی باتوں میں جو بدلا تھا، وہ واپس ہو جائے گا۔ جن سے اس کا تعلق تھا، انھیں ای میل جائے گی۔`,
  backOnly:
    'نام بیلٹ پر واپس آ جائے گا۔ یہ تبھی ہو سکتا ہے جب اس عہدے کے لیے کسی نے ووٹ نہ دیا ہو۔',
  overturnHint: 'اسے سب لوگ پڑھ سکتے ہیں۔',
  seat: 'اگر اس کی وجہ سے کسی کو کونسل میں سیٹ ملی ہے تو “رکن” پیج پر وہ سیٹ واپس لیں۔',
  failed: 'یہ نہیں ہو سکا۔',
};
