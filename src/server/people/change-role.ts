import { plannedChange } from '#texts/change-line.ts';
import { isOfficer, usesEnrollmentNumber } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import { accountAct } from '../accounts/account-act.ts';
import { tellNewRole } from '../accounts/notices/tell-owner.ts';
import { differing } from '../accounts/touch-voting.ts';
import { listOpenElectionsOf } from '../elections/counted-acts.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { tellOfficerChange } from '../proposals/tell-link.ts';
import { updateRole } from '../accounts/store.ts';

/** Changes the role of an account. Its sessions end, so that none of them has the former rights. */
export const changeRole = accountAct<'changeRole'>({
  act: 'account.role',
  async run({ tx, services, actor, input: { role, reason }, account, isLastAdmin }) {
    if (account.role === role) return null;
    await requireFreshLogIn(tx, actor);
    if (isLastAdmin) throw new Refused('last-admin');
    // Those who log in with their number need one.
    if (usesEnrollmentNumber(role) && account.enrollment_number === null) {
      throw new Refused('needs-number');
    }
    const before = await listOpenElectionsOf(tx, account.id);
    await updateRole(tx, account.id, role);
    const isNow = isOfficer(role);
    if (isNow !== isOfficer(account.role)) {
      await tellOfficerChange(tx, services, actor, { name: account.name, isNow });
    }
    await tellNewRole(tx, services, account, role);
    const touched = differing(before, await listOpenElectionsOf(tx, account.id));
    return {
      detail: `${account.role} to ${role}`,
      shutsOut: true,
      voting: { kind: 'changed', touched },
      plan: {
        told: [{ key: 'gives-role' }],
        changes: [
          plannedChange({
            field: { name: account.name },
            from: { key: 'role', role: account.role, until: null },
            to: { key: 'role', role, until: null },
          }),
        ],
        reason,
      },
    };
  },
});
