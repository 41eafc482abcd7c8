import { frameEmail } from '../email/frame.ts';
import type { EmailFrame, FramedEmail } from '../email/frame.ts';
import type { LinkPurpose } from './link-store.ts';

// No name: it could hold any text, written by one person for another to read.
const words = {
  'reset-password': {
    subject: 'Choose a new password',
    preview: 'The link works for an hour.',
    before:
      'somebody asked for a new password for your account at {university}. ' +
      'If it was you, open this link within an hour:',
    label: 'Choose a new password',
    after: 'If it was not you, do nothing: your password stays as it is.',
    reason: 'You get this e-mail because somebody entered this address on the log-in page.',
  },
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    preview: 'The link works for three days.',
    before:
      'an account at {university} was opened with this address. ' +
      'If it is yours, open this link within three days to confirm it:',
    label: 'Confirm this address',
    after: 'If you do not know what this is about, somebody mistyped their address: do nothing.',
    reason: 'You get this e-mail because somebody registered with this address.',
  },
} as const;

/** The e-mail that carries a link, as text and as HTML. */
export function accountEmail(
  purpose: LinkPurpose,
  { link, ...campus }: Omit<EmailFrame, 'reason'> & { link: string },
): FramedEmail {
  const { subject, preview, before, label, after, reason } = words[purpose];
  return frameEmail(
    {
      subject,
      preview,
      greeting: 'Hello,',
      before: [[before.replace('{university}', () => campus.universityName)]],
      // A button alone hides where it leads, and some mail programs show none.
      action: { label, url: link, inText: '', isUrlShown: true },
      after: [after],
      closing: ['The Student Council'],
    },
    { ...campus, reason },
  );
}
