// Indexes for lists that are read often, and a table of voters whose accounts wait for an election to end before they go.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create index accounts_admins on accounts (id) where role = 'admin' and is_verified;
create index members_waiting on members (requested_at) where not is_verified;
create index letters_sent on letters (sent_at) where status = 'sent';
create index letters_to on letters (lower(to_address));
create index contacts_waiting_first on contacts ((resolved = 2) desc, created_at desc, id);
drop index contacts_created_at;

create table departed_voters (
  key bytea primary key,
  until timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
