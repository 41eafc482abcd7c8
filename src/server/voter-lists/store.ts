import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { searchWords } from '#core/kernel/search-form.ts';
import { bareGroup } from '#core/voter-list/list-cells.ts';
import type { ListEntry } from '#core/voter-list/read-list.ts';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import { readNumberFormat } from '../number-format/number-format.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { textArray } from '../platform/db/text-array.ts';
import type { Schema } from '../platform/db/tables.ts';
import { isOnListOf, isListedForSql } from '../conditions/electorate-sql.ts';

/** A list: that of an election, or with null that of the campus. */
export type ListOf = string | null;

export type EntryRow = Pick<
  Selectable<Schema['voter_list_entries']>,
  | 'id'
  | 'election_id'
  | 'enrollment_number'
  | 'name'
  | 'email'
  | 'groups'
  | 'added_at'
  | 'removed_at'
  | 'reason'
>;

/** Rows of this list, which name its election or, those of the campus, none. */
export const isOf = (list: ListOf) => sql<boolean>`election_id is not distinct from ${list}::uuid`;

/** Holds the list of the campus until the transaction ends. That of an election goes with its locks. */
export async function lockCampusList(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('voter-list', 0))`.execute(tx);
}

/** Which version of a list stands, in a few bytes: it changes with every entry that comes or goes. */
export async function readVersion(db: Db, list: ListOf): Promise<string> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`count(removed_at)::int`.as('removed'),
      sql<string | null>`max(added_at)::text`.as('last'),
    ])
    .where(isOf(list))
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

/** Everybody on a list. */
export async function readWholeList(db: Db, list: ListOf): Promise<Map<string, ListEntry>> {
  const rows = await db
    .selectFrom('voter_list_entries')
    .select(['enrollment_number as enrollmentNumber', 'name', 'email', 'groups'])
    .where(isOf(list))
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.enrollmentNumber, row]));
}

/** These people of a list, as they stand. */
export async function readNumbers(
  db: Db,
  list: ListOf,
  numbers: readonly string[],
): Promise<ListEntry[]> {
  return db
    .selectFrom('voter_list_entries')
    .select(['enrollment_number as enrollmentNumber', 'name', 'email', 'groups'])
    .where(isOf(list))
    .where('removed_at', 'is', null)
    .where('enrollment_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
}

/** Those of these numbers that stand on another list than this one. */
export async function readBeside(
  db: Db,
  list: ListOf,
  numbers: readonly string[],
): Promise<Set<string>> {
  const others = db
    .selectFrom('voter_list_entries')
    .where('election_id', 'is distinct from', list)
    .where('removed_at', 'is', null);
  // Many campuses have no other list, and the numbers of a whole one cost to send.
  const one = await others.select('id').limit(1).executeTakeFirst();
  if (one === undefined) return new Set();
  const rows = await others
    .select('enrollment_number as number')
    .where('enrollment_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** What is written with each entry of one act. */
export interface Writing {
  list: ListOf;
  moment: Date;
  actorId: string;
  importId?: string;
  reason?: string;
}

/** Adds entries, however many, in one statement; the caller holds the format of numbers. */
export async function addEntries(
  tx: Tx,
  entries: readonly ListEntry[],
  { list, moment, actorId, importId, reason }: Writing,
): Promise<void> {
  const format = await readNumberFormat(tx);
  const parts = entries.map(({ enrollmentNumber }) => partsOf(enrollmentNumber, format));
  const column = (texts: (string | null)[]) => sql`${textArray(texts)}::text[]`;
  await sql`
    insert into voter_list_entries (election_id, enrollment_number, branch, year, name, email, groups,
      import_id, added_at, added_by, reason)
    select ${list}::uuid, e.number, e.branch, e.year, e.name, e.email, e.groups::text[], ${importId ?? null}::uuid,
      ${moment}::timestamptz, ${actorId}::uuid, ${reason ?? null}::text
    from unnest(${column(entries.map(({ enrollmentNumber }) => enrollmentNumber))},
      ${column(parts.map(({ branch }) => branch))}, ${column(parts.map(({ year }) => year))},
      ${column(entries.map(({ name }) => name))}, ${column(entries.map(({ email }) => email))},
      ${column(entries.map(({ groups }) => textArray(groups)))})
      as e (number, branch, year, name, email, groups)`.execute(tx);
}

/** Marks the entries of these numbers as removed, in one statement. */
export async function removeNumbers(
  tx: Tx,
  numbers: readonly string[],
  { list, moment, importId }: Writing,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update voter_list_entries
    set removed_at = ${moment}::timestamptz, removed_by_import = ${importId ?? null}::uuid
    where ${isOf(list)} and removed_at is null
      and enrollment_number = any(${numbers}::text[])`.execute(tx);
}

/** An election's own list stands until it has another kind of voters; its size is counted anew. */
export async function markOwnList(tx: Tx, electionId: string): Promise<void> {
  await sql`
    update elections set electorate = 'roll', electorate_roles = '{}', electorate_branches = '{}',
      electorate_years = '{}', electorate_groups = '{}', roll_revision = roll_revision + 1,
      voters = case when voters in ('listed', 'proved') then voters else 'listed' end
    where id = ${electionId}`.execute(tx);
}

/** Counts the list of an election anew at the next reading. */
export async function touchList(
  tx: Tx,
  electionId: string,
  { addedAfterOpening }: { addedAfterOpening: number },
): Promise<void> {
  await sql`
    update elections set roll_revision = roll_revision + 1,
      added_after_opening = added_after_opening + ${addedAfterOpening}
    where id = ${electionId}`.execute(tx);
}

const columns = [
  'id',
  'election_id',
  'enrollment_number',
  'name',
  'email',
  'groups',
  'added_at',
  'removed_at',
  'reason',
] as const;

/** An entry that stands; null when it was removed or corrected meanwhile. */
export async function findEntry(db: Db, id: string): Promise<EntryRow | null> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findNumber(db: Db, list: ListOf, number: string): Promise<EntryRow | null> {
  const row = await db
    .selectFrom('voter_list_entries')
    .select(columns)
    .where(isOf(list))
    .where('enrollment_number', '=', number)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface AskedVoters {
  list: ListOf;
  search: string;
  group: string;
}

function selectAsked(db: Db, { list, search, group }: AskedVoters) {
  let asked = db.selectFrom('voter_list_entries').where(isOf(list)).where('removed_at', 'is', null);
  for (const word of searchWords(search).slice(0, 10)) {
    // "7" begins a word of a name; part of a number it would be of almost all.
    const isPart = word.length >= 3;
    asked = asked.where(
      sql<boolean>`(position(${` ${word}`} in search_form(' ' || name || ' ' || email)) > 0
        or ${isPart} and position(${word} in lower(enrollment_number)) > 0)`,
    );
  }
  return group === '' ? asked : asked.where(sql<boolean>`${group} = any(groups)`);
}

/** One page of the voters that are asked for, by number, and how many there are. */
export async function listAsked(
  db: Db,
  asked: AskedVoters,
  { from, size }: { from: number; size: number },
) {
  const { total } = await selectAsked(db, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectAsked(db, asked)
    .select(columns)
    .orderBy('enrollment_number')
    .offset(from)
    .limit(size)
    .execute();
  return { rows, total };
}

/** A group without its column; empty where it has none. */
const bareOf = (group: string) => (bareGroup(group) === group ? '' : bareGroup(group));

/** How many voters a list has, and its groups with theirs, the largest first. */
export async function countGroups(db: Db, list: ListOf) {
  const listed = db
    .selectFrom('voter_list_entries')
    .where(isOf(list))
    .where('removed_at', 'is', null);
  const { size } = await listed
    .select(sql<number>`count(*)::int`.as('size'))
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom(listed.select(sql`unnest(groups)`.as('group')).as('g'))
    .select([sql<string>`g.group`.as('group'), sql<number>`count(*)::int`.as('voters')])
    .groupBy('g.group')
    .orderBy('voters', 'desc')
    .orderBy('g.group')
    .execute();
  // A group that always stands in one column is told with it alone.
  const headed = new Set(groups.map(({ group, voters: count }) => `${bareOf(group)} ${count}`));
  const told = groups.filter(({ group, voters: count }) => !headed.has(`${group} ${count}`));
  return { size, groups: told.slice(0, 200) };
}

/** Whether an election has a list, and whether a number is on it; null without such an election. */
export async function isNumberListed(db: Db, electionId: string, number: string) {
  const row = await db
    .selectFrom('elections as e')
    .select([
      sql<boolean>`e.electorate = 'roll' or e.voters in ('listed', 'proved')
        or cardinality(e.electorate_groups) > 0`.as('hasList'),
      sql<boolean>`exists (select from voter_list_entries r where r.enrollment_number = ${number}
        and ${sql.raw(isOnListOf)} and ${sql.raw(isListedForSql)})`.as('isOnList'),
    ])
    .where('e.id', '=', electionId)
    .where('e.state', '<>', 'draft')
    .executeTakeFirst();
  return row ?? null;
}
