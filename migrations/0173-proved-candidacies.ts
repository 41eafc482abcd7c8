// Whether whoever took the candidacy of somebody without an account had proved that it is theirs.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The address is forgotten as it is taken, so it is noted then. What was taken before stays as it was understood.
const changes = `
alter table entered_candidates add column is_proved boolean not null default false;
update entered_candidates set is_proved = true where account_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
