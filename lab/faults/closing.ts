// The close of an election whose ballots are sealed: killed at each step, without its key, and with
// the key on one server of two.
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { poolAt, urlOf } from '../load/campus.ts';
import type { Campus, Place } from '../load/campus.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Experiment, Finding } from './experiment.ts';
import { killAtEachStep } from './close-steps.ts';
import {
  castFor,
  endElection,
  keyFile,
  missingKeysAt,
  stateOf,
  untilClosed,
} from './ended-election.ts';
import { openPlace } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { killNow, postgresOf } from './postgres-processes.ts';
import { judge } from './receipts.ts';

/** The key is away when the election ends: nothing is closed, nothing is lost, and then it comes. */
async function loseKey(fixture: Fixture): Promise<Finding> {
  const { campus } = fixture;
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  const place = openPlace(dataDir);
  const key = keyFile(place.keysDir, campus.electionId);
  try {
    await server.untilReady();
    const load = await castFor(campus, [server]);
    renameSync(key, `${key}.away`);
    await endElection(place, campus);
    server.kill();
    await server.untilReady();
    await wait(4_000);
    const wrongs = await complaintsWithout(place, campus, server);
    renameSync(`${key}.away`, key);
    await endElection(place, campus);
    server.kill();
    await server.untilReady();
    wrongs.push(...(await untilClosed(place, campus)));
    const judgement = await judge(place, campus, load.receipts);
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs],
      fault: 'the key is lost at the close, and comes back',
      times: 1,
      recovery: [],
    };
  } finally {
    await place.pool.end();
    await server.stop('by force');
    for (const pid of postgresOf(dataDir)) killNow(pid);
  }
}

/** What a server without the key of an ended election must not do, or must say. */
async function complaintsWithout(place: Place, campus: Campus, server: Server): Promise<string[]> {
  const wrongs: string[] = [];
  if ((await stateOf(place, campus)).isClosed)
    wrongs.push('an election was closed without its key');
  if (!(await missingKeysAt(server)).includes(campus.electionId)) {
    wrongs.push('the health page does not name the missing key');
  }
  if (!server.words().includes('no key for an election'))
    wrongs.push('the log says nothing of the key');
  return wrongs;
}

/** Two servers, one without the key: it refuses, the other takes the votes, and one close is done. */
async function keyOnOneOfTwo(fixture: Fixture): Promise<Finding> {
  const { campus } = fixture;
  const dataDir = fixture.copyData();
  const database = await startEmbedded({ dataDir, settings: { max_connections: '100' } });
  const { host } = database.connection;
  const place = { pool: poolAt(host), keysDir: path.join(dataDir, 'keys') };
  const folders = ['with', 'without'].map((name) => path.join(fixture.folder, `key-${name}`));
  for (const folder of folders) mkdirSync(folder);
  const [holder, other] = [
    startServer({
      port: await fixture.port(),
      dataDir: folders[0] ?? '',
      databaseUrl: urlOf(host),
      env: { KEYS_DIR: place.keysDir },
    }),
    startServer({
      port: await fixture.port(),
      dataDir: folders[1] ?? '',
      databaseUrl: urlOf(host),
    }),
  ];
  try {
    await Promise.all([holder.untilReady(), other.untilReady()]);
    const load = await castFor(campus, [holder, other]);
    const refused = load.answers.get(503) ?? 0;
    await endElection(place, campus);
    for (const server of [holder, other]) server.kill();
    await Promise.all([holder.untilReady(), other.untilReady()]);
    const wrongs = await untilClosed(place, campus);
    if (refused === 0) wrongs.push('the server without the key refused nothing');
    const judgement = await judge(place, campus, load.receipts);
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs],
      fault: 'the key is on one server of two',
      times: 1,
      recovery: [],
      note: `${refused} votes were refused there and taken by the other`,
    };
  } finally {
    await place.pool.end();
    await Promise.all([holder.stop('by force'), other.stop('by force')]);
    await database.stop();
  }
}

export const closing: Experiment = {
  name: 'closing',
  async run(fixture) {
    return [
      ...(await killAtEachStep(fixture)),
      await loseKey(fixture),
      await keyOnOneOfTwo(fixture),
    ];
  },
};
