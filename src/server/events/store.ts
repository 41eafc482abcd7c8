import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

export type EventRow = Selectable<Schema['events']>;

export async function insertEvent(
  tx: Tx,
  event: Omit<Insertable<Schema['events']>, 'id' | 'created_at'>,
): Promise<EventRow> {
  return tx
    .insertInto('events')
    .values({ id: randomUUID(), ...event })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an event; null when there is none. */
export async function updateEvent(
  tx: Tx,
  id: string,
  event: Updateable<Schema['events']>,
): Promise<EventRow | null> {
  const row = await tx
    .updateTable('events')
    .set({ ...event, changed_at: sql<string>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** All events, soonest first; two at one moment by title. */
export async function listAllEvents(db: Db): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .orderBy('held_at')
    .orderBy(sql`title collate "C"`)
    .orderBy('id')
    .execute();
}

/** One event; null when there is none. */
export async function readOneEvent(db: Db, id: string): Promise<EventRow | null> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Deletes an event and answers its title; null when there is none. */
export async function removeEvent(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('events')
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst();
  return row?.title ?? null;
}
