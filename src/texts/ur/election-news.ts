import type { Translated } from '../translated.ts';
import type { electionNews as English } from '../en/election-news.ts';

export const electionNews: Translated<typeof English> = {
  provedByHand: (count: number, most: number) => {
    if (count === 1) return 'ایک افسر نے 1 ووٹر کا نمبر خود دیکھ کر ثابت مانا۔';
    return count === most
      ? `ایک افسر نے ${count} ووٹروں کے نمبر خود دیکھ کر ثابت مانے۔`
      : `افسروں نے ${count} ووٹروں کے نمبر خود دیکھ کر ثابت مانے، ان میں سے ایک نے ${most}۔`;
  },

  countedActs: (count: number, most: number) => {
    const by = (all: string, when = 'ووٹنگ کے دوران') =>
      count === most
        ? `${when} ایک افسر نے ${all}۔`
        : `${when} افسروں نے ${all}، ان میں سے ایک نے ${most}۔`;
    return {
      'let-in': by(`ووٹ دے سکنے والے ${count} اکاؤنٹ منظور کیے`),
      'shut-out': by(`ووٹروں یا امیدواروں کے ${count} اکاؤنٹ معطل کیے یا مٹائے`),
      changed: by(`${count} بار کسی اکاؤنٹ کا رول یا نمبر بدلا، جس سے ووٹر طے ہوتے ہیں`),
      links: by(`ووٹ دے سکنے والے یا امیدوار افسروں کے اکاؤنٹ کے ${count} لنک دکھائے`),
      listed: by(`ووٹر لسٹ میں ${count} لوگوں کی معلومات بدلیں`),
      codes: by(`ووٹروں کے لیے ${count} کوڈ پرنٹ کیے`, 'یہ الیکشن شائع ہونے کے بعد'),
      'codes-void': by(`پرنٹ کیے ہوئے ${count} کوڈ منسوخ کیے`),
      'checked-in':
        count === most
          ? `ایک افسر نے کارڈ دیکھ کر ${count} لوگوں کا چیک اِن کیا۔`
          : `افسروں نے کارڈ دیکھ کر ${count} لوگوں کا چیک اِن کیا، ان میں سے ایک نے ${most}۔`,
      untold: by(`${count} ایسے لوگوں کا چیک اِن کیا جن کا ای میل پتہ ووٹر لسٹ میں نہیں ہے`),
      candidates: by(`پہلے ووٹ سے پہلے ${count} امیدواروں پر فیصلہ کیا`),
      'by-candidate': by(`خود امیدوار ہوتے ہوئے ${count} بار کسی امیدوار کے لیے ان میں سے کچھ کیا`),
    };
  },
};
