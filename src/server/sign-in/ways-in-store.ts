import { sql } from 'kysely';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';

/** Refuses once an account would have no way left to log in. The caller holds the account's row. */
export async function keepOneWayIn(tx: Tx, accountId: string): Promise<void> {
  const { ways } = await tx
    .selectNoFrom(
      sql<number>`(select count(password_hash)::integer from accounts where id = ${accountId})
        + (select count(*)::integer from sign_on_identities where account_id = ${accountId})
        + (select count(*)::integer from passkeys where account_id = ${accountId})`.as('ways'),
    )
    .executeTakeFirstOrThrow();
  if (ways === 0) throw new Refused('last-way-in');
}
