import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { CandidateProfile } from '../elections/profile-columns.ts';
import { profileColumns, profileOf } from '../elections/profile-columns.ts';

/** Writes what a candidate says from now on. */
export async function updateProfile(tx: Tx, id: string, profile: CandidateProfile): Promise<void> {
  await tx.updateTable('nominations').set(profileOf(profile)).where('id', '=', id).execute();
}

/** Says that the nominee sent something new, so that nobody decides on what was read before. */
export async function countVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('nominations')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Keeps what an accepted candidate wants to say instead; it takes the place of an earlier one, under another id. */
export const putEdit = (tx: Tx, id: string, profile: CandidateProfile): Promise<void> =>
  putEdits(tx, [{ id, profile }]);

/** The same of several. */
export async function putEdits(
  tx: Tx,
  edits: readonly { id: string; profile: CandidateProfile }[],
): Promise<void> {
  if (edits.length === 0) return;
  await tx
    .insertInto('nomination_edits')
    .values(edits.map(({ id, profile }) => ({ nomination_id: id, ...profileOf(profile) })))
    .onConflict((conflict) =>
      conflict.column('nomination_id').doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(profileColumns.map((one) => [one, ref(`excluded.${one}`)])),
        rejected_at: null,
        reason: null,
        id: sql<string>`gen_random_uuid()`,
        requested_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

export async function deleteEdit(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('nomination_edits').where('nomination_id', '=', id).execute();
}

export async function rejectEdit(tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx
    .updateTable('nomination_edits')
    .set({ rejected_at: sql<Date>`now()`, reason })
    .where('nomination_id', '=', id)
    .execute();
}

/** The nomination that a change waits for, by the id of the change; null where none does. */
export async function findEditedId(db: Db, editId: string): Promise<string | null> {
  const row = await db
    .selectFrom('nomination_edits')
    .select('nomination_id as id')
    .where('id', '=', editId)
    .where('rejected_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
