// One officer alone can pause the voting for a while: until when it is paused, and when one did that last.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// `paused_until` says something only of a paused election: other migrations end a pause as well.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table elections add column paused_until timestamptz, add column paused_alone_at timestamptz`,
    )
    .execute(db);
}
