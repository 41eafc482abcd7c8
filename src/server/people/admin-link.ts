import type { Tx } from '../platform/db/client.ts';
import { announceTo } from '../platform/live.ts';
import { record } from '../platform/record.ts';
import { listAdminEmails } from '../accounts/list-store.ts';
import { makePasswordLink } from '../accounts/send-link.ts';
import { tellLink } from '../proposals/tell-link.ts';
import { removeSecondFactor } from '../accounts/second-factor-store.ts';
import {
  findByEmail,
  lockAccount,
  lockAdmins,
  updateRole,
  updateVerified,
} from '../accounts/store.ts';

/** Minutes for which the link works: somebody sits at the machine and waits for it. */
export const adminLinkMinutes = 15;

/** Why an operator gets no link, in one sentence. */
export class NoAdminLink extends Error {}

/** What was done. */
export interface AdminLink {
  link: string;
  /** Where the campus had no admin, this account is the one now. */
  isNewAdmin: boolean;
  /** Whether a second step was taken off; null where nobody asked. */
  isFactorOff: boolean | null;
}

/**
 * Makes a link with which an admin sets a new password once, for whoever may use the machine: the way
 * back in without e-mail. It stands in the record, every officer is told, and nothing else of the account ends.
 */
export async function makeAdminLink(
  tx: Tx,
  services: Parameters<typeof tellLink>[1],
  asked: { email: string; resetsFactor: boolean },
): Promise<AdminLink> {
  const admins = await lockAdmins(tx);
  const found = await findByEmail(tx, asked.email);
  const account = found === null ? null : await lockAccount(tx, found.id);
  if (account === null) throw new NoAdminLink(`There is no account with ${asked.email}.`);
  if (account.suspended_at !== null) {
    throw new NoAdminLink(`${asked.email} is suspended: another admin has to lift that.`);
  }
  const isNewAdmin = admins.size === 0;
  if (!isNewAdmin && !admins.has(account.id)) {
    const others = (await listAdminEmails(tx)).join(', ');
    throw new NoAdminLink(`${asked.email} is no admin here. These are: ${others}.`);
  }
  if (isNewAdmin) {
    await updateRole(tx, account.id, 'admin');
    await updateVerified(tx, account.id, true);
    const detail = `${account.role} to admin, on the machine`;
    await record(tx, { actorId: null, act: 'account.role', objectId: account.id, detail });
  }
  const link = await makePasswordLink(tx, {
    accountId: account.id,
    purpose: 'way-back',
    minutes: adminLinkMinutes,
    publicUrl: services.config.publicUrl,
  });
  await record(tx, { actorId: null, act: 'account.admin-link', objectId: account.id });
  await tellLink(tx, services, null, { name: account.name, role: 'admin' });
  const isFactorOff = asked.resetsFactor ? await removeSecondFactor(tx, account.id) : null;
  if (isFactorOff === true) {
    const detail = 'on the machine';
    await record(tx, { actorId: null, act: 'factor.take-off', objectId: account.id, detail });
  }
  // Servers remember the role and the second step with each session.
  await announceTo(tx, { kind: 'session', accountId: account.id });
  return { link, isNewAdmin, isFactorOff };
}
