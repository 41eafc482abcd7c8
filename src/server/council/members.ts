import type { Actor } from '#core/actor.ts';
import { knownPosition } from '#core/council/committees.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/number-format.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import {
  insertMember,
  lockStudent,
  updateVerified,
  endMember,
  lockMember,
  removeMember,
  removeMembershipsOf,
  findMember,
  updatePosition,
} from './store.ts';
import type { Tx } from '../platform/db/client.ts';
import { officerAct } from '../officer-act.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import type { MemberRow } from './store.ts';
import { answerMember } from './view.ts';

/** Moves a member to another position of the catalogue. */
export const moveMember = officerAct<'moveMember', MemberRow | null>({
  async run({ tx, actor, input }) {
    const position = knownPosition(input.position);
    if (position === null) throw new Refused('unknown-council-position');
    const locked = await lockMember(tx, input.id);
    if (locked === null || locked.hasEnded) throw new Refused('unknown-member');
    if (locked.position !== position) {
      try {
        await updatePosition(tx, input.id, position);
      } catch (error) {
        if (duplicateIn(error) !== 'members_account_id_position') throw error;
        throw new Refused('already-member');
      }
      await record(tx, {
        actorId: actor.id,
        act: 'member.move',
        objectId: input.id,
        detail: `${locked.position} to ${position}`,
      });
    }
    return findMember(tx, input.id);
  },
  answer: answerMember,
});

/**
 * Rejects a proposal, or takes a member off the council: what was approved stays in the lists of
 * former councils, until it is taken off there as well.
 */
export const deleteMember = officerAct<'deleteMember', void>({
  async run({ tx, actor, input: { id } }) {
    const member = await lockMember(tx, id);
    if (member === null) throw new Refused('unknown-member');
    const stays = member.isVerified && !member.hasEnded;
    if (stays) await endMember(tx, id);
    else await removeMember(tx, id);
    // Of a seat that is gone the record could not say whose it was.
    const objectId = stays ? id : member.accountId;
    await record(tx, { actorId: actor.id, act: 'member.delete', objectId });
  },
  answer: () => {},
});

// More than there are positions, fewer than would bury the officers.
const perAccount = { most: 100, seconds: 60 * 60 };

// No officerAct: anybody proposes, and the limit of the account is spent before the transaction.
/**
 * Proposes a member; an officer approves, and an admin's own proposal needs no second page. The
 * unique key settles who asked first. The answer tells no more than the caller knew.
 */
export async function createMember(services: Services, actor: Actor, input: Input<'createMember'>) {
  if (actor.role === 'observer') throw new Refused('is-observer');
  const position = knownPosition(input.position);
  if (position === null) throw new Refused('unknown-council-position');
  await refuseOtherCampus(services, input.enrollmentNumber);
  await services.rateLimits.spend([{ name: `member:${actor.id}`, ...perAccount }]);
  const member = await services.transact(async (tx) => {
    const student = await lockStudent(tx, input.enrollmentNumber);
    if (student === null) throw new Refused('unknown-number');
    const id = await insertMember(tx, {
      accountId: student.id,
      position,
      proposedBy: actor.id,
    });
    if (id === null) throw new Refused('already-member');
    if (actor.role === 'admin') {
      await updateVerified(tx, id, true);
      await record(tx, { actorId: actor.id, act: 'member.verify', objectId: id });
    }
    return { _id: id, position };
  });
  return { member };
}

/** Takes a person off the council and withdraws what they were proposed for. */
export function leaveCouncil(tx: Tx, accountId: string): Promise<void> {
  return removeMembershipsOf(tx, accountId);
}
