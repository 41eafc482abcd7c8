// The e-mails to whoever wrote to the council. They repeat no word of the sender: it could be for a stranger.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

const reason = 'You get this e-mail because somebody wrote to the council with this address.';

export const contactEmails = spoken('contact-emails.contactEmails', {
  answer: written(
    {
      subject: 'An answer to your message {reference}',
      preview: 'The council has answered.',
      before: 'The council has answered your message {reference}:',
      after: [
        '{mayReply, select, true {You can reply to this e-mail.} other {Please write to us on the contact page if you have another question.}}',
      ],
      reason,
    },
    (reference: string, mayReply: boolean) => ({ reference, mayReply: String(mayReply) }),
  ),
});
