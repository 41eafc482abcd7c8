import type { PlannedChange } from '#core/council/two-person.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { beginTerm, readTerm } from '../council/begin-term.ts';
import { queueEmail } from '../email/send.ts';
import { record } from '../platform/record.ts';
import { letterheadOf } from '../email/letterhead.ts';
import { officerAct } from '../officer-act.ts';
import { makeFull, noteRemoved } from '../proposals/removed-officers.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import { tellInvited } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';
import { invitationEmail } from '../accounts/account-email.ts';
import { differing } from '../accounts/touch-voting.ts';
import { countActs, listOpenElectionsOf } from '../elections/counted-acts.ts';
import { refuseNoAdmin } from '../accounts/manage.ts';
import { tellNewRole } from '../accounts/notices/tell-owner.ts';
import * as store from '../accounts/hand-over-store.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { lockAccount, lockAdmins, updateRole } from '../accounts/store.ts';
import { presentManagedUser } from '../accounts/view.ts';

/** Who the officers are now, and what they would leave open. */
export async function readHandOver(services: Services) {
  const [officers, open, term] = await Promise.all([
    store.listOfficers(services.db),
    store.countOpen(services.db),
    readTerm(services.db),
  ]);
  return { officers: officers.map(presentManagedUser), open, term };
}

/**
 * Hands the campus over to next year's officers, in one transaction: successors get their role,
 * those without an account an invitation, and those who leave lose theirs. An admin stays in any case.
 * Confirmed by two, the new ones can confirm at once.
 */
export const handOver = officerAct<'handOver', void>({
  async run({ tx, actor, input, services, settings }) {
    const { successors, invited, leaving, newTerm } = input;
    const campus = letterheadOf(settings, services.config);
    const admins = await lockAdmins(tx);
    refuseNoAdmin(tx, actor, admins);
    await requireFreshLogIn(tx, actor);
    const changes: PlannedChange[] = [];
    /** How many may vote in an open election now and could not, or the other way round. */
    const touched = new Map<string, number>();
    const roles = new Map(successors.map(({ userId, role }) => [userId.toLowerCase(), role]));
    const left = leaving.map((id) => id.toLowerCase()).filter((id) => !roles.has(id));
    // In one order, so that two who hand over at once do not wait for each other.
    for (const id of [...roles.keys(), ...left].toSorted()) {
      const account = await lockAccount(tx, id);
      if (account === null || !account.is_verified) throw new Refused('unknown-user');
      const role =
        roles.get(id) ?? (account.enrollment_number === null ? 'faculty' : ('student' as const));
      if (role === account.role) continue;
      changes.push({ field: account.name, from: account.role, to: role });
      await noteRemoved(tx, actor.id, account);
      const before = await listOpenElectionsOf(tx, id);
      await updateRole(tx, id, role);
      for (const one of differing(before, await listOpenElectionsOf(tx, id)).keys()) {
        touched.set(one, (touched.get(one) ?? 0) + 1);
      }
      await tellNewRole(tx, services, account, role);
      await services.sessions.endAll(tx, id);
      const detail = `${account.role} to ${role}, handing over`;
      await record(tx, { actorId: actor.id, act: 'account.role', objectId: id, detail });
    }
    changes.push(...invited.map(({ email, role }) => ({ field: email, from: '', to: role })));
    // An invited admin may never come: one has to be there already.
    if ((await lockAdmins(tx)).size === 0) throw new Refused('last-admin');
    const officers = await askSecondOfficer(tx, actor, planOf(input, changes));
    await countActs(tx, services, { kind: 'changed', by: actor.id, touched });
    const confirmsAtOnce = officers === 2;
    if (confirmsAtOnce) await makeFull(tx, [...roles.keys()]);
    for (const { email, role } of invited) {
      await store.saveInvitation(tx, {
        email: email.toLowerCase(),
        role,
        invitedBy: actor.id,
        confirmsAtOnce,
      });
      await queueEmail(tx, services, {
        key: `invited:${newTerm ?? 'now'}:${role}:${email.toLowerCase()}`,
        to: email,
        compose: () => invitationEmail(role, campus),
      });
      await tellInvited(tx, services, actor, email);
    }
    if (newTerm !== undefined) await beginTerm(tx, newTerm);
    await record(tx, { actorId: actor.id, act: 'campus.hand-over', objectId: actor.id });
  },
  answer: () => undefined,
});

/** For the admin who confirms it, who is none of those who come. */
const planOf = (
  { successors, reason }: Input<'handOver'>,
  changes: readonly PlannedChange[],
): PlannedAct => ({
  act: 'campus.hand-over',
  on: {},
  objectKey: 'campus',
  electionId: null,
  subject: 'The handover to new officers',
  what: 'All of it happens together, and the new officers can confirm at once.',
  changes,
  reason,
  notBy: successors.map(({ userId }) => userId),
});
