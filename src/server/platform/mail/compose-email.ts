import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { MailRefused } from './mail.ts';
import type { OutgoingEmail } from './mail.ts';

/** Whom e-mails come from, taken apart once. */
export interface Sender {
  name: string;
  address: string;
  domain: string;
}

// One mailbox and nothing that a header or an SMTP command could read as more than that.
const oneAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@([^\s\p{Cc}<>()[\]\\,;:"@]+)$/u;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Reads MAIL_FROM. Throws a sentence that names it when it is not one address. */
export function readSender(mailFrom: string): Sender {
  const [only, ...more] = addressparser(mailFrom, { flatten: true });
  const domain = domainToASCII(oneAddress.exec(only?.address ?? '')?.[1] ?? '');
  if (only?.address === undefined || domain === '' || more.length > 0) {
    throw new Error('MAIL_FROM must be one address, such as: Student Council <council@campus.edu>');
  }
  return { name: oneLine(only.name), address: only.address, domain };
}

/**
 * An e-mail as RFC 5322 text, the same bytes for a mail server and for a file. No field can add a
 * header: a line break in the subject becomes a space, one in an address is refused for good.
 */
export async function composeEmail(email: OutgoingEmail, sender: Sender): Promise<Buffer> {
  if (!oneAddress.test(email.to)) {
    throw new MailRefused('The address is not one that e-mails can be sent to.', 'no-mailbox');
  }
  if (!/^[\w-]{1,100}$/.test(email.id)) {
    throw new MailRefused('The e-mail has no usable id.', 'refused');
  }
  const composer = new MailComposer({
    from: { name: oneLine(email.senderName ?? '') || sender.name, address: sender.address },
    to: { name: '', address: email.to },
    ...replyingTo(email.replyTo ?? ''),
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${sender.domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(email.unsubscribeUrl) },
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** An address that is none is left out: the e-mail matters more. */
function replyingTo(address: string): { replyTo?: { name: string; address: string } } {
  return oneAddress.test(address) ? { replyTo: { name: '', address } } : {};
}

/** With these headers mail programs show a button of their own (RFC 2369 and RFC 8058). */
function unsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': `<${oneLine(url)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function oneLine(text: string): string {
  return text.replace(controls, ' ').trim();
}
