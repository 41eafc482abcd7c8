import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** What people do who arrive; each kind has lines of its own. */
export type ArrivalKind = 'registration' | 'nomination' | 'message';

const fromNow = (seconds: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Locks the line of a network. Answers the milliseconds until all its turns are free again. */
export async function lockLine(tx: Tx, key: string): Promise<{ freeIn: number }> {
  return (
    tx
      .insertInto('arrival_lines')
      .values({ key, free_at: sql<Date>`clock_timestamp()` })
      // Writes nothing new: it takes the lock, and the clock is read after that.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returning(
        sql<number>`(extract(epoch from free_at - clock_timestamp()) * 1000)::float8`.as('freeIn'),
      )
      .executeTakeFirstOrThrow()
  );
}

/** Takes a place in a locked line, or finds the one that was taken before: it is kept for so long. */
export async function keepPlace(
  tx: Tx,
  place: { key: string; who: string; seconds: number },
): Promise<{ ordinal: string }> {
  const kept_until = fromNow(place.seconds);
  return tx
    .insertInto('arrival_places')
    .values({ line_key: place.key, who: place.who, kept_until })
    .onConflict((conflict) => conflict.columns(['line_key', 'who']).doUpdateSet({ kept_until }))
    .returning('ordinal')
    .executeTakeFirstOrThrow();
}

/** How many stand before this place and come back, up to `most`. */
export async function countAhead(
  tx: Tx,
  { key, ordinal, most }: { key: string; ordinal: string; most: number },
): Promise<number> {
  const ahead = tx
    .selectFrom('arrival_places')
    .select('who')
    .where('line_key', '=', key)
    .where('ordinal', '<', ordinal)
    .where('kept_until', '>', sql<Date>`clock_timestamp()`)
    .limit(most);
  const { count } = await tx
    .selectFrom(ahead.as('ahead'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function leavePlace(tx: Tx, { key, who }: { key: string; who: string }) {
  await tx
    .deleteFrom('arrival_places')
    .where('line_key', '=', key)
    .where('who', '=', who)
    .execute();
}

/** Forgets the places of a line whose holders have not come back for a long time. */
export async function forgetPlaces(tx: Tx, key: string): Promise<void> {
  await tx
    .deleteFrom('arrival_places')
    .where('line_key', '=', key)
    .where('kept_until', '<', fromNow(-10 * 60))
    .execute();
}

/** Uses one turn of a locked line. Answers how many were used in these ten minutes. */
export async function spendTurn(tx: Tx, key: string, pause: number): Promise<number> {
  const isOver = sql<boolean>`counted_at < ${fromNow(-10 * 60)}`;
  const { counted } = await tx
    .updateTable('arrival_lines')
    .set({
      free_at: sql<Date>`greatest(free_at, clock_timestamp()) + make_interval(secs => ${pause / 1_000})`,
      counted: sql<number>`case when ${isOver} then 1 else counted + 1 end`,
      counted_at: sql<Date>`case when ${isOver} then clock_timestamp() else counted_at end`,
    })
    .where('key', '=', key)
    .returning('counted')
    .executeTakeFirstOrThrow();
  return counted;
}

/** How many had a turn of a line in these ten minutes. */
export async function readCounted(tx: Tx, key: string): Promise<number> {
  const row = await tx
    .selectFrom('arrival_lines')
    .select('counted')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.counted ?? 0;
}

/** Minutes without a crowd after which the next one is another burst. */
const quiet = 30;
const isGoingOn = sql<boolean>`last_at > clock_timestamp() - make_interval(mins => ${quiet})`;

/** Notes a burst of a locked line; the id of one that begins now, else null. */
export async function noteBurst(
  tx: Tx,
  burst: { key: string; kind: ArrivalKind; arrived: number; waiting: number },
): Promise<string | null> {
  const { key, kind, arrived, waiting } = burst;
  const known = await tx
    .updateTable('arrival_bursts')
    .set({
      last_at: sql<Date>`clock_timestamp()`,
      arrived: sql<number>`greatest(arrived, ${arrived})`,
      waiting,
    })
    .where('line_key', '=', key)
    .where(isGoingOn)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return null;
  const id = randomUUID();
  await tx
    .insertInto('arrival_bursts')
    .values({ id, line_key: key, kind, arrived, waiting })
    .execute();
  return id;
}

/** The bursts of the last day, the newest first. */
export async function listBursts(db: Db) {
  return db
    .selectFrom('arrival_bursts')
    .select(['id', 'kind', 'line_key', 'began_at', 'last_at', 'arrived', 'waiting'])
    .select(isGoingOn.as('isGoingOn'))
    .where('last_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('began_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
}

/** Deletes what nobody needs any more: lines without people, and bursts after a month. */
export async function deleteOldArrivals(tx: Tx): Promise<void> {
  const anHourAgo = sql<Date>`now() - interval '1 hour'`;
  await tx.deleteFrom('arrival_places').where('kept_until', '<', anHourAgo).execute();
  await tx
    .deleteFrom('arrival_lines')
    .where('free_at', '<', anHourAgo)
    .where('counted_at', '<', anHourAgo)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('arrival_places as p')
            .select('p.who')
            .whereRef('p.line_key', '=', 'arrival_lines.key'),
        ),
      ),
    )
    .execute();
  await tx
    .deleteFrom('arrival_bursts')
    .where('last_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
