import type { Translated } from '../translated.ts';
import type { candidacyMessages as English } from '../en/candidacy.ts';

export const candidacyMessages: Translated<typeof English> = {
  title: 'آپ کی امیدواری',
  loadFailed: 'لنک پڑھا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  noLink: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔',
  askAgain: 'کونسل آپ کو نیا لنک بھیج سکتی ہے۔',
  writeToCouncil: 'کونسل کو لکھیں',
  message: 'جو لنک پوچھتا ہے کہ مجھے امیدوار بننا ہے یا نہیں، وہ نہیں چلتا۔',
  toElections: 'الیکشن پر جائیں',

  entered: (name: string, position: string, election: string) =>
    `${name}، کونسل نے ${election} میں ${position} کے لیے امیدوار کے طور پر آپ کا نام دیا ہے۔`,
  until: 'ووٹنگ شروع ہونے سے پہلے ہاں یا نہ کہیں:',
  beforeOpening: 'ووٹنگ شروع ہونے سے پہلے ہاں یا نہ کہیں۔ تاریخ ابھی طے نہیں ہے۔',
  stands: 'آپ کا نام بیلٹ پر ہے۔ اگر آپ کچھ نہ کریں تو وہیں رہے گا۔',
  noAnswer: 'اگر آپ کچھ نہ کریں تو آپ کا نام بیلٹ پر نہیں آئے گا۔',
  yes: 'ہاں، منظور ہے',
  no: 'نہیں',
  failed: 'آپ کا جواب محفوظ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',

  loggedInAs: (viewer: string, name: string) =>
    `آپ ${viewer} کے نام سے لاگ اِن ہیں۔ یہ لنک ${name} کے لیے ہے۔`,
  takeTitle: (viewer: string, name: string) => `کیا آپ ہی ${name} ہیں، اور اکاؤنٹ ${viewer} کا ہے؟`,
  takeAsk: (viewer: string, name: string) =>
    `${name} کی جگہ ${viewer} کا نام امیدوار میں آ جاتا ہے۔ اسے واپس نہیں لیا جا سکتا۔`,
  takeText: 'اکاؤنٹ سے یہ امیدواری اس سائٹ پر آپ کے ہاتھ میں آ جاتی ہے۔',
  take: (name: string) => `${name} کا اکاؤنٹ لگائیں`,
  takeFailed: 'اکاؤنٹ نہیں لگ سکا۔ براہِ کرم پھر کوشش کریں۔',
  logIn: 'لاگ اِن کریں',
  register: 'رجسٹر کریں',

  saidYes: (position: string) => `آپ نے ${position} کے لیے ہاں کہا`,
  saidYesText:
    'آپ کے جواب سے آپ کا نام بیلٹ پر آ گیا۔ ارادہ بدل جائے تو لاگ اِن کریں اور الیکشن کے پیج پر پیچھے ہٹیں۔',
  saidYesWithoutAccount: 'آپ کے جواب سے آپ کا نام بیلٹ پر آ گیا۔ ارادہ بدل جائے تو کونسل کو لکھیں۔',
  saidNo: (position: string) => `آپ نے ${position} کے لیے نہ کہا`,
  saidNoText: 'اس جواب سے آپ کا نام بیلٹ پر نہیں آتا۔ اگر غلطی سے ہوا تو کونسل کو لکھیں۔',
  tooLate: 'ووٹنگ شروع ہو چکی ہے',
  standsLate: (position: string) => `آپ ${position} کے لیے امیدوار ہیں`,
  /** Without an account. */
  standsLateByLink:
    'ووٹنگ شروع ہو چکی ہے۔ امیدوار نہیں رہنا تو نہ کہیں۔ امیدوار طے ہو جانے کے بعد آپ اکاؤنٹ سے پیچھے ہٹ سکتے ہیں۔',
  standsLateText:
    'ووٹنگ شروع ہو چکی ہے۔ اگر امیدوار نہیں رہنا تو لاگ اِن کریں اور الیکشن کے پیج پر پیچھے ہٹیں۔',
  tooLateText: (position: string) =>
    `جواب ووٹنگ شروع ہونے سے پہلے ہی مانا جاتا ہے، اس لیے اس جواب سے آپ کا نام ${position} کے بیلٹ پر نہیں آتا۔`,
};
