import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ContactRow, OfficerContactRow } from './store.ts';
import { entriesOf, ownerOf } from './store.ts';

/** One message with its answers and notes; null when there is none. */
export async function readOfficerContact(db: Db, id: string): Promise<OfficerContactRow | null> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .select(({ ref }) => entriesOf(db, ref('contacts.id')).as('entries'))
    .select(({ ref }) => ownerOf(db, ref('contacts.owner_id')).as('owner'))
    .where('id', '=', id)
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

/** Adds an answer or a note; false when one of this id is there already. */
export async function insertEntry(
  tx: Tx,
  entry: {
    id: string;
    contactId: string;
    kind: 'answer' | 'note';
    text: string;
    authorId: string;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('contact_entries')
    .values({
      id: entry.id,
      contact_id: entry.contactId,
      kind: entry.kind,
      body: entry.text,
      author_id: entry.authorId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest message of an address whose id begins so; null when there is none. */
export async function findByReference(
  db: Db,
  { reference, email }: { reference: string; email: string },
): Promise<ContactRow | null> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where(sql<string>`left(id::text, 8)`, '=', reference.toLowerCase())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const mostOfOne = 100;

/** The newest messages of an account: sent by it, or from its address where that is confirmed. */
export async function listContactsOf(db: Db, accountId: string): Promise<OfficerContactRow[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .select(({ ref }) => entriesOf(db, ref('contacts.id')).as('entries'))
    .select(({ ref }) => ownerOf(db, ref('contacts.owner_id')).as('owner'))
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

/** Keeps one link per message: the newest. */
export async function replaceContactLink(
  tx: Tx,
  link: { contactId: string; tokenHash: Buffer; minutes: number },
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${link.minutes})`;
  await tx
    .insertInto('contact_links')
    .values({ token_hash: link.tokenHash, contact_id: link.contactId, expires_at })
    .onConflict((conflict) =>
      conflict.column('contact_id').doUpdateSet({ token_hash: link.tokenHash, expires_at }),
    )
    .execute();
}

/** The message behind a link that works; null without one. */
export async function findFollowed(db: Db, tokenHash: Buffer): Promise<OfficerContactRow | null> {
  const row = await db
    .selectFrom('contact_links as l')
    .innerJoin('contacts as c', 'c.id', 'l.contact_id')
    .selectAll('c')
    .select(({ ref }) => entriesOf(db, ref('c.id')).as('entries'))
    .select(({ ref }) => ownerOf(db, ref('c.owner_id')).as('owner'))
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}
