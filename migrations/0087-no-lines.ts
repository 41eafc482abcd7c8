// Arrivals of one network are counted by the limiter; nobody stands in a line any more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table arrival_places, arrival_lines, arrival_bursts').execute(db);
}
