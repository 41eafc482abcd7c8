import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { findCampusId } from '#server/voting/sealed/key-home.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, resumeRestored, startServerProcess } from '#tests/support/backups.ts';
import { createVoters, expectBalance, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { runCommand } from '#tests/support/run-command.ts';
import type { Ran } from '#tests/support/run-command.ts';
import { startAt } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// A folder of keys belongs to one campus: a copy of it, tried out with the same .env, leaves it alone.

interface Live {
  app: TestApp;
  election: TestElection;
  /** The folder that KEYS_DIR names in the settings of the campus. */
  keysDir: string;
  /** The backup and the file of its keys. */
  file: string;
  keysFile: string;
}

/** A campus with votes in an open election, its keys in a folder of their own, and a backup. */
async function startLive(): Promise<Live> {
  const app = await startServerProcess();
  const election = await createElection(app.ctx, { name: 'Council' });
  await cast(app, election, 3);
  const { file, keys } = await backUp(app);
  return { app, election, keysDir: app.ctx.config.keysDir, file, keysFile: keys?.file ?? '' };
}

async function cast(app: TestApp, election: TestElection, votes: number): Promise<void> {
  for (const voter of await createVoters(app, votes)) {
    expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
  }
}

async function makeDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterThis(() => database.drop());
  return database;
}

async function startOn(place: TestDatabase, keysDir: string): Promise<TestApp> {
  const app = await startAt(place, { keysDir });
  afterThis(() => app.close());
  await resumeRestored(app);
  return app;
}

const commandAt =
  (place: TestDatabase, keysDir: string, dataDir = place.folder) =>
  (tool: string, args: string[], typed = ''): Promise<Ran> =>
    runCommand(
      [tool, ...args],
      { DATABASE_URL: place.connectionString, DATA_DIR: dataDir, KEYS_DIR: keysDir },
      typed,
    );

async function close(app: TestApp, { id }: TestElection): Promise<void> {
  await closeElectionNow(app.ctx, id);
  await electionJobs(app.ctx)['close-election']({ electionId: id });
}

const isClosed = async (app: TestApp, { id }: TestElection): Promise<boolean> => {
  const rows = await app.ctx.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', id)
    .execute();
  return rows[0]?.closed_at != null;
};

const keyOf = (folder: string, { id }: TestElection) => path.join(folder, `${id}.key`);
const takeMarkAway = (folder: string) => fs.rmSync(path.join(folder, 'campus-id'));

describe('a backup that is tried beside the campus, with its settings', () => {
  test('closes its own copy, and the key of the live election stays', async () => {
    const live = await startLive();
    const place = await makeDatabase();
    const restored = await commandAt(place, live.keysDir)('restore', [
      live.file,
      '--keys',
      live.keysFile,
    ]);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.said).toContain(`This is a copy: its keys are in ${place.folder}/keys`);
    const trial = await startOn(place, live.keysDir);
    await cast(trial, live.election, 1);
    await close(trial, live.election);
    expect(await isClosed(trial, live.election)).toBe(true);
    expect(fs.existsSync(keyOf(path.join(place.folder, 'keys'), live.election))).toBe(false);
    expect(fs.existsSync(keyOf(live.keysDir, live.election))).toBe(true);
    // The live election goes on, also on a server that has its key in no memory.
    const again = await startOn({ ...(await placeOf(live.app)) }, live.keysDir);
    await cast(again, live.election, 2);
    await close(again, live.election);
    await expectBalance(again, live.election, 5);
  });

  test('has no key of the live campus: it opens, closes and deletes nothing with it', async () => {
    const live = await startLive();
    const place = await makeDatabase();
    const restore = commandAt(place, live.keysDir);
    const refused = await restore('restore', [live.file]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('npm run keys -- adopt');
    expect(await restore('restore', [live.file, '--without-keys'])).toMatchObject({ code: 0 });
    const trial = await startOn(place, live.keysDir);
    expect((await trial.send('health')).body).toMatchObject({ status: 'degraded' });
    await close(trial, live.election);
    expect(await isClosed(trial, live.election)).toBe(false);
    const admin = await createActor(trial, { role: 'admin' });
    const deleted = await trial
      .as(admin.cookie)
      .send('deleteElection', { params: { id: live.election.id }, body: { confirm: 'Council' } });
    expect(deleted.status).toBe(200);
    expect(fs.existsSync(keyOf(live.keysDir, live.election))).toBe(true);
  });

  test('of a campus that has no mark yet leaves its folder alone as well', async () => {
    const live = await startLive();
    takeMarkAway(live.keysDir);
    const place = await makeDatabase();
    await commandAt(place, live.keysDir)('restore', [live.file, '--keys', live.keysFile]);
    const trial = await startOn(place, live.keysDir);
    await close(trial, live.election);
    expect(await isClosed(trial, live.election)).toBe(true);
    expect(fs.readdirSync(live.keysDir)).toEqual([`${live.election.id}.key`]);
  });
});

describe('a folder without a mark, of the release before', () => {
  test('is taken by the campus whose key is in it, and by no other', async () => {
    const live = await startLive();
    const outside = path.join(live.app.ctx.config.dataDir, '..', `keys of ${live.election.id}`);
    fs.cpSync(live.keysDir, outside, { recursive: true });
    afterThis(() => fs.rmSync(outside, { recursive: true, force: true }));
    takeMarkAway(outside);
    const stranger = await makeDatabase();
    await expect(startAt(stranger, { keysDir: outside })).rejects.toThrow(
      /holds the keys of another campus.*npm run keys -- adopt/,
    );
    await startOn(await placeOf(live.app), outside);
    expect(fs.readFileSync(path.join(outside, 'campus-id'), 'utf8')).toContain(
      (await findCampusId(live.app.ctx.db)) ?? 'no id',
    );
  });
});

describe('the same campus', () => {
  test('keeps its id and its keys over a restore, and into another database by its data folder', async () => {
    const live = await startLive();
    const id = await findCampusId(live.app.ctx.db);
    const over = commandAt(await placeOf(live.app), live.keysDir);
    expect(await over('restore', [live.file, '--yes'])).toMatchObject({ code: 0 });
    expect(await findCampusId(live.app.ctx.db)).toBe(id);
    const place = await makeDatabase();
    const { dataDir } = live.app.ctx.config;
    const other = commandAt(place, live.keysDir, dataDir);
    expect(await other('restore', [live.file])).toMatchObject({ code: 0 });
    const moved = await startOn({ ...place, folder: dataDir }, live.keysDir);
    expect(await findCampusId(moved.ctx.db)).toBe(id);
    await cast(moved, live.election, 1);
    await expectBalance(moved, live.election, 4);
  });
});

describe('keys -- adopt', () => {
  test('takes the folder over before the restore, where the old machine is gone', async () => {
    const live = await startLive();
    const place = await makeDatabase();
    const run = commandAt(place, live.keysDir);
    expect(await run('keys', ['adopt'], 'no\n')).toMatchObject({ code: 1 });
    expect((await run('restore', [live.file])).code).toBe(1);
    const adopted = await run('keys', ['adopt'], 'yes\n');
    expect(adopted).toMatchObject({ code: 0 });
    expect(adopted.said).toContain('belongs to this campus now');
    expect(await run('restore', [live.file])).toMatchObject({ code: 0 });
    const anew = await startOn(place, live.keysDir);
    await close(anew, live.election);
    await expectBalance(anew, live.election, 3);
    // The former server, should it still run, says that its folder is another's, and writes nothing there.
    expect((await live.app.send('health')).body.status).toBe('degraded');
  });

  test('takes it over for a copy that is to be the campus, with the keys of the copy', async () => {
    const live = await startLive();
    const place = await makeDatabase();
    const run = commandAt(place, live.keysDir);
    expect((await run('restore', [live.file, '--keys', live.keysFile])).code).toBe(0);
    const own = keyOf(path.join(place.folder, 'keys'), live.election);
    expect(fs.existsSync(own)).toBe(true);
    fs.rmSync(keyOf(live.keysDir, live.election));
    expect(await run('keys', ['adopt', '--yes'])).toMatchObject({ code: 0 });
    expect(fs.existsSync(own)).toBe(false);
    expect((await run('keys', ['list'])).said).toMatch(/Council .+ 3 +here\n/);
    const copy = await startOn(place, live.keysDir);
    expect(copy.ctx.electionKeys.folder).toBe(live.keysDir);
  });
});

/** The database of a test app as another server of it names it. */
async function placeOf(app: TestApp): Promise<TestDatabase> {
  const { host, port, user, database } = app.ctx.owner as Record<string, string>;
  const { servingRole } = await import('#server/platform/db/roles/create-roles.ts');
  const connection = { ...(app.ctx.owner as TestDatabase['connection']) };
  const at = `${encodeURIComponent(host ?? '')}${port === undefined ? '' : `:${port}`}`;
  return {
    connection,
    serving: { ...connection, user: servingRole },
    connectionString: `postgresql://${user}@${at}/${database}`,
    folder: app.ctx.config.dataDir,
    drop: async () => {},
  };
}
