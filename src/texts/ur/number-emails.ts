import type { Translated } from '../translated.ts';
import type { numberEmails as English } from '../en/number-emails.ts';

// The e-mails about an enrollment number. None names who asked: a name could hold any text.

export const numberEmails: Translated<typeof English> = {
  /** `code` is null where the link alone is sent. */
  proof: (number: string, university: string, code: string | null) => ({
    subject: 'کیا یہ انرولمنٹ نمبر آپ کا ہے؟',
    preview: 'لنک کھولنے سے کچھ نہیں بدلتا۔',
    before: [
      [
        `${university} میں انرولمنٹ نمبر ${number} رجسٹر کیا گیا، یا یہ ای میل مانگی گئی۔ ووٹر لسٹ میں اس نمبر کا پتہ آپ کا ہے۔`,
      ],
      [
        'اگر نمبر آپ کا ہے تو لنک کھولیں: ایک بار دبانے سے وہ آپ کے اکاؤنٹ کا، یا نئے اکاؤنٹ کا ہو جائے گا۔ کھولنے سے کچھ نہیں بدلتا۔ لنک تین دن تک چلے گا۔',
      ],
    ],
    action: { label: 'نمبر میرا ہے' },
    after:
      code === null
        ? ['لنک کسی کو نہ دیں۔']
        : [
            `اگر یہ آپ نے خود مانگا تو لنک کی جگہ اسی براؤزر میں یہ کوڈ لکھا جا سکتا ہے: ${code}`,
            'کوڈ یا لنک کسی کو نہ دیں۔ کونسل سے کوئی انھیں نہیں مانگتا۔ جس کے پاس یہ ہوں، وہ آپ کا نمبر لے کر آپ کی جگہ ووٹ دے سکتا ہے۔',
          ],
    reason: 'یہ ای میل اس لیے ملی کہ ووٹر لسٹ میں اس نمبر کا یہی پتہ ہے۔',
  }),
  lost: (number: string, university: string) => ({
    subject: 'آپ کے اکاؤنٹ میں اب انرولمنٹ نمبر نہیں ہے',
    preview: 'کسی نے ثابت کیا کہ یہ نمبر ان کا ہے۔',
    before: [
      [
        `${university} میں انرولمنٹ نمبر ${number} اب دوسرے اکاؤنٹ کا ہے۔ جن کا وہ ہے، انھوں نے ثابت کیا کہ وہ ان کا ہے۔ آپ کے اکاؤنٹ میں کسی نے کچھ نہیں دیکھا، اور آپ کا لاگ اِن بنا ہوا ہے۔`,
      ],
      [
        'اگر آپ سے غلط نمبر لکھا گیا تھا تو اپنی پروفائل کھولیں اور اپنا نمبر لکھیں۔ اگر آپ امیدوار ہیں یا کونسل میں آپ کی سیٹ ہے تو کونسل کی ڈیسک پر جائیں۔',
      ],
    ],
    action: {
      label: 'کونسل کو لکھیں',
      inText: 'اگر آپ کو لگتا ہے کہ یہ غلطی سے ہوا تو کونسل کو یہاں لکھیں:',
    },
    reason: 'یہ ای میل اس لیے ملی کہ یہ نمبر آپ کے اکاؤنٹ کا تھا۔',
  }),
};
