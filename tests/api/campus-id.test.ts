import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { carryCampus } from '#server/backup/move-campus.ts';
import { findCampusId } from '#server/voting/sealed/key-home.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createVoters, expectBalance, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { askAsOwner, startAt } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// The same campus elsewhere: it keeps the id by which its folder of keys knows it, takes votes and closes.

let home: TestDatabase;
let live: TestApp;
let election: TestElection;
let id: string | null;
beforeEach(async () => {
  home = await makeDatabase();
  live = await startOn(home);
  election = await createElection(live.ctx);
  await cast(live, 3);
  id = await findCampusId(live.ctx.db);
  expect(id).not.toBeNull();
});

async function makeDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterThis(() => database.drop());
  return database;
}

async function startOn(place: TestDatabase, keysDir?: string): Promise<TestApp> {
  const app = await startAt(place, keysDir === undefined ? {} : { keysDir });
  afterThis(() => app.close());
  return app;
}

async function cast(app: TestApp, votes: number): Promise<void> {
  for (const voter of await createVoters(app, votes)) {
    expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(voter, election)))).toBe(true);
  }
}

/** It has the key of before, and counts the votes of before and its own. */
async function expectToCount(app: TestApp, folder: string): Promise<void> {
  expect(app.ctx.electionKeys.folder).toBe(folder);
  expect((await app.send('health')).body).toMatchObject({
    missingKeys: [],
    keyFiles: { isForeign: false },
  });
  await cast(app, 1);
  await closeAndCount(app, election.id);
  await expectBalance(app, election, 4);
}

// npm run move and npm run upgrade-database both carry the campus this way.
test('carried into another database by its data folder', async () => {
  const keysDir = path.join(home.folder, 'keys');
  const place = await makeDatabase();
  await carryCampus(live.ctx.owner, place.connection);
  const moved = await startOn({ ...place, folder: home.folder });
  expect(await findCampusId(moved.ctx.db)).toBe(id);
  await expectToCount(moved, keysDir);
});

test('carried to another machine, with a copy of its folder of keys and nothing else', async () => {
  const place = await makeDatabase();
  await carryCampus(live.ctx.owner, place.connection);
  const keysDir = path.join(place.folder, 'brought');
  fs.cpSync(path.join(home.folder, 'keys'), keysDir, { recursive: true });
  const moved = await startOn(place, keysDir);
  expect(await findCampusId(moved.ctx.db)).toBe(id);
  await expectToCount(moved, keysDir);
});

test('on a standby that takes over, for every server of the campus', async () => {
  const standby = await makeDatabase();
  const { database: copy } = standby.connection;
  const { database: primary } = home.connection;
  // As the rows of a standby are those of its primary: byte for byte, and nobody is asked.
  await live.close();
  const control = await startOn(await makeDatabase());
  await askAsOwner(control, `drop database ${copy} with (force)`);
  // Connections of the closed server may take a moment to end.
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  await askAsOwner(control, end, [primary]);
  await askAsOwner(control, `create database ${copy} template ${primary}`);
  const keysDir = path.join(home.folder, 'keys');
  const first = await startOn({ ...standby, folder: home.folder });
  // Another server, with a data folder of its own and the shared folder of keys.
  const second = await startOn({ ...standby, folder: (await makeDatabase()).folder }, keysDir);
  expect(await findCampusId(second.ctx.db)).toBe(id);
  expect(second.ctx.electionKeys.folder).toBe(keysDir);
  await expectToCount(first, keysDir);
});
