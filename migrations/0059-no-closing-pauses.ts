// Drops the table of pauses of closings: the closing job looks at the clocks itself.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table closing_pauses').execute(db);
}
