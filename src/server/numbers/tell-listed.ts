import { pagePaths } from '#core/page-paths.ts';
import type { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueSafetyNotice } from '../email/safety-notice.ts';
import type { Tx } from '../platform/db/client.ts';
import { listAddresses } from './entry-store.ts';

/** Tells each address that a voter list has for these numbers what an officer did with them; nobody where it has none. */
export async function tellListed(
  tx: Tx,
  services: NoticeParts,
  numbers: readonly string[],
  words: typeof safetyEmails.checkedIn,
): Promise<void> {
  for (const { number, name, email } of await listAddresses(tx, numbers)) {
    await queueSafetyNotice(tx, services, { name, email, isInFolder: true }, () =>
      leadingTo(words(number), `${services.config.publicUrl}${pagePaths.contact}`),
    );
  }
}
