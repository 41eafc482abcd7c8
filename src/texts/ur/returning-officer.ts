import type { Translated } from '../translated.ts';
import type { returningOfficerMessages as English } from '../en/returning-officer.ts';

/** The returning officer of an election, where somebody was named in place of the officers. */
export const returningOfficerMessages: Translated<typeof English> = {
  title: 'ریٹرننگ افسر',
  is: 'ریٹرننگ افسر:',
  gone: 'جن کا اکاؤنٹ بند ہو چکا ہے',
  yours: 'آپ اس الیکشن کے ریٹرننگ افسر ہیں۔',
  yoursText:
    'اس کی شکایتیں سننا، ووٹنگ روکنا، قرعہ درج کرنا، نتیجے جاری کرنا اور الیکشن کی تصدیق کرنا آپ کے ہاتھ میں ہے۔ ابھی کیا کیا جا سکتا ہے، یہ اسی پیج پر ہے۔',
  officers:
    'جو افسر امیدوار نہیں ہیں، وہ سب مل کر ریٹرننگ افسر ہیں، جب تک کسی اور کا نام نہ دیا جائے۔',
  all: 'آپ کے سب افسر امیدوار ہیں۔ کسی اور کا نام دیں۔',
  there: 'الیکشن کے پیج پر کسی کا نام دیں',
  inPlace: 'شکایت، قرعہ، نتیجے جاری کرنا اور تصدیق: افسروں کی جگہ یہ فیصلے وہ کرتے ہیں۔',
  address: (email: string) => `ان کا پتہ: ${email}`,
  name: 'کسی اور کا نام دیں',
  nobody: 'کسی کا نام نہ دیں',
  nameTitle: 'ریٹرننگ افسر کا نام دیں؟',
  nameText:
    'جیسے کوئی ٹیچر یا سابق رکن۔ انھیں ای میل سے بلایا جائے گا، اور انھیں صرف یہی الیکشن نظر آئے گا۔ ان کا نام سب پڑھ سکتے ہیں۔',
  nobodyTitle: 'کسی کا نام نہ دیں؟',
  nobodyText: 'تب جو افسر امیدوار نہیں ہیں، وہ پھر سے مل کر ریٹرننگ افسر ہوں گے۔',
  person: 'نام',
  email: 'ای میل',
  personMissing: 'نام ضروری ہے',
  emailMissing: 'ای میل ضروری ہے',
  reasonHint: 'اسے سب لوگ الیکشن کے پیج پر پڑھ سکتے ہیں۔',
  failed: 'ریٹرننگ افسر نہیں بدلے جا سکے۔',
  linkText:
    'اس سرور سے کوئی ای میل نہیں جاتی۔ ایک لنک بنا کر انھیں دیں: اس سے وہ اپنا پاس ورڈ چنیں گے۔ لنک بنایا گیا، یہ سب پڑھ سکتے ہیں۔',
  showLink: 'لنک بنائیں',
  linkFailed: 'لنک نہیں بن سکا۔',
  linkWorks: (minutes: number) => `یہ ایک بار، ${minutes} منٹ تک چلے گا۔ دوبارہ نظر نہیں آئے گا۔`,
  pause: 'ووٹنگ روکیں',
  resume: 'ووٹنگ پھر شروع کریں',
  dashboard: 'آپ کے الیکشن',
  dashboardText: 'آپ ان الیکشنوں کے ریٹرننگ افسر ہیں۔',
  none: 'ابھی آپ کسی الیکشن کے ریٹرننگ افسر نہیں ہیں۔',
  dashboardFailed: 'آپ کے الیکشن لوڈ نہیں ہو سکے۔',
  ruling: 'اس پر فیصلہ اس الیکشن کے ریٹرننگ افسر کرتے ہیں۔',
};
