import { sql } from 'kysely';
import { tellGroups } from '#core/elections/turnout-groups.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/**
 * Writes down, once voting is over, until when voters may appeal: a setting that changes later moves
 * nothing. Answers it; null where the election is gone.
 */
export async function keepAppealsUntil(tx: Tx, electionId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    update elections set appeals_until = coalesce(appeals_until,
      ends_at + make_interval(days => coalesce((select appeal_days from campus), 3)))
    where id = ${electionId} returning appeals_until as until`.execute(tx);
  return rows[0]?.until ?? null;
}

/**
 * Counts, once an election is over, who voted by branch and by year of entry, and writes what may be
 * told of it. Nothing in it is of a choice. Safe to repeat.
 */
export async function writeTurnoutGroups(tx: Tx, electionId: string): Promise<void> {
  const { rows } = await sql<{ branch: string; year: string; voters: number }>`
    select coalesce(substr(a.enrollment_number, 5, 2), '') as branch,
      coalesce(substr(a.enrollment_number, 7, 2), '') as year,
      count(distinct v.voter_id)::int as voters
    from positions p join participations v on v.position_id = p.id
    left join accounts a on a.id = v.voter_id
    where p.election_id = ${electionId} group by 1, 2`.execute(tx);
  for (const kind of ['branch', 'year'] as const) {
    const sums = Map.groupBy(rows, (row) => row[kind]);
    const groups = [...sums].map(([name, found]) => ({
      names: [name],
      voters: found.reduce((sum, { voters }) => sum + voters, 0),
    }));
    const told = tellGroups(groups);
    if (told.length === 0) continue;
    await tx
      .insertInto('turnout_groups')
      .values(
        told.map(({ names, voters }, ordinal) => ({
          election_id: electionId,
          kind,
          ordinal,
          names: [...names],
          voters,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function listTurnoutGroups(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('turnout_groups')
    .select(['election_id', 'kind', 'names', 'voters'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('kind')
    .orderBy('ordinal')
    .execute();
}

/**
 * Certifies an election. Who has left until now has left: an account that is deleted later changes
 * nothing any more.
 */
export async function markCertified(tx: Tx, id: string, actorId: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  await sql`
    update nominations n set left_at = clock_timestamp() from accounts a
    where a.id = n.nominee_id and n.election_id = ${id} and n.status = 'accepted'
      and n.left_at is null and a.closed_at is not null`.execute(tx);
  await tx
    .updateTable('elections')
    .set({ certified_at: now, certified_by: actorId })
    .where('id', '=', id)
    .execute();
}

/** The name of whoever certified an election. */
export async function readCertifier(db: Db, electionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('elections as e')
    .innerJoin('accounts as a', 'a.id', 'e.certified_by')
    .select('a.name')
    .where('e.id', '=', electionId)
    .executeTakeFirst();
  return row?.name ?? null;
}
