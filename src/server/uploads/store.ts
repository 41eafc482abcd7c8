import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A picture about to be stored, by its name. */
export interface NewUpload {
  name: string;
  bytes: number;
  accountId: string;
}

/** Notes that a picture is about to be stored, so that what a crash leaves behind is swept. */
export async function announceUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ name: upload.name, bytes: upload.bytes, uploaded_by: upload.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Holds the picture's row against the sweep and against others who store the same, as if it came
 * just now; makes it where it is gone. True when its files are there already.
 */
export async function lockUpload(tx: Tx, upload: NewUpload): Promise<boolean> {
  const row = await tx
    .insertInto('uploads')
    .values({ name: upload.name, bytes: upload.bytes, uploaded_by: upload.accountId })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ uploaded_at: sql<Date>`now()` }),
    )
    .returning('is_stored')
    .executeTakeFirstOrThrow();
  return row.is_stored;
}

export async function markStored(tx: Tx, name: string): Promise<void> {
  await tx.updateTable('uploads').set({ is_stored: true }).where('name', '=', name).execute();
}

export async function removeUpload(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('uploads').where('name', '=', name).execute();
}

/**
 * Takes a picture into use: true while it is there. Its day begins anew, so that a sweep which
 * looked before the use was committed leaves it alone.
 */
export async function claimUpload(tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .updateTable('uploads')
    .set({ uploaded_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('is_stored', '=', true)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

const isOld = sql<boolean>`u.uploaded_at < now() - interval '1 day'`;
const isShownNowhere = sql<boolean>`
  not exists (select from accounts where profile_img = '/uploads/' || u.name)
  and not exists (select from events where image_url = '/uploads/' || u.name)
  and not exists (select from elections where image_url = '/uploads/' || u.name)
  and not exists (select from campus where logo_url = '/uploads/' || u.name
    or initiatives::text like '%' || u.name || '%')`;

/** Pictures that nothing shows and that are older than a day, found in one look at all. */
export async function listOrphans(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads as u')
    .select('u.name')
    .where(isOld)
    .where(isShownNowhere)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Forgets a picture that still nothing shows; false when it is in use by now. Until the transaction
 * ends nobody can store or claim it. A row that was claimed while this looked is locked or young by
 * now, so it is passed over.
 */
export async function takeOrphan(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`
    with orphan as (
      select u.name from uploads u
      where u.name = ${name} and ${isOld} and ${isShownNowhere}
      for update of u skip locked
    )
    delete from uploads u using orphan
    where u.name = orphan.name
    returning u.name`.execute(tx);
  return rows.length > 0;
}
