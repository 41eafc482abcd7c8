import type { LinkPurpose } from './store.ts';

const words = {
  'reset-password': {
    subject: 'Choose a new password',
    text: 'somebody asked for a new password for your account. If it was you, open this link within an hour:',
    after: 'If it was not you, do nothing: your password stays as it is.',
  },
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    text: 'please confirm that this address is yours. Open this link within three days:',
    after: 'If you do not know what this is about, somebody mistyped their address; do nothing.',
  },
} as const;

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The letter that carries a link, as text and as HTML. */
export function accountLetter(
  purpose: LinkPurpose,
  given: { name: string; link: string },
): { subject: string; text: string; html: string } {
  const { subject, text, after } = words[purpose];
  const link = escape(given.link);
  return {
    subject,
    text: `Dear ${given.name},\n\n${text}\n\n${given.link}\n\n${after}\n`,
    html:
      `<p>Dear ${escape(given.name)},</p><p>${text}</p>` +
      `<p><a href="${link}">${link}</a></p><p>${after}</p>`,
  };
}
