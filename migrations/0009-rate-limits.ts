// The table of rate limits (quotas), made anew in the shape that rate-limiter-flexible needs; what was counted is forgotten.
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
