import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, resumeRestored, startServerProcess } from '#tests/support/backups.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// Whoever sets the campus back to a backup cannot do it silently: the record and the pages tell it.

const restoresOf = async (app: TestApp, id: string): Promise<string[]> => {
  const { body } = await app.send('listElections');
  const found = body.elections.find((one: { _id: string }) => one._id === id);
  const changes = found.changes.map(({ what }: { what: string }) => what);
  expect(
    changes.filter((what: string) => !what.includes('because the server was restored')),
  ).toEqual([]);
  return found.restores ?? [];
};
const restoredActs = async (app: TestApp): Promise<string[]> => {
  const admin = await createActor(app, { role: 'admin' });
  const { body } = await app.as(admin.cookie).send('listRecord', {});
  return JSON.stringify(body).match(/campus\.restored/g) ?? [];
};
const close = async (app: TestApp, id: string): Promise<void> => {
  await closeElectionNow(app.ctx, id);
  await electionJobs(app.ctx)['close-election']({ electionId: id });
};

test('an old backup with its keys, restored after the close, is told on the page and in the record', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [3, 0]);
  const { file } = await backUp(app);
  await castEach(app, election, 0, [0, 6]);
  await close(app, election.id);
  expect(await restoresOf(app, election.id)).toEqual([]);
  expect(await restoredActs(app)).toEqual([]);
  expect((await restoreInto(app, file)).incomplete).toEqual(['Council']);
  // The list is kept ready until the process hears of the restore.
  await expect
    .poll(() => restoresOf(app, election.id))
    .toEqual([
      expect.stringMatching(
        /^The server was restored on .+ from a backup of .+, \d\d:\d\d \(.+\)\. 6 votes that were cast in between are missing\.$/,
      ),
    ]);
  expect(await restoredActs(app)).not.toEqual([]);
  // Nobody takes it away by restoring once more.
  await restoreInto(app, file);
  const rows = await app.ctx.db.selectFrom('restores').select('id').execute();
  expect(rows).toHaveLength(2);
});

test('where counts are hidden the number of votes is told after the close', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { standings: 'after-close' });
  const upcoming = await createElection(app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  await castEach(app, election, 0, [2, 1]);
  const { file } = await backUp(app);
  await castEach(app, election, 0, [1]);
  await restoreInto(app, file);
  expect(await restoresOf(app, upcoming.id)).toEqual([]);
  const [line, ...others] = await restoresOf(app, election.id);
  expect(line).toMatch(/Votes cast in between may be missing\.$/);
  expect(others).toEqual([]);
  const admin = await createActor(app, { role: 'admin' });
  const { body } = await app.as(admin.cookie).send('listRecord', {});
  expect(JSON.stringify(body)).not.toMatch(/1 vote/);
  await resumeRestored(app);
  await close(app, election.id);
  const [told] = await restoresOf(app, election.id);
  expect(told).toMatch(/1 vote that was cast in between is missing\.$/);
});

test('where the campus before is not known, it says that votes may be missing', async () => {
  const [app, copy] = [await startServerProcess(), await startServerProcess()];
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [1]);
  const { file } = await backUp(app);
  await restoreInto(copy, file);
  expect(await restoresOf(copy, election.id)).toEqual([
    expect.stringMatching(/Votes cast in between may be missing\.$/),
  ]);
});

test('the role that serves cannot take the trace away', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx);
  const { file } = await backUp(app);
  await restoreInto(app, file);
  for (const table of ['restores', 'restored_elections']) {
    await expect(app.ctx.pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(app.ctx.pool.query(`insert into ${table} default values`)).rejects.toThrow(
      'permission denied',
    );
  }
  expect(await restoresOf(app, election.id)).toHaveLength(1);
});

test('an admin says on the page that a file of keys was destroyed', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [1]);
  const folder = path.join(app.ctx.config.dataDir, 'second place');
  afterThis(() => fs.rmSync(folder, { recursive: true, force: true }));
  const keys = path.join(folder, 'campus-keys.json');
  await runCommand(['backup', path.join(folder, 'campus.tar.gz')], settingsOf(app));
  const admin = await createActor(app, { role: 'admin' });
  const listed = async () => {
    const { body } = await admin.send('readSystem');
    return body.keyFiles;
  };
  const [copy, ...others] = await listed();
  expect([copy, others]).toEqual([
    { id: expect.any(String), file: keys, writtenAt: expect.any(String), neededBy: ['Council'] },
    [],
  ]);
  const say = () => admin.send('sayKeyFileDestroyed', { params: { id: copy.id } });
  expect(await say()).toMatchObject(refusedWith('key-file-there'));
  expect(await listed()).toHaveLength(1);
  fs.rmSync(keys);
  const answers = await Promise.all(Array.from({ length: 6 }, say));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(await listed()).toEqual([]);
  const { rows } = await app.ctx.pool.query(
    `select r.actor_id as actor, d.detail from records r join record_details d on d.record_id = r.id
     where r.act = 'campus.key-file'`,
  );
  expect(rows).toEqual([{ actor: admin.id, detail: keys }]);
});

test('a file of keys that a backup wrote is listed until somebody says that it was destroyed', async () => {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { name: 'Council' });
  await castEach(app, election, 0, [1]);
  const settings = settingsOf(app);
  const folder = path.join(app.ctx.config.dataDir, 'second place');
  afterThis(() => fs.rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'campus.tar.gz');
  const keys = path.join(folder, 'campus-keys.json');
  expect(await runCommand(['backup', file], settings)).toMatchObject({ code: 0 });
  const list = () => runCommand(['keys', 'list'], settings);
  expect((await list()).told).toContain(`${keys} (keep it: needed for Council)`);
  await close(app, election.id);
  expect((await list()).told).toContain(`${keys} (destroy it: all its elections are counted)`);
  const admin = await createActor(app, { role: 'admin' });
  const system = async () => {
    const { body } = await app.as(admin.cookie).send('readSystem');
    return body.findings.find(({ subject }: { subject: string }) => subject === 'keys');
  };
  expect(await system()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining(keys),
    advice: expect.stringContaining('npm run keys -- destroyed'),
  });
  const tell = () => runCommand(['keys', 'destroyed', keys], settings);
  expect(await tell()).toMatchObject({ code: 1, said: expect.stringContaining('still there') });
  fs.rmSync(keys);
  // That it is gone from its place does not say that it is destroyed.
  expect((await list()).told).toContain(keys);
  // It stays listed over a restore.
  await restoreInto(app, file, { isWithoutKeys: true, keyFiles: [] });
  expect((await list()).told).toContain(keys);
  expect(await tell()).toMatchObject({ code: 0 });
  expect((await list()).told).not.toContain(keys);
  expect(await tell()).toMatchObject({ code: 1 });
});
