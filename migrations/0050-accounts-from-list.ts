// Whether students get accounts only as somebody on the voter list.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table campus add column accounts_from_list boolean not null default false;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
