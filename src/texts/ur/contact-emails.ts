import type { Translated } from '../translated.ts';
import type { contactEmails as English } from '../en/contact-emails.ts';

// The e-mails to whoever wrote to the council. They repeat no word of the sender: it could be for a stranger.

const reason = 'یہ ای میل اس لیے ملی کہ کسی نے اس پتے سے کونسل کو لکھا۔';

export const contactEmails: Translated<typeof English> = {
  answer: (reference: string, mayReply: boolean) => ({
    subject: `آپ کے پیغام ${reference} کا جواب`,
    preview: 'کونسل نے جواب دیا ہے۔',
    before: `کونسل نے آپ کے پیغام ${reference} کا جواب دیا ہے:`,
    after: [
      mayReply
        ? 'اس ای میل کا جواب دیا جا سکتا ہے۔'
        : 'کوئی اور سوال ہو تو براہِ کرم رابطے کے پیج پر لکھیں۔',
    ],
    reason,
  }),
};
