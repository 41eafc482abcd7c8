import { knownPosition } from '#core/council/committees.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { presentMember } from './present.ts';
import { findMember, findStudent, insertMember } from './store.ts';

/** Proposes a member; the desk approves. The unique key settles who asked first. */
export const createMember = handle(api.createMember, async ({ actor, body, ctx }) => {
  const position = knownPosition(body.position);
  if (position === null) throw new Refused('unknown-council-position');
  const member = await ctx.transact(async (tx) => {
    const student = await findStudent(tx, body.enrollmentNumber);
    if (student === null) throw new Refused('unknown-number');
    const id = await insertMember(tx, {
      accountId: student.id,
      position,
      proposedBy: actor.id,
    });
    const row = id === null ? null : await findMember(tx, id);
    if (row === null) throw new Refused('already-member');
    return row;
  });
  return { member: presentMember(member), message: sentences.memberAdded };
});
