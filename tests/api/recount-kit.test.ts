import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { electionJobs } from '#server/closing/close.ts';
import { keepMissingKits } from '#server/closing/recover-closings.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { brokenCertifications } from '#tests/support/broken-certifications.ts';
import { brokenCandidates } from '#tests/support/broken-candidates.ts';
import { brokenRules } from '#tests/support/broken-rules.ts';
import { brokenCounts } from '#tests/support/broken-counts.ts';
import { brokenOrders } from '#tests/support/broken-orders.ts';
import { brokenRecords } from '#tests/support/broken-records.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { forgedKits } from '#tests/support/forged-kits.ts';
import { writeKit } from '#tests/support/kit-forger.ts';
import { endedElection, holdDraw } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { makeSampleKits } from '#tests/support/sample-kits.ts';
import type { SampleKit } from '#tests/support/sample-kits.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

const app = testApp();

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const download = async (id: string, on = app, query = '') =>
  on.fastify.inject(`/api/election/recount-kit/${id}${query}`);
const close = (electionId: string, on = app) =>
  electionJobs(on.ctx)['close-election']({ electionId });

async function createClosed(on = app): Promise<TestElection> {
  const election = await createElection(on.ctx, { positions: { President: 3, Sport: 2 } });
  await castEach(on, election, 0, [3, 2, 1]);
  await castEach(on, election, 1, [1, 1]);
  await closeElectionNow(on.ctx, election.id);
  await close(election.id, on);
  return election;
}

test('everybody gets the kit after the close, and nobody before', async () => {
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [2, 1]);
  const ask = () => app.send('readRecountKit', { params: { id: election.id } });
  expect(await ask()).toMatchObject(refusedWith('no-recount-kit'));
  await closeElectionNow(app.ctx, election.id);
  // Voting is over and nothing is counted yet.
  expect(await ask()).toMatchObject(refusedWith('no-recount-kit'));
  await close(election.id);
  const { status, body, headers } = await ask();
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="recount-kit-.+\.json"$/);
  const [position] = election.positions;
  expect(body.positions).toMatchObject([
    {
      id: position?.id,
      participations: 3,
      abstained: 0,
      result: {
        outcome: 'elected',
        elected: [position?.candidates[0]?.id],
        tied: [],
        openSeats: 0,
      },
    },
  ]);
  expect(body.positions[0].ballots).toHaveLength(3);
  const unknown = { params: { id: position?.id ?? '' } };
  expect(await app.send('readRecountKit', unknown)).toMatchObject(refusedWith('unknown-election'));
});

test('a kit has no voter and no time of a vote, and stands as a file outside the database', async () => {
  const election = await createClosed();
  const { payload } = await download(election.id);
  const voters = await app.ctx.db
    .selectFrom('participations')
    .select(['voter_id', 'receipt'])
    .where(
      'position_id',
      'in',
      election.positions.map(({ id }) => id),
    )
    .execute();
  expect(voters).toHaveLength(8);
  for (const { voter_id: id, receipt } of voters) {
    expect(payload).not.toContain(id);
    expect(payload).not.toContain(receipt);
  }
  const file = path.join(app.ctx.config.dataDir, 'recounts', `${election.id}.json`);
  expect(fs.readFileSync(file, 'utf8')).toBe(payload);
  // In the order of random ids, which is not that of the candidates.
  const { ballots } = JSON.parse(payload).positions[0];
  const ids = ballots.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(ids.toSorted());
});

test('the hash on the results is that of the file, for ever', async () => {
  const on = await startServerProcess();
  const election = await createClosed(on);
  const { payload, headers } = await download(election.id, on);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(payload)));
  const { body } = await on.send('listResults');
  expect(body[0]).toMatchObject({ recountKit: { edition: 1, sha256: sha256(payload) } });

  // A name changes, a candidate and a voter are erased, and everything closes and starts once more.
  const admin = await createActor(on, { role: 'admin' });
  const nominee = election.positions[0]?.candidates[0]?.nominee.id ?? '';
  await admin.send('deleteUser', { params: { id: nominee } });
  const voter = await on.ctx.db
    .selectFrom('participations')
    .select('voter_id')
    .executeTakeFirstOrThrow();
  await admin.send('deleteUser', { params: { id: voter.voter_id } });
  await askAsOwner(on, `update elections set name = 'Another', closed_at = null`);
  await close(election.id, on);
  await keepMissingKits(on.ctx);
  const beside = await startBeside(on);
  afterThis(() => beside.close());
  expect((await download(election.id, beside)).payload).toBe(payload);

  const copy = await startServerProcess();
  await restoreInto(copy, (await backUp(on)).file);
  expect((await download(election.id, copy)).payload).toBe(payload);
  const known = { 'if-none-match': `"${sha256(payload)}"` };
  const again = { url: `/api/election/recount-kit/${election.id}`, headers: known };
  expect((await on.fastify.inject(again)).statusCode).toBe(304);
});

test('many who close one election make one kit', async () => {
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [1, 2]);
  await closeElectionNow(app.ctx, election.id);
  await Promise.all(Array.from({ length: 6 }, () => close(election.id)));
  const { rows } = await app.ctx.pool.query(
    'select edition from recount_kits where election_id = $1',
    [election.id],
  );
  expect(rows).toEqual([{ edition: 1 }]);
});

test('what is decided later makes another edition, and the first one stays', async () => {
  const election = await endedElection(app, [3, 3, 1]);
  const first = (await download(election.id)).payload;
  const [one, two] = [
    await createActor(app, { role: 'council' }),
    await createActor(app, { role: 'council' }),
  ];
  await holdDraw(one, two, election.id);
  // Another server starts at the same moment, and again.
  await Promise.all([keepMissingKits(app.ctx), keepMissingKits(app.ctx)]);
  const second = JSON.parse((await download(election.id)).payload);
  expect(second).toMatchObject({ edition: 2, earlier: [sha256(first)] });
  // The chain of the record has the hash of each edition.
  const kits = second.record.entries.filter(({ act }: { act: string }) => act === 'election.kit');
  expect(kits).toMatchObject([{ actorId: null, detailSha256: sha256(first) }]);
  const admin = await createActor(app, { role: 'admin' });
  const { entries } = (await admin.send('listRecord')).body;
  expect(entries.find(({ act }: { act: string }) => act === 'election.kit')).toMatchObject({
    detail: sha256((await download(election.id)).payload),
    isErased: false,
  });
  expect((await download(election.id, app, '?edition=1')).payload).toBe(first);
  expect((await download(election.id, app, '?edition=3')).statusCode).toBe(409);
  expect((await download(election.id, app, '?edition=x')).statusCode).toBe(400);
});

test('an election that was closed before there were kits gets one at the next start', async () => {
  const election = await createClosed();
  await askAsOwner(app, 'delete from recount_kits where election_id = $1', [election.id]);
  expect((await download(election.id)).statusCode).toBe(409);
  await keepMissingKits(app.ctx);
  expect((await download(election.id)).statusCode).toBe(200);
});

test('a rehearsal and a cancelled election have none', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const cancelled = await createElection(app.ctx);
  const reason = { reason: 'Nobody came' };
  await admin.send('cancelElection', { params: { id: cancelled.id }, body: reason });
  const rehearsal = await createElection(app.ctx);
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ is_rehearsal: true })
      .where('id', '=', rehearsal.id)
      .execute(),
  );
  await closeElectionNow(app.ctx, rehearsal.id);
  await close(rehearsal.id);
  await keepMissingKits(app.ctx);
  for (const { id } of [cancelled, rehearsal]) {
    expect((await download(id)).statusCode).toBe(409);
  }
});

describe('the sample kits', () => {
  const folder = 'tests/fixtures/kits';
  const on = testApp();
  let made: SampleKit[];
  beforeAll(async () => {
    made = await makeSampleKits(on);
    if (process.env.WRITE_SAMPLE_KITS !== 'true') return;
    const sums = made.map(({ name, text }) => `${sha256(text)}  ${name}.json\n`);
    for (const { name, text } of made) fs.writeFileSync(path.join(folder, `${name}.json`), text);
    fs.writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  });

  const shapeOf = (value: unknown): unknown => {
    // A ballot may hold no choice, and ballots stand in a random order: the fullest one counts.
    if (Array.isArray(value)) {
      const shapes = value.map((inner) => shapeOf(inner));
      const size = (shape: unknown) => JSON.stringify(shape).length;
      return shapes.sort((a, b) => size(b) - size(a)).slice(0, 1);
    }
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
  };

  test('are those that the server makes now: the same fields in the same order, and results', () => {
    const outcome = (text: string) =>
      JSON.parse(text).positions.map(
        ({ title, seats, participations, disputed, isDisputeDecisive, result }: never) =>
          JSON.stringify([
            title,
            seats,
            participations,
            disputed,
            isDisputeDecisive,
            result,
          ]).replace(/"[\da-f-]{36}"/g, 'id'),
      );
    for (const { name, text } of made) {
      const kept = fs.readFileSync(path.join(folder, `${name}.json`), 'utf8');
      expect(shapeOf(JSON.parse(kept)), name).toEqual(shapeOf(JSON.parse(text)));
      expect(outcome(kept), name).toEqual(outcome(text));
      expect(api.readRecountKit.reply.parse(JSON.parse(text))).toEqual(JSON.parse(text));
    }
  });

  test('hold for the verifier as the server makes them now, and broken ones do not', () => {
    for (const { name, text } of made) {
      const { code, output } = verify(text, { expectedHash: sha256(text) });
      expect(code, output).toBe(0);
      expect(writeKit(JSON.parse(text)), name).toBe(text);
    }
    const textOf = (sample: string) => made.find(({ name }) => name === sample)?.text ?? '';
    for (const [sample, what, change, wanted, says] of [
      ...brokenCounts,
      ...brokenRules,
      ...brokenOrders,
      ...brokenRecords,
      ...brokenCandidates,
      ...brokenCertifications,
    ]) {
      const kit = JSON.parse(textOf(sample));
      change(kit);
      const { code, output } = verify(writeKit(kit));
      expect([code, output], what).toEqual([wanted, expect.stringMatching(says)]);
    }
    for (const [sample, what, change] of forgedKits) {
      const kit = JSON.parse(textOf(sample));
      change(kit);
      const expectedHash = sha256(textOf(sample));
      expect(verify(writeKit(kit), { expectedHash }).code, what).toBe(1);
    }
  });

  test.each([3, 4])('of versions before %i hold still', (version) => {
    const earlier = `${folder}/before-${version}`;
    const files = fs.readdirSync(earlier);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const text = fs.readFileSync(path.join(earlier, file), 'utf8');
      expect(JSON.parse(text).version).toBeLessThan(version);
      const { code, output } = verify(text, { expectedHash: sha256(text) });
      expect(code, output).toBe(0);
      expect(api.readRecountKit.reply.parse(JSON.parse(text))).toEqual(JSON.parse(text));
    }
  });

  test('have the hashes that are written beside them', () => {
    const sums = fs.readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(sums).toHaveLength(made.length);
    for (const line of sums) {
      const [hash, file = ''] = line.split('  ');
      expect(sha256(fs.readFileSync(path.join(folder, file), 'utf8')), file).toBe(hash);
    }
  });
});
