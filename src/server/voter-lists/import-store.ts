import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatPattern } from '#core/accounts/number-format.ts';
import type { ListEntry } from '#core/voter-list/read-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import {
  isListedForPositionSql,
  isListedForSql,
  isOnListOf,
} from '../conditions/electorate-sql.ts';
import { asksList, isAnnounced } from '../conditions/listed-people-sql.ts';
import type { ListOf } from './store.ts';
import { isOf } from './store.ts';

export type ImportRow = Selectable<Schema['voter_list_imports']>;

export async function insertImport(tx: Tx, row: Omit<ImportRow, 'undone_at'>): Promise<void> {
  await tx.insertInto('voter_list_imports').values(row).execute();
}

export async function findImport(db: Db, id: string): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('voter_list_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** True where a later import of the same list was not undone. */
export async function isBuiltUpon(db: Db, { id, election_id, imported_at }: ImportRow) {
  const later = await db
    .selectFrom('voter_list_imports')
    .select('id')
    .where(isOf(election_id))
    .where('undone_at', 'is', null)
    .where('id', '<>', id)
    .where('imported_at', '>=', imported_at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** True where somebody whom an import removed has a number that does not fit the format any more. */
export async function wouldBringMisfits(
  db: Db,
  { id }: ImportRow,
  format: NumberFormat,
): Promise<boolean> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select('id')
    .where('removed_by_import', '=', id)
    .where(sql<boolean>`enrollment_number !~ ${formatPattern(format)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes off what an import added, as far as it still stands, and adds again what it removed, as rows of
 * the import that it came from. Who was added by hand since stays.
 */
export async function revertImport(tx: Tx, { id }: ImportRow, moment: Date, actorId: string) {
  const columns = sql`enrollment_number as "enrollmentNumber", name, email, groups`;
  const { rows: gone } = await sql<ListEntry>`
    update voter_list_entries set removed_at = ${moment}::timestamptz
    where import_id = ${id} and removed_at is null
    returning ${columns}`.execute(tx);
  const { rows: back } = await sql<ListEntry>`
    insert into voter_list_entries
      (election_id, enrollment_number, branch, year, name, email, groups, import_id, added_at, added_by, reason)
    select election_id, enrollment_number, branch, year, name, email, groups, import_id, ${moment}::timestamptz,
      ${actorId}::uuid, reason
    from voter_list_entries where removed_by_import = ${id}
    on conflict do nothing
    returning ${columns}`.execute(tx);
  await tx
    .updateTable('voter_list_imports')
    .set({ undone_at: moment })
    .where('id', '=', id)
    .execute();
  return { gone, back };
}

// The elections that go by the list of the campus.
const usesCampusList = sql<boolean>`e.electorate <> 'roll' and e.state in ('published', 'paused')
  and (e.voters in ('listed', 'proved') or cardinality(e.electorate_groups) > 0
    or exists (select from positions p where p.election_id = e.id and cardinality(p.groups) > 0))`;
const opening = sql`greatest(e.starts_at, e.published_at)`;

/**
 * True where an election with the list of the campus opens about now. A change of the list that is
 * written before the opening could be seen after it only, and the list would not be fixed.
 */
export async function opensAbout(db: Db, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('elections as e')
    .select('e.id')
    .where(usesCampusList)
    .where(sql<boolean>`${opening} >= ${moment}::timestamptz
      and ${opening} < clock_timestamp() + interval '5 seconds'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True where voting has opened with the list of the campus since this moment, and is not over. */
export async function isVotedWith(db: Db, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('elections as e')
    .select('e.id')
    .where(usesCampusList)
    .where(sql<boolean>`${opening} >= ${since}::timestamptz and ${opening} <= clock_timestamp()
      and e.ends_at > clock_timestamp()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listImports(db: Db, list: ListOf) {
  return db
    .selectFrom('voter_list_imports')
    .leftJoin('accounts', 'accounts.id', 'voter_list_imports.imported_by')
    .selectAll('voter_list_imports')
    .select('accounts.name as officer')
    .where(isOf(list))
    .orderBy('imported_at', 'desc')
    .limit(100)
    .execute();
}

/**
 * A position that a change of a list at this moment leaves without a voter, with how many it had: of an election that
 * is published, goes by this list and has not opened.
 */
export async function findEmptied(
  tx: Tx,
  list: ListOf,
  moment: Date,
): Promise<{ position: string; election: string; voters: number } | null> {
  const { rows } = await sql<{ position: string; election: string; voters: number }>`
    select * from (
      select p.title as position, e.name as election, (
        select count(distinct r.enrollment_number)::int from voter_list_entries r
        where (r.election_id = e.id or e.electorate <> 'roll' and r.election_id is null)
          and r.added_at < ${moment}::timestamptz
          and (r.removed_at is null or r.removed_at = ${moment}::timestamptz)
          and ${sql.raw(isListedForSql)} and ${sql.raw(isListedForPositionSql)}) as voters
      from elections e join positions p on p.election_id = e.id
      where ${sql.raw(isAnnounced)} and ${sql.raw(asksList)}
        and (e.id = ${list}::uuid or ${list}::uuid is null and e.electorate <> 'roll')
        and not exists (select from voter_list_entries r where ${sql.raw(isOnListOf)}
          and ${sql.raw(isListedForSql)} and ${sql.raw(isListedForPositionSql)})
    ) emptied where voters > 0 order by voters desc, position limit 1`.execute(tx);
  return rows[0] ?? null;
}
