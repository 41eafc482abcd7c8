import type { Translated } from '../translated.ts';
import type { roundsMessages as English } from '../en/rounds.ts';
import { counted, listed } from '../plurals.ts';

type TieFor = 'seat' | 'surplus' | 'exclusion';

const became: Record<TieFor, (name: string) => string> = {
  seat: (name) => `${name} کی جیت`,
  surplus: (name) => `${name} کے زیادہ ووٹ پہلے آگے جاتے ہیں`,
  exclusion: (name) => `${name} باہر`,
};
/** With what somebody at an earlier round was told apart. */
const amounts: Record<TieFor, string> = { seat: 'زیادہ', surplus: 'زیادہ', exclusion: 'کم' };

const votesOf = (votes: string) => `${votes} ${votes === '1' ? 'ووٹ' : 'ووٹ'}`;

export const roundsMessages: Translated<typeof English> = {
  title: 'پسند کی ترتیب والے بیلٹ کیسے گنے گئے',
  round: (number: number) => `راؤنڈ ${number}`,
  said: (number: number, sentences: readonly string[]) => `راؤنڈ ${number}: ${sentences.join(' ')}`,
  first: (valid: number) =>
    `${counted(valid, 'درست بیلٹ', 'درست بیلٹ')}: ہر ایک اپنی پہلی پسند کے لیے گنا جاتا ہے۔`,
  quota: (votes: string) => `جس کے پاس ${votesOf(votes)} ہوں، اس کی جیت ہوتی ہے۔`,
  out: (name: string, votes: string) => `${name} کے پاس سب سے کم ووٹ تھے (${votes})، اس لیے باہر۔`,
  notMoved: 'باقی ووٹ جہاں ہیں، وہیں رہتے ہیں: جتنی سیٹیں ہیں، اتنے ہی لوگ بچے ہیں۔',
  surplus: (name: string, votes: string) =>
    votes === '1'
      ? `${name} کے پاس ضرورت سے 1 ووٹ زیادہ ہے۔ وہ اگلی پسند کو جاتا ہے۔`
      : `${name} کے پاس ضرورت سے ${votes} ووٹ زیادہ ہیں۔ وہ اگلی پسند کو جاتے ہیں۔`,
  stopped: (votes: string) =>
    votes === '1'
      ? '1 ووٹ میں آگے کوئی پسند نہیں، اس لیے وہ اب نہیں گنا جاتا۔'
      : `${votes} ووٹوں میں آگے کوئی پسند نہیں، اس لیے وہ اب نہیں گنے جاتے۔`,
  elected: {
    quota: (name: string) => `${name} کو جیت کے لیے ضروری ووٹ مل گئے: جیت۔`,
    majority: (name: string) =>
      `جو بیلٹ اب بھی گنے جا رہے ہیں، ان میں سے آدھے سے زیادہ ${name} کے ہیں: جیت۔`,
    'most-votes': (name: string) => `${name} کی جیت۔`,
    'last-seats': (name: string) =>
      `${name} کو آخری سیٹوں میں سے ایک ملی: سیٹوں سے زیادہ لوگ نہیں بچے۔`,
    unopposed: (name: string) => `${name} کی جیت، سامنے کوئی اور نہیں تھا۔`,
  },
  belowQuota: (name: string, votes: string) =>
    `${name} کو آخری سیٹوں میں سے ایک ملی، جیت کے لیے ضروری ووٹوں سے کم پر، ${votesOf(votes)} کے ساتھ: سیٹوں سے زیادہ لوگ نہیں بچے۔`,
  reopens: (name: string) => `${name} نے ایک سیٹ جیتی، جو پھر سے خالی ہے۔`,
  furtherNobody: (name: string, further: string) =>
    `${name} کے لیے بعد کی پسند اب “${further}” کو جاتی ہے۔`,
  notAboveNobody: (name: string) => `${name} کے ووٹ “سب کے خلاف” والے انتخاب سے زیادہ نہیں ہیں۔`,
  tiedBefore: (given: {
    names: readonly string[];
    chosen: string;
    tieFor: TieFor;
    round: number;
  }) =>
    `${listed.format(given.names)} برابری پر تھے۔ راؤنڈ ${given.round} میں ${given.chosen} کے پاس ${amounts[given.tieFor]} ووٹ تھے، اس لیے ${became[given.tieFor](given.chosen)}۔`,
  drawn: (names: readonly string[], chosen: string, tieFor: TieFor) =>
    `${listed.format(names)} ہر راؤنڈ میں برابری پر تھے۔ قرعے سے: ${became[tieFor](chosen)}۔`,
  waits: (names: readonly string[]) =>
    `${listed.format(names)} ہر راؤنڈ میں برابری پر ہیں۔ گنتی قرعے کے بعد آگے بڑھے گی۔`,

  openAgain: (seats: number) =>
    seats === 1 ? 'ایک سیٹ پھر سے خالی ہے۔' : `${seats} سیٹیں پھر سے خالی ہیں۔`,
  unfilled: (seats: number) =>
    seats === 1
      ? 'ایک سیٹ خالی رہتی ہے: اس کے لیے کوئی نہیں بچا۔'
      : `${seats} سیٹیں خالی رہتی ہیں: ان کے لیے کوئی نہیں بچا۔`,
  lostInAll: (votes: string) => `اعشاریہ کاٹنے میں کل چھوٹا: ${votesOf(votes)}۔`,

  table: (position: string) => `${position} کے راؤنڈ`,
  candidate: 'امیدوار',
  needed: 'ضروری ووٹ',
  exhausted: 'اب نہیں گنے جاتے',
  lost: 'اعشاریہ کاٹنے میں چھوٹا',
  bars: 'ہر پٹی اتنی لمبی ہے جتنے ووٹ اس کے پاس لکھے ہیں؛ اس پر کھنچی لکیر ضروری ووٹ دکھاتی ہے۔',
  onPaper: (position: string) => `${position} کے پسند کی ترتیب والے بیلٹ کیسے گنے گئے`,
  status: { continuing: '', elected: 'جیت', excluded: 'باہر', struck: 'نام ہٹ گیا' },
  twoPlaces:
    'ووٹ اعشاریہ کے دو ہندسوں تک دکھائے جاتے ہیں، اور جو چھوٹا وہ سب ہندسوں تک؛ فائلوں میں پانچ ہندسے ہیں۔',

  file: {
    candidate: 'امیدوار',
    round: (number: number) => `راؤنڈ ${number}`,
    step: 'کیا ہوا',
    firstChoices: 'پہلی پسند',
    surplus: (name: string) => `${name} کے بچے ووٹ`,
    out: (name: string) => `${name} باہر`,
    needed: 'ضروری ووٹ',
    exhausted: 'اب نہیں گنے جاتے',
    lost: 'اعشاریہ کاٹنے میں چھوٹا',
    elected: 'منتخب',
  },

  csv: 'راؤنڈ (.csv)',
  json: 'راؤنڈ (.json)',
  blt: 'بیلٹ (.blt)',
  of: (file: string, position: string) => `${file}، عہدہ ${position}`,
  bltHint:
    'OpenSTV اور droop جیسے گنتی کے پروگرام .blt فائل پڑھتے ہیں۔ وہ “سب کے خلاف” والے انتخاب کو ایک عام امیدوار مانتے ہیں۔',
};
