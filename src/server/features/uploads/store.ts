import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';

/** Notes a stored picture; one that is there already counts as new for the sweep. */
export async function insertUpload(
  tx: Tx,
  upload: { name: string; bytes: number; accountId: string },
): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ name: upload.name, bytes: upload.bytes, uploaded_by: upload.accountId })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ uploaded_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Forgets pictures that nothing shows and that are older than a day; answers their names. */
export async function takeOrphans(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from uploads u
    where u.uploaded_at < now() - interval '1 day'
      and not exists (select from accounts where profile_img = '/uploads/' || u.name)
      and not exists (select from events where image_url = '/uploads/' || u.name)
      and not exists (select from elections where image_url = '/uploads/' || u.name)
      and not exists (select from campus where logo_url = '/uploads/' || u.name
        or initiatives::text like '%' || u.name || '%')
    returning u.name`.execute(tx);
  return rows.map((row) => row.name);
}
