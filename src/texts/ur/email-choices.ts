import type { Translated } from '../translated.ts';
import type { emailChoiceMessages as English } from '../en/email-choices.ts';

export const emailChoiceMessages: Translated<typeof English> = {
  title: 'آپ کو کون سی ای میل ملیں',
  lede: 'آپ کے اکاؤنٹ، آپ کی امیدواری اور الیکشن کی تبدیلیوں کی ای میل ہمیشہ ملتی ہیں۔',
  legend: 'وہ ای میل جو بند کی جا سکتی ہیں',
  kinds: {
    'voting-opens': { name: 'ووٹنگ شروع ہو گئی', hint: 'ان الیکشن کی جن میں آپ کو ووٹ کا حق ہے' },
    'closes-tomorrow': { name: 'ووٹنگ کل ختم ہوگی', hint: 'صرف اگر آپ نے ووٹ نہیں دیا' },
    results: { name: 'نتیجے آ گئے', hint: 'ووٹنگ ختم ہونے کے بعد' },
    voted: { name: 'آپ نے ووٹ دیا', hint: 'ہر الیکشن کے لیے ایک بار، ووٹ دینے کے کچھ وقت بعد' },
    list: {
      name: 'ووٹر لسٹ کے پتوں پر ای میل',
      hint: 'جب الیکشن شائع ہو، جب ووٹنگ شروع ہو، اور اس کے ختم ہونے سے پہلے',
    },
    'officer-candidates': {
      name: 'جن امیدواروں نے جواب نہیں دیا',
      hint: 'افسروں کے لیے، ووٹنگ شروع ہونے سے تین دن پہلے',
    },
    'officer-ties': { name: 'برابری کا فیصلہ', hint: 'افسروں کے لیے، ووٹنگ ختم ہونے کے بعد' },
    'officer-appeals': { name: 'شکایت پر فیصلہ', hint: 'افسروں کے لیے' },
    'officer-certify': {
      name: 'نتیجے کی تصدیق کرنی ہے',
      hint: 'افسروں کے لیے، جب شکایت کا وقت ختم ہو',
    },
    'officer-proposals': {
      name: 'دوسرے افسر کا فیصلہ',
      hint: 'افسروں کے لیے، جب کوئی اور پوچھے',
    },
    invitation: { name: 'دعوت', hint: 'ووٹنگ شروع ہونے سے پہلے، جب کونسل بھیجے' },
  },
  failed: 'آپ کی پسند محفوظ نہیں ہو سکی۔',
  unreadable: 'آپ کی پسند لوڈ نہیں ہو سکی۔',

  pageTitle: 'ای میل بند کریں',
  for: (address: string) => `یہ ${address} پر جانے والی ای میل کے بارے میں ہے۔`,
  stop: (kind: string) => `“${kind}” والی ای میل بند کریں`,
  stopAll: 'ایسی سب ای میل بند کریں',
  stopped: (kind: string) => `“${kind}” والی ای میل اب نہیں آئے گی`,
  stoppedAll: 'ایسی ای میل اب نہیں آئے گی',
  stoppedList: 'اس پتے پر ووٹر لسٹ کی ای میل اب نہیں آئے گی',
  changeMindHere: 'نیچے انھیں پھر چالو کیا جا سکتا ہے۔ ووٹ پھر بھی دیا جا سکتا ہے۔',
  changeMind: 'نیچے، یا بعد میں اپنی پروفائل میں، انھیں پھر چالو کیا جا سکتا ہے۔',
  noLink: 'یہ پیج ای میل کے لنک سے کھلتا ہے۔ لاگ اِن کر کے اپنی پروفائل بھی کھولی جا سکتی ہے۔',
  home: 'ہوم پر جائیں',
};
