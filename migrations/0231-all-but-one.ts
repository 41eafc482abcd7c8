// How many candidates a voter has to rank can be all but one; the column then says 0.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table positions
      drop constraint positions_ranks_check,
      add constraint positions_ranks_check check (least_ranks between 0 and 200)`.execute(db);
}
