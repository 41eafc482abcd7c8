import { safetyEmails } from '#texts/en/safety-emails.ts';
import { leadingTo } from '../email/frame.ts';
import { pagePaths } from '#core/page-paths.ts';
import { queueSafetyNotice } from '../email/safety-notice.ts';
import type { NoticeParts } from '../email/notice.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { writeLateAddresses } from './late-addresses-store.ts';
import type { Writing } from './store.ts';

type Parts = NoticeParts & Pick<Services, 'live'>;

/**
 * After a change of a list at this moment: each new address of somebody who votes in an open election counts on
 * its page, for links to vote go there. Whoever proved the number needs none. Answers the former addresses.
 */
export async function countLateAddresses(
  tx: Tx,
  services: Pick<Services, 'live'>,
  writing: Pick<Writing, 'list' | 'moment'>,
): Promise<{ name: string; email: string }[]> {
  const late = await writeLateAddresses(tx, writing);
  if (late.length > 0) await services.live.announce(tx, { kind: 'elections' });
  return late.filter(({ email }) => email !== '');
}

/** The same where one entry was corrected: the former address is told. */
export async function tellLateAddress(
  tx: Tx,
  services: Parts,
  writing: Pick<Writing, 'list' | 'moment'>,
): Promise<void> {
  for (const { name, email } of await countLateAddresses(tx, services, writing)) {
    await queueSafetyNotice(tx, services, { name, email, isInFolder: true }, () =>
      leadingTo(safetyEmails.listAddress(), `${services.config.publicUrl}${pagePaths.contact}`),
    );
  }
}
