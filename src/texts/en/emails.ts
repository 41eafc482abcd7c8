// The messages about e-mails on the dashboard. dashboard.ts includes them.
import type { EmailProblem } from '#core/emails/email-problems.ts';
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

/** Why an e-mail did not leave, in words for people who run no mail server. */
const reasons: Record<EmailProblem, string> = {
  'no-mailbox':
    'The mail server says that this address does not accept e-mails. Check it for a typing mistake.',
  refused: 'The mail server refused this e-mail. It is not tried again.',
  'put-off': 'The mail server asked us to try later. It is tried again automatically.',
  relay:
    'The mail server does not send e-mails from us to this address. The person who runs it can allow it.',
  'no-server': 'The mail server could not be reached.',
  'not-now': 'The mail server does not accept e-mails at the moment.',
  'log-in':
    'The mail server refused our log-in. Its name or password is wrong in the settings of the server.',
  'not-allowed':
    'The mail server does not accept e-mails from us. The page Server says what to check.',
  uncertain:
    'The mail server stopped answering while it took the e-mail. The e-mail may have arrived.',
  stopped: 'Hustings was stopped while it was sending this e-mail. It may have arrived.',
  restored: 'This e-mail was being sent when the backup was made. It may have arrived.',
  expired: 'Its link expired before it could be sent.',
};

export const emailsMessages = spoken('emails.emailsMessages', {
  stuckTitle: (count: number) => counted(count, 'e-mail was not sent', 'e-mails were not sent'),
  reasonOf: (reason: EmailProblem | null) => (reason === null ? '' : reasons[reason]),
  to: (address: string) => `To ${address}`,
  sendAgain: 'Send again',
  sendAgainOne: (subject: string, address: string) => `Send again: ${subject}, to ${address}`,

  failedCount: (count: number) => `${count} failed`,
  waitingCount: (count: number) => `${count} waiting`,
  loadFailed: 'The e-mails could not be loaded.',
  actFailed: 'That could not be done.',
  files: 'No mail server is set up. E-mails are saved as files on the server.',
  counts: ({ waiting, failed }: { waiting: number; failed: number }) =>
    `${counted(waiting, 'e-mail waits', 'e-mails wait')} to be sent, ${failed} failed.`,
  empty: 'Every e-mail was sent.',
  test: 'Send a test e-mail to myself',
  nextTry: 'Next try:',
  unnamedWaiting: (count: number) =>
    `${counted(count, 'more e-mail waits', 'more e-mails wait')}. Nobody can read them here, because they are about log-ins and accounts.`,
  unnamedFailed: (count: number) =>
    `${counted(count, 'more e-mail', 'more e-mails')} failed. Nobody can read them here, because they hold links for one person. Their owners can ask for new links.`,
  openAccount: 'Correct the account',
  tellYourself:
    'Somebody else may be using this account, and its owner was not told. Tell them yourself, and correct the address. Their profile says what happened.',
  askAgain: 'Its owner can ask for a new link.',
  unsentTitle: 'Not sent',
  giveUp: 'Give up',
  giveUpOne: (subject: string, address: string) => `Give up: ${subject}, to ${address}`,
  giveUpAll: 'Give up all that failed',
  giveUpTitle: (count: number) => `Give up ${counted(count, 'failed e-mail', 'failed e-mails')}?`,
  giveUpText: 'They will not be sent, and they leave this list.',
  mailingsTitle: 'E-mails about elections, to many people',
  reachedNobody: (count: number) =>
    counted(count, 'e-mail could not be delivered.', 'e-mails could not be delivered.'),
  late: {
    title: 'E-mails are not being sent',
    forAdmins: (count: number) =>
      `${counted(count, 'e-mail has', 'e-mails have')} not been sent, the oldest for more than ten minutes.`,
    forCouncil: 'The oldest has waited for more than ten minutes. Tell an admin.',
  },
});
