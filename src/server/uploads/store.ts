import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A picture as its row names it. */
export interface NewUpload {
  id: string;
  bytes: number;
  accountId: string;
}

/**
 * Notes a picture: before its files are written, so that the sweep finds what a crash leaves behind,
 * and once they are all in their place. Its day begins anew each time.
 */
export async function noteUpload(tx: Tx, upload: NewUpload, isStored: boolean): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      id: upload.id,
      bytes: upload.bytes,
      uploaded_by: upload.accountId,
      is_stored: isStored,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        uploaded_at: sql<Date>`now()`,
        is_stored: sql<boolean>`uploads.is_stored or excluded.is_stored`,
      }),
    )
    .execute();
}

/**
 * How many bytes all pictures take up, and those of one account, this one apart. Waits for others who
 * ask: of two that come at once, the second counts the first.
 */
export async function countRoom(
  tx: Tx,
  { id, accountId }: NewUpload,
): Promise<{ ofAll: number; ofAccount: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'))`.execute(tx);
  return tx
    .selectFrom('uploads')
    .select([
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('ofAll'),
      sql<number>`coalesce(sum(bytes) filter (where uploaded_by = ${accountId}), 0)::float8`.as(
        'ofAccount',
      ),
    ])
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
}

/** Which of these pictures are stored. They cannot be swept until the transaction ends. */
export async function holdStored(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', ids)
    .where('is_stored', '=', true)
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const isOld = sql<boolean>`uploads.uploaded_at < now() - interval '1 day'`;

/** Pictures that nothing refers to and that are older than a day. */
export async function listUnused(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(isOld)
    .where(
      sql<boolean>`
      not exists (select from accounts where upload_id = uploads.id)
      and not exists (select from events where upload_id = uploads.id)
      and not exists (select from elections where upload_id = uploads.id)
      and not exists (select from nominations where upload_id = uploads.id)
      and not exists (select from nominations where photo_upload_id = uploads.id)
      and not exists (select from nomination_edits where photo_upload_id = uploads.id)
      and not exists (select from campus where logo_upload_id = uploads.id)
      and not exists (select from initiatives where upload_id = uploads.id)
      and not exists (select from proposals where upload_id = uploads.id)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes the row of an old picture; false when somebody uploads it again or takes it into use.
 * Throws what the foreign keys say when something refers to it by now. Whoever wants the picture
 * waits until the transaction ends.
 */
export async function removeOld(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('uploads')
    .where('id', '=', (uploads) =>
      uploads
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', id)
        .where(isOld)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
