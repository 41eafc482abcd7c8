import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { destroySpentKeys } from '#server/recount/spent-keys.ts';
import { startServerProcess } from '#tests/support/backups.ts';
import { castEach, expectBalance } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { startProcess } from '#tests/support/server-process.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// The file of a key is gone or was swapped: who notices, what they say, and what comes back.

let app: TestApp;
let election: TestElection;

beforeEach(async () => {
  app = await startServerProcess();
  election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [2, 1]);
  await app.ctx.keyWatch.look();
});

const fileOf = ({ id }: TestElection, on = app) => path.join(on.ctx.config.keysDir, `${id}.key`);
const isThere = (one = election) => fs.existsSync(fileOf(one));
const health = async (on = app) => (await on.send('health')).body;
const close = (on = app) => electionJobs(on.ctx)['close-election']({ electionId: election.id });

async function systemSays(on: TestApp): Promise<{ state: string; says: string; advice: string }> {
  const admin = await createActor(on, { role: 'admin' });
  const { body } = await on.as(admin.cookie).send('readSystem');
  return body.findings.find(({ subject }: { subject: string }) => subject === 'keys');
}

describe('a running server', () => {
  test('writes a missing file back, and says so on its health page and in its log', async () => {
    const error = vi.spyOn(app.ctx.log, 'error');
    const secret = fs.readFileSync(fileOf(election), 'utf8');
    fs.rmSync(app.ctx.config.keysDir, { recursive: true });
    expect(await systemSays(app)).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/has no key for Council:/),
      advice: expect.stringContaining('npm run keys -- import'),
    });
    await app.ctx.keyWatch.look();
    expect(fs.readFileSync(fileOf(election), 'utf8')).toBe(secret);
    expect(fs.statSync(fileOf(election)).mode & 0o777).toBe(0o600);
    expect(fs.existsSync(path.join(app.ctx.config.keysDir, 'campus-id'))).toBe(true);
    expect(await health()).toMatchObject({
      status: 'ok',
      keyFiles: { writtenBack: [{ electionId: election.id, election: 'Council' }], advice: null },
    });
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ electionId: election.id }),
      expect.stringContaining('has written it back'),
    );
    expect(await systemSays(app)).toMatchObject({ state: 'ok' });
  });

  test('puts the right key in the place of one that was swapped', async () => {
    const secret = fs.readFileSync(fileOf(election), 'utf8');
    fs.writeFileSync(fileOf(election), `${randomBytes(32).toString('hex')}\n`);
    expect((await systemSays(app)).state).toBe('problem');
    await app.ctx.keyWatch.look();
    expect(fs.readFileSync(fileOf(election), 'utf8')).toBe(secret);
  });

  test('is degraded where it cannot write, names what to do, and goes on with the votes', async () => {
    const { keysDir } = app.ctx.config;
    fs.rmSync(keysDir, { recursive: true });
    fs.writeFileSync(keysDir, 'a file in the way');
    await app.ctx.keyWatch.look();
    expect(await health()).toMatchObject({
      status: 'degraded',
      missingKeys: [],
      keyFiles: {
        unsaved: [{ electionId: election.id }],
        advice: expect.stringContaining('Do not stop this server'),
      },
    });
    await castEach(app, election, 0, [1]);
    fs.rmSync(keysDir);
    await app.ctx.keyWatch.look();
    expect(isThere()).toBe(true);
    expect((await health()).status).toBe('ok');
  });

  test('writes nothing back of an election that is opened, cancelled or deleted, and forgets it', async () => {
    const admin = await createActor(app, { role: 'admin' });
    const cancelled = await createElection(app.ctx, { name: 'Cancelled' });
    const deleted = await createElection(app.ctx, { name: 'Deleted' });
    const beside = await startBeside(app);
    afterThis(() => beside.close());
    await beside.ctx.keyWatch.look();
    expect(beside.ctx.electionKeys.held()).toHaveLength(3);
    const params = (one: TestElection) => ({ params: { id: one.id } });
    const as = app.as(admin.cookie);
    const reason = 'The dates were wrong.';
    expect(
      (await as.send('cancelElection', { ...params(cancelled), body: { reason } })).status,
    ).toBe(200);
    expect((await as.send('deleteElection', { ...params(deleted), body: {} })).status).toBe(200);
    await closeElectionNow(app.ctx, election.id);
    await close();
    expect([election, cancelled, deleted].map((one) => isThere(one))).toEqual([
      false,
      false,
      false,
    ]);
    await beside.ctx.keyWatch.look();
    expect([election, cancelled, deleted].map((one) => isThere(one))).toEqual([
      false,
      false,
      false,
    ]);
    expect(beside.ctx.electionKeys.held()).toEqual([]);
    expect((await health(beside)).keyFiles.writtenBack).toEqual([]);
  });

  test('many looks of two servers while it is closed leave no file behind', async () => {
    const beside = await startBeside(app);
    afterThis(() => beside.close());
    await beside.ctx.keyWatch.look();
    await closeElectionNow(app.ctx, election.id);
    const looks = Array.from({ length: 30 }, async (_, turn) => {
      if (turn % 5 === 0) fs.rmSync(fileOf(election), { force: true });
      await (turn % 2 === 0 ? app : beside).ctx.keyWatch.look();
    });
    await Promise.all([close(), close(beside), ...looks]);
    await destroySpentKeys(app.ctx);
    await app.ctx.keyWatch.look();
    await beside.ctx.keyWatch.look();
    expect(isThere()).toBe(false);
    await expectBalance(app, election, 3);
  });
});

describe('a server that was started without the key', () => {
  test('says which election it is and what to do: log, health, doctor and list', async () => {
    fs.rmSync(fileOf(election));
    const settings = settingsOf(app);
    const place = {
      connectionString: settings['DATABASE_URL'] ?? '',
      folder: app.ctx.config.dataDir,
    };
    const server = await startProcess(place);
    const said = server.said();
    expect(said).toContain('"election":"Council"');
    expect(said).toContain('npm run keys -- import');
    const answer = (await (await fetch(`${server.url}/api/health`)).json()) as object;
    expect(answer).toMatchObject({
      status: 'degraded',
      missingKeys: [{ election: 'Council' }],
      keyFiles: { advice: expect.stringContaining('npm run keys -- import') },
    });
    await server.kill();
    const doctor = await runCommand(['doctor'], settings);
    expect(doctor.code).toBe(2);
    expect(doctor.told).toMatch(
      /^PROBLEM +keys +\S+ has no key for Council \(3 sealed votes\).*\n +→ .*npm run keys -- import/m,
    );
    expect((await runCommand(['keys', 'list'], settings)).code).toBe(1);
  });
});

describe('a spent key', () => {
  test('is kept until the kit is in the chain and in its file', async () => {
    const { keysDir, dataDir } = app.ctx.config;
    const secret = fs.readFileSync(fileOf(election));
    await closeElectionNow(app.ctx, election.id);
    await close();
    expect(isThere()).toBe(false);
    // As when the job was cut off before the key was deleted.
    fs.writeFileSync(fileOf(election), secret);
    const recount = path.join(dataDir, 'recounts', `${election.id}.json`);
    const bytes = fs.readFileSync(recount);
    fs.writeFileSync(recount, 'something else');
    const asides = path.join(dataDir, 'recounts');
    await destroySpentKeys(app.ctx);
    expect(fs.readFileSync(recount)).toEqual(bytes);
    expect(fs.readdirSync(asides).some((name) => name.includes('earlier'))).toBe(true);
    expect(isThere()).toBe(false);

    fs.writeFileSync(fileOf(election), secret);
    fs.rmSync(recount);
    fs.chmodSync(asides, 0o500);
    const isRoot = process.getuid?.() === 0;
    if (!isRoot) {
      await destroySpentKeys(app.ctx);
      expect(isThere()).toBe(true);
    }
    fs.chmodSync(asides, 0o700);
    await askAsOwner(
      app,
      `set hustings.restoring = 'on'; alter table records disable trigger all;
       update records set detail_hash = null where act = 'election.kit';
       alter table records enable trigger all`,
    );
    await destroySpentKeys(app.ctx);
    expect(isThere()).toBe(true);
    expect(fs.readdirSync(keysDir)).toContain(`${election.id}.key`);
  });
});
