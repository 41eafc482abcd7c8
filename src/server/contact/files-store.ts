import { sql } from 'kysely';
import { mostFilesADay, roomOfOne } from '#core/contact/about.ts';
import { Refused } from '#core/refusal.ts';
import { ofComplaint } from '../elections/former-complaints-store.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** What the files of all messages take up at most: each backup holds them. */
const mostOfAll = 500 * 1024 * 1024;

/** Stores a picture that belongs to no message yet, where its account and all have room for it. */
export async function insertPicture(
  tx: Tx,
  { id, accountId, content }: { id: string; accountId: string; content: Buffer },
): Promise<void> {
  // Of two that come at once, the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtext('contact_files'))`.execute(tx);
  const isOwn = sql`account_id = ${accountId}::uuid`;
  const { today, ofOne, ofAll } = await tx
    .selectFrom('contact_files')
    .select(
      sql<number>`count(*) filter (where ${isOwn} and uploaded_at > now() - interval '1 day')::int`.as(
        'today',
      ),
    )
    .select(sql<number>`coalesce(sum(bytes) filter (where ${isOwn}), 0)::float8`.as('ofOne'))
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('ofAll'))
    .executeTakeFirstOrThrow();
  if (today >= mostFilesADay) throw new Refused('pictures-of-today');
  if (ofOne + content.length > roomOfOne) throw new Refused('own-pictures-full');
  if (ofAll + content.length > mostOfAll) throw new Refused('complaint-files-full');
  await tx
    .insertInto('contact_files')
    .values({ id, account_id: accountId, kind: 'picture', bytes: content.length, content })
    .execute();
}

/**
 * Gives pictures to a message, in this order: those that its sender uploaded, and that no other message has.
 * Refuses all where one is no such picture.
 */
export async function attachPictures(
  tx: Tx,
  { id, accountId, files }: { id: string; accountId: string | null; files: readonly string[] },
): Promise<void> {
  if (files.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update contact_files f set contact_id = ${id}::uuid, place = g.place - 1
    from unnest(${files}::uuid[]) with ordinality as g (id, place)
    where f.id = g.id and f.contact_id is null and f.account_id = ${accountId}::uuid`.execute(tx);
  if (Number(numAffectedRows) !== files.length) throw new Refused('unknown-complaint-file');
}

/** A file without its bytes, with what decides about who reads it. */
export async function findFile(db: Db, id: string) {
  return db
    .selectFrom('contact_files as f')
    .leftJoin('contacts as c', 'c.id', 'f.contact_id')
    .select(['f.kind', 'f.place', 'f.account_id as accountId', 'f.contact_id as contactId'])
    .select('c.election_id as electionId')
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** The bytes of a file; null where it is gone meanwhile. */
export async function readContent(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('contact_files')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Deletes what was uploaded a day ago and went with no message. */
export async function deleteLeftPictures(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('contact_files')
    .where('contact_id', 'is', null)
    .where('appeal_id', 'is', null)
    .where(sql<boolean>`uploaded_at < now() - interval '1 day'`)
    .execute();
}

/** Deletes the files about elections whose voters are forgotten: the messages keep their words. */
export async function deleteOldPictures(tx: Tx): Promise<void> {
  await sql`
    delete from contact_files f using elections e
    where e.voters_forgotten_at is not null and (
      e.id = (select c.election_id from contacts c where c.id = f.contact_id)
      or e.id = ${ofComplaint('election_id', 'f.appeal_id')})`.execute(tx);
}
