import type { Translated } from '../translated.ts';
import type { shareMessages as English } from '../en/share.ts';

export const shareMessages: Translated<typeof English> = {
  button: 'شیئر کریں',
  title: (name: string) => `“${name}” شیئر کریں`,
  lede: 'جس کے پاس یہ لنک ہو، وہ پیج دیکھ سکتا ہے۔',
  address: 'لنک',
  copy: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
  notCopied: 'لنک کاپی نہیں ہو سکا۔ اسے چن کر کاپی کریں۔',
  send: 'کسی ایپ سے بھیجیں',
  code: (name: string) => `${name} کا QR کوڈ`,
  poster: 'پوسٹر کے لیے: فون کا کیمرا اس پر رکھیں۔',
  download: 'QR کوڈ ڈاؤن لوڈ کریں',
};
