import { universityInWords } from '#core/campus/university-name.ts';
import { pagePaths } from '#core/page-paths.ts';
import { frameEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';
import type { EmailedPurpose } from './link-store.ts';

// No name: it could hold any text, written by one person for another to read.
const words = {
  'reset-password': {
    subject: 'Choose a new password',
    preview: 'The link works for an hour.',
    before:
      'Somebody asked for a new password for your account at {university}. ' +
      'If it was you, open this link within an hour:',
    label: 'Choose a new password',
    after: 'If it was not you, do nothing: your password stays as it is.',
    reason: 'You get this e-mail because somebody entered this address on the log-in page.',
  },
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    preview: 'The link works for three days.',
    before:
      'An account at {university} was opened with this address. ' +
      'If it is yours, open this link within three days to confirm it:',
    label: 'Confirm this address',
    after: 'If it was not you, do nothing: somebody probably typed a wrong address.',
    reason: 'You get this e-mail because somebody registered with this address.',
  },
  'change-email': {
    subject: 'Confirm your new e-mail address',
    preview: 'The link works for three days.',
    before:
      'Somebody wants to use this e-mail address for an account at {university}. ' +
      'If it was you, open this link within three days. Until then your account keeps its old address:',
    label: 'Confirm this address',
    after: 'If it was not you, do nothing: somebody probably typed a wrong address.',
    reason: 'You get this e-mail because somebody gave this address for their account.',
  },
  'sign-in': {
    subject: 'Log in',
    preview: 'The link works for 15 minutes.',
    before:
      'Somebody asked for a link that logs in to your account at {university}. ' +
      'If it was you, open this link within 15 minutes, in the browser in which you want to log in:',
    label: 'Log in',
    after: 'If it was not you, do nothing. Never give the link to anybody: it opens your account.',
    reason:
      'You get this e-mail because somebody tried to log in to the account with this address.',
  },
} as const;

/** Invites somebody without an account to be an officer. */
export function invitationEmail(
  role: 'council' | 'admin',
  campus: Omit<EmailFrame, 'reason'>,
): FramedEmail {
  const named = role === 'admin' ? 'an admin' : 'a council member';
  const choice = role === 'admin' ? 'Admin' : 'Council Member';
  return frameEmail(
    {
      subject: `You are invited to be ${named}`,
      preview: 'Register with this e-mail address within 60 days.',
      greeting: 'Hello,',
      before: [
        [
          `The student council at ${universityInWords(campus.universityName)} invites you to be ${named}.`,
        ],
        [
          `Register with this e-mail address within 60 days and choose the role ${choice}. ` +
            'Then open the link that we send to confirm the address. Your account works from then on.',
        ],
      ],
      action: {
        label: 'Register',
        url: `${campus.publicUrl}${pagePaths.register}`,
        inText: '',
        isUrlShown: true,
      },
      after: ['If you do not know what this is about, do nothing.'],
      closing: ['The Student Council'],
    },
    { ...campus, reason: 'You get this e-mail because an admin entered this address.' },
  );
}

/** The e-mail that carries a link, as text and as HTML. */
export function accountEmail(
  purpose: EmailedPurpose,
  { link, ...campus }: Omit<EmailFrame, 'reason'> & { link: string },
): FramedEmail {
  const { subject, preview, before, label, after, reason } = words[purpose];
  return frameEmail(
    {
      subject,
      preview,
      greeting: 'Hello,',
      before: [[before.replace('{university}', () => universityInWords(campus.universityName))]],
      // A button alone hides where it leads, and some mail programs show none.
      action: { label, url: link, inText: '', isUrlShown: true },
      after: [after],
      closing: ['The Student Council'],
    },
    { ...campus, reason },
  );
}
