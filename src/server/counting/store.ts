import { sql } from 'kysely';
import type { BallotList } from '#core/elections/decide-post.ts';
import type { Db, Tx } from '../platform/db/client.ts';

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

export interface DrawRow {
  electionId: string;
  seed: string;
  witnesses: string;
  officers: number;
  drawnAt: Date;
}

/** The draws that were held in these elections. */
export async function listDraws(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, DrawRow>> {
  const rows = await db
    .selectFrom('draws')
    .select(['election_id as electionId', 'seed', 'witnesses', 'officers', 'drawn_at as drawnAt'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.electionId, row]));
}

/** Keeps that closed accounts voted under a number which somebody has proved since, and under no other. */
export async function keepVotesOfClosed(
  tx: Tx,
  number: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    insert into number_votes (position_id, enrollment_number)
    select distinct p.id, ${number}
    from elections e join positions p on p.election_id = e.id
    join participations v on v.position_id = p.id and v.voter_id = any(${accountIds}::uuid[])
    where e.voters in ('listed', 'proved') and e.state in ('published', 'paused')
      and (e.state = 'paused' or e.ends_at > clock_timestamp() - interval '14 days')
      and not exists (
        select from number_votes w where w.position_id = p.id and w.voter_id = v.voter_id)
    on conflict do nothing`.execute(tx);
}

/** The positions that somebody else voted for under a number. */
export async function listVotesUnder(
  db: Db,
  { number, notBy }: { number: string; notBy: string },
): Promise<{ electionId: string; positionId: string }[]> {
  return db
    .selectFrom('number_votes as v')
    .innerJoin('positions as p', 'p.id', 'v.position_id')
    .select(['p.election_id as electionId', 'p.id as positionId'])
    .where('v.enrollment_number', '=', number)
    .where(sql<boolean>`v.voter_id is distinct from ${notBy}::uuid`)
    .orderBy('p.id')
    .execute();
}
