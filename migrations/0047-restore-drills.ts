// When a drill last proved that a backup brings the campus back.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table upkeep
  drop constraint upkeep_what_check,
  add constraint upkeep_what_check check (what in ('backup', 'keys', 'drill'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
