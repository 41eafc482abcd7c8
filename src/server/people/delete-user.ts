import { isOfficer } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import { leaveCouncil } from '../council/members.ts';
import { endCandidacies } from '../nominations/candidacies.ts';
import { forgetSupport } from '../nominations/supporters/forget.ts';
import { electionToWaitFor, hasTakenPart } from '../nominations/has-taken-part.ts';
import { forgetEmails } from '../email/send.ts';
import { eraseDetails, record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { countGoneCheckIn, listTouchedBy, standsUncertified } from '../elections/counted-acts.ts';
import { noteRemoved } from '../proposals/public.ts';
import { tellOfficerChange } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { refuseNoAdmin } from '../accounts/manage.ts';
import { touchVoting } from '../accounts/touch-voting.ts';
import { lockNames } from '../accounts/departed-store.ts';
import type { Tx } from '../platform/db/client.ts';
import type { AccountRow } from '../accounts/store.ts';
import { tellRefused } from '../accounts/tell-account.ts';
import { closeAccount } from '../accounts/close-store.ts';
import { deleteAccount, lockAccount, lockAdmins } from '../accounts/store.ts';

/**
 * Deletes an account. One that voted or wanted a position is closed and anonymised instead: its
 * ballots and the results stay as they were (contract, DELETE /user/delete), and it is no candidate
 * any more where nobody has voted. No e-mail keeps the address.
 */
export const deleteUser = officerAct<'deleteUser', void>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
    const admins = await lockAdmins(tx);
    refuseNoAdmin(tx, actor, admins);
    await requireFreshLogIn(tx, actor);
    const account = await lockAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (admins.has(account.id) && admins.size === 1) throw new Refused('last-admin');
    const touched = await listTouchedBy(tx, account.id);
    await touchVoting(tx, services, {
      ...{ act: 'account.delete', actor, account, kind: 'shut-out', touched, reason },
      // Nobody takes a seat without an account.
      isByTwo: await standsUncertified(tx, account.id),
      told: [{ key: 'deletes-account' }],
    });
    await noteRemoved(tx, actor.id, account);
    if (isOfficer(account.role) && account.is_verified) {
      await tellOfficerChange(tx, services, actor, { name: account.name, isNow: false });
    }
    await record(tx, { actorId: actor.id, act: 'account.delete', objectId: account.id });
    await removeAccount(tx, services, account, { byOfficer: true });
    const isRefused = !account.is_verified && account.suspended_at === null;
    if (isRefused) await tellRefused(tx, services, account);
  },
  answer: () => undefined,
});

/**
 * Removes a locked account, or closes it where it has taken part; the session of each browser ends. A candidate whom
 * an officer deletes stays on the ballot of what is open.
 */
export async function removeAccount(
  tx: Tx,
  services: Pick<Services, 'electionKeys' | 'live'>,
  account: AccountRow,
  by: { byOfficer: boolean },
): Promise<void> {
  // First: afterwards nothing tells which candidacies and seats were theirs.
  await eraseDetails(tx, account.id);
  const election = await electionToWaitFor(tx, account.id);
  if (election !== null) {
    const named = { email: account.email, enrollmentNumber: account.enrollment_number };
    await lockNames(tx, services.electionKeys, named, election, account.id);
  }
  if (await countGoneCheckIn(tx, account.id)) {
    await services.live.announce(tx, { kind: 'elections' });
  }
  await forgetSupport(tx, account);
  if (await hasTakenPart(tx, account.id)) {
    await leaveCouncil(tx, account.id);
    await endCandidacies(tx, account.id, by);
    await closeAccount(tx, account.id, by);
  } else await deleteAccount(tx, account.id);
  if (account.email !== null) await forgetEmails(tx, account.email);
  await services.live.announce(tx, { kind: 'session', accountId: account.id });
}
