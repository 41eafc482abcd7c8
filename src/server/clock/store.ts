import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jump } from './judge-clocks.ts';

/** Closings wait: since when, and for whose jump. */
export interface ClosingPause {
  id: string;
  beganAt: Date;
  cause: Jump['cause'];
  jumpMs: number;
}

/** Whether closings wait, and whether no server saw clocks disagree for so long. */
export async function findPause(
  db: Db,
  calmSeconds: number,
): Promise<{ pause: ClosingPause | null; isCalm: boolean }> {
  const row = await db
    .selectFrom('closing_pauses')
    .select(['id', 'began_at as beganAt', 'cause', sql<number>`jump_ms::float8`.as('jumpMs')])
    // Before or after: the clock may have been set back meanwhile.
    .select(
      sql<boolean>`abs(extract(epoch from clock_timestamp() - disagreed_at)) >= ${calmSeconds}`.as(
        'isCalm',
      ),
    )
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return { pause: null, isCalm: true };
  const { isCalm, ...pause } = row;
  return { pause, isCalm };
}

/** Begins a pause; null where closings wait already, because another server saw the same. */
export async function insertPause(tx: Tx, { cause, ms }: Jump): Promise<string | null> {
  const row = await tx
    .insertInto('closing_pauses')
    .values({ id: randomUUID(), cause, jump_ms: String(ms) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes that clocks do not agree: the pause goes on. */
export async function keepPause(tx: Tx): Promise<void> {
  await tx
    .updateTable('closing_pauses')
    .set({ disagreed_at: sql<Date>`clock_timestamp()` })
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the pause, once however many ask; null where there is none. */
export async function endPause(tx: Tx, officerId: string | null): Promise<string | null> {
  const row = await tx
    .updateTable('closing_pauses')
    .set({ ended_at: sql<Date>`clock_timestamp()`, ended_by: officerId })
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
