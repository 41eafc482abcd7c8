// The messages about e-mails on the dashboard. dashboard.ts includes them.
import { counted } from './plurals.ts';

export const letters = {
  filesTitle: 'Letters are written to files, not sent.',
  filesText: 'Nobody receives an e-mail until a mail server is set up (SMTP_URL). They are kept in',
  stuckTitle: (count: number) =>
    `${counted(count, 'letter waits', 'letters wait')} for your decision`,
  stuckText:
    'The server stopped while handing them over, so they may or may not have arrived. Send again what should go out for certain.',
  to: (address: string) => `To ${address}`,
  sendAgain: 'Send again',
  sendAgainOne: (subject: string, address: string) => `Send again: ${subject}, to ${address}`,
  failed: 'The letter could not be sent again.',
};
