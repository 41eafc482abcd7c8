// The close of an election whose ballots are sealed: killed at every step, without its key, and with
// the key on one server of two.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { poolAt, urlOf } from '../load/campus.ts';
import type { Campus, Place } from '../load/campus.ts';
import type { Server } from '../load/server.ts';
import { startServer } from '../load/server.ts';
import type { Experiment, Finding } from './experiment.ts';
import { openPlace } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { startLoad } from './load.ts';
import type { Load } from './load.ts';
import { killNow, postgresOf } from './postgres-processes.ts';
import { judge } from './receipts.ts';

const votingFor = 3_000;
// The server without the key may take the job several times before the other one does.
const longestClose = 180_000;

/** Ends the election now, and forgets its job as if the one that had it were given up long ago. */
async function endElection({ pool }: Place, { electionId }: Campus): Promise<void> {
  await pool.query(
    `update elections set ends_at = clock_timestamp() where id = $1 and ends_at > clock_timestamp()`,
    [electionId],
  );
  await pool.query(`delete from pgboss.job where name = 'close-election'`);
}

async function isClosed({ pool }: Place, { electionId }: Campus): Promise<boolean> {
  const { rows } = await pool.query<{ isClosed: boolean }>(
    'select closed_at is not null as "isClosed" from elections where id = $1',
    [electionId],
  );
  return rows[0]?.isClosed === true;
}

/** What is not as it must be once an election is closed. */
async function leftovers(place: Place, { electionId, positions }: Campus): Promise<string[]> {
  const wrongs: string[] = [];
  const { rows } = await place.pool.query<{ sealed: number; marks: number; differing: number }>(
    `select (select count(*)::int from sealed_batches where position_id = any($1)) as sealed,
      (select count(choice_mark)::int from participations where position_id = any($1)) as marks,
      (select count(*)::int from nominations n join tallies t on t.nomination_id = n.id
        where n.position_id = any($1) and t.votes <> (select count(*) from ballots b
          where b.position_id = n.position_id and b.nomination_id = n.id)) as differing`,
    [positions.map(({ id }) => id)],
  );
  const { sealed = 0, marks = 0, differing = 0 } = rows[0] ?? {};
  if (sealed > 0) wrongs.push(`${sealed} sealed rows are left`);
  if (marks > 0) wrongs.push(`${marks} marks of choices are left`);
  if (differing > 0) wrongs.push(`${differing} counts differ from their ballots`);
  for (let waited = 0; existsSync(keyFile(place.keysDir, electionId)); waited += 100) {
    if (waited > 10_000) {
      wrongs.push('the key is left');
      break;
    }
    await wait(100);
  }
  return wrongs;
}

const keyFile = (keysDir: string, electionId: string) => path.join(keysDir, `${electionId}.key`);

async function castFor(campus: Campus, servers: readonly Server[]): Promise<Load> {
  const load = startLoad(campus, { ports: servers.map(({ port }) => port) });
  await wait(votingFor);
  await load.stop();
  return load;
}

async function untilClosed(place: Place, campus: Campus): Promise<string[]> {
  const deadline = performance.now() + longestClose;
  while (!(await isClosed(place, campus))) {
    if (performance.now() > deadline) return ['the election was not closed in time'];
    await wait(50);
  }
  return leftovers(place, campus);
}

/** Kills the server at a moment of the close, again and again, until a close comes through. */
async function killClosing(fixture: Fixture): Promise<Finding> {
  const { campus, chance } = fixture;
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  const place = openPlace(dataDir);
  let kills = 0;
  try {
    await server.untilReady();
    const load = await castFor(campus, [server]);
    const most = fixture.times(20);
    while (kills < most) {
      await endElection(place, campus);
      server.kill();
      kills += 1;
      await server.untilReady();
      // The close takes some tens of milliseconds once its job is found.
      await wait(chance() * 600);
      if (await isClosed(place, campus)) break;
    }
    await endElection(place, campus);
    server.kill();
    await server.untilReady();
    const wrongs = await untilClosed(place, campus);
    const judgement = await judge(place, campus, load.receipts);
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs, ...server.failures()],
      fault: 'kill -9 at every step of the close',
      times: kills,
      recovery: [],
    };
  } finally {
    await place.pool.end();
    await server.stop('by force');
    for (const pid of postgresOf(dataDir)) killNow(pid);
  }
}

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
  if (await isClosed(place, campus)) wrongs.push('an election was closed without its key');
  const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
  const { missingKeys } = (await health.json()) as { missingKeys: { electionId: string }[] };
  if (!missingKeys.some(({ electionId }) => electionId === campus.electionId)) {
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
    return [await killClosing(fixture), await loseKey(fixture), await keyOnOneOfTwo(fixture)];
  },
};
