// Whether council decides nominations too, and whether who was entered stands until they decline.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table campus add column council_decides_nominations boolean not null default false;
alter table campus add column entered_stand boolean not null default false;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
