import type { Translated } from '../translated.ts';
import type {
  contactMessages as EnglishContact,
  messagePageMessages as EnglishMessagePage,
} from '../en/contact.ts';

export const contactMessages: Translated<typeof EnglishContact> = {
  title: 'رابطہ',
  lede: 'سوال پوچھیں، مسئلہ بتائیں یا تجویز دیں۔ کونسل ہر پیغام پڑھتی ہے۔',
  name: 'نام',
  email: 'ای میل',
  category: 'قسم',
  selectCategory: 'قسم چنیں',
  categories: { query: 'عام سوال', grievances: 'مسئلہ', suggestion: 'تجویز' },
  message: 'پیغام',
  send: 'بھیجیں',
  failed: (sentence: string, reason: string) => `${sentence}: ${reason}`,
  kept: 'آپ کا لکھا ہوا اب بھی یہاں ہے۔',
  reference: (id: string) => `حوالہ ${id}`,
  next: 'کونسل اسے پڑھتی ہے اور آپ کو ای میل سے جواب دے سکتی ہے۔',
  nextTitle: 'آگے کیا ہوگا',
  aboutFailed: 'فارم کا یہ حصہ لوڈ نہیں ہو سکا۔',
  another: 'ایک اور بھیجیں',
};

export const messagePageMessages: Translated<typeof EnglishMessagePage> = {
  title: 'آپ کا پیغام',
  ended:
    'یہ لنک اب نہیں چلتا۔ کونسل ای میل سے جواب دیتی ہے۔ لاگ اِن کر کے اپنے پیغام رابطے کے پیج پر دیکھیں۔',
  loadFailed: 'آپ کا پیغام لوڈ نہیں ہو سکا۔',
  toContact: 'رابطے پر جائیں',
  statuses: { 'in-progress': 'کام جاری ہے', resolved: 'حل ہو گیا', rejected: 'بند' },
  mine: 'آپ کے پیغام',
  mineFailed: 'آپ کے پیغام لوڈ نہیں ہوئے۔',
  noneYet: 'آپ نے ابھی کونسل کو کچھ نہیں لکھا ہے۔',
  answered: 'کونسل کا جواب',
  noAnswers: 'ابھی کوئی جواب نہیں آیا۔',
  due: (when: string) => `جواب ${when} تک آنا چاہیے۔`,
  overdue: (when: string) => `جواب میں دیر ہو گئی ہے۔ اسے ${when} تک آنا تھا۔`,
};
