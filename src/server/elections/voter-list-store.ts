import { sql } from 'kysely';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { readNumberFormat } from '../number-format/number-format.ts';
import { isOnListOf, wasKnownAtOpening } from '../conditions/electorate-sql.ts';

/** The number of voters on each election's own voter list. */
export async function countRolls(
  db: Db,
  electionIds: readonly string[],
): Promise<{ electionId: string; size: number }[]> {
  return db
    .selectFrom('elections as e')
    .innerJoin('voter_list_entries as r', 'r.election_id', 'e.id')
    .select([
      'e.id as electionId',
      sql<number>`count(distinct r.enrollment_number)::int`.as('size'),
    ])
    .where('e.id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where(sql<boolean>`${sql.raw(isOnListOf)}`)
    .groupBy('e.id')
    .execute();
}

/**
 * Writes an election's own voter list in one statement. A number that is listed twice, or was on it
 * before, is on it once. The caller holds the format of numbers.
 */
export async function insertRoll(
  tx: Tx,
  electionId: string,
  { numbers, actorId }: { numbers: readonly string[]; actorId: string },
) {
  const format = await readNumberFormat(tx);
  const parts = numbers.map((number) => partsOf(number, format));
  await sql`
    insert into voter_list_entries (election_id, enrollment_number, branch, year, added_by)
    select ${electionId}::uuid, e.number, e.branch, e.year, ${actorId}::uuid
    from unnest(${numbers}::text[], ${parts.map(({ branch }) => branch)}::text[],
      ${parts.map(({ year }) => year)}::text[]) as e (number, branch, year)
    on conflict do nothing`.execute(tx);
}

/** The elections on whose voter list a number stands, and its groups there. */
export async function listListsWith(
  db: Db,
  enrollmentNumber: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('voter_list_entries as r')
    .innerJoin('elections as e', (join) => join.on(sql<boolean>`${sql.raw(isOnListOf)}`))
    .select(['e.id', 'r.groups'])
    .where('r.enrollment_number', '=', enrollmentNumber)
    .execute();
  return groupsBy(rows, ({ id }) => id);
}

/**
 * The groups that the university's log-in gives an account in each election, as known when voting
 * opened, and where the settings let them count.
 */
export async function listSignOnGroups(
  db: Db,
  accountId: string,
): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .selectFrom('sign_on_groups as s')
    .innerJoin('deciding_issuers as d', 'd.issuer', 's.issuer')
    .innerJoin('elections as e', (join) => join.on(sql<boolean>`${sql.raw(wasKnownAtOpening)}`))
    .select(['e.id', 's.groups'])
    .where('s.account_id', '=', accountId)
    .execute();
  return groupsBy(rows, ({ id }) => id);
}

/** The groups of these numbers on the list of an election; who is not on it is left out. */
export async function listGroupsByNumber(
  db: Db,
  electionId: string,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('voter_list_entries as r')
    .innerJoin('elections as e', (join) => join.on(sql<boolean>`${sql.raw(isOnListOf)}`))
    .select(['r.enrollment_number as number', 'r.groups'])
    .where('e.id', '=', electionId)
    .where('r.enrollment_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  return groupsBy(rows, ({ number }) => number);
}

/** The same of the list of the campus as it is now. */
export async function listCampusGroupsByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('voter_list_entries')
    .select(['enrollment_number as number', 'groups'])
    .where('election_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('enrollment_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  return groupsBy(rows, ({ number }) => number);
}

/** The groups that the university's log-in gives these accounts in an election, as for one (`listSignOnGroups`). */
export async function listSignOnGroupsByAccount(
  db: Db,
  electionId: string,
  accountIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('sign_on_groups as s')
    .innerJoin('deciding_issuers as d', 'd.issuer', 's.issuer')
    .innerJoin('elections as e', (join) => join.on(sql<boolean>`${sql.raw(wasKnownAtOpening)}`))
    .select(['s.account_id as accountId', 's.groups'])
    .where('e.id', '=', electionId)
    .where('s.account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
  return groupsBy(rows, ({ accountId }) => accountId);
}

function groupsBy<Row extends { groups: readonly string[] }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, string[]> {
  const byKey = [...Map.groupBy(rows, keyOf)];
  return new Map(byKey.map(([key, found]) => [key, found.flatMap(({ groups }) => groups)]));
}

/** Whether the number of an account was proved to be theirs. */
export async function isNumberProved(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('proved_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return (row?.proved_at ?? null) !== null;
}

/** How many numbers the voter list of the campus has now, and its groups by name. */
export async function readCampusList(
  db: Db,
): Promise<{ listed: number; withAddress: number; groups: string[] }> {
  const current = db
    .selectFrom('voter_list_entries')
    .where('election_id', 'is', null)
    .where('removed_at', 'is', null);
  const { listed, withAddress } = await current
    .select(sql<number>`count(*)::int`.as('listed'))
    .select(sql<number>`(count(*) filter (where email <> ''))::int`.as('withAddress'))
    .executeTakeFirstOrThrow();
  return { listed, withAddress, groups: await listGroupsOn(db, null) };
}

/** The groups on an election's own voter list now, by name; without an election, on that of the campus. */
export async function listGroupsOn(db: Db, electionId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('voter_list_entries')
    .where('election_id', electionId === null ? 'is' : '=', electionId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`cardinality(groups) > 0`)
    .select(sql<string>`unnest(groups)`.as('name'))
    .distinct()
    .orderBy('name')
    .limit(500)
    .execute();
  return rows.map(({ name }) => name);
}

/** How many people could vote where any account may; observers never do. */
export async function countVerifiedAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .where('closed_at', 'is', null)
    .where('is_verified', '=', true)
    .where('role', '<>', 'observer')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
