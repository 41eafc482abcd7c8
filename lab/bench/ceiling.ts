import { randomUUID } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { createElection } from '../load/campus.ts';
import type { Place } from '../load/campus.ts';

const inBatch = 100;
const batches = 150;
// The head of a sealed row and 16 bytes a ballot.
const sealedLength = 29 + 16 * inBatch;

/**
 * Ballots of five positions per second that the database alone takes, a hundred to a transaction:
 * the same rows as ours by set-based statements, nothing judged, and no server before it.
 */
export async function measureCeiling(place: Place): Promise<number> {
  const { positions } = await createElection(place);
  const client = await place.pool.connect();
  try {
    const write = async () => {
      const voters = Array.from({ length: inBatch }, () => randomUUID());
      const rows = voters.flatMap((voter) =>
        positions.map((position) => ({ position: position.id, voter })),
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
          rows.map(() => randomBytes(16)),
          positions.map((position) => position.id),
          positions.map(() => randomBytes(sealedLength)),
          inBatch,
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
  text: `with people as (
    insert into participations (position_id, voter_id, receipt, choice_mark)
    select position_id, voter_id, left(voter_id::text, 16), mark
    from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as v (position_id, voter_id, mark)
  ), papers as (
    insert into sealed_batches (position_id, number, ballots, sealed)
    select position_id, batches + 1, $6::int, sealed
    from unnest($4::uuid[], $5::bytea[]) as b (position_id, sealed) join turnouts using (position_id)
  ) update turnouts set ballots = ballots + $6::int, batches = batches + 1
    where position_id = any($4::uuid[])`,
};
