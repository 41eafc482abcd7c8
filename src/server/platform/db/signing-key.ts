import { sql } from 'kysely';
import type { Db, Tx } from './client.ts';

/** The secret of this campus that signs links and known devices; made when it is first asked for. */
export async function readSigningKey(tx: Tx): Promise<Buffer> {
  const key = await findSigningKey(tx);
  if (key !== null) return key;
  await sql`insert into mail_state default values on conflict do nothing`.execute(tx);
  const row = await tx.selectFrom('mail_state').select('signing_key').executeTakeFirstOrThrow();
  return row.signing_key;
}

/** The same; null while nothing was signed with it. */
export async function findSigningKey(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('mail_state').select('signing_key').executeTakeFirst();
  return row?.signing_key ?? null;
}
