// Drops the three tables of the line for arrivals: the rate limiter counts them now.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table arrival_places, arrival_lines, arrival_bursts').execute(db);
}
