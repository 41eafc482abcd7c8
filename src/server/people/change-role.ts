import { usesEnrollmentNumber } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import { accountAct } from '../accounts/account-act.ts';
import { tellNewRole } from '../accounts/notices/tell-owner.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { updateRole } from '../accounts/store.ts';

/** Changes the role of an account. Its sessions end, so that none of them has the former rights. */
export const changeRole = accountAct<'changeRole'>({
  act: 'account.role',
  async run({ tx, services, actor, input: { role }, account, isLastAdmin }) {
    if (account.role === role) return null;
    await requireFreshLogIn(tx, actor);
    if (isLastAdmin) throw new Refused('last-admin');
    // Those who log in with their number need one.
    if (usesEnrollmentNumber(role) && account.enrollment_number === null) {
      throw new Refused('needs-number');
    }
    await updateRole(tx, account.id, role);
    await tellNewRole(tx, services, account, role);
    return { detail: `${account.role} to ${role}`, shutsOut: true };
  },
});
