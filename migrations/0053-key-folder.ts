// The id of this campus, which its folder of keys carries too. No backup holds it: a copy of a campus has its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create table campus_ids (
  id uuid primary key,
  is_only boolean not null default true unique check (is_only)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
