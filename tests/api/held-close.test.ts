import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { electionJobs } from '#server/elections/close.ts';
import { compareClosed } from '#server/elections/recount/compare-closed.ts';
import { backUp, restoreInto } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';
import {
  actsOf,
  addsUp,
  admin,
  app,
  backup,
  closeAgain,
  election,
  headsFile,
  kitFile,
  openPublishedStage,
  published,
  reason,
  recounts,
  renewAdmin,
  resultOf,
  setBack,
  settle,
  shown,
  told,
  votesOf,
} from '#tests/support/published-stage.ts';

// An old backup with its keys turns no published result round: the close waits until an admin decides (A2).

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

openPublishedStage();

test('a restored election that was published is not closed, and the page says so', async () => {
  expect(await votesOf()).toEqual([3, 6]);
  const { held, endedSince } = await setBack();
  expect([held, endedSince]).toEqual([['Council'], []]);
  expect(await resultOf()).toBeUndefined();
  const page = await shown();
  expect(page).toMatchObject({
    held: { code: published.code, canStand: true, problem: '' },
    restores: [expect.stringMatching(/^The server was restored on .* are missing\.$/)],
  });
  expect(page.nominations.map(({ votes }: { votes: number | null }) => votes)).toEqual([
    null,
    null,
  ]);
  const { body: health } = await app.send('health');
  expect(health).toMatchObject({
    status: 'degraded',
    heldCloses: [{ electionId: election.id, election: 'Council', code: published.code }],
  });
  const { body: system } = await admin.send('readSystem');
  expect(system.findings).toContainEqual(
    expect.objectContaining({
      subject: 'results',
      state: 'problem',
      says: expect.stringContaining('Council'),
    }),
  );
  expect(await actsOf()).toEqual(['election.hold']);
  const letters = await app.ctx.db.selectFrom('letters').select('subject').execute();
  expect(letters).toContainEqual({ subject: 'Decide which result of Council counts' });
  // However often it is tried, and by every server.
  await Promise.all(Array.from({ length: 6 }, closeAgain));
  expect(await resultOf()).toBeUndefined();
  expect(await actsOf()).toEqual(['election.hold']);
  // Nothing is opened: not a ballot, and no kit is made.
  expect(await addsUp()).toMatchObject({ ballots: 0, turnout: 3 });
  const { rows: kits } = await app.ctx.pool.query('select 1 from recount_kits');
  expect(kits).toEqual([]);
});

test('"stands" brings the published result back, with its code', async () => {
  await setBack();
  const { status, body } = await settle('stands');
  expect([status, body.election.changes[0]]).toEqual([
    200,
    expect.objectContaining({
      what: `The result that was published before the restore, with the result code ${published.code}, stands.`,
      reason,
    }),
  ]);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
  const result = await resultOf();
  expect(result.recountKit).toMatchObject({ code: published.code, check: { agrees: true } });
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  expect(await actsOf()).toEqual(['election.hold', 'election.settle-hold', 'election.bring-back']);
  const page = await shown();
  expect(page.held).toBeUndefined();
  expect(page.restores).toEqual([expect.stringMatching(/published before were brought back\.$/)]);
  const sent = await app.ctx.db.selectFrom('letters').select('key').execute();
  expect(
    sent.filter(({ key }) => key.startsWith('winner:')),
    'those of the close before may have left',
  ).toEqual([]);
  // Kits of before and of now say the same, and whoever kept the code finds it.
  const files = fs.readdirSync(recounts()).toSorted();
  expect(files).toHaveLength(2);
  for (const file of files) {
    const text = fs.readFileSync(path.join(recounts(), file));
    expect(verify(text, { expectedCode: published.code }).code).toBe(3);
  }
  const kept = await runCommand(['verify-record', published.code], settingsOf(app));
  expect(kept.told).toContain(`${published.code} is of Council, as it is now.`);
  expect(await app.ctx.electionKeys.list()).toEqual([]);
});

test('"count" closes with the restored votes, and keeps the file of before', async () => {
  await setBack();
  const before = fs.readFileSync(kitFile());
  expect((await settle('count')).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([0, 3]);
  const { recountKit } = await resultOf();
  expect(recountKit.code).not.toBe(published.code);
  const earlier = fs.readdirSync(recounts()).find((file) => file.includes('-earlier-')) ?? '';
  expect(fs.readFileSync(path.join(recounts(), earlier)).equals(before)).toBe(true);
  const page = await shown();
  expect(page.held).toBeUndefined();
  expect(page.changes[0].what).toBe(
    `The votes of the backup are counted. The result that was published before the restore, with the result code ${published.code}, does not stand.`,
  );
  expect(await actsOf()).toEqual(['election.hold', 'election.settle-hold']);
  const [compared] = await compareClosed(app.ctx.db, { folder: recounts() });
  expect(compared?.problems).toEqual([]);
  // Whoever kept the code of before reads what became of it, and it is no surprise but the truth.
  const day = new Date().toISOString().slice(0, 10);
  for (const kept of [[], [published.code]]) {
    const { code, said } = await runCommand(['verify-record', ...kept], settingsOf(app));
    expect(code).toBe(1);
    expect(said).toContain(
      `Council: a result with the code ${published.code} was published once, and it does not stand.`,
    );
    expect(said).toMatch(
      new RegExp(`The server was restored on .* On ${day} .* an admin chose to count the restored`),
    );
    expect(said).not.toContain('its votes are not those whose hash was written down');
  }
  // The same restore once more is another question.
  await setBack();
  expect(await shown()).toMatchObject({ held: { code: recountKit.code } });
});

describe('what proves nothing', () => {
  const spoil = (change: (kit: string) => string) =>
    fs.writeFileSync(kitFile(), change(fs.readFileSync(kitFile(), 'utf8')));
  const rewriteHashes = (part: RegExp) => {
    const heads = fs.readFileSync(headsFile(), 'utf8');
    fs.writeFileSync(
      headsFile(),
      heads.replace(part, (_, before: string) => `${before}01234567`),
    );
  };
  const [first, second] = [0, 1].map((index) => () => {
    const { positions } = JSON.parse(fs.readFileSync(kitFile(), 'utf8'));
    return positions[0].candidates[index].id as string;
  });

  test.each<[string, () => void, RegExp]>([
    [
      'ballots that were turned round',
      () =>
        spoil((kit) => kit.replaceAll(`"candidate":"${second?.()}"`, `"candidate":"${first?.()}"`)),
      /check of its recount kit fails/,
    ],
    [
      'a file of another election',
      () =>
        spoil((kit) =>
          kit.replace(
            election.id,
            election.id.replace(/^./, (one) => (one === 'f' ? 'e' : 'f')),
          ),
        ),
      /verifier finds|another election/,
    ],
    [
      'half a file',
      () => spoil((kit) => kit.slice(0, kit.length / 2)),
      /check of its recount kit fails/,
    ],
    ['no file', () => fs.rmSync(kitFile()), /no recount kit/],
    [
      'no code that was written down',
      () => fs.rmSync(headsFile()),
      /has no record of its result code/,
    ],
    [
      'another code that was written down',
      () => rewriteHashes(/(votes sha256 )[0-9a-f]{8}/g),
      /check of its recount kit fails/,
    ],
    [
      'another hash with the same code',
      () => rewriteHashes(/(votes sha256 [0-9a-f]{56})[0-9a-f]{8}/g),
      /not the votes of the result code/,
    ],
  ])('%s', async (_what, doctor, problem) => {
    doctor();
    await setBack();
    expect(await shown()).toMatchObject({
      held: { canStand: false, problem: expect.stringMatching(problem) },
    });
    expect(await settle('stands')).toMatchObject(refusedWith('nothing-proves-result'));
    const ask = app.ctx.pool.query(
      `select settle_hold($1, 'stands', gen_random_uuid(), $2, sha256('a'))`,
      [election.id, admin.id],
    );
    await expect(ask, 'nor by the function').rejects.toThrow('this cannot be chosen');
    expect((await settle('count')).status).toBe(200);
    await closeAgain();
    expect(await votesOf()).toEqual([0, 3]);
  });

  test('a kit of another ballot paper', async () => {
    const other = await createElection(app.ctx, { name: 'Sports' });
    await castEach(app, other, 0, [1, 2]);
    const { file } = await backUp(app, 'second');
    await askAsOwner(app, `update positions set title = 'Captain' where election_id = $1`, [
      other.id,
    ]);
    await closeElectionNow(app.ctx, other.id);
    await electionJobs(app.ctx)['close-election']({ electionId: other.id });
    await restoreInto(app, file);
    await told();
    const { body } = await app.send('listElections');
    const page = body.elections.find(({ _id }: { _id: string }) => _id === other.id);
    const problem = expect.stringContaining('different positions or candidates');
    expect(page).toMatchObject({ held: { canStand: false, problem } });
  });

  test('a whole kit with other votes, label and all', async () => {
    await setBack();
    expect((await settle('stands')).status).toBe(200);
    // Somebody changes it between the decision and the close.
    spoil((kit) => kit.replace('"madeAt":"20', '"madeAt":"21'));
    await closeAgain();
    expect(await resultOf()).toBeUndefined();
    expect(await shown()).toMatchObject({ held: expect.anything() });
  });

  test('another file for the function of the database', async () => {
    await setBack();
    await settle('stands');
    const forged = fs.readFileSync(kitFile(), 'utf8').replaceAll('"votes":6', '"votes":7');
    const ask = app.ctx.pool.query('select bring_back($1, $2::bytea)', [
      election.id,
      Buffer.from(forged),
    ]);
    await expect(ask).rejects.toThrow('nobody has decided that this result stands');
    expect((await addsUp()).ballots).toBe(0);
    // The right one does it once.
    const right = [election.id, fs.readFileSync(kitFile())];
    const done = async () =>
      (await app.ctx.pool.query('select bring_back($1, $2::bytea) as done', right)).rows[0].done;
    expect([await done(), await done()]).toEqual([true, false]);
  });
});

test('the role that serves decides nothing but by the functions', async () => {
  await setBack();
  for (const statement of [
    `update held_closes set choice = 'count'`,
    'delete from held_closes',
    'insert into held_closes (election_id, found) select id, array[]::text[] from elections',
  ]) {
    await expect(app.ctx.pool.query(statement), statement).rejects.toThrow('permission denied');
  }
  await expect(
    app.ctx.pool.query('select bring_back($1, $2::bytea)', [
      election.id,
      fs.readFileSync(kitFile()),
    ]),
  ).rejects.toThrow('nobody has decided');
  await askAsOwner(app, 'update elections set opened_at = clock_timestamp() where id = $1', [
    election.id,
  ]);
  const mark = await app.ctx.pool.query('select mark_closed($1) as done', [election.id]);
  expect(mark.rows).toEqual([{ done: false }]);
});

test('of many who decide the same at once one does, and the close is done once', async () => {
  await setBack();
  const answers = await Promise.all(Array.from({ length: 8 }, () => settle('stands')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  await Promise.all(Array.from({ length: 6 }, closeAgain));
  expect(await votesOf()).toEqual([3, 6]);
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  const { rows } = await app.ctx.pool.query('select edition from recount_kits');
  expect(rows).toEqual([{ edition: 1 }]);
  expect(await settle('count')).toMatchObject(refusedWith('close-not-held'));
});

test('where two officers are needed another admin confirms it', async () => {
  await setBack();
  const second = await createActor(app, { role: 'admin' });
  await app.ctx.transact(async (tx) => {
    const campus = { university_name: 'A', time_zone: 'UTC', needs_two_officers: true };
    await tx.insertInto('campus').values(campus).execute();
    await app.ctx.live.announce(tx, { kind: 'campus' });
  });
  const proposed = await settle('stands');
  expect(proposed).toMatchObject({
    status: 202,
    body: { proposal: { act: 'election.settle-hold', what: expect.stringContaining('stands.') } },
  });
  await closeAgain();
  expect(await resultOf()).toBeUndefined();
  const params = { id: proposed.body.proposal._id };
  expect(await admin.send('confirmProposal', { params })).toMatchObject(
    refusedWith('own-proposal'),
  );
  expect((await second.send('confirmProposal', { params })).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
});

test('a server that has none of these files closes it no more than the one that has them', async () => {
  await setBack();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-beside-'));
  const { keysDir } = app.ctx.config;
  const beside = await startBeside(app, { dataDir, keysDir });
  try {
    await Promise.all(
      [app, beside, app, beside].map(({ ctx }) =>
        electionJobs(ctx)['close-election']({ electionId: election.id }),
      ),
    );
    for (const server of [app, beside]) {
      const { body } = await server.send('listElections');
      const [seen] = body.elections.filter(({ _id }: { _id: string }) => _id === election.id);
      expect(seen.held).toMatchObject({ code: published.code, canStand: true });
      expect((await server.send('listResults')).body).toEqual([]);
    }
    expect(await actsOf()).toEqual(['election.hold']);
  } finally {
    await beside.close();
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('votes that were cast after the restore do not come into the published result', async () => {
  await restoreInto(app, backup);
  await renewAdmin();
  expect(await shown()).toMatchObject({ held: { canStand: true } });
  await castEach(app, election, 0, [8, 0]);
  expect((await settle('stands')).status).toBe(200);
  await closeAgain();
  expect(await votesOf()).toEqual([3, 6]);
  expect(await addsUp()).toEqual({ turnout: 9, ballots: 9, voted: 9, sealed: 0 });
  const result = await resultOf();
  expect(result.recountKit).toMatchObject({ code: published.code, check: { agrees: true } });
});

test('an election that nobody closed before is closed as ever', async () => {
  const other = await createElection(app.ctx, { name: 'Sports' });
  await castEach(app, other, 0, [2, 1]);
  const { file } = await backUp(app, 'second');
  await restoreInto(app, file);
  await closeElectionNow(app.ctx, other.id);
  await electionJobs(app.ctx)['close-election']({ electionId: other.id });
  await told();
  const { body } = await app.send('listResults');
  expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Council', 'Sports']);
});

test('where the files of that close are gone as well, the line about the restore stays, and the code tells', async () => {
  fs.rmSync(recounts(), { recursive: true });
  fs.rmSync(headsFile());
  const { held } = await setBack();
  expect(held).toEqual([]);
  const result = await resultOf();
  expect(await votesOf()).toEqual([0, 3]);
  expect(result.recountKit.code, 'whoever kept the code sees another').not.toBe(published.code);
  const page = await shown();
  expect(page.restores).toEqual([expect.stringMatching(/^The server was restored on /)]);
});
