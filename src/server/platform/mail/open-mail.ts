import path from 'node:path';
import type { Config } from '../../config.ts';
import { readSender } from './compose-email.ts';
import { openFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';
import type { EmailProblem } from '#core/emails/email-problems.ts';
import { problemOf } from './mail.ts';

type OwnAddress = Partial<Pick<Config, 'publicUrl' | 'isPublicUrlSet'>>;

/** Opens the way e-mails leave: SMTP where a server is named, else files under dataDir/emails. */
export function openMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'emailsPerMinute'> & OwnAddress,
): Mail {
  const sender = readSender(config.mailFrom);
  return config.smtpUrl === null
    ? openFolderMail(path.join(config.dataDir, 'emails'), sender)
    : openSmtpMail(withName(config.smtpUrl, config), sender, undefined, config.emailsPerMinute);
}

/** Strict mail servers refuse who greets as [127.0.0.1], the library's name for us. */
function withName(smtpUrl: string, { publicUrl = '', isPublicUrlSet = false }: OwnAddress): string {
  const address = new URL(smtpUrl);
  if (!isPublicUrlSet || address.searchParams.has('name')) return smtpUrl;
  address.searchParams.set('name', new URL(publicUrl).hostname);
  return address.href;
}

/** Whether e-mails could leave now: null, or why not, with the words of the mail server. */
export async function checkMail(
  mail: Pick<Mail, 'check'>,
): Promise<{ problem: EmailProblem; said: string } | null> {
  try {
    await mail.check();
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { problem: problemOf(error), said };
  }
}
