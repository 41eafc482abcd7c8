import { pagePaths } from '#core/page-paths.ts';
import type { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueSafetyNotice } from '../email/safety-notice.ts';
import type { Tx } from '../platform/db/client.ts';
import { listAddressed } from './entry-store.ts';

/** Tells the addresses that voter lists in use have for a number what an officer did with it; nobody where none has one. */
export async function tellListed(
  tx: Tx,
  services: NoticeParts,
  number: string,
  words: typeof safetyEmails.checkedIn,
): Promise<void> {
  for (const { name, email } of await listAddressed(tx, number)) {
    await queueSafetyNotice(tx, services, { name, email, isInFolder: true }, () =>
      leadingTo(words(number), `${services.config.publicUrl}${pagePaths.contact}`),
    );
  }
}
