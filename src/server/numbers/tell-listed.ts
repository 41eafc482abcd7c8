import { pagePaths } from '#core/page-paths.ts';
import type { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueSafetyNotice } from '../email/safety-notice.ts';
import type { Tx } from '../platform/db/client.ts';
import { findEntry } from './entry-store.ts';

/** Tells the address that a voter list has for a number what an officer did with it; nobody where it has none. */
export async function tellListed(
  tx: Tx,
  services: NoticeParts,
  number: string,
  words: typeof safetyEmails.checkedIn,
): Promise<void> {
  const entry = await findEntry(tx, number);
  if (entry === null || entry.email === '') return;
  const { name, email } = entry;
  await queueSafetyNotice(tx, services, { name, email, isInFolder: true }, () =>
    leadingTo(words(number), `${services.config.publicUrl}${pagePaths.contact}`),
  );
}
