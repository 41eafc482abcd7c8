// A link or a code to prove a number works as long as the address that it went to is the right one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table number_claims add column entry_id uuid references voter_list_entries on delete cascade;
create index number_claims_entry on number_claims (entry_id) where entry_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
