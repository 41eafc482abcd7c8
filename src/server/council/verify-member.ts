import { Refused } from '#core/refusal.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { MemberRow } from './store.ts';
import {
  findMember,
  lockMember,
  replaceMembers,
  restoreReplaced,
  updateVerified,
} from './store.ts';
import { answerMember } from './view.ts';

/**
 * Approves a member; nobody but an admin approves themselves (contract). Those whom the new member
 * replaces leave in the same transaction.
 */
export const verifyMember = officerAct<'verifyMember', MemberRow | null>({
  async run({ tx, actor, input: { id, replaces = [] } }) {
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
  },
  answer: answerMember,
});

/** Takes an approval back: the member waits again, and whoever was replaced is back. */
export const unverifyMember = officerAct<'unverifyMember', MemberRow | null>({
  async run({ tx, actor, input: { id } }) {
    const locked = await lockMember(tx, id);
    if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
    if (locked.isVerified) {
      await updateVerified(tx, id, false);
      await restoreReplaced(tx, id);
      await record(tx, { actorId: actor.id, act: 'member.unverify', objectId: id });
    }
    return findMember(tx, id);
  },
  answer: answerMember,
});
