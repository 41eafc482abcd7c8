import { pagePaths } from '#core/page-paths.ts';
import { frameEmail } from '../email/frame.ts';
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
    words: {
      subject: 'Your account was approved',
      preview: 'You can log in now.',
      before: [['Your account was approved. You can log in now.']],
      action: {
        label: 'Log in',
        url: `${services.config.publicUrl}${pagePaths.login}`,
        inText: 'Log in at',
      },
    },
    reason: 'You get this e-mail because you asked for an account.',
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
  const { publicUrl } = services.config;
  await queueEmail(tx, services, {
    key: `refused:${id}`,
    to: email,
    isFleeting: true,
    ...frameEmail(
      {
        subject: 'Your account was not approved',
        preview: 'What you can do if this is a mistake.',
        greeting: `Dear ${name},`,
        before: [
          ['Your account was not approved. It was deleted with everything in it.'],
          ['If you think that this is a mistake, write to the council.'],
        ],
        action: {
          label: 'Write to the council',
          url: `${publicUrl}${pagePaths.contact}`,
          inText: 'Write to the council at',
        },
        closing: ['The Student Council'],
      },
      {
        ...(await readLetterhead(tx, services.config)),
        reason: 'You get this e-mail because you asked for an account.',
      },
    ),
  });
}
