import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** Notes that somebody logged in to an account that was there before: a registration is no return. */
export async function noteReturn(tx: Tx, accountId: string): Promise<void> {
  await tx
    .insertInto('returned_accounts')
    .columns(['account_id'])
    .expression(({ selectFrom }) =>
      selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .where('created_at', '<', sql<Date>`now()`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Students who registered long ago and did nothing since: the address was never confirmed, nobody
 * logged in again, and nothing refers to the account. Never one that waits for approval, proved its
 * number, voted or wanted something.
 */
export async function listUnused(
  db: Db,
  only: { id?: string; days: number; most: number },
): Promise<string[]> {
  let unused = db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.role', '=', 'student')
    .where('a.is_verified', '=', true)
    .where('a.closed_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where('a.email_confirmed_at', 'is', null)
    .where('a.proved_at', 'is', null)
    .where('a.upload_id', 'is', null)
    .where('a.created_at', '<', sql<Date>`now() - make_interval(days => ${only.days})`)
    .where(
      sql<boolean>`
      not exists (select from returned_accounts where account_id = a.id)
      and not exists (select from sessions where account_id = a.id and expires_at > now())
      and not exists (select from sign_on_identities where account_id = a.id)
      and not exists (select from passkeys where account_id = a.id)
      and not exists (select from participations where voter_id = a.id)
      and not exists (select from nominations where nominee_id = a.id)
      and not exists (select from members where account_id = a.id or proposed_by = a.id)
      and not exists (select from events where created_by = a.id)
      and not exists (select from uploads where uploaded_by = a.id)`,
    )
    .orderBy('a.created_at')
    .limit(only.most);
  if (only.id !== undefined) unused = unused.where('a.id', '=', only.id);
  return (await unused.execute()).map(({ id }) => id);
}
