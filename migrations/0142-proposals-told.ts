// Officers are asked about proposals at most once an hour, with all that waits.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Null until the others were told of it. What is there already was told as it was made.
const changes = `
alter table proposals add column told_at timestamptz;
update proposals set told_at = proposed_at;
create index proposals_told on proposals (told_at) where told_at is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
