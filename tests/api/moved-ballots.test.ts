import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// F12 of docs/developers/security.md: what whoever runs the database can do with ballots, and what shows it.

const app = testApp();

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const close = async (id: string) => {
  await closeElectionNow(app.ctx, id);
  return electionJobs(app.ctx)['close-election']({ electionId: id });
};

/** Six votes for the first of two candidates. */
async function createVoted(positions: Record<string, number> = { President: 2 }) {
  const election = await createElection(app.ctx, { positions });
  for (const at of Object.keys(positions).keys()) await castEach(app, election, at, [6, 0]);
  return election;
}

test('while voting is open no row names a candidate, and a changed row is not counted', async () => {
  const { id, positions } = await createVoted({ President: 2, Treasurer: 2 });
  const [one, two] = positions.map((position) => position.id);
  const { rows } = await app.ctx.pool.query('select 1 from ballots where position_id = $1', [one]);
  expect(rows).toEqual([]);
  await askAsOwner(
    app,
    `update sealed_batches s set sealed = other.sealed from sealed_batches other
     where s.position_id = '${one}' and other.position_id = '${two}' and s.number = other.number`,
  );
  await expect(close(id)).rejects.toThrow('unable to authenticate data');
  const closed = await app.ctx.db
    .selectFrom('elections')
    .select(['opened_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(closed).toEqual({ opened_at: null, closed_at: null });
});

test('ballots that are moved after the close are not those of the kit, in file and in record', async () => {
  const { id, positions } = await createVoted();
  await close(id);
  const [asha, binod] = positions[0]?.candidates.map((candidate) => candidate.id) ?? [];
  const download = async () =>
    (await app.fastify.inject(`/api/election/recount-kit/${id}`)).payload;
  const kept = await download();
  await askAsOwner(
    app,
    `update ballots set nomination_id = '${binod}'
       where id in (select id from ballots where nomination_id = '${asha}' limit 4);
     update tallies set votes = case nomination_id when '${asha}' then 2 else 4 end
       where nomination_id in ('${asha}', '${binod}')`,
  );
  // The download has the ballots of the table. It is another file than the one of the hash on the
  // page, and its own text says who was elected before.
  const moved = await download();
  expect(verify(moved, { expectedHash: sha256(kept) }).code).toBe(1);
  expect(verify(moved)).toMatchObject({ code: 1 });
  // The file of the close stands outside of the database, and anybody recounts it without the server.
  const file = path.join(app.ctx.config.dataDir, 'recounts', `${id}.json`);
  expect(fs.readFileSync(file, 'utf8')).toBe(kept);
  const recount = verify(kept, { expectedHash: sha256(kept) });
  expect(recount.code, recount.output).toBe(0);
  expect(JSON.parse(kept).positions[0].result.elected).toEqual([asha]);
  // Its hash is in the chain of the record, which the server cannot change.
  const ofKit = await app.ctx.db
    .selectFrom('records')
    .select('detail_hash')
    .where('election_id', '=', id)
    .where('act', '=', 'election.kit')
    .executeTakeFirstOrThrow();
  expect(ofKit.detail_hash?.toString('hex')).toBe(sha256(kept));
  await expect(
    app.ctx.pool.query('delete from records where election_id = $1', [id]),
  ).rejects.toThrow('permission denied');
});
