import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { importKeys } from '#server/voting/sealed/carry-keys.ts';
import { readBroughtKeys, writeKeyFile } from '#server/voting/sealed/key-file.ts';
import { writeSheets } from '#tests/support/recovery-sheets.ts';
import {
  backUp,
  restoreInto,
  startServerProcess,
  voted,
  resumeRestored,
} from '#tests/support/backups.ts';
import { createVoters, expectBalance, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { upload } from '#tests/support/upload.ts';

/** A campus with a sealed election in which so many people have voted. */
async function startCampus(votes = 3): Promise<{ app: TestApp; election: TestElection }> {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { name: 'Council' });
  for (const voter of await createVoters(app, votes)) {
    expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
  }
  return { app, election };
}

async function close(app: TestApp, { id }: TestElection): Promise<void> {
  await closeElectionNow(app.ctx, id);
  await electionJobs(app.ctx)['close-election']({ electionId: id });
}

const secretOf = (app: TestApp, { id }: TestElection) => app.ctx.electionKeys.readSecret(id);

test('without the key it says whose votes would be missing, and changes nothing until told', async () => {
  const [{ app, election }, copy] = [await startCampus(), await startServerProcess()];
  await createElection(app.ctx, { name: 'Without a vote' });
  await createElection(copy.ctx, { name: 'What is there' });
  const before = await copy.ctx.db.selectFrom('elections').select('name').execute();
  const { file, keys } = await backUp(app);
  const refused = restoreInto(copy, file, { keyFiles: [] });
  await expect(refused).rejects.toThrow(
    /\n {2}Council: 3 sealed votes\n {2}Without a vote: 0 sealed/,
  );
  await expect(refused).rejects.toThrow('Bring the keys with --keys');
  expect(await copy.ctx.db.selectFrom('elections').select('name').execute()).toEqual(before);

  // The key of another campus is as good as none.
  const foreign = path.join(copy.ctx.config.dataDir, 'foreign.json');
  const key = { id: election.id, name: 'Council', secret: randomBytes(32), endsAt: new Date() };
  await writeKeyFile(foreign, [key], null);
  await expect(restoreInto(copy, file, { keyFiles: [foreign] })).rejects.toThrow(
    'Council: 3 sealed',
  );
  expect(await copy.ctx.electionKeys.readSecret(election.id)).toBeNull();

  const restored = await restoreInto(copy, file, { keyFiles: [], isWithoutKeys: true });
  expect(restored.unopenable).toEqual([
    'Council: 3 sealed votes',
    'Without a vote: 0 sealed votes',
  ]);
  expect(restored.voteCounts.map(({ ballots, isSealed }) => [ballots, isSealed])).toEqual([
    [3, true],
    [0, true],
  ]);
  expect((await voted(copy)).size).toBe(3);
  await resumeRestored(copy);
  const [voter] = await createVoters(copy, 1);
  const vote = voter === undefined ? null : await copy.ctx.voteQueue.cast(voteOf(voter, election));
  expect(vote).toMatchObject({ refusal: 'key-missing' });

  // The key comes later: nothing is lost, and the election goes on to its end.
  const brought = await readBroughtKeys([keys?.file ?? ''], null);
  await copy.ctx.transact((tx) => importKeys(tx, copy.ctx.electionKeys, brought));
  await expectBalance(copy, election, 3);
  await close(copy, election);
  await expectBalance(copy, election, 3);
});

test('with the file of the keys, or with two halves on paper, everything is there', async () => {
  const { app, election } = await startCampus();
  const { file, keys } = await backUp(app);
  const secret = await secretOf(app, election);
  const copy = await startServerProcess();
  const restored = await restoreInto(copy, file, { keyFiles: [keys?.file ?? ''] });
  expect(restored).toMatchObject({ broughtKeys: ['Council'], unopenable: [] });
  expect(await secretOf(copy, election)).toEqual(secret);
  await expectBalance(copy, election, 3);
  // What is in the folder of the keys already need not be brought.
  expect(await restoreInto(copy, file, { keyFiles: [] })).toMatchObject({ broughtKeys: [] });

  const other = await startServerProcess();
  const head = { university: 'Test', election: 'Council', ends: 'today' };
  const halves = writeSheets(secret ?? randomBytes(32), head).map((text, index) => {
    const half = path.join(other.ctx.config.dataDir, `half-${index}.txt`);
    fs.writeFileSync(half, text);
    return half;
  });
  await restoreInto(other, file, { keyFiles: halves });
  await close(other, election);
  await expectBalance(other, election, 3);
});

test('of an election that was closed since it says where its ballots are', async () => {
  const { app, election } = await startCampus();
  const { file, keys } = await backUp(app);
  const [late] = await createVoters(app, 1);
  if (late === undefined) throw new Error('no voter');
  expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(late, election)))).toBe(true);
  await close(app, election);
  expect(await secretOf(app, election)).toBeNull();
  const recount = path.join(app.ctx.config.dataDir, 'recounts', `${election.id}.json`);
  const ballots = fs.readFileSync(recount, 'utf8');
  await expect(restoreInto(app, file, { keyFiles: [] })).rejects.toThrow(
    `Council: 3 sealed votes (it was closed after this backup was taken: every ballot of it is in ${recount})`,
  );
  await expectBalance(app, election, 4);
  await restoreInto(app, file, { keyFiles: [keys?.file ?? ''] });
  await expectBalance(app, election, 3);
  expect(fs.readFileSync(recount, 'utf8')).toBe(ballots);
  // It was published, so it closes once more only when an admin says so: the file of the first close is kept.
  await close(app, election);
  const admin = await createActor(app, { role: 'admin' });
  const settled = await admin.send('settleHeldClose', {
    params: { id: election.id },
    body: { choice: 'count', reason: 'The votes of the backup count.' },
  });
  expect(settled.status).toBe(200);
  await close(app, election);
  const folder = path.dirname(recount);
  const [earlier = '', ...others] = fs.readdirSync(folder).filter((one) => one.includes('earlier'));
  expect(others).toEqual([]);
  expect(fs.readFileSync(path.join(folder, earlier), 'utf8')).toBe(ballots);
  const { positions } = JSON.parse(fs.readFileSync(recount, 'utf8'));
  expect(positions).toMatchObject([{ ballots: [{}, {}, {}] }]);
});

test('a backup that a close overtakes still has the key of what is sealed in it', async () => {
  const { app, election } = await startCampus();
  const actor = await createActor(app);
  await upload(app, actor, { bytes: await smallPicture('png') });
  let isClosed = false;
  const get = async (name: string) => {
    // The tables are read by now; the pictures come behind them.
    if (!isClosed) await close(app, election);
    isClosed = true;
    return app.ctx.files.get(name);
  };
  const busy = { ...app, ctx: { ...app.ctx, files: { ...app.ctx.files, get } } };
  const { file, keys, manifest } = await backUp(busy);
  expect(isClosed).toBe(true);
  expect(await secretOf(app, election)).toBeNull();
  expect(manifest.sealed).toMatchObject([{ id: election.id, votes: 3 }]);
  const copy = await startServerProcess();
  await restoreInto(copy, file, { keyFiles: [keys?.file ?? ''] });
  await expectBalance(copy, election, 3);
});

test('a backup says of which election no key is here, and writes no empty file of keys', async () => {
  const { app, election } = await startCampus();
  await app.ctx.electionKeys.destroy(election.id);
  const backup = await backUp(app);
  expect(backup).toMatchObject({ keys: null, withoutKey: ['Council'] });
  expect(fs.existsSync(path.join(app.ctx.config.dataDir, 'keys of backups'))).toBe(false);
});

test('the command names the keys beside the backup, brings them, and tells what stays sealed', async () => {
  const [{ app, election }, copy] = [await startCampus(), await startServerProcess()];
  const folder = path.join(app.ctx.config.dataDir, 'backups');
  const file = path.join(folder, 'campus.tar.gz');
  const keysFile = path.join(folder, 'campus-keys.json');
  expect(await runCommand(['backup', '--to', file], settingsOf(app))).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${keysFile}\n  The keys that open the sealed votes of: Council`),
  });
  const restore = (...args: string[]) => runCommand(['restore', file, ...args], settingsOf(copy));
  const refused = await restore();
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('  Council: 3 sealed votes\n'),
  });
  expect(refused.said).toContain(`Bring the keys with --keys ${keysFile}.`);
  expect(await voted(copy)).toEqual(new Set());
  expect(await restore('--without-keys')).toMatchObject({
    code: 0,
    said: expect.stringContaining('stay sealed until their key comes'),
  });
  expect(await restore('--yes', '--keys', keysFile)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`The keys of Council are in ${copy.ctx.config.keysDir} now`),
  });
  await expectBalance(copy, election, 3);
});
