import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Insertable, Selectable } from 'kysely';
import { contactCodes } from '#core/contact/contact-request.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

export type ContactRow = Selectable<Schema['contacts']>;

/** A message with what officers added, as JSON has it. */
export interface OfficerContactRow extends ContactRow {
  entries: { id: string; kind: 'answer' | 'note'; body: string; by: string | null; at: string }[];
}

/** The answers and notes of a message, oldest first. */
export function entriesOf(db: Db, contactId: Expression<string>) {
  return jsonArrayFrom(
    db
      .selectFrom('contact_entries as e')
      .leftJoin('accounts as a', 'a.id', 'e.author_id')
      .select(['e.id', 'e.kind', 'e.body', 'a.name as by'])
      .select(sql<string>`e.created_at`.as('at'))
      .where('e.contact_id', '=', contactId)
      .orderBy('e.created_at')
      .orderBy('e.id'),
  );
}

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

// Spelled out as in the index, which a parameter would not match.
const isWaiting = sql<boolean>`resolved = ${sql.lit(contactCodes['in-progress'])}`;

/**
 * One page of the messages, newest first: those that wait before those that are
 * settled, so that no number of messages hides one that nobody has answered.
 */
export async function listNewestContacts(db: Db, page: number): Promise<OfficerContactRow[]> {
  const kept = db
    .selectFrom('contacts')
    .selectAll()
    .orderBy(isWaiting, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * longestOfficerList)
    .limit(longestOfficerList);
  return db
    .selectFrom(kept.as('kept'))
    .selectAll()
    .select(({ ref }) => entriesOf(db, ref('kept.id')).as('entries'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
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
