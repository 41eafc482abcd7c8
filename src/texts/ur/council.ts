import type { Translated } from '../translated.ts';
import type { councilMessages as English } from '../en/council.ts';
import { counted } from '../plurals.ts';

export const councilMessages: Translated<typeof English> = {
  title: 'کونسل',
  summary: (members: number, committees: number) =>
    `${counted(members, 'رکن', 'ارکان')}، ${counted(committees, 'کمیٹی', 'کمیٹیوں')} میں`,
  members: (count: number) => counted(count, 'رکن', 'ارکان'),
  committees: 'کمیٹیاں',
  loading: 'ارکان لوڈ ہو رہے ہیں',
  emptyText: 'جب کونسل ارکان کو منظور کرے گی تو وہ کمیٹی کے حساب سے یہاں نظر آئیں گے۔',
  showAll: (count: number) => `سب ${count} دکھائیں`,
  add: 'رکن شامل کریں',
  enrollmentNumber: 'انرولمنٹ نمبر',
  position: 'عہدہ',
  selectPosition: 'عہدہ چنیں',
  review: 'کونسل کے کسی رکن یا ایڈمن کو اسے منظور کرنا ہوگا۔',
  reviewAdmin: 'آپ ایڈمن ہیں، اس لیے رکن فوراً پیج پر آ جاتے ہیں۔',
  manageOne: (name: string, position: string) => `${name}، ${position} کے لیے اختیارات`,
  move: 'عہدہ بدلیں',
  moveText: 'وہ کونسل میں رہتے ہیں، دوسرے عہدے پر۔',
  moveFailed: 'رکن کا عہدہ بدلا نہیں جا سکا۔',
  remove: 'کونسل سے ہٹائیں',
  removeText: 'نام اس مدت کی لسٹ میں رہتا ہے۔ ووٹ اور الیکشن نہیں بدلتے۔',
  removeFormer: 'اس لسٹ سے ہٹائیں',
  removeFormerText: 'نام پرانی کونسلوں کی لسٹ سے ہٹ جائے گا۔ اسے واپس نہیں لایا جا سکتا۔',
  removeAsk: (name: string, position: string) => `${name} کو ${position} سے ہٹائیں؟`,
  removeFailed: 'رکن کو ہٹایا نہیں جا سکا۔',
  earlier: 'پرانی کونسلیں',
  termTitle: (term: number) => `کونسل ${term}`,
  present: 'موجودہ کونسل',
  noSuchTerm: 'اس سال کی کوئی کونسل نہیں ہے۔',
  termsFailed: 'پرانی کونسلیں لوڈ نہیں ہو سکیں۔',
  print: (date: string) => `${date} تک`,
};
