import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

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
