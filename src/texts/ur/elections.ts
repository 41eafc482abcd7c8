import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Translated } from '../translated.ts';
import type { electionsMessages as English } from '../en/elections.ts';
import { counted, formOf, listed } from '../plurals.ts';

/** A lower bound of 0 says nothing. */
const marginWords = (margin: { votes: number; isExact: boolean } | null) =>
  margin === null || (!margin.isExact && margin.votes === 0)
    ? ''
    : `، فرق ${margin.isExact ? '' : 'کم سے کم '}${margin.votes} کا ہے`;

export const electionsMessages: Translated<typeof English> = {
  title: 'الیکشن',
  all: 'سبھی الیکشن',
  loading: 'الیکشن لوڈ ہو رہے ہیں',

  until: 'ووٹنگ ختم:',
  readMore: 'اور پڑھیں',
  readLess: 'کم دکھائیں',
  addToCalendar: 'کیلنڈر میں شامل کریں',
  rules: 'کون ووٹ دے سکتا ہے، اور اصول',
  rulesOf: (election: string) => `کون ووٹ دے سکتا ہے، اور اصول، ${election}`,
  calendarTitle: (name: string) => `ووٹنگ: ${name}`,

  record: {
    title: 'اس الیکشن کا ریکارڈ',
    show: 'افسروں کے کام دیکھیں',
    hide: 'افسروں کے کام چھپائیں',
  },

  none: {
    text: 'جب کوئی الیکشن ہوگا تو اس کے امیدوار اور نتیجے یہاں نظر آئیں گے۔',
    events: 'ایونٹ دیکھیں',
  },

  corrected: (name: string, former: string) => `${name} (پہلے: ${former})`,
  candidates: {
    title: 'امیدوار',
    progress: (voted: number, all: number) =>
      `${counted(all, 'عہدے', 'عہدوں')} میں سے ${voted} پر ووٹ دیا`,
    jump: 'عہدے',
    jumpOf: (election: string) => `${election} کے عہدے`,
    needsScript:
      'ووٹ کے پرچے کے لیے JavaScript چاہیے۔ اس صفحے کے لیے اسے آن کریں، کوئی اور براؤزر یا فون لیں، یا کونسل کے ڈیسک پر ووٹ دیں۔',
    voted: 'ووٹ دیا',
    notVoted: 'ووٹ نہیں دیا',
    chooseOne: (count: number) => `${counted(count, 'امیدوار', 'امیدواروں')} میں سے 1 چنیں`,
    chooseUpTo: (most: number, count: number) =>
      `${counted(count, 'امیدوار', 'امیدواروں')} میں سے ${most} تک چنیں`,
    chooseAnswer: 'جواب چنیں',
    nobodyDoes: ({ name, effect }: NonNullable<PositionRules['nobody']>) =>
      ({
        shown: `${name} کے ووٹ گنے جاتے ہیں، مگر ان سے نتیجہ نہیں بدلتا۔`,
        reopens: `صرف وہی امیدوار جیتتے ہیں جنھیں ${name} سے زیادہ ووٹ ملیں۔`,
        voids: `آدھے سے زیادہ درست ووٹ ${name} کو ملیں تو کوئی نہیں جیتتا اور نامزدگی پھر سے شروع ہوتی ہے۔`,
      })[effect],
    seats: (seats: number) => `${counted(seats, 'سیٹ', 'سیٹیں')}۔`,
    upTo: (most: number) => (most === 1 ? '1 چنیں۔' : `${most} تک چنیں۔`),
    ranked: 'امیدواروں کو اپنی پسند کی ترتیب میں لگائیں۔',
    votedOn: 'اکیلے امیدوار کے لیے بھی ووٹنگ ہوتی ہے۔',
    canAbstain: 'غیر جانبدار رہنے کی اجازت ہے۔',
    candidates: (count: number) => counted(count, 'امیدوار', 'امیدوار'),
    votes: (count: number) => counted(count, 'ووٹ', 'ووٹ'),
    vote: 'ووٹ دیں',
    show: (count: number, position: string) =>
      `${position} کے لیے ${counted(count, 'امیدوار', 'امیدوار')}`,
    showAnswers: (position: string) => `${position} کے جواب`,
    find: 'امیدوار تلاش کریں',
    findIn: (position: string) => `${position} کے لیے امیدوار تلاش کریں`,
    found: (count: number) => (count === 1 ? '1 امیدوار ملا' : `${count} امیدوار ملے`),
    noneFound: 'اس نام کا کوئی امیدوار نہیں۔',
    row: (given: { name: string; position: string; votes: number | null; canVote: boolean }) => {
      const votes = given.votes === null ? '' : `، ${counted(given.votes, 'ووٹ', 'ووٹ')}`;
      return `${given.name}${votes}، ${given.position}${given.canVote ? ': ووٹ دیں' : ''}`;
    },
    fill: 'سب عہدوں کے لیے ووٹ دیں',
    fillOne: 'ووٹ دیں',
    fillText: (count: number) =>
      `${count} عہدوں کے لیے ایک ایک کر کے چنیں، اپنی پسند جانچیں، اور سب ووٹ ایک ساتھ ڈالیں۔`,
    waiting: 'آپ کا بیلٹ لوڈ ہو رہا ہے',
    mineFailed:
      'یہ لوڈ نہیں ہو سکا کہ آپ نے ووٹ دیا ہے یا نہیں۔ آپ ووٹ دے سکتے ہیں: دوسرا ووٹ نہیں لیا جاتا۔',
  },

  notice: {
    logIn: 'لاگ اِن',
    closed: 'ووٹنگ ختم ہو گئی ہے۔',
    paused: 'ووٹنگ رکی ہوئی ہے۔ براہِ کرم بعد میں آئیں۔',
    cancelled: 'یہ الیکشن منسوخ ہو گیا۔',
    offline: 'آپ آف لائن ہیں۔ ووٹ دینے کے لیے انٹرنیٹ چاہیے۔',
  },

  secrecy: {
    promise:
      'کونسل میں کوئی نہیں دیکھ سکتا کہ آپ نے کسے ووٹ دیا، اور ووٹنگ ختم ہونے کے بعد یہ کہیں بھی محفوظ نہیں رہتا۔',
    how: 'آپ کا ووٹ خفیہ کیسے رہتا ہے',
    former:
      'اس الیکشن کی ووٹنگ تب شروع ہوئی تھی جب ووٹ انکرپٹ نہیں ہوتے تھے۔ ووٹنگ ختم ہونے تک اس کے ووٹ پرانے طریقے سے محفوظ رہتے ہیں۔',
  },

  receipt: {
    yours: 'آپ کی رسیدیں',
    recorded: 'ووٹ درج ہو گیا۔',
    code: 'رسید',
    copy: 'رسید کاپی کریں',
    copyFor: (position: string) => `${position} کی رسید کاپی کریں`,
    copied: 'رسید کاپی ہو گئی',
    notCopied: 'رسید کاپی نہیں ہو سکی۔',
    shows: 'رسید بتاتی ہے کہ آپ کا ووٹ درج ہوا، یہ نہیں کہ کسے دیا گیا۔ رسید اسی پیج پر رہتی ہے۔',
    secret: 'آپ کا ووٹ خفیہ ہے: آپ نے کسے چنا، یہ ہم نہیں دکھاتے۔',
    text: (given: { election: string; position: string; code: string }) =>
      `${given.election} · ${given.position} · ووٹ درج ہو گیا · رسید ${given.code}`,
  },

  cast: {
    title: 'اپنا ووٹ ڈالیں؟',
    where: (position: string, election: string) => `${position} · ${election}`,
    once: 'اس عہدے کے لیے ایک ہی بار ووٹ دیا جا سکتا ہے۔ ووٹ ڈالنے کے بعد اسے بدلا نہیں جا سکتا۔',
    back: 'واپس جائیں',
    cast: 'ووٹ ڈالیں',
    casting: 'ووٹ جا رہا ہے…',
    unsure:
      'ہمیں یقین نہیں کہ آپ کا ووٹ پہنچا یا نہیں۔ پھر سے کوشش کریں: ووٹ ایک ہی بار گنا جائے گا۔',
    unsureTitle: 'ابھی یقین نہیں',
    refusedTitle: 'آپ کا ووٹ نہیں ڈالا گیا',
    tryAgain: 'پھر کوشش کریں',
    close: 'بند کریں',
  },

  board: {
    title: 'لیڈر بورڈ',
    asOf: (time: string) => `${time} تک کی گنتی`,
    live: 'لائیو',
    paused: 'رکا ہوا',
    pause: 'روکیں',
    resume: 'پھر شروع کریں',
    sealed: 'ووٹنگ ختم ہونے تک نتیجے چھپے ہیں۔',
    unknown: 'اس سرور پر ابھی ووٹوں کی گنتی نہیں دکھائی جا سکتی۔',
    rankedLater: 'پسند کی ترتیب والے ووٹ: گنتی ووٹنگ ختم ہونے کے بعد۔',
    inBatches: (least: number) => `گنتی کم سے کم ${least} ووٹوں کے گروپ میں دکھائی جاتی ہے۔`,
    noBatch: 'ابھی کوئی گروپ پورا نہیں ہوا۔',
    votes: (count: number) => counted(count, 'ووٹ', 'ووٹ'),
    unit: (count: number) => formOf(count, 'ووٹ', 'ووٹ'),
    rank: (rank: number, isTied: boolean) => (isTied ? `=${rank}` : `${rank}`),
    tied: (rank: number) => `مقام ${rank} پر برابری`,
    share: (percent: number) => `${percent}%`,
    showAll: (count: number) => `سبھی ${count} دکھائیں`,
    showAllFor: (count: number, position: string) => `${position} کے سبھی ${count} دکھائیں`,
    showFewer: 'کم دکھائیں',
    leads: (position: string, name: string, votes: number) =>
      `${position}: ${name} آگے، ${votes} ووٹ`,
    tiedLead: (position: string, names: readonly string[], votes: number) =>
      `${position}: ${listed.format(names)} برابری پر، ${votes} ووٹ`,
  },

  results: {
    title: 'نتیجے',
    winner: 'فاتح',
    tie: 'برابری',
    tieRule: (count: number, votes: number) =>
      `${count} امیدوار برابری پر ہیں: ہر ایک کو ${counted(votes, 'ووٹ', 'ووٹ')}۔ جب تک برابری کا فیصلہ نہیں ہوتا، کوئی نہیں جیتا۔`,
    votes: (count: number) => formOf(count, 'ووٹ', 'ووٹ'),
    print: 'نتیجے پرنٹ کریں',
    printOf: (name: string) => `${name} کے نتیجے پرنٹ کریں`,
    earlier: (count: number, rest: number) =>
      `${rest} میں سے ${counted(count, 'پرانا الیکشن', 'پرانے الیکشن')} دکھائیں`,
    years: 'سال کے حساب سے نتیجے',
    allYears: 'سبھی سال',
    counting: 'ووٹنگ ختم ہو گئی۔ ووٹ گنے جا رہے ہیں۔',
    held: 'ووٹنگ ختم ہو گئی۔ کون سا نتیجہ مانا جائے، یہ افسروں کو طے کرنا ہے۔',
    stuck: 'ووٹنگ ختم ہو گئی۔ ووٹ ابھی گنے نہیں جا سکے۔ افسروں کو معلوم ہے۔',
    cancelled: 'یہ الیکشن منسوخ ہو گیا۔ اس کا کوئی نتیجہ نہیں ہے۔',
  },

  disputed: {
    title: 'متنازع ووٹ',
    line: (votes: number, position: string, margin: { votes: number; isExact: boolean } | null) =>
      `${position}: ${counted(votes, 'ووٹ', 'ووٹوں')} پر تنازع ہے${marginWords(margin)}۔`,
    decisive: 'ان سے نتیجہ بدل سکتا ہے، اس لیے افسروں کے فیصلے سے پہلے نتیجے کی تصدیق نہیں ہوگی۔',
    why: 'یہ ووٹ ایسے انرولمنٹ نمبروں سے ڈالے گئے جو بعد میں کسی اور کے نکلے۔ یہ گنتی میں رہتے ہیں، کیونکہ کوئی نہیں جانتا کہ یہ کسے دیے گئے تھے۔ فرق کے سامنے ایسا ہر ووٹ دو کے برابر مانا جاتا ہے: ہو سکتا ہے کہ اس سے ایک کا ووٹ گھٹا اور دوسرے کا بڑھا ہو۔',
  },

  entries: {
    yes: 'ہاں',
    no: 'نہیں',
    nota: 'نوٹا',
    reopen: 'پھر سے نامزدگی',
  },

  counts: {
    title: 'سبھی ووٹ',
    candidate: 'امیدوار',
    votes: 'ووٹ',
    share: 'حصہ',
    abstained: 'غیر جانبدار',
    all: (count: number) => counted(count, 'ووٹ', 'ووٹ'),
    percent: (share: number) => `${share}%`,
  },

  print: {
    abstained: 'غیر جانبدار',
    title: (name: string) => `نتیجے: ${name}`,
    voting: (from: string, to: string) => `ووٹنگ ${from} سے ${to} تک`,
    position: 'عہدہ',
    candidate: 'امیدوار',
    votes: 'ووٹ',
    outcome: 'نتیجہ',
    elected: 'جیت',
    tied: 'برابری',
    signatures: ['ریٹرننگ افسر', 'گواہ', 'تاریخ'],
  },

  nominations: {
    open: 'نامزدگی',
    closedNow: 'بند',
    title: 'امیدوار کی نامزدگی',
    election: 'الیکشن',
    chooseElection: 'الیکشن چنیں',
    position: 'عہدہ',
    choosePosition: 'عہدہ چنیں',
    noneOpen: 'سب الیکشن ختم ہو گئے ہیں۔',
    electionFirst: 'پہلے الیکشن چنیں',
    positionFixed: (position: string, why: string) => `${position} (${why})`,
    fixed: 'ووٹنگ شروع ہو چکی ہے',
    needsNumber: 'امیدوار بننے کے لیے اکاؤنٹ میں انرولمنٹ نمبر ضروری ہے۔',
    alreadyAsked: 'آپ کی نامزدگی پہلے سے ہے',
    alreadyCandidate: 'آپ امیدوار ہیں',
    onePost: 'ایک شخص ایک ہی عہدہ لے سکتا ہے، اور آپ کی نامزدگی دوسرے عہدے کے لیے ہے',
    otherCandidates: 'آپ کی برانچ، سال یا گروپ کے امیدواروں کے لیے نہیں',
    listedOnly: 'آپ ووٹر لسٹ میں نہیں ہیں',
    submit: 'نامزدگی بھیجیں',
    mine: 'آپ کی نامزدگیاں',
    status: {
      pending: 'فیصلہ باقی',
      accepted: 'منظور',
      rejected: 'نامنظور',
      withdrawn: 'واپس لی گئی',
      removed: 'ہٹائی گئی',
    },
  },
};
