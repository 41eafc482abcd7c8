import type { Translated } from '../translated.ts';
import type { correctionMessages as English } from '../en/corrections.ts';

/** What is said to whoever owns the address. What officers read has no Urdu yet. */
export const correctionMessages: Translated<typeof English> = {
  failed: 'یہ محفوظ نہیں ہوا۔ براہِ کرم پھر کوشش کریں۔',
  ownTitle: 'ایک افسر نے آپ کا ای میل پتہ بدلا ہے',
  own: (email: string, moment: string) =>
    `آپ کا نیا پتہ ${email} ہوگا۔ آپ کچھ نہ کہیں تو یہ ${moment} سے لاگو ہوگا، اگر تب تک وہاں بھیجا گیا لنک کھل چکا ہو۔`,
  agreed: (email: string) => `وہاں بھیجا گیا لنک کھلتے ہی آپ کا پتہ ${email} ہو جائے گا۔`,
  accept: 'نیا پتہ رکھیں',
  refuse: 'میرا پرانا پتہ رکھیں',

  linkTitle: 'آپ کے اکاؤنٹ کے لیے دوسرا ای میل پتہ',
  linkLede:
    'ایک افسر نے آپ کے اکاؤنٹ میں دوسرا ای میل پتہ ڈالا ہے۔ کون سا، یہ اس ای میل میں لکھا ہے جس کے لنک سے یہ پیج کھلا۔ کیا وہ پتہ آپ کا ہے؟',
  linkYes: 'ہاں، نیا پتہ رکھیں',
  linkNo: 'نہیں، یہی پتہ رکھیں',
};
