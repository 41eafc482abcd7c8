import type { Translated } from '../translated.ts';
import type { eventsMessages as English } from '../en/events.ts';
import { counted } from '../plurals.ts';

export const eventsMessages: Translated<typeof English> = {
  eyebrow: 'اسٹوڈنٹ کونسل کی پیشکش',
  title: 'ہمارے ایونٹ',
  upcoming: 'آنے والے ایونٹ',
  past: 'پرانے ایونٹ',
  filter: 'ایونٹ کی قسم',
  types: {
    cultural: 'کلچرل',
    sports: 'کھیل',
    technical: 'ٹیکنیکل',
    management: 'مینجمنٹ',
    social: 'سماجی',
    other: 'دیگر',
  },
  count: (count: number) => counted(count, 'ایونٹ', 'ایونٹ'),
  emptyText: (type: string) => `اس قسم کے پرانے ایونٹ یہاں نظر آتے ہیں: ${type}۔`,
  showAll: (count: number) => `سب ${count} دکھائیں`,
  showMore: 'اور دکھائیں',
  readMore: 'اور پڑھیں',
  readLess: 'کم دکھائیں',
  readMoreAbout: (title: string) => `اور پڑھیں، ${title}`,
  readLessAbout: (title: string) => `کم دکھائیں، ${title}`,

  deleteTitle: (title: string) => `${title} کو مٹائیں؟`,
  deleteText: 'یہ سب کے لیے ہٹ جائے گا۔ اسے واپس نہیں لایا جا سکتا۔',
  delete: 'مٹائیں',
  deleteOne: (title: string) => `مٹائیں، ${title}`,

  add: 'ایونٹ شامل کریں',
  edit: 'ایونٹ بدلیں',
  duplicate: 'کاپی بنائیں',
  save: 'محفوظ کریں',
  saving: 'ایونٹ محفوظ ہو رہا ہے…',
  editFailed: 'ایونٹ محفوظ نہیں ہو سکا۔',
  moreOf: (title: string) => `${title} کے لیے مزید اختیارات`,
  fields: {
    title: 'نام',
    description: 'تفصیل',
    date: 'تاریخ',
    time: 'وقت',
    endDate: 'آخری دن',
    endTime: 'ختم ہونے کا وقت',
    zone: (zone: string, offset: string) =>
      `اوقات کیمپس کے ٹائم زون (${zone}، ${offset}) کے حساب سے ہیں۔`,
    place: 'جگہ',
    link: 'لنک',
    linkHint: 'جیسے رجسٹریشن کے فارم کا۔ یہ https:// سے شروع ہوتا ہے۔',
    type: 'قسم',
    image: 'تصویر',
  },

  calendar: 'کیلنڈر میں شامل کریں',
  subscribe: 'اپنے کیلنڈر میں سبسکرائب کریں',
  link: 'مزید معلومات',
  backToAll: 'سبھی ایونٹ',
  place: 'جگہ:',
  until: (time: string) => `${time} تک`,
  unknownTitle: 'یہ ایونٹ نہیں ہے۔',
  unknownText: 'شاید اسے مٹا دیا گیا۔',
};
