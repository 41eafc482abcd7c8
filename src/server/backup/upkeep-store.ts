import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import type { Upkeep } from '../platform/db/upkeep-tables.ts';

/**
 * Notes that operators saved a backup or the keys of elections, as of a moment; officers are reminded
 * of it. A database of an older release has no place for it.
 */
export async function noteUpkeep(tx: Tx, what: Upkeep['what'], at: Date): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('upkeep') is not null as "isThere"`.execute(tx);
  if (rows[0]?.isThere !== true) return;
  await tx
    .insertInto('upkeep')
    .values({ what, done_at: at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ done_at: at }))
    .execute();
}
