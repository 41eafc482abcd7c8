import type { Translated } from '../translated.ts';
import type { contactEmails as English } from '../en/contact-emails.ts';

// The e-mails to whoever wrote to the council. They repeat no word of the sender: it could be for a stranger.

const reason = 'यह ईमेल इसलिए मिला क्योंकि किसी ने इस पते से काउंसिल को लिखा।';

export const contactEmails: Translated<typeof English> = {
  answer: (reference: string, mayReply: boolean) => ({
    subject: `आपके मैसेज ${reference} का जवाब`,
    preview: 'काउंसिल ने जवाब दिया है।',
    before: `काउंसिल ने आपके मैसेज ${reference} का जवाब दिया है:`,
    after: [
      mayReply ? 'इस ईमेल का जवाब दिया जा सकता है।' : 'कोई और सवाल हो, तो कृपया संपर्क पेज पर लिखें।',
    ],
    reason,
  }),
};
