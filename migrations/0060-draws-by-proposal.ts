// A draw is entered by one officer and confirmed by another, who is not among those it is about.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// An entry that waited for a second one decides nothing: the draw is entered again.
const changes = `
drop table draw_entries;
alter table proposals add column not_by uuid[] not null default '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
