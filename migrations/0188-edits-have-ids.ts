// A change of an accepted candidate waits among the nominations, under an id of its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What the candidate sends anew has another id: nobody accepts what they have not read.
const changes = `
alter table nomination_edits add column id uuid not null default gen_random_uuid();
alter table nomination_edits add constraint nomination_edits_id unique (id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
