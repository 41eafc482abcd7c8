import type { Translated } from '../translated.ts';
import type { accountEmails as English } from '../en/account-emails.ts';

// The e-mails with a link to an account, and whether one was approved. No name is in those with a link: it could
// hold any text, written by one person for another to read.

export const accountEmails: Translated<typeof English> = {
  links: {
    'reset-password': (university: string) => ({
      subject: 'نیا پاس ورڈ چنیں',
      preview: 'لنک ایک گھنٹے تک چلے گا۔',
      before: `${university} میں آپ کے اکاؤنٹ کے لیے نیا پاس ورڈ مانگا گیا ہے۔ اگر یہ آپ نے مانگا تو ایک گھنٹے کے اندر یہ لنک کھولیں:`,
      label: 'نیا پاس ورڈ چنیں',
      after: 'اگر یہ آپ نے نہیں مانگا تو کچھ نہ کریں: آپ کا پاس ورڈ وہی رہے گا۔',
      reason: 'یہ ای میل اس لیے ملی کہ کسی نے لاگ اِن پیج پر یہ پتہ لکھا۔',
    }),
    'confirm-email': (university: string) => ({
      subject: 'اپنے ای میل پتے کی تصدیق کریں',
      preview: 'لنک تین دن تک چلے گا۔',
      before: `${university} میں اس پتے سے ایک اکاؤنٹ بنا ہے۔ اگر وہ آپ کا ہے تو تصدیق کے لیے تین دن کے اندر یہ لنک کھولیں:`,
      label: 'اس پتے کی تصدیق کریں',
      after: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: شاید کسی نے غلط پتہ لکھ دیا۔',
      reason: 'یہ ای میل اس لیے ملی کہ کسی نے اس پتے سے رجسٹر کیا۔',
    }),
    'change-email': (university: string) => ({
      subject: 'اپنے نئے ای میل پتے کی تصدیق کریں',
      preview: 'لنک تین دن تک چلے گا۔',
      before: `${university} کے ایک اکاؤنٹ میں یہ ای میل پتہ لگانے کو کہا گیا ہے۔ اگر یہ آپ نے کیا تو تین دن کے اندر یہ لنک کھولیں۔ تب تک آپ کے اکاؤنٹ میں پرانا پتہ رہے گا:`,
      label: 'اس پتے کی تصدیق کریں',
      after: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: شاید کسی نے غلط پتہ لکھ دیا۔',
      reason: 'یہ ای میل اس لیے ملی کہ کسی نے اپنے اکاؤنٹ کے لیے یہ پتہ دیا۔',
    }),
  },
};
