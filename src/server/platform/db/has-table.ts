import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Whether there is a table of this name: a database of an older release may not have it. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const found = sql<{ isThere: boolean }>`(select to_regclass(${name}) is not null as "isThere")`;
  const row = await db
    .selectFrom(found.as<'t'>(sql.ref('t')))
    .select('isThere')
    .executeTakeFirst();
  return row?.isThere === true;
}
