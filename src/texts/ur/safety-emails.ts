import type { Translated } from '../translated.ts';
import type { safetyEmails as English } from '../en/safety-emails.ts';
import { counted } from '../plurals.ts';

// The e-mails about the safety of an account, and what to do if it was not its owner.

const preview = 'اگر یہ آپ نے نہیں کیا تو کیا کریں۔';
const nothingToDo = 'اگر یہ آپ نے کیا تو کچھ کرنے کی ضرورت نہیں۔';
const choosePassword = { label: 'نیا پاس ورڈ چنیں', inText: '“پاس ورڈ یاد نہیں؟” یہاں دبائیں:' };
const writeToCouncil = { label: 'کونسل کو لکھیں', inText: 'کونسل کو یہاں لکھیں:' };

const ifNotYou = {
  label: 'کونسل کو لکھیں',
  inText: 'اگر یہ آپ نہیں تھے، تو فوراً کونسل کو لکھیں:',
};

const roles = {
  student: 'اسٹوڈنٹ',
  faculty: 'فیکلٹی',
  council: 'کونسل کے رکن',
  admin: 'ایڈمن',
  observer: 'مبصر',
};

export const safetyEmails: Translated<typeof English> = {
  unknownBrowser: 'انجان براؤزر',
  thenWrite: (contact: string) => `پھر کونسل کو لکھیں: ${contact}`,
  device: (device: string) => ({
    subject: 'آپ کے اکاؤنٹ میں نیا لاگ اِن',
    preview,
    before: [
      ['آپ کے اکاؤنٹ میں ایسے براؤزر سے لاگ اِن ہوا جسے ہم نہیں پہچانتے: ', { strong: device }, '۔'],
      [nothingToDo],
      [
        'اگر یہ آپ نے نہیں کیا تو کسی کو آپ کا پاس ورڈ معلوم ہے۔ لاگ اِن پیج پر “پاس ورڈ یاد نہیں؟” دبائیں اور نیا چنیں۔ اس سے ہر براؤزر لاگ آؤٹ ہو جائے گا۔',
      ],
    ],
    action: choosePassword,
  }),
  password: () => ({
    subject: 'آپ کا پاس ورڈ بدل گیا',
    preview,
    before: [
      ['آپ کے اکاؤنٹ کا پاس ورڈ بدل گیا۔'],
      [nothingToDo],
      ['اگر یہ آپ نے نہیں کیا تو لاگ اِن پیج پر “پاس ورڈ یاد نہیں؟” دبائیں اور نیا چنیں۔'],
    ],
    action: choosePassword,
  }),
  wayIn: (name: string) => ({
    subject: 'آپ کے اکاؤنٹ میں لاگ اِن کا نیا طریقہ',
    preview,
    before: [
      ['آپ کے اکاؤنٹ میں لاگ اِن کا یہ طریقہ جوڑا گیا: ', { strong: name }, '۔'],
      [nothingToDo],
      [
        'اگر یہ آپ نے نہیں کیا تو لاگ اِن کریں، اپنی پروفائل کھولیں اور “لاگ اِن کے طریقے” میں اسے ہٹائیں۔ پھر نیا پاس ورڈ چنیں۔',
      ],
    ],
    action: { label: 'لاگ اِن کریں', inText: 'یہاں لاگ اِن کریں:' },
  }),
  secondFactor: (isOn: boolean) => ({
    subject: isOn ? 'آپ کے لاگ اِن میں اب دوسرا مرحلہ ہے' : 'آپ کے لاگ اِن میں اب دوسرا مرحلہ نہیں ہے',
    preview,
    before: [
      [
        isOn
          ? 'آپ کے اکاؤنٹ کے لاگ اِن میں دوسرا مرحلہ چالو کیا گیا۔'
          : 'آپ کے اکاؤنٹ کے لاگ اِن میں اب دوسرا مرحلہ نہیں چاہیے۔',
      ],
      [nothingToDo],
      [
        'اگر یہ آپ نے نہیں کیا تو لاگ اِن پیج پر “پاس ورڈ یاد نہیں؟” دبائیں، نیا پاس ورڈ چنیں، اور اپنے کیمپس کے کسی اور ایڈمن کو لکھیں۔',
      ],
    ],
    action: choosePassword,
  }),
  wrongSteps: () => ({
    subject: 'کوئی آپ کے اکاؤنٹ میں لاگ اِن کی کوشش کر رہا ہے',
    preview,
    before: [
      ['کسی نے آپ کا پاس ورڈ دیا، اور پھر پانچ بار غلط دوسرا مرحلہ۔'],
      ['اگر یہ آپ نے کیا تو کچھ کرنے کی ضرورت نہیں۔ پھر کوشش کرنے سے پہلے کچھ منٹ رکیں۔'],
      [
        'اگر یہ آپ نے نہیں کیا تو کسی کو آپ کا پاس ورڈ معلوم ہے۔ لاگ اِن پیج پر “پاس ورڈ یاد نہیں؟” دبائیں اور نیا چنیں۔',
      ],
    ],
    action: choosePassword,
  }),
  number: (number: string | null) => ({
    subject: 'آپ کا انرولمنٹ نمبر بدل گیا',
    preview,
    before: [
      number === null
        ? ['آپ کے اکاؤنٹ میں اب انرولمنٹ نمبر نہیں ہے۔']
        : ['آپ کے اکاؤنٹ کا انرولمنٹ نمبر اب ', { strong: number }, ' ہے۔'],
      ['اگر یہ غلط ہے تو کونسل کو لکھیں۔'],
    ],
    action: writeToCouncil,
  }),
  role: (role: keyof typeof roles, logIn: { role: keyof typeof roles; byNumber: boolean }) => ({
    subject: `آپ کا رول اب ${roles[role]} ہے`,
    preview: 'آپ لاگ آؤٹ ہو گئے ہیں۔ اب لاگ اِن کیسے کریں۔',
    before: [
      ['ایک ایڈمن نے آپ کے اکاؤنٹ کا رول بدلا۔ اب رول یہ ہے: ', { strong: roles[role] }, '۔'],
      [
        `آپ لاگ آؤٹ ہو گئے ہیں۔ لاگ اِن کے لیے رول “${roles[logIn.role]}” چنیں اور ${logIn.byNumber ? 'اپنا انرولمنٹ نمبر' : 'یہ ای میل پتہ'} لکھیں۔`,
      ],
      ['اگر یہ غلط ہے تو کونسل کو لکھیں۔'],
    ],
    action: { label: 'لاگ اِن کریں', inText: 'یہاں لاگ اِن کریں:' },
  }),
  email: (isFormerAddress: boolean) => ({
    subject: 'آپ کا ای میل پتہ بدل گیا',
    preview,
    before: [
      [
        isFormerAddress
          ? 'آپ کے اکاؤنٹ میں اب دوسرا ای میل پتہ ہے، یہ نہیں۔'
          : 'اب سے آپ کے اکاؤنٹ کی ای میل اسی پتے پر آئیں گی۔',
      ],
      [nothingToDo],
      [
        isFormerAddress
          ? 'اگر یہ آپ نے نہیں کیا تو فوراً کونسل کو لکھیں: نئے پاس ورڈ کے لنک اب اس پتے پر نہیں آئیں گے۔'
          : 'اگر یہ آپ نے نہیں کیا تو کونسل کو لکھیں۔',
      ],
    ],
    action: writeToCouncil,
  }),
  listAddress: () => ({
    subject: 'ووٹر لسٹ میں اب آپ کا دوسرا ای میل پتہ ہے',
    preview: 'ووٹ دینے کا آپ کا لنک اب اس پتے پر جائے گا۔',
    before: [
      ['ووٹنگ کے دوران ایک افسر نے ووٹر لسٹ میں آپ کا ای میل پتہ بدلا ہے۔'],
      ['ووٹ دینے کا آپ کا لنک اب اس پتے پر جائے گا، اور یہاں ملا لنک اب نہیں چلے گا۔'],
    ],
    action: {
      label: 'کونسل کو لکھیں',
      inText: 'اگر یہ آپ نے نہیں کہا تھا تو فوراً کونسل کو لکھیں:',
    },
  }),
  checkedIn: (number: string) => ({
    subject: 'ایک افسر نے آپ کا چیک اِن کیا',
    preview,
    before: [
      [
        'ایک افسر کا کہنا ہے کہ اس انرولمنٹ نمبر والا شخص ان کے سامنے تھا: ',
        { strong: number },
        '۔',
      ],
      ['آپ کا نمبر اب ثابت مانا جائے گا، اور جس اکاؤنٹ کے پاس وہ ہے، اس سے ووٹ دیا جا سکتا ہے۔'],
    ],
    action: ifNotYou,
  }),
  codePrinted: (number: string) => ({
    subject: 'ایک افسر نے آپ کے لیے کوڈ پرنٹ کیا',
    preview,
    before: [
      ['ایک افسر نے اس انرولمنٹ نمبر کے لیے کاغذ پر کوڈ بنایا: ', { strong: number }, '۔'],
      ['کوڈ جس کے پاس ہو، وہ اس سے نمبر ثابت کر کے ووٹ دے سکتا ہے۔'],
    ],
    action: ifNotYou,
  }),
  officerLink: (admin: string | null, officer: string) => ({
    subject: `ایک افسر کے اکاؤنٹ کا لنک: ${officer}`,
    preview: 'اس سے اکاؤنٹ کھولا جا سکتا ہے۔',
    before: [
      [
        ...(admin === null
          ? ['کسی نے سرور پر اس افسر کے نئے پاس ورڈ کا لنک بنایا: ']
          : [{ strong: admin }, ' نے اس افسر کے نئے پاس ورڈ کا لنک بھیجا یا دکھایا: ']),
        { strong: officer },
        '۔',
      ],
      ['لنک جس کے پاس ہو، وہ اکاؤنٹ کھول سکتا ہے۔ ان سے پوچھ لیں کہ یہ صحیح ہے یا نہیں۔'],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  roleLinkMade: (admin: string, role: 'council' | 'admin') => ({
    subject: `عہدہ دینے والا لنک: ${roles[role]}`,
    preview: 'لنک جس کے پاس ہو وہ افسر بن سکتا ہے۔',
    before: [
      [{ strong: admin }, ' نے یہ عہدہ دینے والا لنک بنایا: ', { strong: roles[role] }, '۔'],
      ['لنک جس کے پاس ہو وہ ایک بار یہ عہدہ لے سکتا ہے۔ پوچھ لیں کہ یہ صحیح ہے یا نہیں۔'],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  roleTaken: (officer: string, admin: string | null) => ({
    subject: `ایک نیا افسر ہے: ${officer}`,
    preview: 'انہوں نے لنک سے عہدہ لیا۔',
    before: [
      [
        ...(admin === null ? ['لنک سے'] : [{ strong: admin }, ' کے بنائے لنک سے']),
        ' اس شخص نے عہدہ لیا: ',
        { strong: officer },
        '۔',
      ],
      ['پوچھ لیں کہ یہ صحیح ہے یا نہیں۔'],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  rolesEnd: (count: number, when: string) => ({
    subject: `${when} کو ${counted(count, 'عہدہ ختم ہوگا', 'عہدے ختم ہوں گے')}`,
    preview: 'اس دن سے پہلے ذمہ داری سونپیں۔',
    before: [
      [
        `${when} پورا ہونے پر ${counted(count, 'افسر', 'افسروں')} کا عہدہ ختم ہو جائے گا۔ اس دن سے پہلے ذمہ داری سونپیں، یا سونپنے کے فارم میں عہدے کا آخری دن آگے بڑھائیں۔`,
      ],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  rolesWait: () => ({
    subject: 'ایک عہدہ ابھی ختم نہیں ہوا',
    preview: 'کوئی انتخاب کھلا ہے یا مصدقہ نہیں ہوا۔',
    before: [
      [
        'ایک عہدے کا آخری دن گزر چکا ہے، مگر کوئی انتخاب کھلا ہے یا مصدقہ نہیں ہوا۔ جب ایسا کوئی انتخاب نہ رہے، تب عہدہ ختم ہوگا۔',
      ],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  rolesStay: () => ({
    subject: 'ایڈمن کا عہدہ برقرار رہا، کیونکہ کوئی دوسرا ایڈمن نہیں ہے',
    preview: 'نئے ایڈمن کو ذمہ داری سونپیں۔',
    before: [
      [
        'ہر ایڈمن کا آخری دن گزر چکا ہے۔ کسی کا عہدہ نہیں گیا، کیونکہ پھر افسر بنانے والا کوئی نہ بچتا۔ نئے ایڈمن کو ذمہ داری سونپیں۔',
      ],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  officerMade: (admin: string, officer: string) => ({
    subject: `ایک نیا افسر ہے: ${officer}`,
    preview: 'یہ اکاؤنٹ 72 گھنٹے بعد کسی کام کی تصدیق کر سکتا ہے۔',
    before: [
      [{ strong: admin }, ' نے اس اکاؤنٹ کو افسر کا اکاؤنٹ بنایا: ', { strong: officer }, '۔'],
      ['پوچھ لیں کہ یہ صحیح ہے یا نہیں۔'],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  officerGone: (admin: string, officer: string) => ({
    subject: `ایک افسر کو معطل کیا یا ہٹایا گیا: ${officer}`,
    preview: 'دیکھ لیں کہ یہ صحیح ہے یا نہیں۔',
    before: [
      [{ strong: admin }, ' نے ایک افسر کو معطل کیا یا ہٹایا: ', { strong: officer }, '۔'],
      ['پوچھ لیں کہ یہ صحیح ہے یا نہیں۔'],
    ],
    action: { label: 'اکاؤنٹ دیکھیں', inText: 'اکاؤنٹ یہاں دیکھیں:' },
  }),
  corrected: (email: string) => ({
    subject: 'آپ کے اکاؤنٹ میں اب دوسرا ای میل پتہ ہے',
    preview: 'کونسل نے اسے بدلا ہے۔ دیکھیں کہ یہ درست ہے یا نہیں۔',
    before: [
      ['کونسل نے آپ کے اکاؤنٹ میں دوسرا ای میل پتہ ڈالا: ', { strong: email }, '۔'],
      ['اکاؤنٹ کی ای میل اب سے وہیں جائیں گی۔ اگر وہ پتہ آپ کا نہیں، تو آج ہی کونسل کو لکھیں۔'],
    ],
    action: { label: 'کونسل کو لکھیں', inText: 'کونسل کو یہاں لکھیں:' },
  }),
};
