import type { Translated } from '../translated.ts';
import type { electionNews as English } from '../en/election-news.ts';
import { counted } from '../plurals.ts';

export const electionNews: Translated<typeof English> = {
  paused: 'ووٹنگ رکی ہوئی ہے',
  pausedText: 'ابھی کوئی ووٹ نہیں دے سکتا۔ ڈالے جا چکے ووٹ پھر بھی گنے جائیں گے۔',
  pausedByRestore:
    'سرور کو بیک اَپ سے واپس لایا گیا۔ جب تک افسر طے نہیں کرتے کہ آگے کیا ہوگا، کوئی ووٹ نہیں دے سکتا۔',
  pausedUntil: (when: string) =>
    `ووٹنگ ${when} کو خود پھر شروع ہوگی، اور جتنی دیر رکی اتنی ہی دیر بعد ختم ہوگی، اگر دوسرے افسر اسے اور نہ روکیں۔`,
  cancelled: 'یہ الیکشن منسوخ ہو گیا',
  // How many votes were destroyed, if any, stands in the changes below it.
  cancelledText: 'کوئی نتیجہ نہیں ہے، اور کوئی ووٹ نہیں گنا گیا۔',
  votedAgain: 'دوبارہ ووٹنگ:',
  rehearsal: 'یہ ایک ریہرسل ہے',
  rehearsalText: 'یہ صرف جانچ کے لیے ہے۔ ووٹ گنے نہیں جاتے، اور کوئی نتیجہ نہیں ہوتا۔',
  rehearsalOver: 'ریہرسل ختم ہو گئی۔ اس کا کوئی نتیجہ نہیں ہے۔',
  draft: 'یہ ایک ڈرافٹ ہے',
  correctedAddresses: (count: number) =>
    count === 1
      ? 'یہ الیکشن شائع ہونے کے بعد ایک افسر نے 1 ووٹر کا ای میل پتہ درست کیا۔'
      : `یہ الیکشن شائع ہونے کے بعد افسروں نے ${count} بار ووٹروں کے ای میل پتے درست کیے۔`,
  provedByHand: (count: number, most: number) => {
    if (count === 1) return 'ایک افسر نے 1 ووٹر کا نمبر خود دیکھ کر ثابت مانا۔';
    return count === most
      ? `ایک افسر نے ${count} ووٹروں کے نمبر خود دیکھ کر ثابت مانے۔`
      : `افسروں نے ${count} ووٹروں کے نمبر خود دیکھ کر ثابت مانے، ان میں سے ایک نے ${most}۔`;
  },
  counted: 'افسروں نے کیا کیا',
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
  addedLate: (count: number) =>
    count === 1
      ? 'ووٹنگ شروع ہونے کے بعد ووٹر لسٹ میں 1 شخص کا نام جوڑا گیا۔'
      : `ووٹنگ شروع ہونے کے بعد ووٹر لسٹ میں ${count} لوگوں کے نام جوڑے گئے۔`,
  restores: 'سرور کب کب بیک اَپ سے واپس لایا گیا',
  changed: 'کیا بدلا:',
  reason: 'وجہ:',
  twoOfficers: 'یہ دو افسروں نے کیا۔',
  oneOfficer: 'یہ ایک افسر نے اکیلے کیا، کیونکہ دوسرے افسر نہیں تھے یا انھوں نے فیصلہ نہیں کیا۔',
  all: (count: number) => `سب ${counted(count, 'تبدیلی', 'تبدیلیاں')} دکھائیں`,
  fewer: 'صرف آخری تبدیلی دکھائیں',
  list: 'یہ الیکشن شائع ہونے کے بعد کی تبدیلیاں',
  edited: (things) => `کیا بدلا: ${things}۔`,
  things: {
    name: 'نام',
    description: 'تعارف',
    imageUrl: 'تصویر',
    titles: 'عہدوں کے نام یا ترتیب',
    positions: 'عہدے',
    standings: 'ملے ووٹ کب نظر آئیں',
    limits: 'کس عہدے کے لیے کون ووٹ دے',
    candidacy: 'امیدوار کون ہو سکتا ہے',
    onePost: 'ایک شخص کئی عہدوں کے لیے امیدوار ہو سکتا ہے یا نہیں',
    supporters: 'امیدوار کے تجویز کنندہ اور تائید کنندہ',
    rankedLists: 'پسند کی ترتیب والے بیلٹ کون پڑھے',
    resultsAt: 'نتیجے کب نظر آئیں',
    electorate: 'کون ووٹ دے سکتا ہے',
    rules: 'برابری پر یا امیدوار کے ہٹنے پر کیا ہو، یا شکایت کب تک ہو',
    words: 'دوسری زبانوں کے الفاظ',
  },
};
