import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** The address of an account, where it is confirmed. */
const confirmedEmail = (account: 'a' | 'accounts') => {
  const email = sql.ref<string>(`${account}.email`);
  const confirmedAt = sql.ref(`${account}.email_confirmed_at`);
  return sql<string | null>`case when ${confirmedAt} is not null then ${email} end`;
};

/** The accepted candidates of an election, whom a message can name and a ruling disqualify. */
export async function listAccused(db: Db, electionId: string) {
  return db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .leftJoin('accounts as a', 'a.id', 'n.nominee_id')
    .select(['n.id as _id', 'n.name', 'p.title as position', 'n.nominee_id as accountId'])
    .select(['p.id as positionId', 'p.translations as positionWords'])
    .select(confirmedEmail('a').as('email'))
    .where('n.election_id', '=', electionId)
    .where('n.kind', '=', 'person')
    .where('n.status', '=', 'accepted')
    .orderBy('p.ordinal')
    .orderBy('n.name')
    .execute();
}

/** The officers by name: those who could act now. */
export async function listOfficerNames(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id as _id', 'name'])
    .select(confirmedEmail('accounts').as('email'))
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** The officers who stand in these elections because another one entered them: nobody but that one said that they agree. */
export async function listEnteredOfficers(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ electionId: string; ids: string[] }>`
    select n.election_id as "electionId", array_agg(distinct n.nominee_id::text) as ids
    from nominations n
    join entered_candidates c on c.position_id = n.position_id and c.account_id = n.nominee_id
    join accounts a on a.id = n.nominee_id and a.role in ('council', 'admin')
      and a.is_verified and a.suspended_at is null and a.closed_at is null
    where n.election_id = any(${electionIds}::uuid[]) and n.status = 'accepted'
      and c.entered_by is distinct from n.nominee_id
    group by n.election_id`.execute(db as Tx);
  return new Map(rows.map(({ electionId, ids }) => [electionId, ids]));
}
