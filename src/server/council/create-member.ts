import type { Actor } from '#core/actor.ts';
import { knownPosition } from '#core/council/committees.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/own-number.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { insertMember, lockStudent, updateVerified } from './store.ts';

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
