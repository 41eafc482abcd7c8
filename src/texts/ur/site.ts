import type { Translated } from '../translated.ts';
import type { messages as English } from '../en/site.ts';
import { counted, listed } from '../plurals.ts';
import { sentences } from './sentences.ts';

export const messages: Translated<typeof English> = {
  product: {
    name: 'اسٹوڈنٹ کونسل',
    tagline: 'ایونٹ، لیڈرشپ اور اپنے پن سے اسٹوڈنٹ کو آگے بڑھانا۔',
    poweredBy: 'Hustings Elections سے چلتا ہے',
  },

  title: {
    of: (page: string) => `${page} · اسٹوڈنٹ کونسل`,
  },

  shell: {
    skip: 'سیدھے مواد پر جائیں',
    mainMenu: 'بڑا مینو',
    menu: 'مینو',
    openMenu: 'مینو کھولیں',
    logIn: 'لاگ اِن / سائن اَپ',
    openProfile: (name: string) => `پروفائل کھولیں، ${name}`,
    theme: 'تھیم',
    themeIs: (choice: string) => `تھیم: ${choice}`,
    themes: { light: 'لائٹ', dark: 'ڈارک', system: 'سسٹم' },
    language: 'زبان',
    languageFailed: 'آپ کی زبان محفوظ نہیں ہو سکی۔',
    translatedBy: (names) => `ترجمہ: ${listed.format(names)}۔`,
    unchecked: 'اس اردو کو ابھی کسی اردو بولنے والے نے نہیں جانچا ہے۔',
    footPages: 'پیج',
    howItWorks: 'ووٹنگ کیسے ہوتی ہے',
    footFollow: 'ہمیں فالو کریں',
    sessionEnded: 'براہِ کرم پھر سے لاگ اِن کریں۔ لاگ اِن کے بعد یہی پیج کھلے گا۔',
    copyOf: (moment: string) =>
      `یہ صرف دیکھنے کے لیے ایک کاپی ہے، ${moment} کے بیک اَپ سے۔ یہاں کچھ بدلا نہیں جا سکتا۔`,
    offline: (since: string | null) =>
      since === null
        ? 'آپ آف لائن ہیں۔'
        : `آپ آف لائن ہیں۔ ${since} پر جو لوڈ ہوا تھا، وہی دکھ رہا ہے۔`,
  },

  pages: {
    home: 'ہوم',
    events: 'ایونٹ',
    council: 'رکن',
    elections: 'الیکشن',
    contact: 'رابطہ',
    dashboard: 'ڈیش بورڈ',
    pollingTable: 'ووٹنگ کی میز',
  },

  social: {
    instagram: 'انسٹاگرام',
    linkedin: 'لنکڈ اِن',
    youtube: 'یوٹیوب',
    email: 'ہمیں لکھیں',
    add: 'سوشل پروفائل شامل کریں',
  },

  roles: {
    student: 'اسٹوڈنٹ',
    faculty: 'فیکلٹی',
    council: 'کونسل کے رکن',
    admin: 'ایڈمن',
    observer: 'مبصر',
  },

  fields: {
    role: 'رول',
    selectRole: 'رول چنیں',
    name: 'نام',
    email: 'ای میل',
    enrollmentNumber: 'انرولمنٹ نمبر',
    password: 'پاس ورڈ',
    passwordHint: (least: number) => `کم سے کم ${least} حروف`,
    showPassword: 'پاس ورڈ دکھائیں',
    hidePassword: 'پاس ورڈ چھپائیں',
    capsLock: 'Caps Lock آن ہے۔',
    reason: 'وجہ',
    optional: '(ضروری نہیں)',
    empty: 'براہِ کرم اسے بھریں۔',
    count: (length: number, most: number) => `${length}/${most}`,
  },

  notFound: {
    title: 'پیج نہیں ملا',
    text: 'اس پتے پر کچھ نہیں ہے۔',
    home: 'ہوم پر جائیں',
  },

  lazy: {
    slow: 'اب بھی لوڈ ہو رہا ہے…',
    failed: 'یہ پیج لوڈ نہیں ہو سکا۔',
    reload: 'پھر لوڈ کریں',
  },

  crash: {
    title: 'اس پیج پر کچھ گڑبڑ ہو گئی۔',
    advice: 'آگے بڑھنے کے لیے پھر لوڈ کریں۔ آپ کا بھیجا ہوا کچھ بھی کھویا نہیں ہے۔',
  },

  toasts: { label: 'اطلاعات، Alt+T', dismiss: 'ہٹائیں', undo: 'واپس لیں', logIn: 'لاگ اِن' },

  dialog: {
    close: 'بند کریں',
    keep: 'رہنے دیں',
    cancel: 'رہنے دیں',
    discardTitle: 'اپنی تبدیلیاں چھوڑ دیں؟',
    discardText: 'وہ ابھی محفوظ نہیں ہوئی ہیں۔',
    discard: 'چھوڑ دیں',
    keepEditing: 'لکھنا جاری رکھیں',
    typeName: (name: string) => `پکا کرنے کے لیے “${name}” لکھیں`,
    nameDiffers: 'نام ابھی میل نہیں کھاتا۔',
  },

  loading: 'لوڈ ہو رہا ہے…',
  fullStop: '۔',
  needsScript: 'یہ فارم بھیجنے کے لیے اپنے براؤزر میں JavaScript آن کریں۔',

  errors: {
    tryAgain: 'پھر کوشش کریں',
    advice: 'اپنا انٹرنیٹ جانچیں اور پھر کوشش کریں۔',
    network: 'سرور تک نہیں پہنچا جا سکا۔ اپنا انٹرنیٹ جانچیں اور پھر کوشش کریں۔',
    garbled: 'جواب پڑھا نہیں جا سکا۔ براہِ کرم پھر کوشش کریں۔',
    server: 'سرور یہ نہیں کر سکا۔ براہِ کرم تھوڑی دیر میں پھر کوشش کریں۔',
    later: 'براہِ کرم تھوڑی دیر میں پھر کوشش کریں۔',
  },

  line: {
    title: 'آپ کے نیٹ ورک پر بہت لوگ یہی کر رہے ہیں',
    why: 'یہ پیج کھلا رکھیں۔ جگہ ملتے ہی آپ کا لکھا ہوا خود بخود بھیج دیا جائے گا۔',
    time: (seconds: number) => `اگلی کوشش ${counted(seconds, 'سیکنڈ', 'سیکنڈ')} میں`,
    leave: 'انتظار بند کریں',
    left: 'انتظار بند ہوا۔ کچھ نہیں بھیجا گیا۔',
  },

  counts: {
    votes: (count: number) => counted(count, 'ووٹ', 'ووٹ'),
    members: (count: number) => counted(count, 'رکن', 'رکن'),
    committees: (count: number) => counted(count, 'کمیٹی', 'کمیٹیاں'),
    positions: (count: number) => counted(count, 'عہدہ', 'عہدے'),
    events: (count: number) => counted(count, 'ایونٹ', 'ایونٹ'),
  },

  fixed: sentences,
};
