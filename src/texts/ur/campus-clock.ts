import type { Translated } from '../translated.ts';
import type { campusClock as English } from '../en/campus-clock.ts';

export const campusClock: Translated<typeof English> = {
  twice: 'یہ وقت دو بار آتا ہے',
  twiceHint: 'اس دن گھڑیاں پیچھے کی جاتی ہیں۔ چنیں کہ دونوں میں سے کون سا وقت ہے۔',
  first: (zone: string) => `پہلا (${zone})`,
  second: (zone: string) => `دوسرا، ایک گھنٹے بعد (${zone})`,

  movedTitle: 'جو الیکشن ابھی ختم نہیں ہوئے',
  movedText: 'ٹائم زون بدل رہا ہے۔ ہر الیکشن کے لیے بتائیں کہ کیا ویسا ہی رہے۔',
  stays: (name: string) => `“${name}”: کیا ویسا ہی رہے`,
  choose: 'چنیں کہ اس الیکشن کا کیا ویسا ہی رہے',
  moments: {
    title: 'لمحہ',
    text: (opens: string, closes: string) =>
      `ووٹنگ تبھی شروع اور ختم ہو گی جب اب تک ہونی تھی۔ صفحے پر تب لکھا ہو گا: ${opens} سے ${closes} تک۔`,
  },
  clock: {
    title: 'گھڑی کا وقت',
    text: (opens: string, closes: string) =>
      `صفحے پر ${opens} سے ${closes} تک ہی لکھا رہے گا؛ ووٹنگ اب تک سے پہلے یا بعد میں شروع اور ختم ہو گی۔`,
  },
  noDate: 'ابھی کوئی تاریخ نہیں',
  reason: (zone: string) => `کیمپس کی گھڑی اب ${zone} کے حساب سے چلتی ہے۔`,
};
