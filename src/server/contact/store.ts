import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Expression, Insertable, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contactCodes } from '#core/contact/contact-request.ts';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

export type ContactRow = Selectable<Schema['contacts']>;

/** A message with its answers, as JSON has them, and the names of what it is about. */
export interface AnsweredRow extends ContactRow {
  election: string | null;
  about: { id: string; name: string; position: string | null }[];
  files: { _id: string; kind: string; bytes: number }[];
  answers: { id: string; body: string; by: string | null; at: string }[];
}

/** The files of a message, in their order. */
const filesOf = (db: Db, contactId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom('contact_files as f')
      .select(['f.id as _id', 'f.kind', 'f.bytes'])
      .where('f.contact_id', '=', contactId)
      .orderBy('f.place'),
  );

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

/** The name of the election that a message is about; null where it is about none. */
const electionOf = (id: Expression<string | null>) =>
  sql<string | null>`(select e.name from elections e where e.id = ${id})`.as('election');

/** The candidates and the officers whom a message concerns, by their names. */
const aboutIn = (ids: Expression<string[]>) =>
  sql<AnsweredRow['about']>`(select coalesce(json_agg(w order by w.name), '[]') from (
    select n.id, n.name, p.title as position from nominations n
      join positions p on p.id = n.position_id where n.id = any(${ids})
    union all select a.id, a.name, null from accounts a where a.id = any(${ids})) as w)`.as(
    'about',
  );

export async function insertContact(
  tx: Tx,
  contact: Pick<
    Insertable<Schema['contacts']>,
    | 'name'
    | 'email'
    | 'category'
    | 'message'
    | 'due_at'
    | 'sender_id'
    | 'election_id'
    | 'about_ids'
    | 'about_offices'
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
 * One page of the messages but the hidden ones, newest first: those that wait before those that are
 * settled, so that no number of messages hides one that nobody has answered.
 */
export async function listNewestContacts(
  db: Db,
  { page, hidden, election }: { page: number; hidden: readonly string[]; election?: string },
): Promise<AnsweredRow[]> {
  let kept = db
    .selectFrom('contacts')
    .selectAll()
    .orderBy(isWaiting, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * longestOfficerList)
    .limit(longestOfficerList);
  if (hidden.length > 0) kept = kept.where('id', '<>', sql<string>`all(${hidden}::uuid[])`);
  if (election !== undefined) kept = kept.where('election_id', '=', election);
  return db
    .selectFrom(kept.as('kept'))
    .selectAll()
    .select(({ ref }) => electionOf(ref('kept.election_id')))
    .select(({ ref }) => aboutIn(ref('kept.about_ids')))
    .select(({ ref }) => filesOf(db, ref('kept.id')).as('files'))
    .select(({ ref }) => answersTo(db, ref('kept.id')).as('answers'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many grievances but the hidden ones nobody has answered in time, and when the first answer was due. */
export async function countOverdue(
  db: Db,
  hidden: readonly string[],
): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('contacts as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Date | null>`min(due_at)`.as('since'))
    .where(isWaiting)
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .where('c.id', '<>', sql<string>`all(${hidden}::uuid[])`)
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
    .select(({ ref }) => electionOf(ref('contacts.election_id')))
    .select(({ ref }) => aboutIn(ref('contacts.about_ids')))
    .select(({ ref }) => filesOf(db, ref('contacts.id')).as('files'))
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
    .select(({ ref }) => electionOf(ref('contacts.election_id')))
    .select(({ ref }) => aboutIn(ref('contacts.about_ids')))
    .select(({ ref }) => filesOf(db, ref('contacts.id')).as('files'))
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
    .select(({ ref }) => electionOf(ref('c.election_id')))
    .select(({ ref }) => aboutIn(ref('c.about_ids')))
    .select(({ ref }) => filesOf(db, ref('c.id')).as('files'))
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
