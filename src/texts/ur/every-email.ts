import type { Translated } from '../translated.ts';
import type { everyEmail as English } from '../en/every-email.ts';

// What stands in every e-mail around its own words.

export const everyEmail: Translated<typeof English> = {
  hello: 'آداب،',
  dear: (name: string) => `آداب ${name}،`,
  council: 'اسٹوڈنٹ کونسل',
  withBestWishes: 'نیک خواہشات کے ساتھ،',
  electionCommittee: 'الیکشن کمیٹی',
  noMore: 'ایسی ای میل بند کریں',
  noMoreInText: (url: string) => `ایسی ای میل بند کرنے کے لیے: ${url}`,
  logo: 'لوگو',
  dayAndTime: (day: string, time: string) => `${day}، ${time} بجے`,
  newPassword: (logIn: string) =>
    `نیا پاس ورڈ بھی چنیں: ${logIn} کھولیں اور “پاس ورڈ یاد نہیں؟” دبائیں۔ اس سے ہر براؤزر لاگ آؤٹ ہو جائے گا۔`,
  officer:
    'یہ ای میل اس لیے ملی کہ آپ اس کیمپس کے افسر ہیں۔ ان میں سے کون سی ای میل ملیں، یہ آپ کی پروفائل میں چنا جا سکتا ہے۔',
  ofSafety: 'یہ ای میل اس لیے ملی کہ یہ آپ کے اکاؤنٹ کی حفاظت کے بارے میں ہے۔',
  ofVoterList: (election: string, number: string) =>
    `یہ ای میل اس لیے ملی کہ ${election} کی ووٹر لسٹ میں انرولمنٹ نمبر ${number} کا یہی پتہ ہے۔`,
};
