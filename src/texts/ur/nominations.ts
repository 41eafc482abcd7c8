import type { Translated } from '../translated.ts';
import type { nominationMessages as English } from '../en/nominations.ts';
import { counted } from '../plurals.ts';

export const nominationMessages: Translated<typeof English> = {
  waits:
    'ہر نامزدگی کو ایک افسر جانچتے ہیں۔ منظور ہوتے ہی آپ کا نام بیلٹ پر آ جاتا ہے۔ کسی عہدے کے لیے ووٹنگ شروع ہونے تک امیدوار بنا جا سکتا ہے۔',
  another: 'نئی نامزدگی',

  conditions: {
    title: 'امیدواروں کے لیے شرطیں',
    text: 'منظوری سے پہلے ایک افسر ہر شرط جانچتے ہیں۔',
    toCheck: (conditions: readonly string[]) =>
      `منظور کرنے سے پہلے جانچیں: ${conditions.join(' · ')}`,
    acceptTitle: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} کو منظور کریں؟`
        : `${counted(names.length, 'نامزدگی', 'نامزدگیاں')} منظور کریں؟`,
    acceptText: 'جو جانچ لیا، اس پر نشان لگائیں۔ یہ آپ کے نام کے ساتھ ریکارڈ میں رہتا ہے۔',
    missing: 'ہر شرط پر نشان لگائیں، یا اسے بند کر کے نامزدگی نامنظور کریں۔',
    accept: 'منظور کریں',
  },

  fields: {
    statement: 'آپ کی بات',
    statementHint: 'آپ کا ارادہ کیا ہے؟ ووٹر اسے بیلٹ پر پڑھتے ہیں۔',
    photo: 'فوٹو',
    photoHint:
      'بیلٹ پر آپ کی پروفائل فوٹو کی جگہ نظر آتی ہے۔ PNG، JPEG، WebP، GIF یا AVIF، 5 MB تک۔',
    link: 'لنک',
    linkHint: 'آپ کے یا آپ کے خیالات کے بارے میں کوئی پیج۔ جیسے https://example.org/me',
    manifesto: 'منشور',
    manifestoHint:
      'آپ کے وعدے، تفصیل سے۔ یہ آپ کے اپنے پیج پر رہتا ہے، جس کا لنک بیلٹ پر ہے۔ پیراگراف کے بیچ ایک خالی لائن چھوڑیں۔',
  },

  mine: {
    failed: 'آپ کی نامزدگیاں لوڈ نہیں ہو سکیں۔',
    reason: (reason: string) => `وجہ: ${reason}`,
    noReason: 'کوئی وجہ نہیں بتائی گئی۔',
    tooLate: 'اس پر فیصلہ ہونے سے پہلے ووٹنگ شروع ہو گئی۔',
    fixed: 'اس عہدے کے لیے ووٹنگ شروع ہو چکی ہے، اس لیے کچھ بدلا نہیں جا سکتا۔',
    editWaits:
      'آپ کی تبدیلی پر افسر کا فیصلہ باقی ہے۔ تب تک ووٹروں کو پہلے منظور ہوا متن نظر آتا ہے۔',
    editRejected: 'آپ کی پچھلی تبدیلی منظور نہیں ہوئی۔',
    edit: 'بدلیں',
    editOf: (position: string) => `${position} کے لیے اپنی نامزدگی بدلیں`,
    withdraw: 'واپس لیں',
    withdrawOf: (position: string) => `${position} کے لیے اپنی نامزدگی واپس لیں`,
    askAgain: 'پھر سے بھیجیں',
    askAgainOf: (position: string) => `${position} کے لیے نامزدگی پھر سے بھیجیں`,
  },

  edit: {
    title: (position: string) => `${position} کے لیے آپ کی نامزدگی`,
    pending: 'افسر کے فیصلے تک اسے بدلا جا سکتا ہے۔',
    accepted: 'ایک افسر آپ کی تبدیلی جانچتے ہیں۔ تب تک ووٹروں کو پہلے منظور ہوا متن نظر آتا ہے۔',
    send: 'تبدیلی بھیجیں',
    failed: 'تبدیلی محفوظ نہیں ہو سکی۔',
  },

  withdraw: {
    title: (position: string) => `${position} کے لیے اپنی نامزدگی واپس لیں؟`,
    text: 'اس عہدے کے امیدواروں میں آپ کا نام نہیں رہے گا۔ جب تک نامزدگی کھلی ہے، اسے پھر سے بھیجا جا سکتا ہے۔',
    confirm: 'واپس لیں',
    keep: 'نامزدگی رہنے دیں',
    failed: 'نامزدگی واپس نہیں لی جا سکی۔',
  },

  reason: {
    hint: 'امیدوار اسے پڑھتے ہیں۔',
  },

  reject: {
    title: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} کو نامنظور کریں؟`
        : `${counted(names.length, 'نامزدگی', 'نامزدگیاں')} نامنظور کریں؟`,
    text: 'وہ آپ کی لکھی وجہ پڑھتے ہیں، اور جب تک نامزدگی کھلی ہے، پھر سے بھیج سکتے ہیں۔',
    confirm: 'نامنظور کریں',
  },

  request: {
    before: (reason: string) => `پہلے نامنظور ہوئی یا ہٹائی گئی: ${reason}`,
    photo: (name: string) => `${name} کی فوٹو`,
    manifesto: (length: string) => `منشور، ${length} حروف`,
  },

  edits: {
    title: 'منظور امیدواروں کی تبدیلیاں',
    text: 'آپ کے فیصلے تک ووٹروں کو پہلے منظور ہوا متن نظر آتا ہے۔',
    now: 'ابھی',
    asked: 'بدل کر',
    nothing: 'نہ اپنی بات، نہ فوٹو، نہ لنک، نہ منشور',
    accept: 'تبدیلی منظور کریں',
    acceptOf: (name: string) => `${name} کی تبدیلی منظور کریں`,
    reject: 'تبدیلی نامنظور کریں',
    rejectOf: (name: string) => `${name} کی تبدیلی نامنظور کریں`,
    rejectTitle: (name: string) => `${name} کی تبدیلی نامنظور کریں؟`,
    rejectText: 'پہلے منظور ہوا متن رہتا ہے۔ امیدوار آپ کی لکھی وجہ پڑھتے ہیں۔',
    failed: 'فیصلہ محفوظ نہیں ہو سکا۔',
  },

  candidates: {
    openOf: (count: string, election: string) => `${count}، الیکشن ${election}`,
    of: (election: string) => `${election} کے امیدوار`,
    none: 'ابھی کوئی امیدوار نہیں',
    fixed: 'ووٹنگ ختم ہو گئی ہے۔ امیدوار اب بدل نہیں سکتے۔',
    text: 'عہدے کے لیے پہلا ووٹ پڑنے تک امیدوار کو ہٹایا جا سکتا ہے۔',
    remove: 'ہٹائیں',
    removeOf: (name: string, position: string) => `${name} کو ${position} کی فہرست سے ہٹائیں`,
    removeTitle: (name: string) => `${name} کو ہٹائیں؟`,
    removeText: (position: string) =>
      `ووٹر اب انھیں ${position} کے لیے نہیں چن سکیں گے۔ امیدوار آپ کی لکھی وجہ پڑھتے ہیں۔`,
    failed: 'امیدوار کو نہیں ہٹایا جا سکا۔',
  },

  about: {
    about: 'تعارف',
    noStatement: 'اس امیدوار نے اپنے بارے میں کچھ نہیں لکھا۔',
    accountDeleted:
      'ایک افسر نے یہ اکاؤنٹ مٹا دیا۔ انھیں ملے ووٹ گنے جاتے ہیں، اور جیتنے پر سیٹ خالی رہے گی۔',
    hasLeft: 'پہلا ووٹ پڑنے کے بعد ان کا نام ہٹ گیا۔ انھیں ملے ووٹ گنے جاتے ہیں۔',
    page: (name: string) => `${name} کا پیج`,
    manifesto: 'منشور پڑھیں',
    manifestoOf: (name: string) => `(${name} کا)`,
    newTab: '(نئے ٹیب میں کھلتا ہے)',
  },

  page: {
    title: (name: string, position: string) => `${position} کے لیے ${name} · اسٹوڈنٹ کونسل`,
    description: (position: string, election: string) => `${position} کے لیے امیدوار، ${election}`,
    candidateFor: 'امیدوار، عہدہ:',
    enteredByCouncil: 'نام کونسل نے دیا',
    statement: 'ان کی بات',
    manifesto: 'منشور',
    manifestoFailed: 'منشور لوڈ نہیں ہو سکا۔',
    toBallot: 'بیلٹ پر جائیں',
    loadFailed: 'امیدوار کا پیج لوڈ نہیں ہو سکا۔',
  },
};
