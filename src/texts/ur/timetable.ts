import type { Translated } from '../translated.ts';
import type { timetableMessages as English } from '../en/timetable.ts';

const steps = {
  nominations: { label: 'نامزدگی', text: 'لوگ امیدوار بننے کے لیے نام دیتے ہیں۔' },
  withdrawals: {
    label: 'امیدواروں کی تبدیلیاں',
    text: 'امیدوار نام واپس لے سکتے ہیں یا اپنی بات بدل سکتے ہیں۔',
  },
  voting: { label: 'ووٹنگ', text: 'ووٹر اپنے ووٹ ڈالتے ہیں۔' },
  'added-time': {
    label: 'بڑھایا ہوا وقت',
    text: 'جو لوگ پہلے ووٹ نہیں دے سکے، وہ اب ووٹ دیتے ہیں۔ باقی سب کے لیے ووٹنگ ختم ہے۔',
  },
  results: { label: 'نتیجے', text: 'سب ووٹ گنے جانے کے بعد دکھائے جاتے ہیں۔' },
  complaints: {
    label: 'شکایتیں',
    text: 'ہر کوئی الیکشن اور اس کے نتیجے کے بارے میں کونسل کو لکھ سکتا ہے۔',
  },
  certification: { label: 'نتیجے کی تصدیق', text: 'ایک افسر نتیجے کو حتمی بناتے ہیں۔' },
};

export const timetableMessages: Translated<typeof English> = {
  title: 'کب کیا ہوگا',
  titleOf: (election: string) => `${election}: کب کیا ہوگا`,
  description: (election: string) => `${election} میں کب کیا ہوتا ہے، اور کب تک۔`,
  link: 'کب کیا ہوگا',
  print: 'ٹائم ٹیبل پرنٹ کریں',
  printForOfficers: 'افسروں کے لیے پرنٹ کریں',
  officers: 'افسروں کے لیے باقی کام',
  nothing: 'اس الیکشن میں آپ کے لیے کوئی کام باقی نہیں۔',
  asOf: (moment: string) => `${moment} تک`,
  zone: (zone: string) => `سب اوقات کیمپس کے وقت میں ہیں (${zone})۔`,
  paused: 'ووٹنگ رکی ہوئی ہے۔ آگے کے اوقات بدل سکتے ہیں۔',
  cancelled: 'یہ الیکشن منسوخ ہو گیا۔',
  loadFailed: 'ٹائم ٹیبل لوڈ نہیں ہو سکا۔',
  step: 'کیا',
  from: 'کب سے',
  until: 'کب تک',
  noTime: 'وقت طے نہیں',
  steps,
  certified: 'نتیجہ حتمی ہے۔',
  onlyWithdraw: 'امیدوار نام واپس لے سکتے ہیں۔ اپنی بات وہ بعد میں بھی بدل سکتے ہیں۔',
  untilFirstVote:
    'امیدوار اپنے عہدے کا پہلا ووٹ پڑنے تک نام واپس لے سکتے ہیں یا اپنی بات بدل سکتے ہیں۔',
  states: { over: 'ہو چکا', now: 'ابھی', next: 'آگے' },
};
