import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createElection } from '../load/campus.ts';

const inBatch = 100;
const batches = 150;

/**
 * Ballots of five positions per second that the database alone takes, a hundred to a transaction:
 * the same rows as ours by set-based statements, nothing judged, and no server before it.
 */
export async function measureCeiling(pool: pg.Pool): Promise<number> {
  const { positions } = await createElection(pool);
  const client = await pool.connect();
  try {
    const write = async () => {
      const voters = Array.from({ length: inBatch }, () => randomUUID());
      const rows = voters.flatMap((voter, place) =>
        positions.map((position) => ({
          position: position.id,
          voter,
          candidate: position.candidateIds[place % position.candidateIds.length],
        })),
      );
      await client.query('begin');
      await client.query({
        ...lock,
        values: [positions.map((position) => position.id)],
      });
      await client.query({
        ...insert,
        values: [
          rows.map((row) => row.position),
          rows.map((row) => row.voter),
          rows.map((row) => row.candidate),
        ],
      });
      await client.query('commit');
    };
    for (let warm = 0; warm < 10; warm += 1) await write();
    const began = performance.now();
    for (let batch = 0; batch < batches; batch += 1) await write();
    return (batches * inBatch * 1_000) / (performance.now() - began);
  } finally {
    client.release();
  }
}

const lock = {
  name: 'ceiling-lock',
  text: 'select from turnouts where position_id = any($1::uuid[]) order by position_id for update',
};

const insert = {
  name: 'ceiling-insert',
  text: `with votes as materialized (
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as v (position_id, voter_id, nomination_id)
  ), people as (
    insert into participations (position_id, voter_id, receipt, voted_at)
    select position_id, voter_id, left(voter_id::text, 16), now() from votes
  ), papers as (
    insert into ballots (id, position_id, nomination_id)
    select gen_random_uuid(), position_id, nomination_id from votes
  ), counted as (
    update tallies set votes = tallies.votes + s.votes
    from (select nomination_id, count(*)::int as votes from votes group by 1) s
    where tallies.nomination_id = s.nomination_id
  ) update turnouts set ballots = turnouts.ballots + s.ballots
    from (select position_id, count(*)::int as ballots from votes group by 1) s
    where turnouts.position_id = s.position_id`,
};
