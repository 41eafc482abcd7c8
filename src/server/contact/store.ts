import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Expression, Insertable, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contactCodes } from '#core/contact/contact-request.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

export type ContactRow = Selectable<Schema['contacts']>;

/** A message with its answers, as JSON has them. */
export interface AnsweredRow extends ContactRow {
  answers: { id: string; body: string; by: string | null; at: string }[];
}

/** The answers to a message, oldest first. */
function answersTo(db: Db, contactId: Expression<string>) {
  return jsonArrayFrom(
    db
      .selectFrom('contact_entries as e')
      .leftJoin('accounts as a', 'a.id', 'e.author_id')
      .select(['e.id', 'e.body', 'a.name as by'])
      .select(sql<string>`e.created_at`.as('at'))
      .where('e.contact_id', '=', contactId)
      .orderBy('e.created_at')
      .orderBy('e.id'),
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
export async function listNewestContacts(db: Db, page: number): Promise<AnsweredRow[]> {
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
    .select(({ ref }) => answersTo(db, ref('kept.id')).as('answers'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many grievances nobody has answered in time, and when the first answer was due. */
export async function countOverdue(db: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('contacts as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Date | null>`min(due_at)`.as('since'))
    .where(isWaiting)
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_entries as e').select('e.id').whereRef('e.contact_id', '=', 'c.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** One message with its answers; null when there is none. */
export async function readContact(db: Db, id: string): Promise<AnsweredRow | null> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .select(({ ref }) => answersTo(db, ref('contacts.id')).as('answers'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const mostOfOne = 100;

/** The newest messages of an account: sent by it, or from its address where that is confirmed. */
export async function listContactsOf(db: Db, accountId: string): Promise<AnsweredRow[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .select(({ ref }) => answersTo(db, ref('contacts.id')).as('answers'))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('sender_id', '=', accountId),
        eb(
          sql<string>`lower(email)`,
          '=',
          selectFrom('accounts')
            .select(sql<string>`lower(email)`.as('email'))
            .where('id', '=', accountId)
            .where('email_confirmed_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostOfOne)
    .execute();
}

/** The message behind a link that works; null without one. */
export async function findLinked(db: Db, tokenHash: Buffer): Promise<AnsweredRow | null> {
  const row = await db
    .selectFrom('contact_links as l')
    .innerJoin('contacts as c', 'c.id', 'l.contact_id')
    .selectAll('c')
    .select(({ ref }) => answersTo(db, ref('c.id')).as('answers'))
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a message, so that what is added to it is not lost with it; null when there is none. */
export async function lockContact(tx: Tx, id: string): Promise<ContactRow | null> {
  const row = await tx
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds an answer; false when one of this id is there already. */
export async function insertAnswer(
  tx: Tx,
  answer: { id: string; contactId: string; text: string; authorId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('contact_entries')
    .values({
      id: answer.id,
      contact_id: answer.contactId,
      body: answer.text,
      author_id: answer.authorId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
