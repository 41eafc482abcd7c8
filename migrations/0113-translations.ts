// The words of elections, positions and candidates in the other languages that a campus offers.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// By the tag of a language: { "hi": { "name": "…" } }. What is not in it stands as it was written.
const tables = ['elections', 'positions', 'nominations', 'nomination_edits'];

// What officers may change of an election at any time, they may translate at any time.
const free = `
do $do$ begin
  execute replace(pg_get_functiondef('keep_closed()'::regprocedure),
    $$'is_tie_rule_chosen']$$, $$'is_tie_rule_chosen', 'translations']$$);
end $do$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql
      .raw(
        `alter table ${table} add column translations jsonb not null default '{}'
           check (jsonb_typeof(translations) = 'object')`,
      )
      .execute(db);
  }
  await sql.raw(free).execute(db);
}
