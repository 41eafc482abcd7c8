import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { findMember, lockMember, updateVerified } from './store.ts';
import { presentMember } from './view.ts';

/** Approves a member; nobody but an admin approves themselves (contract). */
export async function verifyMember(
  services: Services,
  actor: Actor,
  { id }: Input<'verifyMember'>,
) {
  const member = await services.transact(async (tx) => {
    const locked = await lockMember(tx, id);
    if (locked === null) throw new Refused('unknown-member');
    if (locked.accountId === actor.id && actor.role !== 'admin')
      throw new Refused('own-membership');
    if (!locked.isVerified) {
      await updateVerified(tx, id, true);
      await record(tx, { actorId: actor.id, act: 'member.verify', objectId: id });
      await services.live.announce(tx, { kind: 'members' });
    }
    return findMember(tx, id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member), message: answers.memberApproved };
}

/** Takes an approval back: the member waits for the officers again. */
export async function unverifyMember(
  services: Services,
  actor: Actor,
  { id }: Input<'unverifyMember'>,
) {
  const member = await services.transact(async (tx) => {
    const locked = await lockMember(tx, id);
    if (locked === null) throw new Refused('unknown-member');
    if (locked.isVerified) {
      await updateVerified(tx, id, false);
      await record(tx, { actorId: actor.id, act: 'member.unverify', objectId: id });
      await services.live.announce(tx, { kind: 'members' });
    }
    return findMember(tx, id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member), message: answers.memberSuspended };
}
