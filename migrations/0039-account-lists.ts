// Indexes for the officers' list of accounts, by role and by state.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The state is spelled as in the search of accounts/list-store.ts.
const changes = `
create index accounts_of_role on accounts (role, lower(name) collate "C", id)
  where closed_at is null;
create index accounts_of_state on accounts ((case when is_verified then 'active'
    when suspended_at is null then 'waiting' else 'suspended' end), lower(name) collate "C", id)
  where closed_at is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
