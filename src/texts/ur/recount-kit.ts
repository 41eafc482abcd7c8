import type { Translated } from '../translated.ts';
import type { recountKitMessages as English } from '../en/recount-kit.ts';
import { sizeOf } from './sizes.ts';

export const recountKitMessages: Translated<typeof English> = {
  code: 'نتیجے کا کوڈ',
  keep: 'یہ کوڈ سنبھال کر رکھیں:',
  keepWhy: 'بعد میں کوئی ووٹ بدلا جائے تو کوڈ بدل جاتا ہے۔',
  /** Beside the button that shares the page. */
  share: 'کوڈ شیئر کریں',
  print: 'پرنٹ کریں',
  shareOf: (election: string) => `${election} کے نتیجے کا کوڈ شیئر کریں`,
  printOf: (election: string) => `${election} کا نتیجہ پرنٹ کریں`,
  copied: 'کاپی ہو گیا۔',
  shared: (election: string, code: string) => `${election} کے نتیجے کا کوڈ ${code} ہے۔`,
  printedCode: (code: string) => `نتیجے کا کوڈ: ${code}`,
  agreesToday: (time: string) => `گنتی اور ریکارڈ ملتے ہیں۔ آج ${time} بجے جانچا گیا۔`,
  agrees: (moment: string) => `گنتی اور ریکارڈ ملتے ہیں۔ ${moment} کو جانچا گیا۔`,
  unguarded:
    'یہ سرور ڈیٹا بیس کا ایک ہی اکاؤنٹ استعمال کرتا ہے، اور وہ اکاؤنٹ گنے جا چکے الیکشن کو بدل سکتا ہے۔ یہ کوڈ سنبھال کر رکھیں۔',
  feed: 'کوڈ اور ہیش کی فیڈ',
  text: 'اس فائل میں اصول، امیدوار، بے ترتیب سارے بیلٹ، اور افسروں کے کام ہیں۔ کوئی بیلٹ کس نے بھرا، یہ کسی میں نہیں لکھا۔',
  hidden:
    'بیلٹ سب کو نظر نہیں آتے، تاکہ کوئی خریدے ہوئے ووٹ کی ترتیب نہ ڈھونڈ سکے۔ راؤنڈ سب جانچ سکتے ہیں؛ بیلٹ کی دوبارہ گنتی مبصر اور افسر کرتے ہیں۔',
  roundsText:
    'اس فائل میں اصول، امیدوار، گنتی کا ہر راؤنڈ، اور افسروں کے کام ہیں۔ اس میں بیلٹ نہیں ہیں۔',
  downloadRounds: (bytes: number) => `بغیر بیلٹ والی کٹ ڈاؤن لوڈ کریں (${sizeOf(bytes)})`,
  roundsHash: 'بغیر بیلٹ والی فائل کا SHA-256',
  wholeHash: 'بیلٹ والی فائل کا SHA-256',
  download: (bytes: number) => `دوبارہ گنتی کی کٹ ڈاؤن لوڈ کریں (${sizeOf(bytes)})`,
  hash: 'فائل کا SHA-256',
  hashHint:
    'یہ نمبر محفوظ کر لیں، یا دوسروں کے نمبر سے ملائیں۔ جن کا نمبر ایک ہے، ان کی گنتی بھی ایک ہے۔',
  earlier: 'پرانے ایڈیشن',
  earlierHint: 'یہ جیسے تھے ویسے ہی رہتے ہیں۔ پہلے محفوظ کی ہوئی فائل کو یہاں اس کے نمبر سے ملائیں۔',
  how: 'جانچنے کے لیے جانچ کا پروگرام ڈاؤن لوڈ کریں اور اسے اپنے کمپیوٹر پر Node سے چلائیں:',
  program: 'جانچ کا پروگرام ڈاؤن لوڈ کریں',
  /** On the printed sheet: who signs it signs the ballots as well. */
  printed: (edition: number, sha256: string) =>
    `دوبارہ گنتی کی کٹ کا SHA-256، ایڈیشن ${edition}: ${sha256}`,
  edition: (number: number, when: string) => `ایڈیشن ${number}، ${when} کو بنا۔`,
};
