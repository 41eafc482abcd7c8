import type { Translated } from '../translated.ts';
import type { emailChoiceMessages as English } from '../en/email-choices.ts';

export const emailChoiceMessages: Translated<typeof English> = {
  title: 'آپ کو کون سی ای میل ملیں',
  lede: 'آپ کے اکاؤنٹ، آپ کی امیدواری اور الیکشن کی تبدیلیوں کی ای میل ہمیشہ ملتی ہیں۔',
  legend: 'وہ ای میل جو بند کی جا سکتی ہیں',
  kinds: {
    elections: {
      name: 'میرے الیکشن',
      hint: 'دعوت، ووٹنگ کا آغاز اور اختتام، نتیجے، اور یہ کہ آپ نے ووٹ دیا',
    },
    others: {
      name: 'باقی سب',
      hint: 'افسروں کے لیے: برابری، الیکشن کے پیغام، تصدیق، اور جو دوسرے افسر کا منتظر ہے',
    },
    list: {
      name: 'ووٹر لسٹ کے پتوں پر ای میل',
      hint: 'جب الیکشن شائع ہو، جب ووٹنگ شروع ہو، اور اس کے ختم ہونے سے پہلے',
    },
  },
  failed: 'آپ کی پسند محفوظ نہیں ہو سکی۔',
  unreadable: 'آپ کی پسند لوڈ نہیں ہو سکی۔',

  pageTitle: 'ای میل بند کریں',
  for: (address: string) => `یہ ${address} پر جانے والی ای میل کے بارے میں ہے۔`,
  stop: (kind: string) => `“${kind}” والی ای میل بند کریں`,
  stopped: (kind: string) => `“${kind}” والی ای میل اب نہیں آئے گی`,
  stoppedList: 'اس پتے پر ووٹر لسٹ کی ای میل اب نہیں آئے گی',
  changeMindHere: 'نیچے انھیں پھر چالو کیا جا سکتا ہے۔ ووٹ پھر بھی دیا جا سکتا ہے۔',
  changeMind: 'نیچے، یا بعد میں اپنی پروفائل میں، انھیں پھر چالو کیا جا سکتا ہے۔',
  noLink: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔ لاگ اِن کر کے اپنی پروفائل بھی کھولی جا سکتی ہے۔',
  home: 'ہوم پر جائیں',
};
