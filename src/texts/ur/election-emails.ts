import type { Translated } from '../translated.ts';
import type {
  electionEmails as EnglishElection,
  voterListEmails as EnglishVoterList,
} from '../en/election-emails.ts';

// The e-mails about an election to many people: to accounts, and to the addresses of a voter list.

interface Dates {
  election: string;
  opens: string;
  closes: string;
}

interface Closing {
  election: string;
  closes: string;
  isTomorrow: boolean;
}

const reason = 'یہ ای میل اس لیے ملی کہ اس الیکشن میں آپ کا ووٹ ہے۔';
const seeElection = { label: 'الیکشن دیکھیں', inText: 'الیکشن یہاں ہے:' };
const voteNow = { label: 'ابھی ووٹ دیں', inText: 'یہاں ووٹ دیں:' };

export const electionEmails: Translated<typeof EnglishElection> = {
  invitation: ({ election, opens, closes }: Dates) => ({
    subject: `${election} میں آپ کا ووٹ ہے`,
    preview: `ووٹنگ ${opens} کو شروع ہوگی۔`,
    before: [
      ['آپ کو ', { strong: election }, ' میں ووٹ دینے کی دعوت ہے۔'],
      ['ووٹنگ ', { strong: opens }, ' کو شروع ہوگی اور ', { strong: closes }, ' کو ختم ہوگی۔'],
    ],
    action: seeElection,
    after: ['آپ کسے ووٹ دیتے ہیں، یہ کوئی نہیں دیکھ سکتا۔'],
    reason,
  }),
  'voting-opens': ({ election, closes }: Dates) => ({
    subject: `${election} کی ووٹنگ شروع ہو گئی`,
    preview: `${closes} تک ووٹ دیں۔`,
    before: [
      ['الیکشن ', { strong: election }, ' کی ووٹنگ شروع ہو گئی ہے۔'],
      ['اب ', { strong: closes }, ' تک ووٹ دیا جا سکتا ہے۔'],
    ],
    action: voteNow,
    reason,
  }),
  'closes-tomorrow': ({ election, closes, isTomorrow }: Closing) => ({
    subject: `${election} کی ووٹنگ ${isTomorrow ? 'کل' : 'جلد ہی'} ختم ہوگی`,
    preview: `${closes} تک ووٹ دیں۔`,
    before: [
      ['الیکشن ', { strong: election }, ' کی ووٹنگ ', { strong: closes }, ' کو ختم ہوگی۔'],
      ['آپ نے ابھی ووٹ نہیں دیا ہے۔ اس میں ایک منٹ لگتا ہے۔'],
    ],
    action: voteNow,
    reason,
  }),
  results: ({ election }: { election: string }) => ({
    subject: `${election} کے نتیجے آ گئے`,
    preview: 'دیکھیں کہ جیت کس کی ہوئی۔',
    before: [['الیکشن ', { strong: election }, ' کی ووٹنگ ختم ہو گئی، اور ووٹ گن لیے گئے ہیں۔']],
    action: { label: 'نتیجے دیکھیں', inText: 'نتیجے یہاں ہیں:' },
    reason,
  }),
  voted: ({ election }: { election: string }) => ({
    subject: `آپ نے ${election} میں ووٹ دیا`,
    preview: 'اگر یہ آپ نے نہیں کیا تو کیا کریں۔',
    before: [
      ['آپ کے اکاؤنٹ سے ', { strong: election }, ' میں ووٹ دیا گیا۔'],
      [
        'اگر یہ آپ نے کیا تو کچھ کرنے کی ضرورت نہیں۔ یہ ای میل بہت سے ووٹروں کو ایک ساتھ، ووٹ دینے کے کچھ وقت بعد جاتی ہے۔ اس سے کوئی نہیں جان سکتا کہ آپ نے کب ووٹ دیا، یا کسے۔',
      ],
      ['اگر یہ آپ نے نہیں کیا تو ووٹنگ ختم ہونے سے پہلے کونسل کو لکھیں۔'],
    ],
    action: { label: 'کونسل کو لکھیں', inText: 'کونسل کو یہاں لکھیں:' },
    reason: 'یہ ای میل اس لیے ملی کہ آپ کے اکاؤنٹ سے ووٹ دیا گیا۔',
  }),
  change: ({ election, isCancelled }: { election: string; isCancelled: boolean }) => ({
    subject: `${election} ${isCancelled ? 'منسوخ ہو گیا' : 'میں تبدیلی'}`,
    before: [isCancelled ? 'الیکشن کی خبر، ' : 'الیکشن میں تبدیلی، ', { strong: election }, ':'],
    saysCouncil: ' کونسل کا کہنا ہے: ',
    action: seeElection,
    reason: 'یہ ای میل اس لیے ملی کہ یہ الیکشن آپ سے جڑا ہے۔',
  }),
};

const howTo = 'اکاؤنٹ کی ضرورت نہیں۔ لنک کھولیں اور پاس ورڈ چنیں۔';
const yours =
  'یہ لنک صرف آپ کے لیے ہے۔ اسے کسی کو نہ دیں۔ جس کے پاس یہ ہو، وہ آپ کی جگہ ووٹ دے سکتا ہے۔';

export const voterListEmails: Translated<typeof EnglishVoterList> = {
  /** `nominations` is until when somebody can be a candidate; empty where nobody can ask now. */
  'list-nominations': ({
    election,
    opens,
    closes,
    nominations,
  }: Dates & { nominations: string }) => ({
    subject: `${election} میں آپ کا ووٹ ہے`,
    preview: `ووٹنگ ${opens} کو شروع ہوگی۔`,
    before: [
      ['آپ کا نام ', { strong: election }, ' کی ووٹر لسٹ میں ہے۔'],
      ['ووٹنگ ', { strong: opens }, ' کو شروع ہوگی اور ', { strong: closes }, ' کو ختم ہوگی۔'],
      ...(nominations === ''
        ? []
        : [['امیدوار بننا ہے؟ ', { strong: nominations }, ' تک نامزدگی بھیجی جا سکتی ہے۔']]),
      [howTo],
    ],
    action: seeElection,
    after: [yours, 'آپ کسے ووٹ دیتے ہیں، یہ کوئی نہیں دیکھ سکتا۔'],
  }),
  'list-opens': ({ election, closes }: Dates) => ({
    subject: `${election} کی ووٹنگ شروع ہو گئی`,
    preview: `${closes} تک ووٹ دیں۔`,
    before: [
      ['الیکشن ', { strong: election }, ' کی ووٹنگ شروع ہو گئی ہے۔'],
      ['اب ', { strong: closes }, ' تک ووٹ دیا جا سکتا ہے۔'],
      [howTo],
    ],
    action: voteNow,
    after: [yours, 'آپ کسے ووٹ دیتے ہیں، یہ کوئی نہیں دیکھ سکتا۔'],
  }),
  'list-closes': ({ election, closes, isTomorrow, isForAll }: Closing & { isForAll: boolean }) => ({
    subject: `${election} کی ووٹنگ ${isTomorrow ? 'کل' : 'جلد ہی'} ختم ہوگی`,
    preview: `${closes} تک ووٹ دیں۔`,
    before: [
      ['الیکشن ', { strong: election }, ' کی ووٹنگ ', { strong: closes }, ' کو ختم ہوگی۔'],
      [
        isForAll
          ? 'اگر آپ نے ووٹ دے دیا ہے تو کچھ کرنے کی ضرورت نہیں۔'
          : 'آپ نے ابھی ووٹ نہیں دیا ہے۔ اس میں ایک منٹ لگتا ہے۔',
      ],
      [howTo],
    ],
    action: voteNow,
    after: [yours],
  }),
};
