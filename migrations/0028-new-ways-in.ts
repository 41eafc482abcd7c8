// Owners are told of a new passkey, and of single sign-on that leads into their account.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table account_notices drop constraint account_notices_kind_check;
alter table account_notices add constraint account_notices_kind_check
  check (kind in ('registered', 'device', 'password', 'way-in', 'email', 'number', 'voted'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
