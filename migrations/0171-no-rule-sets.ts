// An election is started from another one; rules are not saved by name any more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table rule_sets;').execute(db);
}
