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
import { queueEmails } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { listOfficerAddresses } from './store.ts';

type Parts = Pick<NoticeParts, 'jobs' | 'config'>;

/**
 * Tells every other officer that an admin, or somebody at the server, sent or showed a link by which the account of an
 * officer can be entered; of other accounts nobody. The dashboard says it as well, from the record.
 */
export async function tellLink(
  tx: Tx,
  services: Parts,
  actor: Pick<Actor, 'id' | 'name'> | null,
  account: { name: string; role: Role },
): Promise<void> {
  if (!isOfficer(account.role)) return;
  await tellOfficers(tx, services, actor, () =>
    safetyEmails.officerLink(actor?.name ?? null, account.name),
  );
}

/** The same of a link that carries a role: whoever has it becomes an officer. */
export async function tellRoleLink(
  tx: Tx,
  services: Parts,
  actor: Pick<Actor, 'id' | 'name'>,
  role: 'council' | 'admin',
): Promise<void> {
  await tellOfficers(tx, services, actor, () => safetyEmails.roleLinkMade(actor.name, role));
}

/** Tells every officer but the new one who took a role by a link; whoever made the link too. */
export async function tellRoleTaken(
  tx: Tx,
  services: Parts,
  officer: Pick<Actor, 'id' | 'name'>,
  maker: string | null,
): Promise<void> {
  await tellOfficers(tx, services, officer, () => safetyEmails.roleTaken(officer.name, maker));
}

/** The same of an account that becomes that of an officer, or is one no more or suspended. */
export async function tellOfficerChange(
  tx: Tx,
  services: Parts,
  actor: Pick<Actor, 'id' | 'name'>,
  { name, isNow }: { name: string; isNow: boolean },
): Promise<void> {
  await tellOfficers(tx, services, actor, () =>
    isNow ? safetyEmails.officerMade(actor.name, name) : safetyEmails.officerGone(actor.name, name),
  );
}

/** The same of a handover, in one e-mail: how many became officers, and how many are none any more. */
export async function tellHandedOver(
  tx: Tx,
  services: Parts,
  actor: Pick<Actor, 'id' | 'name'>,
  { come, gone }: { come: number; gone: number },
): Promise<void> {
  await tellOfficers(tx, services, actor, () => safetyEmails.handedOver(actor.name, come, gone));
}

/** Tells all officers of something that happens by itself, once for each key. */
export async function tellOfficersOnce(
  tx: Tx,
  services: Parts,
  key: string,
  words: Words,
): Promise<void> {
  await tellOfficers(tx, services, null, words, key);
}

type Words = () => ReturnType<typeof safetyEmails.officerMade>;

// Where no mail server is too: then it lies with all others in the folder of e-mails.
async function tellOfficers(
  tx: Tx,
  services: Parts,
  actor: Pick<Actor, 'id'> | null,
  words: Words,
  key = `officer-link:${randomUUID()}`,
): Promise<void> {
  const letterhead = await readLetterhead(tx, services.config);
  const url = `${services.config.publicUrl}${sectionPath('accounts')}`;
  const officers = await listOfficerAddresses(tx, actor === null ? [] : [actor.id]);
  await queueEmails(
    tx,
    services,
    officers.map(({ id, name, email }) => ({
      key: `${key}:${id}`,
      to: email,
      compose: () =>
        councilEmail(
          { ...leadingTo(words(), url), reason: everyEmail.officer },
          letterhead,
          everyEmail.dear(name),
        ),
    })),
  );
}
