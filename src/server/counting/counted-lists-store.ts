import { sql } from 'kysely';
import type { BallotList } from '#core/elections/decide-post.ts';
import type { Db } from '../platform/db/client.ts';

/** The lists of these positions as the close counted them. */
export async function listCountedLists(
  db: Db,
  positionIds: readonly string[],
): Promise<Map<string, BallotList[]>> {
  if (positionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('counted_lists')
    .select(['position_id as positionId', 'choices', 'ballots'])
    .where('position_id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .execute();
  return Map.groupBy(rows, ({ positionId }) => positionId);
}

/** The ballots that name each candidate first, of the positions of an election whose ballots are lists. */
export async function countFirstChoices(db: Db, electionId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('counted_lists as c')
    .innerJoin('positions as p', 'p.id', 'c.position_id')
    .select([sql<string>`c.choices[1]`.as('id'), sql<number>`sum(c.ballots)::int`.as('ballots')])
    .where('p.election_id', '=', electionId)
    .where(sql<boolean>`cardinality(c.choices) > 0`)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ id, ballots }) => [id, ballots]));
}
