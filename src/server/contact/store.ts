import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Insertable, Selectable } from 'kysely';
import { contactCodes } from '#core/contact/contact-request.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

export type ContactRow = Selectable<Schema['contacts']>;

/** A message with what officers added, as JSON has it. */
export interface OfficerContactRow extends ContactRow {
  owner: { id: string; name: string } | null;
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

/** The officer who has a message in hand; nobody once they are none any more, or suspended. */
export function ownerOf(db: Db, ownerId: Expression<string | null>) {
  return jsonObjectFrom(
    db
      .selectFrom('accounts as o')
      .select(['o.id', 'o.name'])
      .where('o.id', '=', ownerId)
      .where('o.role', 'in', ['council', 'admin'])
      .where('o.is_verified', '=', true),
  );
}

export async function insertContact(
  tx: Tx,
  contact: Pick<
    Insertable<Schema['contacts']>,
    'name' | 'email' | 'category' | 'message' | 'due_at' | 'sender_id'
  >,
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
    .select(({ ref }) => ownerOf(db, ref('kept.owner_id')).as('owner'))
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

/** Who has a message in hand from now on: an officer, or null for nobody. */
export async function writeOwner(tx: Tx, id: string, ownerId: string | null): Promise<void> {
  await tx.updateTable('contacts').set({ owner_id: ownerId }).where('id', '=', id).execute();
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
