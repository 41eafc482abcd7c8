import path from 'node:path';
import type { Config } from '../../config.ts';
import { readSender } from './compose-email.ts';
import { openFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

/** Opens the way e-mails leave: SMTP where a server is named, else files under dataDir/letters. */
export function openMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'emailsPerMinute'>,
): Mail {
  const sender = readSender(config.mailFrom);
  return config.smtpUrl === null
    ? openFolderMail(path.join(config.dataDir, 'letters'), sender)
    : openSmtpMail(config.smtpUrl, sender, undefined, config.emailsPerMinute);
}
