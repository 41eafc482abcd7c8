import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';

/** What is read of a position before somebody stands for it; null without one. */
export async function findStoodFor(db: Db, positionId: string) {
  const row = await db
    .selectFrom('positions')
    .select(['kind', 'candidacy', 'branches', 'years', 'groups'])
    .where('id', '=', positionId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether an election gives each person one position, and somebody asked for another one than this and
 * nobody has said no.
 */
export async function standsElsewhere(
  tx: Tx,
  given: { electionId: string; positionId: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from elections e join nominations n on n.election_id = e.id
    where e.id = ${given.electionId} and e.one_post and n.nominee_id = ${given.accountId}
      and n.position_id <> ${given.positionId} and n.status in ('pending', 'accepted')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Numbers that were entered for positions of an election and have not answered, by account and number. */
export async function listAskedElsewhere(
  tx: Tx,
  electionId: string,
): Promise<{ positionId: string; accountId: string | null; number: string | null }[]> {
  return tx
    .selectFrom('entered_candidates as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('voter_list_entries as l', 'l.id', 'c.list_entry_id')
    .select(['c.position_id as positionId', 'c.account_id as accountId'])
    .select(sql<string | null>`coalesce(a.enrollment_number, l.enrollment_number)`.as('number'))
    .where('c.election_id', '=', electionId)
    .where('c.says_yes', 'is', null)
    .execute();
}
