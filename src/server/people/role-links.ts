import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { deleteRoleLink } from '../accounts/role-link-store.ts';
import { findRoleLink, refuseOfficer, takeRoleLink } from '../accounts/role-link.ts';
import { lockAccount } from '../accounts/store.ts';

/** What a link carries, for whoever has it; reading it changes nothing. */
export async function readRoleLink(
  services: Services,
  _actor: unknown,
  { token }: Input<'readRoleLink'>,
) {
  const { role, roleEndsAt } = await services.transact((tx) => findRoleLink(tx, token));
  return { role, roleEndsAt: roleEndsAt?.toISOString() ?? null };
}

/** Gives whoever is logged in the role of a link, once. */
export async function takeRole(services: Services, actor: Actor, { token }: Input<'takeRole'>) {
  await services.transact(async (tx) => {
    const account = await lockAccount(tx, actor.id);
    if (account === null || !account.is_verified) throw new Refused('not-logged-in');
    refuseOfficer(account);
    await takeRoleLink(tx, services, account, token);
  });
}

/** Takes a link back, so that nobody can use it. */
export async function endRoleLink(services: Services, actor: Actor, { id }: Input<'endRoleLink'>) {
  await services.transact(async (tx) => {
    const link = await deleteRoleLink(tx, id);
    if (link === null) throw new Refused('link-invalid');
    const line = { actorId: actor.id, act: 'campus.end-link', objectId: id } as const;
    await record(tx, { ...line, detail: link.role });
  });
}
