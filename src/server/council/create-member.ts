import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { knownPosition } from '#core/council/committees.ts';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { invalidInput, Refused } from '../http/refused.ts';
import { spendQuota } from '../http/spend-quota.ts';
import { presentMember } from './view.ts';
import { findMember, holdStudent, insertMember } from './store.ts';

// More than there are positions, fewer than would bury the desk.
const perAccount = { most: 100, seconds: 60 * 60 };

/** Proposes a member; the desk approves. The unique key settles who asked first. */
export const createMember = handle(api.createMember, async ({ actor, body, ctx }) => {
  const position = knownPosition(body.position);
  if (position === null) throw new Refused('unknown-council-position');
  const { enrollmentPrefix } = await ctx.campus.settings();
  if (!isEnrollmentNumber(body.enrollmentNumber, enrollmentPrefix)) {
    throw invalidInput({ enrollmentNumber: sentences.invalidEnrollment });
  }
  await spendQuota(ctx, [{ name: `member:${actor.id}`, ...perAccount }]);
  const member = await ctx.transact(async (tx) => {
    const student = await holdStudent(tx, body.enrollmentNumber);
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
