import { pagePaths } from '#core/page-paths.ts';
import type { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueSafetyNotices } from '../email/safety-notice.ts';
import type { Tx } from '../platform/db/client.ts';
import { listAddresses } from './entry-store.ts';

/** Tells each address that a voter list has for these numbers what an officer did with them; nobody where it has none. */
export async function tellListed(
  tx: Tx,
  services: NoticeParts,
  numbers: readonly string[],
  words: typeof safetyEmails.checkedIn,
): Promise<void> {
  const url = `${services.config.publicUrl}${pagePaths.contact}`;
  const people = await listAddresses(tx, numbers);
  await queueSafetyNotices(
    tx,
    services,
    people.map(({ number, name, email }) => ({
      ...{ name, email },
      words: () => leadingTo(words(number), url),
    })),
  );
}
