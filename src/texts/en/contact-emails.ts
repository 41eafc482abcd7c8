// The e-mails to whoever wrote to the council. They repeat no word of the sender: it could be for a stranger.
import { spoken } from '../spoken.ts';

const reason = 'You get this e-mail because somebody wrote to the council with this address.';

export const contactEmails = spoken('contact-emails.contactEmails', {
  answer: (reference: string, mayReply: boolean) => ({
    subject: `An answer to your message ${reference}`,
    preview: 'The council has answered.',
    before: `The council has answered your message ${reference}:`,
    after: [
      mayReply
        ? 'You can reply to this e-mail.'
        : 'Please write to us on the contact page if you have another question.',
    ],
    reason,
  }),
  follow: (reference: string) => ({
    subject: `Your message ${reference}`,
    preview: 'The link works for three days.',
    before: [
      [
        `Somebody asked what happened with your message ${reference} to the council. This link shows it for three days:`,
      ],
    ],
    action: { label: 'See your message' },
    after: ['If it was not you, do nothing.'],
    reason,
  }),
});
