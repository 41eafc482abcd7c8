import type { Translated } from '../translated.ts';
import type { returningOfficerMessages as English } from '../en/returning-officer.ts';

/** What everybody reads of a returning officer. What officers read has no Urdu yet. */
export const returningOfficerMessages: Translated<typeof English> = {
  title: 'ریٹرننگ افسر',
  is: 'ریٹرننگ افسر:',
  gone: 'جن کا اکاؤنٹ بند ہو چکا ہے',
  yours: 'آپ اس الیکشن کے ریٹرننگ افسر ہیں۔',
  officers:
    'جو افسر امیدوار نہیں ہیں، وہ سب مل کر ریٹرننگ افسر ہیں، جب تک کسی اور کا نام نہ دیا جائے۔',
  inPlace: 'شکایت، قرعہ، نتیجے جاری کرنا اور تصدیق: افسروں کی جگہ یہ فیصلے وہ کرتے ہیں۔',
  address: (email: string) => `ان کا پتہ: ${email}`,
  ruling: 'اس پر فیصلہ اس الیکشن کے ریٹرننگ افسر کرتے ہیں۔',
};
