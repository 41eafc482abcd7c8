import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { isOfficer, roleWithoutOffice } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { endMomentOf } from '#core/campus/moment.ts';
import { toLocalTime } from '#core/campus/time-zone.ts';
import type { PlannedChange } from '#core/council/two-person.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { beginTerm, readTerm } from '../council/begin-term.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { ActServices } from '../officer-act.ts';
import { makeFull, noteRemoved } from '../proposals/public.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import { tellHandedOver, tellRoleLink } from '../proposals/tell-link.ts';
import type { Services } from '../services.ts';
import { differing } from '../accounts/touch-voting.ts';
import { countActs, listOpenElectionsOf } from '../elections/counted-acts.ts';
import { refuseNoAdmin } from '../accounts/manage.ts';
import { tellNewRole } from '../accounts/notices/tell-owner.ts';
import * as store from '../accounts/hand-over-store.ts';
import { insertRoleLink, listRoleLinks } from '../accounts/role-link-store.ts';
import { roleLinkUrl } from '../accounts/role-link.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { lockAccount, lockAdmins, updateRole } from '../accounts/store.ts';
import type { AccountRow } from '../accounts/store.ts';
import { presentManagedUser } from '../accounts/view.ts';

/** Who the officers are now, what they would leave open, and the links that carry a role. */
export async function readHandOver(services: Services) {
  const [officers, open, term, links, key] = await Promise.all([
    store.listOfficers(services.db),
    store.countOpen(services.db),
    readTerm(services.db),
    listRoleLinks(services.db),
    services.transact(readSigningKey),
  ]);
  return {
    officers: officers.map(presentManagedUser),
    open,
    term,
    links: links.map(({ id, role, by, until, roleEndsAt }) => ({
      ...{ _id: id, role, by, until: until.toISOString() },
      roleEndsAt: roleEndsAt?.toISOString() ?? null,
      url: roleLinkUrl(services.config.publicUrl, key, id),
    })),
  };
}

/**
 * Hands the campus over to next year's officers, in one transaction: successors get their role,
 * those without an account a link that carries it, and those who leave lose theirs. An admin stays in any case.
 * Confirmed by two, the new ones can confirm at once.
 */
export const handOver = officerAct<'handOver', void>({
  async run({ tx, actor, input, services, settings }) {
    const { newTerm } = input;
    const { timeZone } = settings;
    const admins = await lockAdmins(tx);
    refuseNoAdmin(tx, actor, admins);
    await requireFreshLogIn(tx, actor);
    const changes: PlannedChange[] = [];
    const people: AccountRow[] = [];
    /** How many may vote in an open election now and could not, or the other way round. */
    const touched = new Map<string, number>();
    /** Who is no officer yet: whoever is one already can confirm it, else naming all of them would leave nobody. */
    const comers: string[] = [];
    const officersNow = { come: 0, gone: 0 };
    const turns = turnsOf(input, timeZone);
    // In one order, so that two who hand over at once do not wait for each other.
    for (const turn of turns.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const account = await lockAccount(tx, turn.id);
      if (account === null || !account.is_verified) throw new Refused('unknown-user');
      if (turn.role !== null && !isOfficer(account.role)) comers.push(turn.id);
      people.push(account);
      changes.push(
        ...(await takeTurn(tx, services, { actor, account, turn, touched, officersNow, timeZone })),
      );
    }
    const links = input.links.map(({ role, lastDay }) => {
      const end = endOf(lastDay, timeZone);
      return { role, roleEndsAt: isLater(services, end) ? end : null };
    });
    for (const { role, roleEndsAt } of links) {
      const to = roleValue(role, roleEndsAt, timeZone);
      changes.push(plannedChange({ field: 'role-link', to }));
    }
    // Nobody may ever use the link of an admin: one has to be there already.
    if ((await lockAdmins(tx)).size === 0) throw new Refused('last-admin');
    const officers = await askSecondOfficer(tx, actor, planOf(input, { changes, people, comers }));
    await countActs(tx, services, { kind: 'changed', by: actor.id, touched });
    const confirmsAtOnce = officers === 2;
    if (confirmsAtOnce) {
      await makeFull(
        tx,
        input.successors.map(({ userId }) => userId),
      );
    }
    for (const link of links) {
      await insertRoleLink(tx, { ...link, by: actor.id, confirmsAtOnce });
      await tellRoleLink(tx, services, actor, link.role);
    }
    if (officersNow.come + officersNow.gone > 0) {
      await tellHandedOver(tx, services, actor, officersNow);
    }
    if (newTerm !== undefined) await beginTerm(tx, newTerm);
    await record(tx, { actorId: actor.id, act: 'campus.hand-over', objectId: actor.id });
  },
  answer: () => undefined,
});

/** What becomes of one account: a role, or with null the one it has without an office; and until when. */
interface Turn {
  id: string;
  role: 'council' | 'admin' | null;
  endsAt: Date | null;
}

/** One turn for each account. Who comes does not leave, whatever else is asked; who leaves later keeps the role until then. */
function turnsOf({ successors, leaving, leavingOn }: Input<'handOver'>, timeZone: string): Turn[] {
  const turns = new Map<string, Turn>();
  for (const id of leaving)
    turns.set(id.toLowerCase(), { id, role: null, endsAt: endOf(leavingOn, timeZone) });
  for (const { userId: id, role, lastDay } of successors) {
    turns.set(id.toLowerCase(), { id, role, endsAt: endOf(lastDay, timeZone) });
  }
  return [...turns.values()].map((turn) => ({ ...turn, id: turn.id.toLowerCase() }));
}

interface TurnTaken {
  actor: Actor;
  account: AccountRow;
  turn: Turn;
  touched: Map<string, number>;
  /** How many became officers, and how many are none any more. */
  officersNow: { come: number; gone: number };
  timeZone: string;
}

/** Gives the role, takes it, or sets its last day; gives back what that changes. */
async function takeTurn(
  tx: Tx,
  services: ActServices,
  { actor, account, turn: { id, role: given, endsAt }, touched, officersNow, timeZone }: TurnTaken,
): Promise<PlannedChange[]> {
  const isLaterThen = isLater(services, endsAt);
  const isKept = given === null && isLaterThen && isOfficer(account.role);
  const role = isKept ? account.role : (given ?? roleWithoutOffice(account.enrollment_number));
  const ends = isOfficer(role) && isLaterThen ? endsAt : null;
  const change = plannedChange({
    field: { name: account.name },
    from: roleValue(account.role, account.role_ends_at, timeZone),
    to: roleValue(role, ends, timeZone),
  });
  const { from, to } = change;
  if (from === to) return [];
  const detail = `${from} to ${to}, handing over`;
  const line = { actorId: actor.id, act: 'account.role', objectId: id, detail } as const;
  await record(tx, line);
  if (role === account.role) {
    await updateRole(tx, id, role, ends);
    return [change];
  }
  if (isOfficer(role) !== isOfficer(account.role))
    officersNow[isOfficer(role) ? 'come' : 'gone'] += 1;
  await noteRemoved(tx, actor.id, account);
  const before = await listOpenElectionsOf(tx, id);
  await updateRole(tx, id, role, ends);
  for (const one of differing(before, await listOpenElectionsOf(tx, id)).keys()) {
    touched.set(one, (touched.get(one) ?? 0) + 1);
  }
  await tellNewRole(tx, services, account, role);
  await services.sessions.endAll(tx, id);
  return [change];
}

/** The end of a last day. */
function endOf(day: string | null, timeZone: string): Date | null {
  const end = day === null ? null : endMomentOf(day, timeZone);
  return end === null ? null : new Date(end);
}

/** A last day that is over is none. */
const isLater = ({ live }: ActServices, end: Date | null): boolean =>
  end !== null && end.getTime() > live.databaseNow();

/** A role with its last day. */
const roleValue = (role: Role, endsAt: Date | null, timeZone: string) => ({
  ...({ key: 'role', role } as const),
  until: endsAt === null ? null : toLocalTime(endsAt.toISOString(), timeZone).slice(0, 10),
});

/** For the admin who confirms it, who is none of those who come. */
const planOf = (
  { reason }: Input<'handOver'>,
  {
    changes,
    people,
    comers,
  }: {
    changes: readonly PlannedChange[];
    people: readonly AccountRow[];
    comers: readonly string[];
  },
): PlannedAct => ({
  act: 'campus.hand-over',
  on: {},
  objectKey: 'campus',
  electionId: null,
  subject: { key: 'hand-over' },
  ...plannedLines([{ key: 'hands-over' }]),
  changes,
  people,
  reason,
  notBy: comers,
});
