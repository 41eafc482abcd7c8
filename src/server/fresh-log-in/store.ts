import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** Minutes for which a proof holds before what cannot be undone. */
const freshMinutes = 10;

/** True for a session of an account with a second step whose last proof was some time ago. */
export async function needsProof(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('second_factors', 'second_factors.account_id', 'sessions.account_id')
    .select('sessions.id')
    .where('token_hash', '=', tokenHash)
    .where('proved_at', '<=', sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
    .executeTakeFirst();
  return row !== undefined;
}
