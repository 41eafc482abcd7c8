import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { AccountGroup } from '../turnout/store.ts';

const canBeInvited = sql<boolean>`a.is_verified and a.closed_at is null
  and a.email_confirmed_at is not null and not exists (
    select from email_refusals f where f.account_id = a.id and f.kind = 'invitation')`;

/** How many accounts of each kind can be invited by e-mail. */
export async function countInvitable(db: Db): Promise<AccountGroup[]> {
  return db
    .selectFrom('accounts as a')
    .select([
      'a.role',
      sql<string | null>`left(a.enrollment_number, 8)`.as('numberStart'),
      sql<number>`count(*)::int`.as('accounts'),
    ])
    .where(canBeInvited)
    .groupBy(['a.role', sql`left(a.enrollment_number, 8)`])
    .execute();
}

/** How many of a voter list have an account that can be invited. */
export async function countInvitableOnRoll(db: Db, electionId: string): Promise<number> {
  const row = await db
    .selectFrom('roll_entries as r')
    .innerJoin('accounts as a', 'a.enrollment_number', 'r.enrollment_number')
    .select(sql<number>`count(*)::int`.as('accounts'))
    .where('r.election_id', '=', electionId)
    .where(canBeInvited)
    .executeTakeFirstOrThrow();
  return row.accounts;
}
