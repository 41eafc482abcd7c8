import { sql } from 'kysely';
import { areResultsHeldSql } from '../../conditions/held-back.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

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

/** Marks the votes under a number as disputed that were not its owner's; gives their positions. */
export async function disputeVotes(tx: Tx, number: string, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update number_votes set is_disputed = true
    where enrollment_number = ${number} and voter_id is distinct from ${ownerId}::uuid
    returning position_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The disputed votes of a position; whether its ballots can be read by now. */
export interface Disputed {
  id: string;
  electionId: string;
  disputed: number;
  isOpened: boolean;
}

/** Holds the elections of these positions, and counts their disputed votes, where there are any. */
export async function lockDisputed(tx: Tx, which: WhichPositions): Promise<Disputed[]> {
  const isMeant =
    'electionId' in which
      ? sql<boolean>`p.election_id = ${which.electionId}`
      : sql<boolean>`p.id = any(${which.positionIds}::uuid[])`;
  await sql`
    select id from elections where id in (select p.election_id from positions p where ${isMeant})
    order by id for no key update`.execute(tx);
  const { rows } = await sql<Disputed>`
    select p.id, e.id as "electionId", d.disputed, (e.opened_at is not null
      or (e.key_check is null and e.ends_at <= clock_timestamp() and e.state = 'published'))
      as "isOpened"
    from positions p join elections e on e.id = p.election_id
    cross join lateral (
      select count(*)::int as disputed from number_votes
      where position_id = p.id and is_disputed
    ) d
    where ${isMeant} and d.disputed > 0 and e.certified_at is null order by p.id`.execute(tx);
  return rows;
}

/** The positions of an election, or these. */
export type WhichPositions = { positionIds: readonly string[] } | { electionId: string };

/** Writes how many votes of a position are disputed, its margin, and whether they can decide it. */
export async function writeDispute(
  tx: Tx,
  positionId: string,
  found: { votes: number; margin: number | null; blocks_certification: boolean },
): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({ position_id: positionId, ...found })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet(found))
    .execute();
}

export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

/** The positions with disputed votes: of these elections, or with null all. */
export async function listDisputes(db: Db, electionIds: readonly string[] | null) {
  let query = db
    .selectFrom('disputes as d')
    .innerJoin('positions as p', 'p.id', 'd.position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['e.id as electionId', 'e.name as election', 'p.id as positionId'])
    .select(['p.title as position', 'd.votes', 'd.margin'])
    .select('d.blocks_certification as blocksCertification')
    .where('e.state', '<>', 'cancelled')
    .orderBy('e.ends_at', 'desc')
    .orderBy('p.ordinal');
  if (electionIds === null) {
    // Where no votes could change the result there is nothing to decide once they are counted.
    query = query.where((at) =>
      at.or([at('d.margin', 'is not', null), at('e.opened_at', 'is', null)]),
    );
    // Its margin is one of the result.
    query = query.where(sql<boolean>`not ${sql.raw(areResultsHeldSql)}`);
    // A number of votes, disputed or not, is told only where counts are.
    query = query.where(
      sql<boolean>`(e.standings = 'live' or (e.state = 'published' and e.ends_at <= clock_timestamp()))`,
    );
  } else {
    query = query.where('e.id', '=', sql<string>`any(${electionIds}::uuid[])`);
  }
  return query.execute();
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
