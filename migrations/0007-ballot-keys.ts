// One index for the ballots in place of two: each costs every vote a look-up and a write.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ballots drop constraint ballots_pkey, add primary key (position_id, id)`.execute(
    db,
  );
  await sql`drop index ballots_position`.execute(db);
}
