import { contactEmails } from '#texts/en/contact-emails.ts';
import { councilEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';

type Campus = Omit<EmailFrame, 'reason'>;

/** The council's answer to a message. It repeats no word of the sender: they could be for a stranger. */
export function answerEmail(
  { reference, text, mayReply }: { reference: string; text: string; mayReply: boolean },
  campus: Campus,
): FramedEmail {
  const lines = text.split(/\r?\n/).filter((one) => one.trim() !== '');
  const { before, ...said } = contactEmails.answer(reference, mayReply);
  return councilEmail({ ...said, before: [[before], ...lines.map((one) => [one])] }, campus);
}
