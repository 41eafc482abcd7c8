import type { Translated } from '../translated.ts';
import type { candidacyMessages as English } from '../en/candidacy.ts';

export const candidacyMessages: Translated<typeof English> = {
  title: 'آپ کی امیدواری',
  loadFailed: 'لنک پڑھا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
  noLink: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔',
  askAgain: 'امیدوار نہیں بننا ہو تو کونسل کو لکھیں۔',
  writeToCouncil: 'کونسل کو لکھیں',
  message: 'میرا نام امیدوار کے طور پر دیا گیا، اور اس کا لنک نہیں چلتا۔',
  write: 'میرا نام امیدوار کے طور پر دیا گیا، اور مجھے امیدوار نہیں بننا ہے۔',
  toElections: 'الیکشن پر جائیں',

  entered: (name: string, position: string, election: string) =>
    `${name}، کونسل نے ${election} میں ${position} کے لیے امیدوار کے طور پر آپ کا نام دیا ہے۔`,
  stands: 'آپ کا نام بیلٹ پر ہے۔ اگر یہ صحیح ہے تو کچھ کرنے کی ضرورت نہیں۔',
  waits: 'حامیوں کی منظوری ہوتے ہی آپ کا نام بیلٹ پر ہوگا۔',
  leaveText: 'امیدوار نہیں بننا ہو تو امیدوار طے ہونے تک بیلٹ سے ہٹا جا سکتا ہے۔',
  leave: 'بیلٹ سے ہٹیں',
  leaveTitle: 'بیلٹ سے ہٹنا ہے؟',
  leaveAsk: (position: string) =>
    `${position} کے بیلٹ سے آپ کا نام ہٹ جائے گا۔ اس کے لیے آپ کا نام پھر کوئی نہیں دے سکے گا۔`,
  stepDownText:
    'امیدوار طے ہو چکے ہیں۔ پھر بھی پیچھے ہٹا جا سکتا ہے: آپ کا نام بیلٹ پر رہتا ہے، اور آپ کو ملے ووٹ گنے جاتے ہیں۔',
  stepDown: 'پیچھے ہٹیں',
  stepDownTitle: 'پیچھے ہٹنا ہے؟',
  stepDownAsk: (position: string) =>
    `سب پڑھیں گے کہ آپ ${position} کی امیدواری سے پیچھے ہٹ گئے۔ اسے واپس نہیں لیا جا سکتا۔`,
  /** Where the link leads to the council alone. */
  final: 'امیدوار طے ہو چکے ہیں۔ امیدوار نہیں رہنا ہو تو کونسل کو لکھیں۔',
  failed: 'یہ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
  off: (position: string) => `آپ ${position} کے لیے امیدوار نہیں ہیں`,
  offText: 'اگر یہ غلطی سے ہوا تو کونسل کو لکھیں۔',

  loggedInAs: (viewer: string, name: string) =>
    `آپ ${viewer} کے نام سے لاگ اِن ہیں۔ یہ لنک ${name} کے لیے ہے۔`,
  takeTitle: (viewer: string, name: string) => `کیا آپ ہی ${name} ہیں، اور اکاؤنٹ ${viewer} کا ہے؟`,
  takeAsk: (viewer: string, name: string) =>
    `${name} کی جگہ ${viewer} کا نام امیدوار میں آ جاتا ہے۔ اسے واپس نہیں لیا جا سکتا۔`,
  takeText:
    'آپ نے ثابت کیا ہے کہ یہ امیدواری آپ کی ہے۔ اپنے اکاؤنٹ سے آپ وہ لکھ سکتے ہیں جو ووٹر پڑھیں گے۔',
  prove:
    'جس نمبر یا ای میل پتے سے آپ کا نام دیا گیا، اسے ثابت کرنے پر یہ امیدواری آپ کے اکاؤنٹ کی ہو سکتی ہے۔',
  take: (name: string) => `${name} کا اکاؤنٹ لگائیں`,
  takeFailed: 'اکاؤنٹ نہیں لگ سکا۔ براہِ کرم پھر کوشش کریں۔',
  logIn: 'لاگ اِن کریں',
  register: 'رجسٹر کریں',
};
