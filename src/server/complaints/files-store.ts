import { sql } from 'kysely';
import type { ComplaintFileKind } from '#core/elections/complaint-file.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';

const megabyte = 1024 * 1024;
/** What the files of all complaints take up at most: each backup holds them. */
const mostOfAll = 500 * megabyte;

interface NewFile {
  id: string;
  electionId: string;
  accountId: string;
  kind: ComplaintFileKind;
  content: Buffer;
}

/** Stores a file that belongs to no complaint yet; false where there is no room for it. */
export async function insertFile(tx: Tx, file: NewFile): Promise<boolean> {
  // Of two that come at once, the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtext('appeal_files'))`.execute(tx);
  const { taken } = await tx
    .selectFrom('appeal_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('taken'))
    .executeTakeFirstOrThrow();
  if (taken + file.content.length > mostOfAll) return false;
  await tx
    .insertInto('appeal_files')
    .values({
      id: file.id,
      election_id: file.electionId,
      account_id: file.accountId,
      kind: file.kind,
      bytes: file.content.length,
      content: file.content,
    })
    .execute();
  return true;
}

interface Attached {
  id: string;
  electionId: string;
  accountId: string;
  files: readonly string[];
}

/**
 * Gives files to a complaint, in this order: those that its maker uploaded for this election, and that
 * no other complaint has. Refuses all where one is no such file.
 */
export async function attachFiles(tx: Tx, { id, electionId, accountId, files }: Attached) {
  if (files.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update appeal_files f set appeal_id = ${id}::uuid, place = g.place - 1
    from unnest(${files}::uuid[]) with ordinality as g (id, place)
    where f.id = g.id and f.appeal_id is null and f.account_id = ${accountId}::uuid
      and f.election_id = ${electionId}::uuid`.execute(tx);
  if (Number(numAffectedRows) !== files.length) throw new Refused('unknown-complaint-file');
}

/** A file without its bytes, with what decides about who reads it. */
export async function findFile(db: Db, id: string) {
  return db
    .selectFrom('appeal_files as f')
    .leftJoin('appeals as p', 'p.id', 'f.appeal_id')
    .select(['f.id', 'f.kind', 'f.bytes', 'f.place', 'f.account_id as accountId'])
    .select(['f.appeal_id as appealId', 'p.number', 'p.follow_hash as followHash'])
    .select('p.reply_hash as replyHash')
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** The bytes of a file; null where it is gone meanwhile. */
export async function readContent(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('appeal_files')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Deletes what was uploaded a day ago and belongs to no complaint. */
export async function deleteLeftFiles(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('appeal_files')
    .where('appeal_id', 'is', null)
    .where(sql<boolean>`uploaded_at < now() - interval '1 day'`)
    .execute();
}

/** Deletes the files of elections whose voters are forgotten: the complaints keep their words. */
export async function deleteOldFiles(tx: Tx): Promise<void> {
  await sql`
    delete from appeal_files f using elections e
    where e.id = f.election_id and e.voters_forgotten_at is not null`.execute(tx);
}
