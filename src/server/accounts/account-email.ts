import { escapeHtml } from '../escape-html.ts';
import type { LinkPurpose } from './link-store.ts';

// No name: it could hold any text, written by one person for another to read.
const words = {
  'reset-password': {
    subject: 'Choose a new password',
    before:
      'somebody asked for a new password for your account at {university}. ' +
      'If it was you, open this link within an hour:',
    after: 'If it was not you, do nothing: your password stays as it is.',
  },
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    before:
      'an account at {university} was opened with this address. ' +
      'If it is yours, open this link within three days to confirm it:',
    after: 'If you do not know what this is about, somebody mistyped their address: do nothing.',
  },
} as const;

/** The e-mail that carries a link, as text and as HTML. */
export function accountEmail(
  purpose: LinkPurpose,
  given: { universityName: string; link: string },
): { subject: string; text: string; html: string } {
  const { subject, after } = words[purpose];
  const before = words[purpose].before.replace('{university}', () => given.universityName);
  const link = escapeHtml(given.link);
  return {
    subject,
    text: `Hello,\n\n${before}\n\n${given.link}\n\n${after}\n\nThe Student Council\n`,
    html: `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${subject}</title></head>
  <body style="font-family: sans-serif; line-height: 1.5">
    <p>Hello,</p>
    <p>${escapeHtml(before)}</p>
    <p><a href="${link}">${link}</a></p>
    <p>${after}</p>
    <p>The Student Council</p>
  </body>
</html>
`,
  };
}
