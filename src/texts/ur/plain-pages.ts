import { counted } from '../plurals.ts';
import type { Translated } from '../translated.ts';
import type { plainPages as English } from '../en/plain-pages.ts';

// Pages that come without a script: while the server is too busy, where a browser runs none, and without a network.

export const plainPages: Translated<typeof English> = {
  busyTitle: 'ایک منٹ رکیے',
  busyText: (seconds: number) =>
    `اس وقت بہت سے لوگ یہاں ہیں۔ یہ صفحہ ${counted(seconds, 'سیکنڈ', 'سیکنڈ')} میں خود دوبارہ کوشش کرے گا: آپ کو کچھ نہیں کرنا ہے۔`,
  votesAreSafe: 'جن ووٹوں کی تصدیق ہو چکی ہے وہ گنے جائیں گے اور محفوظ ہیں۔',
  tryNow: 'ابھی کوشش کریں',
  needsScript: 'اس صفحے کے لیے ایسا براؤزر چاہیے جس میں JavaScript چالو ہو۔',
  home: 'ہوم پر جائیں',
  offlineTitle: 'آپ آف لائن ہیں',
  offlineText:
    'اس صفحے کے لیے انٹرنیٹ چاہیے۔ جس ووٹ کی تصدیق ہو چکی ہے وہ محفوظ ہے۔ جس کی تصدیق نہیں ہوئی اسے دوبارہ ڈالا جا سکتا ہے: وہ ایک ہی بار گنا جائے گا۔',
  tryAgain: 'دوبارہ کوشش کریں',
};
