import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { isToldByList } from '../../email/list-emails-sql.ts';
import { belongsSql } from '../../conditions/electorate-sql.ts';

const canBeInvited = sql<boolean>`a.is_verified and a.closed_at is null
  and a.email_confirmed_at is not null and not exists (
    select from email_refusals f where f.account_id = a.id and f.kind = 'elections')`;

/** How many of those an election is for have an account that can be invited by e-mail. */
export async function countInvitable(db: Db, electionId: string): Promise<number> {
  const { accounts } = await db
    .selectFrom('elections as e')
    .innerJoin('accounts as a', (join) => join.on(canBeInvited))
    .select(sql<number>`count(*)::int`.as('accounts'))
    .where('e.id', '=', electionId)
    .where(sql<boolean>`${sql.raw(belongsSql)}`)
    .where(sql<boolean>`not ${sql.raw(isToldByList('invitation', "''"))}`)
    .executeTakeFirstOrThrow();
  return accounts;
}
