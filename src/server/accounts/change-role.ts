import type { Actor } from '#core/actor.ts';
import { usesEnrollmentNumber } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { requireFreshLogIn } from './second-factor/require-fresh-log-in.ts';
import { lockManaged, readManaged, shutOut } from './manage.ts';
import { updateRole } from './store.ts';

/** Changes the role of an account. Its sessions end, so that none of them has the former rights. */
export async function changeRole(
  services: Services,
  actor: Actor,
  { id, role }: Input<'changeRole'>,
) {
  const user = await services.transact(async (tx) => {
    const { account, isLastAdmin } = await lockManaged(tx, actor, id);
    if (account.role !== role) {
      await requireFreshLogIn(tx, actor);
      if (isLastAdmin) throw new Refused('last-admin');
      // Those who log in with their number need one.
      if (usesEnrollmentNumber(role) && account.enrollment_number === null) {
        throw new Refused('needs-number');
      }
      await updateRole(tx, account.id, role);
      await shutOut(tx, services, account.id);
      await record(tx, {
        actorId: actor.id,
        act: 'account.role',
        objectId: account.id,
        detail: `${account.role} to ${role}`,
      });
    }
    return readManaged(tx, account.id);
  });
  return { user, message: answers.roleChanged };
}
