import { frameEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

/** The council's answer to a message. It repeats no word of the sender: they could be for a stranger. */
export function answerEmail(
  { reference, text, mayReply }: { reference: string; text: string; mayReply: boolean },
  campus: Campus,
): FramedEmail {
  const lines = text.split(/\r?\n/).filter((one) => one.trim() !== '');
  return frameEmail(
    {
      subject: `An answer to your message ${reference}`,
      preview: 'The council has answered.',
      greeting: 'Hello,',
      before: [
        [`The council has answered your message ${reference}:`],
        ...lines.map((one) => [one]),
      ],
      after: [
        mayReply
          ? 'You can reply to this e-mail.'
          : 'Please write to us on the contact page if you have another question.',
      ],
      closing: ['The Student Council'],
    },
    {
      ...campus,
      reason: 'You get this e-mail because somebody wrote to the council with this address.',
    },
  );
}

/** The link with which whoever sent a message sees how it stands. */
export function followEmail(
  { reference, link }: { reference: string; link: string },
  campus: Campus,
): FramedEmail {
  return frameEmail(
    {
      subject: `Your message ${reference}`,
      preview: 'The link works for three days.',
      greeting: 'Hello,',
      before: [
        [
          `Somebody asked what happened with your message ${reference} to the council. ` +
            'This link shows it for three days:',
        ],
      ],
      action: { label: 'See your message', url: link, inText: '', isUrlShown: true },
      after: ['If it was not you, do nothing.'],
      closing: ['The Student Council'],
    },
    {
      ...campus,
      reason: 'You get this e-mail because somebody wrote to the council with this address.',
    },
  );
}
