// The messages about e-mails on the dashboard. dashboard.ts includes them.
import type { EmailProblem } from '#core/emails/email-problems.ts';
import { counted } from './plurals.ts';

/** Why an e-mail did not leave, in words for people who run no mail server. */
const reasons: Record<EmailProblem, string> = {
  'no-mailbox': 'The mail server says that this address takes no e-mails. Is it mistyped?',
  refused: 'The mail server refused this e-mail for good.',
  'put-off': 'The mail server wants it later. It is tried again by itself.',
  relay:
    'The mail server does not send to this address for us. Whoever looks after it can allow it.',
  'no-server': 'The mail server could not be reached.',
  'not-now': 'The mail server takes no e-mails now.',
  'log-in': 'The mail server refused our log-in: name or password in SMTP_URL are wrong.',
  'not-allowed': 'The mail server takes no e-mails from us: look at MAIL_FROM and SMTP_URL.',
  uncertain: 'The mail server fell silent while it took the e-mail. It may have arrived.',
  stopped: 'Hustings was stopped while it sent this e-mail. It may have arrived.',
  restored: 'It was on its way when the backup was made. It may have arrived.',
  expired: 'Its link ran out before it could be sent.',
};

export const letters = {
  stuckTitle: (count: number) => `${counted(count, 'e-mail was', 'e-mails were')} not sent`,
  stuckText: 'Send again what has to arrive. Where it may have arrived, somebody may get it twice.',
  reasonOf: (reason: EmailProblem | null) => (reason === null ? '' : reasons[reason]),
  to: (address: string) => `To ${address}`,
  sendAgain: 'Send again',
  sendAgainOne: (subject: string, address: string) => `Send again: ${subject}, to ${address}`,
  failed: 'The e-mail could not be sent again.',
};
