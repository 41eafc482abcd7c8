// An account that is closed after its vote keeps by what its number was proved, and by whom: the result counts it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table accounts
  drop constraint accounts_proved,
  add constraint accounts_proved check (
    (proved_at is null) = (proved_how is null) and (proved_by is null or proved_at is not null)
    and (proved_at is null or enrollment_number is not null or closed_at is not null));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
