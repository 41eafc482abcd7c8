import type { Translated } from '../translated.ts';
import type { homeMessages as English } from '../en/home.ts';
import { counted, formOf } from '../plurals.ts';

export const homeMessages: Translated<typeof English> = {
  title: ['اسٹوڈنٹ', 'کونسل'],

  now: 'کیمپس میں ابھی',
  setUp: {
    eyebrow: 'یہ کیمپس ابھی کوئی نہیں چلاتا',
    title: 'اپنا کیمپس تیار کریں',
    text: 'سرور کے چھاپے ہوئے، ایک ہی بار چلنے والے لنک سے',
  },
  nextEvent: 'اگلا ایونٹ',
  grievance: {
    eyebrow: 'کچھ غلط ہے؟',
    title: 'اپنا مسئلہ بتائیں',
    text: 'کوئی بھی کونسل کو لکھ سکتا ہے',
  },

  voteWaits: (name: string, left: string) => `${name}، خوش آمدید۔ اب ووٹ دیں۔ ${left}`,
  votesLeft: (count: number, left: string) =>
    `آپ کے ${counted(count, 'ووٹ باقی ہے', 'ووٹ باقی ہیں')}۔ ${left}`,
  resultsIn: { title: 'نتیجے آ گئے', all: 'سبھی ووٹ' },

  about: 'کونسل کے بارے میں',
  statement:
    'ہم اسٹوڈنٹ ہیں، اور ہمیں اسٹوڈنٹ نے ہی چنا ہے۔ ہم فیسٹ کراتے ہیں، جہاں فیصلے ہوتے ہیں وہاں آپ کی بات رکھتے ہیں، اور آپ کے بھیجے ہر سوال کا جواب دیتے ہیں۔',
  facts: {
    members: (count: number) => formOf(count, 'رکن', 'رکن'),
    committees: (count: number) => formOf(count, 'کمیٹی', 'کمیٹیاں'),
    events: (count: number) => formOf(count, 'ایونٹ اس سال', 'ایونٹ اس سال'),
  },

  members: 'کونسل کے ارکان سے ملیں',
  vacant: 'رکن کا نام',
  more: 'اور رکن',
  moreFrom: (position: string) => `اور رکن، ${position} سے آگے`,

  initiatives: 'کونسل کی پہل',
  viewEvents: 'ایونٹ دیکھیں',
  placeholders: 'یہ لائن صرف ایڈمن کو نظر آتی ہے: جہاں تصویریں نہیں ہیں، وہاں ڈیزائن لگے ہیں۔',
  addPictures: 'اپنی کونسل کی تصویریں شامل کریں',
};
