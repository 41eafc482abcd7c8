import type { OwnNumber } from '#contract/numbers.ts';
import type { Translated } from '../translated.ts';
import type { numberMessages as English } from '../en/numbers.ts';

const how: Record<NonNullable<OwnNumber['provedHow']>, string> = {
  address: 'ووٹر لسٹ والے پتے پر آئی ای میل سے',
  code: 'چھپے ہوئے کوڈ سے',
  'check-in': 'ایک افسر نے پہچان دیکھی',
  'sign-on': 'یونیورسٹی اکاؤنٹ سے',
};

export const numberMessages: Translated<typeof English> = {
  title: 'آپ کا انرولمنٹ نمبر',
  number: 'انرولمنٹ نمبر',
  moveWaits: (until: string) =>
    `ایک افسر نے یہ نمبر آپ کے اکاؤنٹ کو دینے کی تجویز رکھی ہے۔ دوسرے افسر کو ${until} تک منظوری دینی ہے۔`,
  moveWaitsAlone: (until: string) =>
    `ایک افسر نے یہ نمبر آپ کے اکاؤنٹ کو دینے کی تجویز رکھی ہے۔ اس کے لیے دو افسر چاہیے، اور ابھی کوئی دوسرے افسر نہیں ہیں۔ تجویز ${until} تک رکی رہے گی۔ اس کے بعد پھر سے رکھنی ہوگی۔`,
  loadFailed: 'آپ کا نمبر پڑھا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  done: 'نمبر آپ کا ہے',
  doneText: 'یہ ثابت ہو گیا ہے، اور اس سے ووٹ دیا جا سکتا ہے۔',
  toElections: 'الیکشن پر جائیں',
  proveLede: 'کچھ الیکشن صرف ان کے لیے ہیں جنھوں نے ثابت کیا کہ نمبر ان کا ہے۔',
  proved: (by: OwnNumber['provedHow']) => (by === null ? '' : `ثابت ہو گیا: ${how[by]}۔`),
  notListed: 'یہ نمبر کسی ووٹر لسٹ میں نہیں ہے، اس لیے اسے ثابت کرنے کا کوئی طریقہ نہیں۔',
  askCouncil: 'کونسل سے پوچھیں۔',
  askAbout: (number: string) =>
    `میرا انرولمنٹ نمبر ${number} کسی ووٹر لسٹ میں نہیں ہے۔ براہِ کرم دیکھ لیں۔`,
  noAddress:
    'ووٹر لسٹ میں اس نمبر کا ای میل پتہ نہیں ہے۔ اپنا کارڈ لے کر کونسل کی ڈیسک پر جائیں: افسر آپ کو چیک اِن کریں گے، یا چھپا ہوا کوڈ دیں گے۔',
  askText: 'ہم اس پتے پر ای میل بھیجتے ہیں جو ووٹر لسٹ میں اس نمبر کا ہے۔',
  ask: 'ای میل بھیجیں',
  askFailed: 'ای میل نہیں بھیجی جا سکی۔ براہِ کرم پھر کوشش کریں۔',
  codeText: 'اس ای میل کا کوڈ صرف اس براؤزر میں چلتا ہے۔ چھپا ہوا کوڈ کہیں بھی چلتا ہے۔',
  code: 'کوڈ',
  codeHint: 'جیسے ABCD-EFGH',
  printedTitle: 'چھپے ہوئے کوڈ سے',
  printedText: 'افسروں نے کاغذ پر جو کوڈ دیا، وہ لکھیں۔',
  printedHint: 'جیسے ABCD-EFGH-JKMN',
  otherCode: 'دوسرا نمبر یا کوڈ',
  logInFirst: 'اکاؤنٹ ہو تو پہلے لاگ اِن کریں',
  prove: 'نمبر ثابت کریں',
  codeFailed: 'کوڈ جانچا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  signedOutText:
    'اپنا نمبر ثابت کرنے کے دو طریقے ہیں: ووٹر لسٹ والے پتے پر آئی ای میل، یا افسروں کا دیا چھپا ہوا کوڈ۔ یہ تب بھی چلتا ہے جب نمبر کسی اور نے رجسٹر کر لیا ہو۔',
  emailTitle: 'ای میل سے',
  register: 'اکاؤنٹ بنائیں',
  registerFailed: 'اکاؤنٹ نہیں بن سکا۔',
  taken: 'کیا یہ نمبر آپ کا ہے؟ ثابت کریں',
};
