import type { Translated } from '../translated.ts';
import type { nominationEmails as English } from '../en/nomination-emails.ts';

// The e-mails to candidates, to those whom officers entered, and to those who are asked to support somebody.

interface Post {
  position: string;
  election: string;
}

const seeElection = { label: 'الیکشن دیکھیں', inText: 'الیکشن یہاں ہے:' };
const asked = 'یہ ای میل اس لیے ملی کہ آپ نے نامزدگی بھیجی تھی۔';
const wasEntered = 'یہ ای میل اس لیے ملی کہ ایک افسر نے امیدوار کے طور پر آپ کا نام دیا۔';
const notForward = 'یہ ای میل کسی کو نہ بھیجیں۔ جس کے پاس یہ لنک ہو، وہ آپ کی جگہ جواب دے سکتا ہے۔';
const enteredAs = ({ position, election }: Post) => [
  'کونسل نے ',
  { strong: election },
  ' میں ',
  { strong: position },
  ' کے لیے امیدوار کے طور پر آپ کا نام دیا ہے۔',
];
const beforeOpening = (opens: string | null) =>
  opens === null ? 'ووٹنگ شروع ہونے سے پہلے' : `${opens} کو ووٹنگ شروع ہونے سے پہلے`;

export const nominationEmails: Translated<typeof English> = {
  decided: {
    accepted: ({ position, election }: Post) => ({
      subject: `آپ ${position} کے لیے امیدوار ہیں`,
      preview: `${election} میں آپ کی نامزدگی منظور ہو گئی۔`,
      before: [
        'الیکشن ',
        { strong: election },
        ' میں ',
        { strong: position },
        ' کے لیے آپ کی نامزدگی منظور ہو گئی۔ آپ کا نام بیلٹ پر ہے۔',
      ],
    }),
    rejected: ({ position, election }: Post) => ({
      subject: `${position} کے لیے آپ کی نامزدگی منظور نہیں ہوئی`,
      preview: `یہ ${election} کے لیے تھی۔`,
      before: [
        'الیکشن ',
        { strong: election },
        ' میں ',
        { strong: position },
        ' کے لیے آپ کی نامزدگی منظور نہیں ہوئی۔',
      ],
    }),
    removed: ({ position, election }: Post) => ({
      subject: `آپ اب ${position} کے لیے امیدوار نہیں ہیں`,
      preview: `کونسل نے ${election} کے بیلٹ سے آپ کا نام ہٹایا۔`,
      before: [
        'کونسل نے ',
        { strong: election },
        ' میں ',
        { strong: position },
        ' کے بیلٹ سے آپ کا نام ہٹایا۔',
      ],
    }),
  },
  saysCouncil: 'کونسل کا کہنا ہے: ',
  seeElection,
  asked,
  wasEntered,

  /** `opens` is null where nobody knows it yet; `supporters` what the position asks for, null for none. */
  question: (post: Post, opens: string | null, supporters: string | null) => ({
    subject: `${post.position} کے لیے امیدوار بننا ہے؟`,
    preview: 'ووٹنگ شروع ہونے سے پہلے ہاں یا نہ کہیں۔',
    before: [
      enteredAs(post),
      [`${beforeOpening(opens)} ہاں کہنے پر آپ کا نام بیلٹ پر آئے گا۔`],
      ...(supporters === null
        ? []
        : [[`آپ کو یہ بھی چاہیے: ${supporters}۔ ہاں کہنے کے بعد ان سے پوچھا جا سکتا ہے۔`]]),
    ],
    action: { label: 'ہاں یا نہ کہیں' },
    after: ['کچھ نہ کرنے پر آپ کا نام بیلٹ پر نہیں آئے گا۔', notForward],
    reason: wasEntered,
  }),
  standsUnlessNo: (post: Post, opens: string | null) => ({
    subject: `آپ ${post.position} کے لیے امیدوار ہیں`,
    preview: 'امیدوار نہیں بننا ہو تو ووٹنگ شروع ہونے سے پہلے نہ کہیں۔',
    before: [enteredAs(post), [`${beforeOpening(opens)} منع نہ کرنے پر آپ کا نام بیلٹ پر رہے گا۔`]],
    action: { label: 'ہاں یا نہ کہیں' },
    after: ['کچھ نہ کرنے پر آپ کا نام بیلٹ پر رہے گا۔', notForward],
    reason: wasEntered,
  }),
  standsByLink: (post: Post) => ({
    subject: `آپ ${post.position} کے لیے امیدوار ہیں`,
    preview: `کونسل نے ${post.election} میں آپ کا نام دیا۔`,
    before: [
      enteredAs(post),
      ['ووٹنگ جاری ہے اور آپ کا نام بیلٹ پر ہے۔ امیدوار نہیں بننا ہو تو جلد لنک کھولیں۔'],
    ],
    action: { label: 'اپنی امیدواری دیکھیں' },
    after: ['کچھ نہ کرنے پر آپ کا نام بیلٹ پر رہے گا۔', notForward],
    reason: wasEntered,
  }),
  candidacyLink: (post: Post) => ({
    subject: `${post.position} کے امیدوار کے طور پر آپ کا لنک`,
    preview: `اس سے ${post.election} میں آپ کی امیدواری پر آپ کا اکاؤنٹ لگتا ہے۔`,
    before: [enteredAs(post), ['اس لنک سے آپ کی امیدواری پر آپ کا اکاؤنٹ لگایا جا سکتا ہے۔']],
    action: { label: 'اپنی امیدواری دیکھیں' },
    after: [notForward],
    reason: wasEntered,
  }),
  standsNow: ({ position, election }: Post) => ({
    subject: `آپ ${position} کے لیے امیدوار ہیں`,
    preview: `کونسل نے ${election} میں آپ کا نام دیا۔`,
    before: [
      [
        'کونسل نے ',
        { strong: election },
        ' میں ',
        { strong: position },
        ' کے لیے امیدوار کے طور پر آپ کا نام دیا ہے۔ ووٹنگ جاری ہے اور آپ کا نام بیلٹ پر ہے۔',
      ],
      ['امیدوار نہیں بننا ہو تو لاگ اِن کریں اور الیکشن کے پیج پر پیچھے ہٹیں۔'],
    ],
    action: seeElection,
    reason: wasEntered,
  }),

  support: ({ position, election }: Post, kind: 'proposer' | 'seconder', until: string) => {
    const noun = { proposer: 'تجویز کنندہ', seconder: 'تائید کنندہ' }[kind];
    return {
      subject: `${position} کے ایک امیدوار نے آپ سے ${noun} بننے کو کہا ہے`,
      preview: `${election} کے لیے۔ منظوری دیں یا منع کریں۔`,
      before: [
        [
          'الیکشن ',
          { strong: election },
          ' میں ',
          { strong: position },
          ` کے ایک امیدوار نے آپ سے ${noun} بننے کو کہا ہے۔ کون ہیں، یہ دیکھنے اور منظوری دینے یا منع کرنے کے لیے لاگ اِن کریں۔`,
        ],
        [
          `اس عہدے کے لیے ایک ہی امیدوار کی حمایت کی جا سکتی ہے۔ اسے ${until} تک واپس لیا جا سکتا ہے۔`,
        ],
      ],
      action: { label: 'دیکھیں کون پوچھ رہا ہے', inText: 'کون پوچھ رہا ہے، یہاں دیکھیں:' },
      after: [
        'کچھ نہ کرنے پر آپ کی حمایت کسی کو نہیں جائے گی۔ کون کس کا حامی ہے، یہ صرف افسروں کو نظر آتا ہے۔',
      ],
      reason: 'یہ ای میل اس لیے ملی کہ ایک امیدوار نے آپ کا نام دیا۔',
    };
  },
  supporterMissing: ({ position, election }: Post) => ({
    subject: `ایک حامی کم ہے: ${position} کے بیلٹ پر آپ کا نام نہیں ہے`,
    preview: `${election} میں ایک حمایت واپس لی گئی۔`,
    before: [
      [
        'الیکشن ',
        { strong: election },
        ' میں ',
        { strong: position },
        ' کے لیے آپ کی ایک حمایت واپس لی گئی۔ جب تک کوئی اور حمایت نہ کرے اور کونسل اسے منظور نہ کرے، آپ کا نام بیلٹ پر نہیں ہے۔',
      ],
    ],
    action: seeElection,
    reason: asked,
  }),
};
