// Owners are told, once an hour, that somebody with their password guesses the second step.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table account_notices drop constraint account_notices_kind_check;
alter table account_notices add constraint account_notices_kind_check check (kind in
  ('registered', 'device', 'password', 'way-in', 'wrong-steps', 'email', 'number', 'voted'));
create unique index account_notices_wrong_steps on account_notices (account_id, at)
  where kind = 'wrong-steps';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
