import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import {
  findMember,
  lockMember,
  replaceMembers,
  restoreReplaced,
  updateVerified,
} from './store.ts';
import { presentMember } from './view.ts';

/**
 * Approves a member; nobody but an admin approves themselves (contract). Those whom the new member
 * replaces leave in the same transaction.
 */
export async function verifyMember(
  services: Services,
  actor: Actor,
  { id, replaces = [] }: Input<'verifyMember'>,
) {
  const member = await services.transact(async (tx) => {
    const locked = await lockMember(tx, id);
    if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
    if (locked.accountId === actor.id && actor.role !== 'admin')
      throw new Refused('own-membership');
    if (!locked.isVerified) {
      await updateVerified(tx, id, true);
      await replaceMembers(tx, { id, position: locked.position }, replaces);
      await record(tx, { actorId: actor.id, act: 'member.verify', objectId: id });
    }
    return findMember(tx, id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member) };
}

/** Takes an approval back: the member waits again, and whoever was replaced is back. */
export async function unverifyMember(
  services: Services,
  actor: Actor,
  { id }: Input<'unverifyMember'>,
) {
  const member = await services.transact(async (tx) => {
    const locked = await lockMember(tx, id);
    if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
    if (locked.isVerified) {
      await updateVerified(tx, id, false);
      await restoreReplaced(tx, id);
      await record(tx, { actorId: actor.id, act: 'member.unverify', objectId: id });
    }
    return findMember(tx, id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member) };
}
