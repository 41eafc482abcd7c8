// Who hears appeals against a ruling, as the campus names them beforehand.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campus add column hears_appeals text not null default ''`.execute(db);
}
