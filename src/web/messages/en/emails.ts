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

export const emailsMessages = {
  stuckTitle: (count: number) => `${counted(count, 'e-mail was', 'e-mails were')} not sent`,
  stuckText: 'Send again what has to arrive. Where it may have arrived, somebody may get it twice.',
  reasonOf: (reason: EmailProblem | null) => (reason === null ? '' : reasons[reason]),
  to: (address: string) => `To ${address}`,
  sendAgain: 'Send again',
  sendAgainOne: (subject: string, address: string) => `Send again: ${subject}, to ${address}`,
  failed: 'The e-mail could not be sent again.',

  failedCount: (count: number) => `${count} failed`,
  waitingCount: (count: number) => `${count} waiting`,
  loadFailed: 'The e-mails could not be loaded.',
  actFailed: 'That could not be done.',
  files: 'No mail server is set (SMTP_URL): e-mails are files in the data folder.',
  counts: ({ waiting, failed }: { waiting: number; failed: number }) =>
    `${counted(waiting, 'e-mail waits', 'e-mails wait')} to be sent, ${failed} failed.`,
  empty: 'Every e-mail has left.',
  test: 'Send a test e-mail to myself',
  waitingTitle: 'Tried, and tried again',
  sendAll: 'Send all now',
  nextTry: 'Next try:',
  unnamedWaiting: (count: number) =>
    `${counted(count, 'more waits', 'more wait')} that nobody can read: links to log in with, and what happens with accounts.`,
  unnamedFailed: (count: number) =>
    `${counted(count, 'more', 'more')} that nobody can read failed: links to log in with. Their owners ask for new ones.`,
  failedTitle: 'Failed',
  sendNow: 'Send now',
  sendOne: (subject: string, address: string) => `Send now: ${subject}, to ${address}`,
  renew: 'Send a new link',
  renewOne: (subject: string, address: string) => `Send a new link: ${subject}, to ${address}`,
  openAccount: 'Correct the account',
  tellYourself:
    'Somebody else may be using this account, and its owner was not told. Tell them yourself, and correct the address. What happened stands in their profile.',
  askAgain: 'Its owner asks for a new link.',
  correct: 'Correct the address',
  correctOne: (subject: string, address: string) =>
    `Correct the address: ${subject}, to ${address}`,
  newAddress: 'The right address',
  saveAddress: 'Send to this address',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOne: (subject: string, address: string) => `Remove: ${subject}, to ${address}`,
  removeAll: 'Remove all',
  removeTitle: (count: number) => `Remove ${counted(count, 'failed e-mail', 'failed e-mails')}?`,
  removeText: 'They are not sent, and the list is empty.',
  mailingsTitle: 'About elections, to many people',
  kinds: {
    invitation: 'invitations',
    'voting-opens': 'voting is open',
    'closes-tomorrow': 'voting closes tomorrow',
    results: 'the results',
    voted: 'you voted',
    change: 'a change',
    'list-nominations': 'nominations are open, to the voter list',
    'list-opens': 'voting is open, to the voter list',
    'list-closes': 'voting closes tomorrow, to the voter list',
  },
  reachedNobody: (count: number) =>
    `${counted(count, 'e-mail', 'e-mails')} could not be delivered.`,
  late: {
    title: 'E-mails do not leave',
    forAdmins: (count: number) =>
      `${counted(count, 'e-mail has', 'e-mails have')} not been sent, the oldest for more than ten minutes.`,
    forCouncil: 'The oldest has waited for more than ten minutes. Tell an admin.',
  },
};
