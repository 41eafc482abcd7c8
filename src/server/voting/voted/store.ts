import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { leastVotersTold } from '#core/elections/voted-batch.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** The elections in which people vote now. */
export async function listOpenElections(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('elections')
    .select('id')
    .where('state', 'in', ['published', 'paused'])
    .where('is_rehearsal', '=', false)
    .where('closed_at', 'is', null)
    .where('starts_at', '<', sql<Date>`clock_timestamp()`)
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Tells all who voted since the batch before, if they are enough and this hour has had no batch.
 * Answers how many. Several servers may do it at once: one of them writes.
 */
export function writeVotedBatch(tx: Tx, electionId: string): Promise<number> {
  return write(tx, electionId, {
    until: sql`date_trunc('hour', clock_timestamp())`,
    least: leastVotersTold,
  });
}

/** Tells all who are left when voting has ended. Safe to repeat. */
export function writeLastVotedBatch(tx: Tx, electionId: string): Promise<number> {
  const until = sql`(select ends_at from elections where id = ${electionId})`;
  return write(tx, electionId, { until, least: 1 });
}

/**
 * One statement reads who voted and writes the batch: all rows with one time, in the order of ids
 * that are random. Neither value, place nor transaction tells one of them from the others.
 */
async function write(
  tx: Tx,
  electionId: string,
  { until, least }: { until: RawBuilder<unknown>; least: number },
): Promise<number> {
  // A second server waits here, and then sees the rows of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('voted ' || ${electionId}, 0))`.execute(
    tx,
  );
  const { numAffectedRows = 0n } = await sql`
    with waiting as materialized (
      select distinct p.voter_id
      from positions q
      join participations p on p.position_id = q.id
      join accounts a on a.id = p.voter_id and a.closed_at is null
      where q.election_id = ${electionId} and not exists (
        select from account_notices n where n.kind = 'voted'
          and n.election_id = ${electionId} and n.account_id = p.voter_id)
    ), batch as (
      insert into voted_batches (election_id, until, voters)
      select ${electionId}::uuid, ${until}, count(*) from waiting having count(*) >= ${least}
      on conflict do nothing returning until
    )
    insert into account_notices (id, account_id, kind, at, election_id)
    select gen_random_uuid() as id, w.voter_id, 'voted', b.until, ${electionId}::uuid
    from batch b cross join waiting w order by id`.execute(tx);
  return Number(numAffectedRows);
}
