// A group of a list, of a log-in and of a rule is kept as lists are read now, so that what looks the same is the same.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Marks of direction, joiners and whatever else nobody sees; letters in their composed form; one blank between words.
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB]/gu;
const asRead = (group: string): string =>
  group.normalize('NFC').replaceAll(hidden, '').replaceAll(/\s+/g, ' ').trim() || group;
const eachAsRead = (groups: readonly string[]) => [...new Set(groups.map(asRead))];

/** Where groups stand alone. What a closed election says stays as it was. */
const columns = [
  ['voter_list_entries', 'groups', 'true'],
  ['sign_on_groups', 'groups', 'true'],
  ['elections', 'electorate_groups', 'closed_at is null'],
  ['elections', 'candidate_groups', 'closed_at is null'],
  ['positions', 'groups', 'election_id in (select id from elections where closed_at is null)'],
] as const;
/** Where they stand within a rule. */
const documents = [
  ['elections', 'supporters', 'closed_at is null'],
  ['positions', 'candidacy', 'election_id in (select id from elections where closed_at is null)'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, where] of columns) {
    const of = sql.raw(`${column}::text ~ '[^ -~]|  ' and ${where}`);
    const { rows } = await sql<{ groups: string[] }>`
      select distinct ${sql.ref(column)} as groups from ${sql.table(table)} where ${of}`.execute(
      db,
    );
    for (const { groups } of rows) {
      const read = eachAsRead(groups);
      if (isDeepStrictEqual(read, groups)) continue;
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${read}::text[]
        where ${sql.ref(column)} = ${groups}::text[] and ${of}`.execute(db);
    }
  }
  for (const [table, column, where] of documents) {
    const of = sql.raw(`${column}::text ~ '[^ -~]|  ' and ${where}`);
    const { rows } = await sql<{ id: string; rule: unknown }>`
      select id, ${sql.ref(column)} as rule from ${sql.table(table)} where ${of}`.execute(db);
    for (const { id, rule } of rows) {
      const read: unknown = JSON.parse(JSON.stringify(rule), (key, value: unknown) =>
        key === 'groups' ? eachAsRead(value as string[]) : value,
      );
      if (isDeepStrictEqual(read, rule)) continue;
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(read)}::jsonb
        where id = ${id}`.execute(db);
    }
  }
}
