import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { longestDeskList } from '#contract/fields.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Schema } from '../../db/schema.ts';

export type ContactRow = Selectable<Schema['contacts']>;

export async function insertContact(
  tx: Tx,
  contact: Pick<Insertable<Schema['contacts']>, 'name' | 'email' | 'category' | 'message'>,
): Promise<ContactRow> {
  return tx
    .insertInto('contacts')
    .values({ id: randomUUID(), ...contact })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest messages, newest first, as many as the desk's list is long. */
export async function listNewestContacts(db: Db): Promise<ContactRow[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(longestDeskList)
    .execute();
}

/** Sets the code of a message; null when there is none. */
export async function updateResolved(tx: Tx, id: string, code: number): Promise<ContactRow | null> {
  const row = await tx
    .updateTable('contacts')
    .set({ resolved: code })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a message; false when there is none. */
export async function removeContact(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('contacts')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
