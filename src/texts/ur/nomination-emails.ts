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
const notForward =
  'یہ ای میل کسی کو نہ بھیجیں۔ جس کے پاس یہ لنک ہو، وہ آپ کا نام بیلٹ سے ہٹا سکتا ہے۔';
const enteredBy = ({ position, election }: Post, by: string) => [
  by === '' ? 'کونسل نے ' : 'کونسل سے ',
  ...(by === '' ? [] : [{ strong: by }, ' نے ']),
  { strong: election },
  ' میں ',
  { strong: position },
  ' کے لیے امیدوار کے طور پر آپ کا نام دیا ہے، اور کہا ہے کہ آپ اس پر راضی ہیں۔',
];

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

  /** `page` shows it; `needs` is what the position asks for and the page where they confirm it, null for nothing. */
  entered: (
    post: Post,
    given: { by: string; page: string; needs: { supporters: string; url: string } | null },
  ) => {
    const { by, page, needs } = given;
    return {
      subject: `آپ ${post.position} کے لیے امیدوار ہیں`,
      preview: `کونسل نے ${post.election} میں آپ کا نام دیا۔`,
      before: [
        enteredBy(post, by),
        [
          needs === null
            ? `آپ کا نام بیلٹ پر ہے، اور سب کو یہاں دکھتا ہے: ${page}`
            : `ان کی منظوری ہوتے ہی آپ کا نام بیلٹ پر ہوگا: ${needs.supporters}۔ انھیں یہ پتا دیں: ${needs.url}`,
        ],
      ],
      action: { label: 'اپنی امیدواری دیکھیں' },
      after: [
        'اگر یہ صحیح ہے تو کچھ کرنے کی ضرورت نہیں۔ امیدوار نہیں بننا ہو تو لنک کھولیں: امیدوار طے ہونے تک اس سے آپ کا نام بیلٹ سے ہٹتا ہے، اور بعد میں اس سے پیچھے ہٹا جا سکتا ہے، یا کونسل کو لکھا جا سکتا ہے۔',
        notForward,
      ],
      reason: wasEntered,
    };
  },

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
