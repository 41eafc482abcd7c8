import { pagePaths } from '#core/page-paths.ts';
import { accountEmails } from '#texts/en/account-emails.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import { queueNotice } from '../email/notice.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueEmail, withdrawEmails } from '../email/send.ts';
import { readLetterhead } from '../email/letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import type { AccountRow } from './store.ts';

const approvedKey = (id: string) => `approved:${id}`;

/** Tells somebody that their account was approved. */
export async function tellApproved(
  tx: Tx,
  services: NoticeParts,
  { id }: Pick<AccountRow, 'id'>,
): Promise<void> {
  await queueNotice(tx, services, {
    key: approvedKey(id),
    accountId: id,
    words: () => {
      const { before, ...said } = accountEmails.approved;
      const words = { ...said, before: [[before]] };
      return leadingTo(words, `${services.config.publicUrl}${pagePaths.login}`);
    },
  });
}

/** An approval was taken back: whoever was not told yet is not told. */
export const untellApproved = (tx: Tx, id: string) => withdrawEmails(tx, [approvedKey(id)]);

/**
 * Tells somebody that their account was not approved. It is deleted in the same transaction, so nothing
 * of this e-mail is kept once it left.
 */
export async function tellRefused(
  tx: Tx,
  services: NoticeParts,
  account: Pick<AccountRow, 'id' | 'name' | 'email' | 'email_confirmed_at'>,
): Promise<void> {
  const { id, name, email } = account;
  if (services.mail.delivery !== 'smtp' || email === null) return;
  if (account.email_confirmed_at === null) return;
  const campus = await readLetterhead(tx, services.config);
  await queueEmail(tx, services, {
    key: `refused:${id}`,
    to: email,
    isFleeting: true,
    compose: () => {
      const { before, ifMistake, ...said } = accountEmails.refused;
      const words = { ...said, before: [[before], [ifMistake]] };
      const url = `${services.config.publicUrl}${pagePaths.contact}`;
      return councilEmail(leadingTo(words, url), campus, everyEmail.dear(name));
    },
  });
}
