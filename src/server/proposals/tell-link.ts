import { randomUUID } from 'node:crypto';
import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { listOthers } from './store.ts';

/**
 * Tells every other officer that an admin sent or showed a link by which the account of an officer can be entered;
 * of other accounts nobody. The dashboard says it as well, from the record.
 */
export async function tellLink(
  tx: Tx,
  services: NoticeParts,
  actor: Pick<Actor, 'id' | 'name'>,
  account: { name: string; role: Role },
): Promise<void> {
  if (!isOfficer(account.role) || services.mail.delivery !== 'smtp') return;
  const letterhead = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${sectionPath('accounts')}`;
  for (const { id, name, email } of await listOthers(tx, 'officers', [actor.id], null)) {
    await queueEmail(tx, services, {
      key: `officer-link:${randomUUID()}:${id}`,
      to: email,
      compose: () =>
        councilEmail(
          {
            ...leadingTo(safetyEmails.officerLink(actor.name, account.name), url),
            reason: everyEmail.officer,
          },
          letterhead,
          everyEmail.dear(name),
        ),
    });
  }
}
