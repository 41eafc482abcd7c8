// The messages about e-mails on the dashboard. dashboard.ts includes them.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const emailsMessages = spoken('emails.emailsMessages', {
  stuckTitle: said(
    '{count, plural, one {# e-mail was not sent} other {# e-mails were not sent}}',
    (count: number) => ({ count }),
  ),
  reasons: {
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
  },
  to: said('To {address}', (address: string) => ({ address })),
  sendAgain: 'Send again',
  sendAgainOne: said('Send again: {subject}, to {address}', (subject: string, address: string) => ({
    subject,
    address,
  })),

  failedCount: said('{count} failed', (count: number) => ({ count })),
  loadFailed: 'The e-mails could not be loaded.',
  actFailed: 'That could not be done.',
  files: 'No mail server is set up. E-mails are saved as files on the server.',
  counts: said(
    '{waiting, plural, one {# e-mail waits to be sent, {failed} failed.} other {# e-mails wait to be sent, {failed} failed.}}',
    ({ waiting, failed }: { waiting: number; failed: number }) => ({ waiting, failed }),
  ),
  empty: 'Every e-mail was sent.',
  test: 'Send a test e-mail to myself',
  nextTry: 'Next try:',
  unnamedWaiting: said(
    '{count, plural, one {# more e-mail waits. Nobody can read them here, because they are about log-ins and accounts.} other {# more e-mails wait. Nobody can read them here, because they are about log-ins and accounts.}}',
    (count: number) => ({ count }),
  ),
  unnamedFailed: said(
    '{count, plural, one {# more e-mail failed. Nobody can read them here, because they hold links for one person. Their owners can ask for new links.} other {# more e-mails failed. Nobody can read them here, because they hold links for one person. Their owners can ask for new links.}}',
    (count: number) => ({ count }),
  ),
  openAccount: 'Correct the account',
  tellYourself:
    'Somebody else may be using this account, and its owner was not told. Tell them yourself, and correct the address. Their profile says what happened.',
  askAgain: 'Its owner can ask for a new link.',
  unsentTitle: 'Not sent',
  giveUp: 'Give up',
  giveUpOne: said('Give up: {subject}, to {address}', (subject: string, address: string) => ({
    subject,
    address,
  })),
  giveUpAll: 'Give up all that failed',
  giveUpTitle: said(
    '{count, plural, one {Give up # failed e-mail?} other {Give up # failed e-mails?}}',
    (count: number) => ({ count }),
  ),
  giveUpText: 'They will not be sent, and they leave this list.',
  mailingsTitle: 'E-mails about elections, to many people',
  reachedNobody: said(
    '{count, plural, one {# e-mail could not be delivered.} other {# e-mails could not be delivered.}}',
    (count: number) => ({ count }),
  ),
  late: {
    title: 'E-mails are not being sent',
    forAdmins: said(
      '{count, plural, one {# e-mail has not been sent, the oldest for more than ten minutes.} other {# e-mails have not been sent, the oldest for more than ten minutes.}}',
      (count: number) => ({ count }),
    ),
    forCouncil: 'The oldest has waited for more than ten minutes. Tell an admin.',
  },
});
