// The e-mails with a link to an account, and whether one was approved. No name is in those with a link: it could
// hold any text, written by one person for another to read.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

export const accountEmails = spoken('account-emails.accountEmails', {
  links: {
    'reset-password': written(
      {
        subject: 'Choose a new password',
        preview: 'The link works for an hour.',
        before:
          'Somebody asked for a new password for your account at {university}. If it was you, open this link within an hour:',
        label: 'Choose a new password',
        after: 'If it was not you, do nothing: your password stays as it is.',
        reason: 'You get this e-mail because somebody entered this address on the log-in page.',
      },
      (university: string) => ({ university }),
    ),
    'confirm-email': written(
      {
        subject: 'Confirm your e-mail address',
        preview: 'The link works for three days.',
        before:
          'An account at {university} was opened with this address. If it is yours, open this link within three days to confirm it:',
        label: 'Confirm this address',
        after: 'If it was not you, do nothing: somebody probably typed a wrong address.',
        reason: 'You get this e-mail because somebody registered with this address.',
      },
      (university: string) => ({ university }),
    ),
    'change-email': written(
      {
        subject: 'Confirm your new e-mail address',
        preview: 'The link works for three days.',
        before:
          'Somebody wants to use this e-mail address for an account at {university}. If it was you, open this link within three days. Until then your account keeps its old address:',
        label: 'Confirm this address',
        after: 'If it was not you, do nothing: somebody probably typed a wrong address.',
        reason: 'You get this e-mail because somebody gave this address for their account.',
      },
      (university: string) => ({ university }),
    ),
  },
  approved: {
    subject: 'Your account was approved',
    preview: 'You can log in now.',
    before: 'Your account was approved. You can log in now.',
    action: { label: 'Log in', inText: 'Log in at' },
    reason: 'You get this e-mail because you asked for an account.',
  },
  refused: {
    subject: 'Your account was not approved',
    preview: 'What you can do if this is a mistake.',
    before: 'Your account was not approved. It was deleted with everything in it.',
    ifMistake: 'If you think that this is a mistake, write to the council.',
    action: { label: 'Write to the council', inText: 'Write to the council at' },
    reason: 'You get this e-mail because you asked for an account.',
  },
});
