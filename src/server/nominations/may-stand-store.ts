import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** What is read of positions before somebody stands for them. */
export function listStoodFor(db: Db, positionIds: readonly string[]) {
  return db
    .selectFrom('positions')
    .select(['id', 'kind', 'branches', 'years', 'groups', 'all_groups', 'rules'])
    .where('id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .execute();
}
export type StoodFor = Awaited<ReturnType<typeof listStoodFor>>[number];

/** Which of these people asked for a position of an election that nobody has said no to, and which ones. */
export async function listStanding(
  tx: Tx,
  electionId: string,
  accountIds: readonly string[],
): Promise<{ accountId: string; positionId: string }[]> {
  return tx
    .selectFrom('nominations')
    .select(['nominee_id as accountId', 'position_id as positionId'])
    .where('election_id', '=', electionId)
    .where('nominee_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .where('status', 'in', ['pending', 'accepted'])
    .$narrowType<{ accountId: string }>()
    .execute();
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
    where e.id = ${given.electionId} and (e.settings -> 'onePost') = 'true' and n.nominee_id = ${given.accountId}
      and n.position_id <> ${given.positionId} and n.status in ('pending', 'accepted')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Somebody who was entered for a position, by all that may tell who they are. */
export interface EnteredElsewhere {
  positionId: string;
  accountId: string | null;
  number: string | null;
  name: string | null;
  email: string | null;
}

/** Who was entered for positions of an election and waits for it to be published, or stands without an account. */
export async function listEnteredElsewhere(
  tx: Tx,
  electionId: string,
): Promise<EnteredElsewhere[]> {
  return tx
    .selectFrom('entered_candidates as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('voter_list_entries as l', 'l.id', 'c.list_entry_id')
    .select(['c.position_id as positionId', 'c.account_id as accountId'])
    .select(sql<string | null>`coalesce(a.enrollment_number, l.enrollment_number)`.as('number'))
    .select(['c.name', sql<string | null>`nullif(c.email, '')`.as('email')])
    .where('c.election_id', '=', electionId)
    .where(
      sql<boolean>`(not c.has_left and not exists (select from nominations n
        where n.position_id = c.position_id and (n.id = c.id or n.nominee_id = c.account_id))
      or exists (select from nominations n
        where n.id = c.id and n.nominee_id is null and n.status in ('accepted', 'pending')))`,
    )
    .execute();
}
