// Backups from before and after the close of an election, restored on real servers by the commands:
// which votes are there then, and whether everything that is missing is said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../load/campus.ts';
import type { Campus, Place } from '../load/campus.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import {
  castFor,
  checkRecount,
  endElection,
  heldAt,
  missingKeysAt,
  stateOf,
  untilClosed,
} from './ended-election.ts';
import type { Experiment, Finding } from './experiment.ts';
import { openPlace } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { postVote } from './post.ts';
import { killNow, postgresOf } from './postgres-processes.ts';
import { joinReceipts, judge } from './receipts.ts';
import type { Judgement, Receipts } from './receipts.ts';

/** A campus whose election is closed, and backups of it. */
interface Scene {
  fixture: Fixture;
  campus: Campus;
  /** The data folder of the server that closed the election. */
  dataDir: string;
  before: string;
  beforeKeys: string;
  after: string;
  /** What was acknowledged before the first backup, and until the close. */
  early: Receipts;
  all: Receipts;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command as an operator does. */
async function run(dataDir: string, tool: string, ...args: string[]) {
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: `${await said}${await complained}` };
}

/** A sentence for each phrase that a command did not say, or for another exit code. */
function missed(
  { code, said }: Awaited<ReturnType<typeof run>>,
  expected: { code: number; says: readonly string[] },
): string[] {
  const wrongs = expected.says.filter((phrase) => !said.includes(phrase));
  const missing = wrongs.map((phrase) => `a command does not say "${phrase}" but: ${said}`);
  return code === expected.code ? missing : [...missing, `a command ended with ${code}: ${said}`];
}

/** Serves a data folder until the work is done. */
async function serving<Result>(
  { fixture }: Pick<Scene, 'fixture'>,
  dataDir: string,
  work: (server: Server, place: Place) => Promise<Result>,
): Promise<Result> {
  const server = startServer({ port: await fixture.port(), dataDir, env: { LOG_LEVEL: 'info' } });
  const place = openPlace(dataDir);
  try {
    await server.untilReady();
    const result = await work(server, place);
    await place.pool.end();
    await server.stop();
    return result;
  } finally {
    await server.stop('by force');
    for (const pid of postgresOf(dataDir)) killNow(pid);
  }
}

/** Half of the people vote, a backup is taken, the others vote, the election is closed. */
async function prepare(fixture: Fixture): Promise<Scene & { wrongs: string[] }> {
  const { campus } = fixture;
  const dataDir = fixture.copyData();
  const safe = path.join(fixture.folder, 'safe');
  mkdirSync(safe);
  const [before, after] = [path.join(safe, 'before.tar.gz'), path.join(safe, 'after.tar.gz')];
  const beforeKeys = path.join(safe, 'keys', 'before-keys.json');
  const keysTo = ['--keys-to', path.join(safe, 'keys')];
  return serving({ fixture }, dataDir, async (server, place) => {
    const { receipts: early } = await castFor(campus, [server], { part: [0, 2] });
    const first = await run(dataDir, 'backup', '--to', before, ...keysTo);
    const wrongs = missed(first, { code: 0, says: ['The keys that open', beforeKeys] });
    const { receipts: late } = await castFor(campus, [server], { part: [1, 2] });
    await endElection(place, campus);
    wrongs.push(...(await untilClosed(place, campus)));
    const second = await run(dataDir, 'backup', '--to', after, ...keysTo);
    wrongs.push(...missed(second, { code: 0, says: [after] }));
    if (existsSync(path.join(safe, 'keys', 'after-keys.json'))) {
      wrongs.push('a backup of a closed election has a file of keys');
    }
    const all = joinReceipts(early, late);
    return { fixture, campus, dataDir, before, beforeKeys, after, early, all, wrongs };
  });
}

const newFolder = ({ fixture }: Scene, name: string) => path.join(fixture.folder, `new-${name}`);

/** On a new machine without the key: it says so first, and the votes wait for the key. */
async function withoutKeys(scene: Scene): Promise<Judgement> {
  const { campus, before, beforeKeys, early } = scene;
  const dataDir = newFolder(scene, 'without');
  const votes = `${early.acknowledged.size} sealed votes`;
  const refused = await run(dataDir, 'restore', before);
  const wrongs = missed(refused, { code: 1, says: [votes, '--without-keys', 'Nothing changed'] });
  // Without --yes: it would refuse where the first one had changed anything.
  const restored = await run(dataDir, 'restore', before, '--without-keys');
  wrongs.push(...missed(restored, { code: 0, says: [votes, 'stay sealed until their key comes'] }));
  return serving(scene, dataDir, async (server, place) => {
    wrongs.push(...(await tellsOfMissing(scene, server, place)));
    await endElection(place, campus);
    await wait(6_000);
    if ((await stateOf(place, campus)).isClosed) wrongs.push('it was closed without its key');
    if (!server.words().includes('no key for an election that is to be closed')) {
      wrongs.push('the log says nothing of an election that cannot be closed');
    }
    const brought = await run(dataDir, 'keys', 'import', beforeKeys);
    wrongs.push(...missed(brought, { code: 0, says: ['Imported: '] }));
    return closed(scene, { place, dataDir, receipts: early, wrongs });
  });
}

/** The health page, the log and whoever votes hear that a key is missing. */
async function tellsOfMissing(
  { campus }: Scene,
  server: Server,
  { pool }: Place,
): Promise<string[]> {
  const wrongs: string[] = [];
  if (!(await missingKeysAt(server)).includes(campus.electionId)) {
    wrongs.push('the health page does not name the missing key');
  }
  if (!server.words().includes('no key for an election')) {
    wrongs.push('the log says nothing of the key');
  }
  const [position, voter] = [campus.positions.at(-1), campus.voters.at(-1)];
  if (position === undefined || voter === undefined) throw new Error('a campus of nobody');
  await signIn(pool, [voter]);
  const agent = new http.Agent();
  const { status, body } = await postVote(
    { port: server.port, agent },
    {
      voter,
      electionId: campus.electionId,
      positionId: position.id,
      candidateId: position.candidateIds[0] ?? '',
      key: crypto.randomUUID(),
      address: '10.9.9.9',
    },
  );
  if (status !== 503 || body?.reason !== 'key-missing') {
    wrongs.push(`a vote without a key was answered ${status} ${body?.reason}`);
  }
  return wrongs;
}

/** Waits for the close, and compares everything with what was acknowledged. */
async function closed(
  { campus }: Scene,
  given: { place: Place; dataDir: string; receipts: Receipts; wrongs: readonly string[] },
): Promise<Judgement> {
  const { place, dataDir, receipts } = given;
  const wrongs = [...given.wrongs, ...(await untilClosed(place, campus))];
  wrongs.push(...checkRecount(dataDir, campus, receipts));
  const judgement = await judge(place, campus, receipts);
  return { ...judgement, wrongs: [...judgement.wrongs, ...wrongs] };
}

/** On a new machine with the key: voting goes on where the backup was taken. */
async function withKeys(scene: Scene): Promise<Judgement> {
  const { campus, before, beforeKeys, early } = scene;
  const dataDir = newFolder(scene, 'with');
  const restored = await run(dataDir, 'restore', before, '--keys', beforeKeys);
  const wrongs = missed(restored, { code: 0, says: ['Restored ', 'The keys of '] });
  return serving(scene, dataDir, async (server, place) => {
    // Sessions are in no backup.
    await signIn(place.pool, campus.voters);
    const { receipts: again } = await castFor(campus, [server], { part: [1, 2] });
    await endElection(place, campus);
    wrongs.push(
      ...(await missingKeysAt(server)).map(() => 'a key is missing'),
      ...server.failures(),
    );
    const receipts = joinReceipts(early, again);
    return closed(scene, { place, dataDir, receipts, wrongs });
  });
}

/** On the server that closed it, while it runs: its key is gone, and it knows where the ballots are. */
async function overClosed(scene: Scene): Promise<Judgement> {
  const { campus, dataDir, before, beforeKeys, early, all } = scene;
  return serving(scene, dataDir, async (server, place) => {
    const recount = path.join(dataDir, 'recounts', `${campus.electionId}.json`);
    const refused = await run(dataDir, 'restore', before, '--yes');
    const says = ['closed after this backup was taken', recount, 'Nothing changed'];
    const wrongs = missed(refused, { code: 1, says });
    wrongs.push(...(await judge(place, campus, all)).wrongs);
    const restored = await run(dataDir, 'restore', before, '--yes', '--keys', beforeKeys);
    wrongs.push(...missed(restored, { code: 0, says: ['Restored ', 'The keys of '] }));
    wrongs.push(...(await judge(place, campus, early)).wrongs);
    // The running server goes on with it. It knows the result that was published, and waits.
    await endElection(place, campus);
    wrongs.push(...(await countRestored(scene, server, place)));
    return closed(scene, { place, dataDir, receipts: early, wrongs });
  });
}

const longestHold = 60_000;

/** The close is held until an admin chooses the votes of the backup. */
async function countRestored({ campus }: Scene, server: Server, place: Place): Promise<string[]> {
  const { electionId, admin } = campus;
  const deadline = performance.now() + longestHold;
  while (!(await heldAt(server)).includes(electionId)) {
    if (performance.now() > deadline) return ['the health page does not name the held close'];
    await wait(100);
  }
  if ((await stateOf(place, campus)).isClosed) {
    return ['it was closed over a published result'];
  }
  await signIn(place.pool, [admin]);
  const response = await fetch(
    `http://127.0.0.1:${server.port}/api/election/settle-held/${electionId}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `hustings=${admin.token}` },
      body: JSON.stringify({ choice: 'count', reason: 'The server was set back on purpose.' }),
    },
  );
  return response.ok ? [] : [`the choice was answered ${response.status}`];
}

/** A backup from after the close needs no key and has every vote. */
async function afterClose(scene: Scene): Promise<Judgement> {
  const { campus, after, all } = scene;
  const dataDir = newFolder(scene, 'after');
  const restored = await run(dataDir, 'restore', after);
  const sum = all.acknowledged.size.toLocaleString('en');
  const wrongs = missed(restored, { code: 0, says: ['Restored ', `add up: ${sum}`] });
  if (restored.said.includes('sealed')) wrongs.push(`it speaks of seals: ${restored.said}`);
  return serving(scene, dataDir, async (server, place) => {
    if ((await missingKeysAt(server)).length > 0) wrongs.push('a key is missing');
    if (!(await stateOf(place, campus)).isClosed) wrongs.push('the election is open again');
    const judgement = await judge(place, campus, all);
    return { ...judgement, wrongs: [...judgement.wrongs, ...wrongs] };
  });
}

function findingOf(fault: string, judgements: readonly Judgement[]): Finding {
  const sum = (of: (one: Judgement) => number) => judgements.reduce((all, one) => all + of(one), 0);
  return {
    fault,
    acknowledged: sum((one) => one.acknowledged),
    lost: sum((one) => one.lost),
    doubled: sum((one) => one.doubled),
    wrongs: judgements.flatMap(({ wrongs }) => wrongs),
    times: judgements.length,
    recovery: [],
  };
}

export const restoring: Experiment = {
  name: 'restoring',
  async run(fixture) {
    const { wrongs, ...scene } = await prepare(fixture);
    const early = [await withoutKeys(scene), await withKeys(scene), await overClosed(scene)];
    const late = await afterClose(scene);
    return [
      findingOf(
        'restored to before the close: without its key, with it, and over the closed',
        early,
      ),
      findingOf('restored to after the close', [{ ...late, wrongs: [...wrongs, ...late.wrongs] }]),
    ];
  },
};
