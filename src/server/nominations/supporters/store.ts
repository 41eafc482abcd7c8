import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Voter } from '#core/elections/electorate.ts';
import type { SupporterCounts, SupporterKind } from '#core/elections/supporters.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** How many confirmed for each of these nominations, with the names of those who have an account. */
export async function listConfirmed(
  db: Db,
  nominationIds: readonly string[],
): Promise<Map<string, { counts: SupporterCounts; names: Record<SupporterKind, string[]> }>> {
  const rows = await db
    .selectFrom('nomination_supporters as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.nomination_id as id', 's.kind', 'a.name'])
    .where('s.nomination_id', '=', anyOf(nominationIds))
    .where('s.confirmed_at', 'is not', null)
    .orderBy('s.confirmed_at')
    .orderBy('s.id')
    .execute();
  const found = new Map(
    nominationIds.map((id) => [
      id,
      { counts: { proposer: 0, seconder: 0 }, names: { proposer: [], seconder: [] } },
    ]) as [string, { counts: SupporterCounts; names: Record<SupporterKind, string[]> }][],
  );
  for (const { id, kind, name } of rows) {
    const one = found.get(id);
    if (one === undefined) continue;
    one.counts[kind] += 1;
    if (name !== null) one.names[kind].push(name);
  }
  return found;
}

/** How many confirmed for one nomination. */
export async function countConfirmed(db: Db, nominationId: string): Promise<SupporterCounts> {
  const found = (await listConfirmed(db, [nominationId])).get(nominationId);
  return found?.counts ?? { proposer: 0, seconder: 0 };
}

/** Whom candidates named for these nominations, in the order in which they did. */
export async function listNamed(
  db: Db,
  nominationIds: readonly string[],
): Promise<Map<string, { kind: SupporterKind; who: string }[]>> {
  const rows = await db
    .selectFrom('nomination_supporters')
    .select(['nomination_id as id', 'kind', 'named_as as who'])
    .where('nomination_id', '=', anyOf(nominationIds))
    .where('named_as', '<>', '')
    .orderBy('asked_at')
    .orderBy('nomination_supporters.id')
    .execute();
  const byNomination = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byNomination].map(([id, named]) => [id, named.map(({ kind, who }) => ({ kind, who }))]),
  );
}

/** A place of somebody who was entered. */
interface PlaceOf {
  /** Of what was entered: who has no account stands under it. */
  id: string;
  positionId: string;
  accountId: string | null;
}

/**
 * The nominations of people for positions, without an account by their id; null without one. And whom the candidates
 * need.
 */
export async function listNominationsOf(
  db: Db,
  places: readonly PlaceOf[],
): Promise<{ place: string; id: string | null; settings: unknown; positionRules: unknown }[]> {
  const { rows } = await sql<{
    place: string;
    id: string | null;
    settings: unknown;
    positionRules: unknown;
  }>`
    select w.id as place, n.id, e.settings, p.rules as "positionRules"
    from unnest(${places.map(({ id }) => id)}::uuid[],
      ${places.map(({ positionId }) => positionId)}::uuid[],
      ${places.map(({ accountId }) => accountId)}::uuid[]) as w (id, position_id, account_id)
    join positions p on p.id = w.position_id join elections e on e.id = p.election_id
    left join nominations n on n.position_id = p.id
      and (n.nominee_id = w.account_id or w.account_id is null and n.id = w.id)`.execute(db as Tx);
  return rows;
}

/**
 * Makes people who were entered candidates who wait for supporters. Whom officers rejected or took off stays so.
 */
export async function insertWaiting(
  tx: Tx,
  places: readonly { electionId: string; positionId: string; accountId: string }[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into nominations as n (id, election_id, position_id, nominee_id, name, upload_id)
    select gen_random_uuid(), r.election_id, r.position_id, a.id, a.name, a.upload_id
    from unnest(${places.map(({ electionId }) => electionId)}::uuid[],
      ${places.map(({ positionId }) => positionId)}::uuid[],
      ${places.map(({ accountId }) => accountId)}::uuid[]) as r (election_id, position_id, account_id)
    join accounts a on a.id = r.account_id
    on conflict (position_id, nominee_id) do update set status = 'pending', requested_at = now(),
      decided_at = null, decided_by = null, version = n.version + 1
    where n.status = 'withdrawn'`.execute(tx);
}

/** Nominations of people whom officers entered for the position. */
const selectEntered = (db: Db) =>
  db
    .selectFrom('nominations as n')
    .innerJoin('entered_candidates as c', (join) =>
      join
        .onRef('c.position_id', '=', 'n.position_id')
        .on(sql<boolean>`(c.id = n.id or c.account_id = n.nominee_id)`),
    );

/**
 * The officers' entry of a candidate who was decided on by nobody since: with their supporters they are on the
 * ballot. Null for everybody else.
 */
export async function findEntry(db: Db, nominationId: string) {
  const row = await selectEntered(db)
    .select(['c.id', 'c.entered_by as enteredBy', 'c.checked_conditions as checked', 'n.name'])
    .where('n.id', '=', nominationId)
    .where('n.status', '=', 'pending')
    .where('n.decided_at', 'is', null)
    .whereRef('n.requested_at', '<=', 'c.entered_at')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether officers entered somebody for the position of a nomination. */
export async function listEnteredOf(
  db: Db,
  nominationIds: readonly string[],
): Promise<Set<string>> {
  const rows = await selectEntered(db)
    .select('n.id')
    .where('n.id', '=', anyOf(nominationIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who votes for the positions of nominations, and the numbers of the candidates. */
export async function listSupported(db: Db, nominationIds: readonly string[]) {
  return (
    db
      .selectFrom('nominations as n')
      .innerJoin('positions as p', 'p.id', 'n.position_id')
      .leftJoin('accounts as a', 'a.id', 'n.nominee_id')
      // Who has no account has the number with which they were entered.
      .leftJoin('entered_candidates as c', 'c.id', 'n.id')
      .leftJoin('voter_list_entries as l', 'l.id', 'c.list_entry_id')
      .select(['n.id', 'p.branches', 'p.years', 'p.groups', 'p.all_groups as allGroups'])
      .select(sql<string | null>`coalesce(a.enrollment_number, l.enrollment_number)`.as('number'))
      .where('n.id', '=', anyOf(nominationIds))
      .execute()
  );
}

/** What is read of an account as a voter, but for its voter lists. */
export type AccountAsVoter = Omit<Voter, 'listGroups' | 'signOnGroups'> & { id: string };

const selectAccount = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'role', 'enrollment_number as enrollmentNumber'])
    .select([
      sql<string>`coalesce(email, '')`.as('email'),
      sql<boolean>`email_confirmed_at is not null`.as('isEmailConfirmed'),
      sql<boolean>`proved_at is not null`.as('isProved'),
    ])
    .where('closed_at', 'is', null);

export async function findVoter(db: Db, accountId: string): Promise<AccountAsVoter | null> {
  const row = await selectAccount(db).where('id', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** The account that a number or an address names, once it may be used. */
export async function findNamedAccount(db: Db, named: string): Promise<AccountAsVoter | null> {
  const row = await selectAccount(db)
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where(sql<boolean>`(enrollment_number = ${named} or lower(email) = ${named})`)
    // A number is nobody's address.
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** How many people a candidate has named for a nomination. */
export async function countNamed(tx: Tx, nominationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('nomination_supporters')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('nomination_id', '=', nominationId)
    .where('named_as', '<>', '')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Keeps whom a candidate named. Who is known by another name there already, or came by the link, keeps
 * that row; the new one has no account then.
 */
export async function insertNamed(
  tx: Tx,
  given: {
    nominationId: string;
    positionId: string;
    accountId: string | null;
    kind: SupporterKind;
    named: string;
  },
): Promise<void> {
  const { nominationId, positionId, accountId, kind, named } = given;
  await sql`
    insert into nomination_supporters (id, nomination_id, position_id, account_id, kind, named_as, asked_at)
    values (${randomUUID()}, ${nominationId}, ${positionId}, (
      select a.id from accounts a where a.id = ${accountId}::uuid and not exists (
        select from nomination_supporters o
        where o.nomination_id = ${nominationId} and o.account_id = a.id)
    ), ${kind}, ${named}, clock_timestamp())
    on conflict do nothing`.execute(tx);
}

/** By what a candidate can have named somebody. */
export const namesOf = (person: { enrollmentNumber: string | null; email: string }): string[] =>
  [person.enrollmentNumber, person.email.toLowerCase()].flatMap((one) =>
    one === null || one === '' ? [] : [one],
  );

/** Makes what a nomination has about a number or an address theirs, unless it has their account already. */
export async function claimNamed(
  tx: Tx,
  nominationId: string,
  { id: accountId, ...person }: { id: string; enrollmentNumber: string | null; email: string },
): Promise<void> {
  await sql`
    update nomination_supporters s set account_id = ${accountId}::uuid
    where s.id = (select o.id from nomination_supporters o
        where o.nomination_id = ${nominationId} and o.account_id is null and o.confirmed_at is null
          and o.named_as = any(${namesOf(person)}::text[])
        order by o.asked_at, o.id limit 1)
      and not exists (select from nomination_supporters o
        where o.nomination_id = ${nominationId} and o.account_id = ${accountId}::uuid)`.execute(tx);
}

/** What somebody said to a nomination. */
export async function findOwn(
  db: Db,
  nominationId: string,
  accountId: string,
): Promise<{ kind: SupporterKind; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('nomination_supporters')
    .select('kind')
    .select(sql<boolean>`confirmed_at is not null`.as('isConfirmed'))
    .where('nomination_id', '=', nominationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes back what somebody confirmed for candidates of a position who are none any more, and says whether
 * they support one who is; of an election, where one is named. To be called with the account held.
 */
export async function supportsOther(
  tx: Tx,
  given: {
    nominationId: string;
    positionId: string;
    electionId: string | null;
    accountId: string;
  },
): Promise<boolean> {
  const { nominationId, positionId, electionId, accountId } = given;
  const isThere = sql<boolean>`(s.position_id = ${positionId}::uuid
    or n.election_id = ${electionId}::uuid)`;
  await sql`
    delete from nomination_supporters s using nominations n
    where ${isThere} and s.account_id = ${accountId} and s.confirmed_at is not null
      and n.id = s.nomination_id and n.status not in ('pending', 'accepted')`.execute(tx);
  const row = await tx
    .selectFrom('nomination_supporters as s')
    .innerJoin('nominations as n', 'n.id', 's.nomination_id')
    .select('s.id')
    .where(isThere)
    .where('s.account_id', '=', accountId)
    .where('s.confirmed_at', 'is not', null)
    .where('s.nomination_id', '<>', nominationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms a support. The database refuses a second one for the position. */
export async function confirmSupport(
  tx: Tx,
  given: { nominationId: string; positionId: string; accountId: string; kind: SupporterKind },
): Promise<void> {
  const { nominationId, positionId, accountId, kind } = given;
  await sql`
    insert into nomination_supporters (id, nomination_id, position_id, account_id, kind, confirmed_at)
    values (${randomUUID()}, ${nominationId}, ${positionId}, ${accountId}, ${kind}, clock_timestamp())
    on conflict (nomination_id, account_id) do update
      set kind = excluded.kind, confirmed_at = excluded.confirmed_at, declined_at = null`.execute(
    tx,
  );
}

/** Declines, or takes a support back. */
export async function declineSupport(
  tx: Tx,
  nominationId: string,
  accountId: string,
): Promise<void> {
  await tx
    .updateTable('nomination_supporters')
    .set({ declined_at: sql<Date>`clock_timestamp()`, confirmed_at: null })
    .where('nomination_id', '=', nominationId)
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Candidates whom somebody is asked to support and has not declined, or supports, in elections that go on:
 * a support before a question, one row for each.
 */
export async function listSupportOf(
  db: Db,
  accountId: string,
  names: readonly string[],
): Promise<{ id: string; kind: SupporterKind; isConfirmed: boolean }[]> {
  return db
    .selectFrom('nomination_supporters as s')
    .innerJoin('nominations as n', 'n.id', 's.nomination_id')
    .innerJoin('elections as e', 'e.id', 'n.election_id')
    .distinctOn('s.nomination_id')
    .select(['s.nomination_id as id', 's.kind'])
    .select(sql<boolean>`s.confirmed_at is not null`.as('isConfirmed'))
    .where(
      sql<boolean>`(s.account_id = ${accountId}::uuid
        or s.account_id is null and s.named_as = any(${names}::text[]))`,
    )
    .where('n.status', 'in', ['pending', 'accepted'])
    .where('e.state', '=', 'published')
    .where(sql<boolean>`e.ends_at > clock_timestamp()`)
    .where(
      sql<boolean>`not exists (select from nomination_supporters o
        where o.nomination_id = s.nomination_id and o.account_id = ${accountId}::uuid
          and o.declined_at is not null)`,
    )
    .orderBy('s.nomination_id')
    .orderBy(sql`s.confirmed_at nulls last`)
    .orderBy('s.asked_at')
    .limit(longestOfficerList)
    .execute();
}

/**
 * Forgets an account that goes, and by what it was named: what it confirmed stays as a number without a
 * person.
 */
export async function forgetSupporter(
  tx: Tx,
  { id, ...person }: { id: string; enrollmentNumber: string | null; email: string },
): Promise<void> {
  await sql`
    delete from nomination_supporters where confirmed_at is null and (account_id = ${id}::uuid
      or account_id is null and named_as = any(${namesOf(person)}::text[]))`.execute(tx);
  await sql`
    update nomination_supporters set account_id = null, named_as = '' where account_id = ${id}::uuid`.execute(
    tx,
  );
}

/** Forgets whom candidates of elections that are over named, and who did not confirm. */
export async function deleteOldAsks(tx: Tx): Promise<void> {
  await sql`
    delete from nomination_supporters s using nominations n, elections e
    where s.confirmed_at is null and n.id = s.nomination_id and e.id = n.election_id
      and e.ends_at < now()`.execute(tx);
  await sql`
    update nomination_supporters s set named_as = '' from nominations n, elections e
    where s.named_as <> '' and n.id = s.nomination_id and e.id = n.election_id and e.ends_at < now()`.execute(
    tx,
  );
}
