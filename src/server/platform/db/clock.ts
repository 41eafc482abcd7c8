import { sql } from 'kysely';
import type { Db } from './client.ts';

/** What time it is for opening and closing: the database's clock, one for all server processes. */
export async function readClock(db: Db): Promise<Date> {
  const clock = sql<Date>`clock_timestamp()`.as('now');
  const { now } = await db.selectNoFrom(clock).executeTakeFirstOrThrow();
  return now;
}
