// The table as rate-limiter-flexible has it. What was counted before is forgotten: a day at most.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table quotas`.execute(db);
  await sql`
    create table quotas (
      key text primary key,
      points integer not null,
      expire bigint
    )`.execute(db);
}
