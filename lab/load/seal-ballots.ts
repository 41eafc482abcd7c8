import { electionKey } from '#server/voting/sealed/election-key.ts';
import type { StandingsSetting } from '#server/voting/sealed/election-key.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import type { OpenElection, Place } from './campus.ts';

const rowsAtOnce = 5_000;

/** Seals ballots of a position, spread over its candidates, as batches of `inBatch` would have. */
export async function sealBallots(
  { pool, keysDir }: Place,
  electionId: string,
  { id: positionId, candidateIds }: Pick<OpenElection['positions'][number], 'id' | 'candidateIds'>,
  { count, inBatch = 1_000 }: { count: number; inBatch?: number },
): Promise<void> {
  const secret = await openKeyStore(keysDir).readSecret(electionId);
  if (secret === null) throw new Error('the election has no key');
  const key = electionKey(electionId, secret);
  const { rows } = await pool.query<StandingsSetting & { batches: number }>(
    `select batches, standings, (settings -> 'standingsBatch')::int as standings_batch from turnouts, elections
      where position_id = $1 and id = $2`,
    [positionId, electionId],
  );
  const setting = rows[0];
  if (setting === undefined) throw new Error('there is no such position');
  const before = rows[0]?.batches ?? 0;
  const batches = Array.from({ length: Math.ceil(count / inBatch) }, (_, index) => {
    const ballots = Math.min(inBatch, count - index * inBatch);
    const place = { positionId, number: before + index + 1, ballots };
    const choices = Array.from(
      { length: ballots },
      (__, ballot) => candidateIds[(index + ballot) % candidateIds.length] ?? '',
    );
    return { ...place, sealed: key.seal(place, choices, setting) };
  });
  for (let from = 0; from < batches.length; from += rowsAtOnce) {
    const some = batches.slice(from, from + rowsAtOnce);
    await pool.query(
      `insert into sealed_batches (position_id, number, ballots, sealed)
       select $1, * from unnest($2::int[], $3::int[], $4::bytea[])`,
      [
        positionId,
        some.map(({ number }) => number),
        some.map(({ ballots }) => ballots),
        some.map(({ sealed }) => sealed),
      ],
    );
  }
  await pool.query('update turnouts set batches = batches + $2 where position_id = $1', [
    positionId,
    batches.length,
  ]);
}
