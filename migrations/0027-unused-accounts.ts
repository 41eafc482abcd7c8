// Who logged in again after the registration; a row of its own, so that no log-in waits for another.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create table returned_accounts (
  account_id uuid primary key references accounts on delete cascade
);
-- Nobody wrote it down before, so all of today's accounts count as used.
insert into returned_accounts (account_id) select id from accounts;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
