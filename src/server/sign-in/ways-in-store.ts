import { sql } from 'kysely';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { AccountRow } from '../accounts/store.ts';
import type { Services } from '../services.ts';

/**
 * Refuses once an account would have no way left to log in; that of a provider which this server does not ask is none.
 * The caller holds the account's row.
 */
export async function keepOneWayIn(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  accountId: string,
): Promise<void> {
  const issuer = config.signOn?.issuer ?? null;
  const { ways } = await tx
    .selectNoFrom(
      sql<number>`(select count(password_hash)::integer from accounts where id = ${accountId})
        + (select count(*)::integer from sign_on_identities
            where account_id = ${accountId} and issuer = ${issuer})
        + (select count(*)::integer from passkeys where account_id = ${accountId})`.as('ways'),
    )
    .executeTakeFirstOrThrow();
  if (ways === 0) throw new Refused('last-way-in');
}

/** Everything with which whoever registered this address could come back. */
export async function removeWaysIn(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_identities').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_groups').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
}

/** Whether officers or a proof stand behind an account: then an address that nobody had confirmed gives none of it away. */
export const isVouchedFor = (account: Pick<AccountRow, 'role' | 'is_verified' | 'proved_at'>) =>
  (account.role !== 'student' && account.is_verified) || account.proved_at !== null;
