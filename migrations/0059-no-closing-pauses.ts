// The closing job looks at the clocks itself; nothing keeps a pause of closings any more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table closing_pauses').execute(db);
}
