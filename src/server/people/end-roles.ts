import { roleWithoutOffice } from '#core/accounts/role.ts';
import { toLocalTime } from '#core/campus/time-zone.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { isElectionUnfinished, listEndingRoles } from '../accounts/hand-over-store.ts';
import { lockAdmins, updateRole } from '../accounts/store.ts';
import { tellNewRole } from '../accounts/notices/tell-owner.ts';
import { record } from '../platform/record.ts';
import { tellOfficersOnce } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';

/** How long before the last day of a role all officers read of it. */
const daysBefore = 14;

/**
 * Ends the roles whose last day is over, and tells all officers two weeks before. None ends while an election is open
 * or not certified, and none of the admins where no admin would be left: all officers are told.
 */
export async function endRoles(services: Services): Promise<void> {
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    const admins = await lockAdmins(tx);
    const coming = await listEndingRoles(tx, daysBefore);
    const dayOf = (at: Date) => toLocalTime(at.toISOString(), timeZone).slice(0, 10);
    for (const [day, rows] of Map.groupBy(coming, ({ endsAt }) => dayOf(endsAt))) {
      await tellOfficersOnce(tx, services, `roles-end:${day}`, () =>
        safetyEmails.rolesEnd(rows.length, day.split('-').toReversed().join('/')),
      );
    }
    const due = coming.filter(({ isOver }) => isOver);
    const [first] = due;
    if (first === undefined) return;
    const day = dayOf(first.endsAt);
    if (await isElectionUnfinished(tx)) {
      await tellOfficersOnce(tx, services, `roles-wait:${day}`, () => safetyEmails.rolesWait());
      return;
    }
    const areAllAdmins = [...admins].every((id) => due.some((one) => one.id === id));
    if (areAllAdmins) {
      await tellOfficersOnce(tx, services, `roles-stay:${day}`, () => safetyEmails.rolesStay());
    }
    for (const account of due) {
      if (areAllAdmins && account.role === 'admin') continue;
      const role = roleWithoutOffice(account.enrollment_number);
      await updateRole(tx, account.id, role);
      await tellNewRole(tx, services, account, role);
      await services.sessions.endAll(tx, account.id);
      const detail = `${account.role} to ${role}, the last day is over`;
      await record(tx, { actorId: null, act: 'account.role', objectId: account.id, detail });
    }
  });
}
