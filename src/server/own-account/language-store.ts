import type { Db, Tx } from '../platform/db/client.ts';

/** Notes in which language somebody reads. */
export async function saveLanguage(tx: Tx, accountId: string, language: string): Promise<void> {
  await tx.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}

/** In which language the owner of a session reads; null where they have chosen none. */
export async function findLanguageOf(db: Db, tokenHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select('a.language')
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.language ?? null;
}
