import type { SharedPart, SupporterCircle, SupporterKind } from '#core/elections/supporters.ts';
import type { Translated } from '../translated.ts';
import type { supporterMessages as English } from '../en/supporters.ts';
import { counted } from '../plurals.ts';

/** In Urdu somebody becomes one: the noun stands where English has the verb. */
const verb: Record<SupporterKind, string> = { proposer: 'تجویز کنندہ', seconder: 'تائید کنندہ' };

const ownNames: Record<string, string> = {
  branch: 'برانچ',
  year: 'سال',
  'branch year': 'برانچ اور سال',
};

export const supporterMessages: Translated<typeof English> = {
  kinds: { proposer: 'تجویز کنندہ', seconder: 'تائید کنندہ' },
  rule: (words: string) => `ہر امیدوار کو چاہیے: ${words}۔`,
  ruleTitle: 'حامی',
  ruleText: 'نامزدگی بھیجنے کے بعد ان سے پوچھیں۔ ہر ایک اپنے اکاؤنٹ سے منظوری دیتا ہے۔',

  form: {
    none: 'امیدواروں کو تجویز کنندہ یا تائید کنندہ نہیں چاہیے۔',
    change: 'امیدواروں کے حامی کون، بدلیں',
    proposers: 'تجویز کنندہ',
    seconders: 'تائید کنندہ',
    countWrong: '0 سے 20 تک پورا عدد لکھیں۔',
    own: 'امیدوار سے کیا ملتا ہو',
    ownOf: (parts: readonly SharedPart[]) =>
      ownNames[parts.join(' ')] ?? 'برانچ اور سال سے فرق نہیں پڑتا',
    among: 'امیدوار کی حمایت کون کر سکتا ہے',
    amongOf: {
      election: 'اس الیکشن کے سب ووٹر',
      position: 'اس عہدے کے ووٹر',
    },
    fromHint: 'سب کے لیے خالی چھوڑیں۔',
    hint: 'ہر ایک اپنے اکاؤنٹ سے منظوری دیتا ہے۔ پہلی نامزدگی کے بعد یہ بدل نہیں سکتا۔',
  },

  own: {
    confirmed: {
      proposer: (confirmed: number, needed: number) =>
        `${counted(needed, 'تجویز کنندہ', 'تجویز کنندوں')} میں سے ${confirmed} کی منظوری`,
      seconder: (confirmed: number, needed: number) =>
        `${counted(needed, 'تائید کنندہ', 'تائید کنندوں')} میں سے ${confirmed} کی منظوری`,
    },
    missing: 'جب تک سب منظوری نہ دیں، آپ کی نامزدگی منظور نہیں ہو سکتی۔',
    over: 'اب کوئی آپ کی حمایت نہیں کر سکتا۔',
    ask: 'کسی سے پوچھیں',
    askOf: (position: string) => `${position} کے لیے کسی سے حمایت مانگیں`,
  },

  ask: {
    title: (position: string) => `${position} کے لیے حامی`,
    lede: (among: SupporterCircle, until: string) =>
      `ہر حامی کے پاس ${among === 'election' ? 'اس الیکشن میں' : 'اس عہدے کے لیے'} ووٹ کا حق ہونا چاہیے۔ وقت: ${until} تک۔`,
    kind: 'انھیں کیا بننا ہے',
    who: 'انرولمنٹ نمبر یا ای میل',
    whoMissing: 'انرولمنٹ نمبر یا ای میل لکھیں',
    whoHint:
      'انھیں یہ لاگ اِن کرنے پر نظر آتا ہے، اور ای میل کی تصدیق ہو چکی ہو تو ای میل بھی جاتی ہے۔',
    submit: 'پوچھیں',
    failed: 'ان سے نہیں پوچھا جا سکا۔',
    asked: 'آپ نے ان سے پوچھا:',
    askedAs: { proposer: 'آپ کا تجویز کنندہ بننے کو', seconder: 'آپ کا تائید کنندہ بننے کو' },
    share: 'یا لوگوں کو یہ لنک بھیجیں:',
    private: 'کس نے منظوری دی، یہ صرف افسروں کو نظر آتا ہے۔',
  },

  home: {
    asked: (name: string, kind: SupporterKind, position: string) =>
      `${name} نے آپ سے ${position} کے لیے ${verb[kind]} بننے کو کہا ہے`,
    supports: (name: string, kind: SupporterKind, position: string) =>
      `آپ ${position} کے لیے ${name} کے ${verb[kind]} ہیں`,
    askedUntil: (election: string, until: string) =>
      `${election}۔ اس عہدے کے لیے ایک ہی امیدوار کی حمایت کریں، ${until} تک۔`,
    until: (election: string, until: string) => `${election}۔ اسے ${until} تک واپس لیا جا سکتا ہے۔`,
    confirm: 'منظوری دیں',
    decline: 'منع کریں',
    takeBack: 'واپس لیں',
    answerOf: (answer: string, name: string) => `${answer}، ${name}`,
    failed: 'آپ کا جواب محفوظ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
  },

  page: {
    title: 'امیدوار کی حمایت کریں',
    loadFailed: 'امیدوار کا پیج لوڈ نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
    unknown: 'اس لنک پر ایسا کوئی امیدوار نہیں جسے حامی چاہیے۔',
    toElections: 'الیکشن پر جائیں',
    logInFirst: 'حمایت کرنے کے لیے لاگ اِن کریں',
    logInText: 'پھر یہ پیج بتائے گا کہ آپ سے کون پوچھ رہا ہے۔',
    logIn: 'لاگ اِن کریں',
    register: 'رجسٹر کریں',
    asks: (name: string, position: string, election: string) =>
      `${name} کو ${election} میں ${position} کے لیے امیدوار بننا ہے، اور آپ کی حمایت چاہیے۔`,
    once: (until: string) =>
      `اس عہدے کے لیے ایک ہی امیدوار کی حمایت کی جا سکتی ہے۔ اسے ${until} تک واپس لیا جا سکتا ہے۔`,
    private: 'کون کس کا حامی ہے، یہ صرف افسروں کو نظر آتا ہے۔',
    propose: 'تجویز کنندہ بنیں',
    second: 'تائید کنندہ بنیں',
    decline: 'منع کریں',
    supports: (name: string, kind: SupporterKind) => `آپ ${name} کے ${verb[kind]} ہیں`,
    complete: 'سب حامی مل گئے',
    completeText: 'شکریہ۔ اس امیدوار کو اب اور حامی نہیں چاہیے۔',
    declined: 'آپ نے منع کر دیا',
    declinedText: 'امیدوار کو نہیں بتایا جاتا کہ کس نے منع کیا۔',
  },

  officers: {
    count: (confirmed: number, needed: number) => `${needed} میں سے ${confirmed} حامی`,
    of: {
      proposer: 'تجویز کنندہ:',
      seconder: 'تائید کنندہ:',
    },
    nobody: 'ابھی کوئی نہیں',
    unnamed: (count: number) => counted(count, 'پرانا اکاؤنٹ', 'پرانے اکاؤنٹ'),
  },
};
