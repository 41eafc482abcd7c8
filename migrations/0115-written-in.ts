// The language in which an election was written: it stays when the campus offers its languages in another order.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Those that are there were taken to be in the campus's first language. What closed keeps every row as it is, so
// they get it as the default, which is also for a release that writes none.
const column = `
do $do$ begin
  execute format('alter table elections add column written_in text not null default %L',
    coalesce((select languages[1] from campus), 'en'));
end $do$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
