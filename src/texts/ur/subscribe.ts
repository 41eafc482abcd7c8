import type { Translated } from '../translated.ts';
import type { subscribeMessages as English } from '../en/subscribe.ts';

export const subscribeMessages: Translated<typeof English> = {
  title: 'ایونٹ آپ کے کیلنڈر میں',
  lede: 'نئے ایونٹ اور تبدیلیاں آپ کے کیلنڈر میں خود بخود آتی ہیں۔',
  open: 'اپنے کیلنڈر میں کھولیں',
  address: 'کیلنڈر کا پتا',
  addressHint:
    'اگر بٹن سے کچھ نہ ہو تو یہ پتا اپنے کیلنڈر میں پیسٹ کریں۔ Google Calendar میں “Other calendars” اور پھر “From URL” چنیں۔',
  copy: 'پتا کاپی کریں',
  file: 'فائل ڈاؤن لوڈ کریں',
  fileHint: 'ایونٹ بدلنے پر فائل نہیں بدلتی۔',
};
