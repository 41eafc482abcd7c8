import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import type { Newcomer } from '#core/elections/entered.ts';
import type { NominationStatus } from '#core/elections/nomination.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { isOnListOf } from '../conditions/electorate-sql.ts';

/** Somebody whom officers can enter: an account, or a number of the voter list without one. */
export interface Enterable {
  accountId: string | null;
  listEntryId: string | null;
  number: string | null;
  name: string;
  listName: string | null;
  email: string | null;
  listEmail: string | null;
  role: Role;
  /** Where an e-mail reaches them: a confirmed address, or that of the voter list; null for none. */
  address: string | null;
  /** Somebody without either, whom officers enter by name; null for everybody else. */
  newcomer: Newcomer | null;
}

/**
 * Everybody who is named by one of these, with an account or on the voter list of an election; without
 * one, on that of the campus.
 */
export async function listEnterable(
  tx: Tx,
  electionId: string | null,
  names: { numbers: readonly string[]; texts: readonly string[] },
): Promise<Enterable[]> {
  const { rows } = await sql<Omit<Enterable, 'newcomer'>>`
    with listed as (
      select distinct on (r.enrollment_number) r.id, r.enrollment_number, r.name, r.email
      ${
        electionId === null
          ? sql`from voter_list_entries r where r.election_id is null and r.removed_at is null`
          : sql`from voter_list_entries r join elections e on ${sql.raw(isOnListOf)}
              where e.id = ${electionId}`
      }
      order by r.enrollment_number, r.election_id nulls last
    ), people as (
      -- An account that has not proved the number of somebody whose address the list has is not theirs.
      select case when k.known then a.id end as "accountId", l.id as "listEntryId",
        a.enrollment_number as number,
        case when k.known then a.name else coalesce(nullif(l.name, ''), a.name) end as name,
        l.name as "listName", a.email, nullif(l.email, '') as "listEmail",
        case when k.known then a.role else 'student' end as role,
        coalesce(case when k.known and a.email_confirmed_at is not null then a.email end,
          nullif(l.email, '')) as address
      from accounts a left join listed l on l.enrollment_number = a.enrollment_number
      cross join lateral (select coalesce(l.email, '') = ''
        or a.proved_at is not null and a.proved_how in ('address', 'sign-on')
        or a.email_confirmed_at is not null and lower(a.email) = lower(l.email) as known) k
      where a.closed_at is null and a.is_verified and a.suspended_at is null
      union all
      select null, l.id, l.enrollment_number, l.name, l.name, null, nullif(l.email, ''), 'student',
        nullif(l.email, '')
      from listed l where not exists (
        select from accounts a where a.enrollment_number = l.enrollment_number)
    )
    select * from people
    where number = any(${names.numbers}::text[])
      or lower(email) = any(${names.texts}::text[]) or lower("listEmail") = any(${names.texts}::text[])
      or lower(name) = any(${names.texts}::text[]) or lower("listName") = any(${names.texts}::text[])
    order by name, number limit 10000`.execute(tx);
  return rows.map((row) => ({ ...row, newcomer: null }));
}

/** Somebody who was entered, with the names around it. */
export type EnteredRow = Awaited<ReturnType<typeof listEnteredRows>>[number];

/** Who was entered: in an election, for positions, or one of them. A number gets its account later. */
export async function listEnteredRows(
  db: Db,
  which:
    | { id: string }
    | { ids: readonly string[] }
    | { electionId: string }
    | { positionIds: readonly string[] },
) {
  const all = selectEntered(db);
  if ('id' in which) return all.where('c.id', '=', which.id).execute();
  if ('ids' in which) {
    return all.where('c.id', '=', sql<string>`any(${which.ids}::uuid[])`).execute();
  }
  if ('electionId' in which) return all.where('c.election_id', '=', which.electionId).execute();
  const anyOf = sql<string>`any(${which.positionIds}::uuid[])`;
  return all.where('c.position_id', '=', anyOf).execute();
}

function selectEntered(db: Db) {
  return (
    db
      .selectFrom('entered_candidates as c')
      .innerJoin('elections as e', 'e.id', 'c.election_id')
      .innerJoin('positions as p', 'p.id', 'c.position_id')
      .leftJoin('accounts as a', 'a.id', 'c.account_id')
      .leftJoin('voter_list_entries as l', 'l.id', 'c.list_entry_id')
      .leftJoin('accounts as o', 'o.id', 'c.entered_by')
      // Who has no account stands under the id of what was entered.
      .leftJoin('nominations as n', (join) =>
        join
          .onRef('n.position_id', '=', 'c.position_id')
          .on(sql<boolean>`(n.id = c.id or n.nominee_id = c.account_id)`),
      )
      .select([
        'c.id',
        'c.position_id as positionId',
        'c.account_id as accountId',
        'c.entered_by as enteredBy',
        'c.entered_at as enteredAt',
        'c.checked_conditions as checked',
        'c.is_standing_checked as isStandingChecked',
        'c.email',
        'c.emailed_at as emailedAt',
        'c.has_left as hasLeft',
        'c.is_proved as isProved',
        'p.title as position',
        'e.id as electionId',
        'e.name as election',
        'e.translations as electionWords',
        'p.translations as positionWords',
        'e.state',
        'e.settings',
        'p.rules as positionRules',
        'n.id as nominationId',
        'n.status',
      ])
      .select([
        sql<string>`coalesce(a.name, nullif(l.name, ''), c.name, '')`.as('name'),
        sql<string>`coalesce(a.enrollment_number, l.enrollment_number, '')`.as('number'),
        sql<string | null>`coalesce(case when a.email_confirmed_at is not null then a.email end,
        nullif(l.email, ''), nullif(c.email, ''))`.as('address'),
        sql<boolean>`coalesce(l.email, '') <> ''`.as('isListAddress'),
        sql<boolean>`n.left_at is not null`.as('hasSteppedDown'),
        sql<boolean>`exists (select from campus where needs_two_officers)`.as('isByTwo'),
        sql<string>`coalesce(o.name, '')`.as('enteredByName'),
      ])
      .orderBy('p.ordinal')
      .orderBy('name')
      .orderBy('c.id')
  );
}

/** Who stands with an account; null where it is closed. */
export const findPerson = async (db: Db, id: string) => (await listPeople(db, [id]))[0] ?? null;

/** The same of many; who is closed is left out. */
export async function listPeople(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; role: Role; number: string | null }[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'role', 'enrollment_number as number'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute();
}

/** What became of the nominations of people for positions. */
export async function listStandings(
  db: Db,
  positionIds: readonly string[],
  accountIds: readonly string[],
): Promise<{ positionId: string; accountId: string; status: NominationStatus }[]> {
  return db
    .selectFrom('nominations')
    .select(['position_id as positionId', 'nominee_id as accountId', 'status'])
    .where('position_id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .where('nominee_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .$narrowType<{ accountId: string }>()
    .execute();
}

/**
 * Enters people, or again who stood and withdrew, in one statement; answers the ids in their order. Null for whom the
 * constraint knows: of many at once one is the first.
 */
export async function insertEntered(
  tx: Tx,
  entries: readonly {
    positionId: string;
    person: Pick<Enterable, 'accountId' | 'listEntryId' | 'newcomer' | 'name' | 'listName'>;
    isStandingChecked: boolean;
  }[],
  by: { electionId: string; actorId: string; checked: readonly string[] },
): Promise<(string | null)[]> {
  const { electionId, actorId, checked } = by;
  const rows = entries.map(({ positionId, person, isStandingChecked }) => {
    const { accountId, listEntryId, newcomer, name, listName } = person;
    // A list can have numbers and no names.
    const isNamed = accountId === null && (newcomer !== null || listName === '');
    return {
      ...{ id: randomUUID(), positionId, accountId, listEntryId, isStandingChecked },
      name: isNamed ? name : null,
      email: newcomer?.email ?? null,
    };
  });
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) =>
    rows.map((row) => row[name]);
  const { rows: written } = await sql<{ id: string; place: string }>`
    insert into entered_candidates as c (id, election_id, position_id, account_id, list_entry_id,
      name, email, entered_by, checked_conditions, is_standing_checked)
    select r.id, ${electionId}::uuid, r.position_id, r.account_id, r.list_entry_id, r.name, r.email,
      ${actorId}::uuid, ${[...checked]}::text[], r.is_checked
    from unnest(${column('id')}::uuid[], ${column('positionId')}::uuid[], ${column('accountId')}::uuid[],
      ${column('listEntryId')}::uuid[], ${column('name')}::text[], ${column('email')}::text[],
      ${column('isStandingChecked')}::boolean[])
      as r (id, position_id, account_id, list_entry_id, name, email, is_checked)
    on conflict (position_id, account_id) do update set emailed_at = null,
      entered_by = excluded.entered_by, entered_at = clock_timestamp(),
      checked_conditions = excluded.checked_conditions
    where not c.has_left and exists (select from nominations n
      where n.position_id = c.position_id and n.nominee_id = c.account_id
        and n.status = 'withdrawn')
    returning id, position_id || ' ' || coalesce(account_id, id) as place`.execute(tx);
  const byPlace = new Map(written.map(({ id, place }) => [place, id]));
  return rows.map(
    ({ id, positionId, accountId }) => byPlace.get(`${positionId} ${accountId ?? id}`) ?? null,
  );
}

/** Those who stand, or wait for supporters, in what is not over, whom no e-mail told and who took no candidacy. */
export async function listUntold(db: Db): Promise<string[]> {
  const rows = await selectEntered(db)
    .where('c.emailed_at', 'is', null)
    .where('n.status', 'in', ['accepted', 'pending'])
    .where('e.state', 'in', ['published', 'paused'])
    .where('e.ends_at', '>', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`(c.account_id is null or n.id <> c.id)`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteEmailed(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('entered_candidates')
    .set({ emailed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Forgets that somebody was entered. */
export async function deleteEntered(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('entered_candidates').where('id', '=', id).execute();
}

/** Keeps that somebody took themselves off, and no address: nobody enters them again. */
export async function noteLeft(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('entered_candidates')
    .set({ has_left: true, email: sql<string | null>`case when email is not null then '' end` })
    .where('id', '=', id)
    .execute();
}

/**
 * Whether somebody stands for a position without an account who has the number or the confirmed address
 * of this one: they take their candidacy in place of asking for another.
 */
export async function standsWithoutAccount(
  tx: Tx,
  { positionId, accountId }: { positionId: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from entered_candidates c join nominations n on n.id = c.id
    left join voter_list_entries l on l.id = c.list_entry_id
    join accounts a on a.id = ${accountId}
    where c.position_id = ${positionId} and n.nominee_id is null
      and n.status in ('accepted', 'pending')
      and (a.enrollment_number = l.enrollment_number
        or a.email_confirmed_at is not null and lower(a.email) = lower(c.email))
    limit 1`.execute(tx);
  return rows.length > 0;
}
