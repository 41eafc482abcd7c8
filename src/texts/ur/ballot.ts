import type { Translated } from '../translated.ts';
import type { ballotMessages as English } from '../en/ballot.ts';
import { counted, listed } from '../plurals.ts';

export const ballotMessages: Translated<typeof English> = {
  place: (number: number, all: number) => `عہدہ ${number} (کل ${all})`,
  remain: (count: number, all: number) =>
    count === 0
      ? 'سب عہدوں کے لیے چن لیا'
      : `${counted(all, 'عہدے', 'عہدوں')} میں سے ${count} کے لیے چننا باقی`,
  chosen: (count: number, most: number) => `${most} میں سے ${count} چنے`,
  full: (most: number) => `آپ نے ${most} چن لیے ہیں۔ پہلے ایک ہٹائیں۔`,
  abstain: 'میں غیر جانبدار ہوں',
  abstainFrom: (position: string) => `${position} کے لیے میں غیر جانبدار ہوں`,
  abstainHint: 'آپ کی گنتی ووٹ دینے والوں میں ہوتی ہے، مگر یہاں آپ کا ووٹ کسی کو نہیں جاتا۔',
  tookBack: 'آپ غیر جانبدار ہیں۔ یہاں آپ کی پسند ہٹا دی گئی۔',
  abstained: 'آپ غیر جانبدار ہیں',

  clear: 'پسند ہٹائیں',
  clearFor: (position: string) => `${position} کے لیے پسند ہٹائیں`,
  back: 'پیچھے',
  next: 'آگے',
  skip: 'چھوڑیں',
  review: 'پسند دیکھیں',

  check: 'اپنی پسند جانچ لیں',
  once: 'ووٹ ڈالنے کے بعد اسے بدلا نہیں جا سکتا۔ چھوڑے ہوئے عہدے کے لیے بعد میں ووٹ دیا جا سکتا ہے، جب تک ووٹنگ جاری ہے۔',
  skipped: 'کوئی پسند نہیں، چھوڑا گیا',
  change: 'بدلیں',
  changeFor: (position: string) => `${position} بدلیں`,
  nothing: 'کم سے کم ایک عہدے کے لیے امیدوار چنیں۔',
  cast: (count: number) => (count === 0 ? 'ووٹ ڈالیں' : `${counted(count, 'ووٹ', 'ووٹ')} ڈالیں`),
  refusedTitle: 'آپ کے ووٹ نہیں ڈالے گئے',
  afterLogIn: 'آپ کی پسند اس صفحے پر دس منٹ تک رہے گی۔ لاگ اِن کیجیے، وہ یہیں ملے گی۔',
  castElsewhere: 'آپ کا ووٹ دوسرے ٹیب میں ڈالا جا چکا ہے۔',

  recorded: (count: number, all: number) =>
    count === all
      ? counted(count, 'ووٹ درج ہو گیا', 'ووٹ درج ہو گئے')
      : `${counted(all, 'ووٹ', 'ووٹوں')} میں سے ${count} درج`,
  later: (positions: readonly string[]) =>
    `آپ نے ${listed.format(positions)} کے لیے ابھی ووٹ نہیں دیا ہے۔ جب تک ووٹنگ جاری ہے، ووٹ دیا جا سکتا ہے۔`,
  notRecorded: 'درج نہیں ہوا۔',
  copyAll: 'رسیدیں کاپی کریں',
  allCopied: 'رسیدیں کاپی ہو گئیں',
  done: 'ہو گیا',

  leave: {
    title: 'بیلٹ چھوڑ کر جائیں؟',
    text: 'ابھی کوئی ووٹ نہیں ڈالا گیا ہے، اور آپ کی پسند محفوظ نہیں رہے گی۔',
    confirm: 'پسند مٹائیں',
    keep: 'بیلٹ پر لوٹیں',
  },
};
