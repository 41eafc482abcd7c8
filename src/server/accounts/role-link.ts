import { isOfficer } from '#core/accounts/role.ts';
import { newOfficerHours } from '#core/council/new-officers.ts';
import { Refused } from '#core/refusal.ts';
import { countActs, isVotingWithin, listOpenElectionsOf } from '../elections/counted-acts.ts';
import type { ActServices } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { record } from '../platform/record.ts';
import { makeFull } from '../proposals/public.ts';
import { tellRoleTaken } from '../proposals/tell-link.ts';
import { tellNewRole } from './notices/tell-owner.ts';
import { deleteRoleLink, listRoleLinks } from './role-link-store.ts';
import type { AccountRow } from './store.ts';
import { findAccount, updateRole, updateVerified } from './store.ts';
import { differing } from './touch-voting.ts';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { readSignedId, signId } from '../platform/tokens.ts';

/** The page of the link that carries a role. */
export const roleLinkUrl = (publicUrl: string, key: Buffer, id: string): string =>
  `${publicUrl}${pathWithToken(pagePaths.role, signId(key, id, 'role'))}`;

/** The id that a token names; null for one that this campus did not sign. */
const readRoleToken = (key: Buffer, token: string): string | null =>
  readSignedId(key, token, 'role');

/** The open link of a token. */
export async function findRoleLink(tx: Tx, token: string) {
  const id = readRoleToken(await readSigningKey(tx), token);
  const [link] = id === null ? [] : await listRoleLinks(tx, id);
  if (link === undefined) throw new Refused('link-invalid');
  return link;
}

/**
 * Gives an account, which is locked or new, the role of a link, and uses the link up: of many at once exactly one has
 * it. In the record it is the act of whoever made the link; all other officers are told who has the role now.
 */
export async function takeRoleLink(
  tx: Tx,
  services: ActServices,
  account: AccountRow,
  token: string,
): Promise<void> {
  const id = readRoleToken(await readSigningKey(tx), token);
  const link = id === null ? null : await deleteRoleLink(tx, id);
  if (link === null) throw new Refused('link-invalid');
  const { role, by } = link;
  const isNew = !account.is_verified;
  // Nobody votes with an account that waits.
  const before = isNew ? [] : await listOpenElectionsOf(tx, account.id);
  // Not before the link is used up: whoever is approved is an officer from then on.
  if (isNew) await updateVerified(tx, account.id, true);
  await updateRole(tx, account.id, role, link.roleEndsAt);
  // Every admin can read a link: one who takes it for a second account does not act as two while people vote.
  if (link.confirmsAtOnce && !(await isVotingWithin(tx, newOfficerHours))) {
    await makeFull(tx, [account.id]);
  }
  const touched = differing(before, await listOpenElectionsOf(tx, account.id));
  if (by !== null) await countActs(tx, services, { kind: 'changed', by, touched });
  const detail = isNew ? `${role}, registered by a link` : `${account.role} to ${role}, by a link`;
  await record(tx, { actorId: by, act: 'account.role', objectId: account.id, detail });
  const maker = by === null ? null : await findAccount(tx, by);
  await tellRoleTaken(tx, services, account, maker?.name ?? null);
  if (isNew) return;
  await tellNewRole(tx, services, account, role);
  await services.sessions.endAll(tx, account.id);
}

/** Refuses a link to whoever has a role of the council: it would be used up for nothing, or take a role away. */
export function refuseOfficer({ role }: Pick<AccountRow, 'role'>): void {
  if (isOfficer(role)) throw new Refused('already-officer');
}
