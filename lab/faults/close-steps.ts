// The close of an election, killed at each of its steps: a step is held, the server is killed there
// with kill -9, alone or together with its database, and a new one must finish what was begun.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from '../load/campus.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { holdingFile, letVote, longestStep, openScene, untilHeard } from './close-scene.ts';
import type { Scene, Voted } from './close-scene.ts';
import {
  checkEmails,
  checkRecount,
  endElection,
  isGone,
  keyFile,
  missingKeysAt,
  stateOf,
  untilClosed,
} from './ended-election.ts';
import type { Finding } from './experiment.ts';
import type { Fixture } from './fixture.ts';
import { judge } from './receipts.ts';

/** A step of the close, in their order, and what keeps the server in it. */
type Step = { name: string } & (
  | {
      /** What another session locks. */
      sql: string;
      /** A server reads this at its start as well: it is locked once it is up. */
      isReadAtStart?: true;
    }
  /** An operation on a file that never comes back (hold-step.ts). */
  | { file: string }
);

// A lock that whoever writes this moment of an election must have to commit.
const commitOf = (column: string) => `
  create or replace function wait_for_faults() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(4711); return null; end $$;
  create constraint trigger faults after update of ${column} on elections
    deferrable initially deferred for each row execute function wait_for_faults();
  commit; begin; select pg_advisory_xact_lock(4711)`;

const steps: Step[] = [
  {
    name: 'reading the sealed rows',
    sql: 'lock table sealed_batches in access exclusive mode',
    isReadAtStart: true,
  },
  { name: 'waiting for the last votes', sql: 'select from turnouts for key share' },
  { name: 'writing the ballots', sql: 'lock table ballots in share mode' },
  { name: 'writing the counts', sql: 'lock table tallies in share mode' },
  { name: 'deleting the sealed rows', sql: 'select from sealed_batches for key share' },
  { name: 'deleting the marks', sql: 'lock table participations in share mode' },
  { name: 'committing the ballots', sql: commitOf('opened_at') },
  { name: 'queueing the e-mails', sql: 'lock table emails in share mode' },
  { name: 'writing the recount file', file: 'open recounts/.' },
  { name: 'naming the recount file', file: 'rename recounts/.' },
  { name: 'flushing the folder of recount files', file: 'open recounts$' },
  { name: 'committing the mark of the close', sql: commitOf('closed_at') },
  { name: 'deleting the key', file: 'rm .key' },
  { name: 'flushing the folder of keys', file: 'open keys$' },
];

/** Kills at every step, each time from the same votes on: the server alone, then all of it. */
export async function killAtEachStep(fixture: Fixture): Promise<Finding[]> {
  const voted = await letVote(fixture);
  const findings: Finding[] = [];
  for (const isWithDatabase of [false, true]) {
    const wrongs: string[] = [];
    let judgement = { acknowledged: 0, lost: 0, doubled: 0 };
    for (const step of steps) {
      const one = await killAtStep(fixture, voted, step, isWithDatabase);
      wrongs.push(...one.wrongs.map((wrong) => `${step.name}: ${wrong}`));
      const { acknowledged, lost, doubled } = one;
      judgement = {
        acknowledged,
        lost: judgement.lost + lost,
        doubled: judgement.doubled + doubled,
      };
    }
    const victim = isWithDatabase ? 'the server and all of PostgreSQL' : 'the server';
    findings.push({
      ...judgement,
      wrongs,
      fault: `kill -9 of ${victim} at each of ${steps.length} steps of the close`,
      times: steps.length,
      recovery: [],
    });
  }
  findings.push(await killBetweenServers(fixture, voted));
  return findings;
}

type Outcome = Awaited<ReturnType<typeof judge>>;

async function killAtStep(
  fixture: Fixture,
  voted: Voted,
  step: Step,
  isWithDatabase: boolean,
): Promise<Outcome> {
  const { campus } = fixture;
  const scene = await openScene(fixture, voted);
  try {
    const { server, letGo } = await holdAt(scene, fixture, step);
    const wrongs = await checkKept(scene, fixture, voted);
    await server.stop('by force');
    // With the database the lock goes as well.
    await (isWithDatabase ? scene.killDatabase() : letGo());
    await untilAlone(scene);
    wrongs.push(...(await checkKept(scene, fixture, voted)));

    const isKeyHere = existsSync(keyFile(scene.place.keysDir, campus.electionId));
    const next = await scene.start();
    await next.untilReady();
    wrongs.push(...(await untilClosed(scene.place, campus)));
    wrongs.push(...checkRecount(scene.files, campus, voted.receipts));
    wrongs.push(...(await checkEmails(scene.place, campus, voted.receipts)));
    wrongs.push(...(await checkWords(next, isKeyHere)));
    const judgement = await judge(scene.place, campus, voted.receipts);
    return { ...judgement, wrongs: [...judgement.wrongs, ...wrongs] };
  } finally {
    await scene.close();
  }
}

/** Ends the election, and answers once a server stands in the step. */
async function holdAt(scene: Scene, { campus }: Fixture, step: Step) {
  const { place } = scene;
  if ('file' in step) {
    await endElection(place, campus);
    const server = await scene.start(holdingFile(step.file));
    await untilHeard(server, `held: ${step.file}`);
    return { server, letGo: async () => {} };
  }
  const holder = new pg.Client(scene.database.connection);
  // It goes down with the database.
  holder.on('error', () => {});
  await holder.connect();
  const early = step.isReadAtStart === true ? await scene.start() : null;
  await early?.untilReady();
  await holder.query(`begin; ${step.sql}`);
  await endElection(place, campus);
  const server = early ?? (await scene.start());
  await untilBlocked(place, step.name);
  return { server, letGo: () => holder.end() };
}

/** Somebody waits for a lock while the close is at work. */
async function untilBlocked({ pool }: Place, name: string): Promise<void> {
  for (let waited = 0; ; waited += 10) {
    const { rows } = await pool.query<{ isReached: boolean }>(
      `select exists (select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0)
         and exists (select from pgboss.job where name = 'close-election' and state = 'active')
         as "isReached"`,
    );
    if (rows[0]?.isReached === true) return;
    if (waited > longestStep) throw new Error(`The close never came to: ${name}.`);
    await wait(10);
  }
}

/** What a killed server had asked of the database is over: done, or rolled back. */
async function untilAlone({ place }: Scene): Promise<void> {
  for (let waited = 0; ; waited += 20) {
    const { rows } = await place.pool.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    if (rows[0]?.others === 0) return;
    if (waited > longestStep) throw new Error('The killed server’s work in the database goes on.');
    await wait(20);
  }
}

/** At every moment: the key is there, or everything that it opened is durable. */
async function checkKept(
  { place, files }: Scene,
  { campus }: Fixture,
  { receipts }: Voted,
): Promise<string[]> {
  const { isOpened, isClosed } = await stateOf(place, campus);
  const isKeyHere = existsSync(keyFile(place.keysDir, campus.electionId));
  const wrongs: string[] = [];
  if (!isKeyHere && !(isOpened && isClosed)) wrongs.push('the key was deleted before the close');
  if (isClosed) wrongs.push(...checkRecount(files, campus, receipts));
  return wrongs;
}

/** The next server says what it does, and complains of nothing. */
async function checkWords(server: Server, hadKey: boolean): Promise<string[]> {
  const wrongs = server.failures();
  if (server.restarts() > 0) wrongs.push('the next server ended by itself');
  const missing = await missingKeysAt(server);
  if (missing.length > 0) wrongs.push('the next server misses a key');
  // pino counts 50 for an error.
  const errors = server.words().match(/"level":[56]0.*/g) ?? [];
  wrongs.push(...errors.map((line) => `the next server complains: ${line}`));
  const isSaid = server.words().includes('the key of a closed election was deleted');
  if (hadKey && !isSaid) wrongs.push('nobody says that the key was deleted');
  return wrongs;
}

/** Of two servers one has deleted its key, and the other one is killed before it does. */
async function killBetweenServers(fixture: Fixture, voted: Voted): Promise<Finding> {
  const { campus } = fixture;
  const scene = await openScene(fixture, voted);
  const otherFiles = `${scene.files}-other`;
  mkdirSync(otherFiles);
  cpSync(scene.place.keysDir, path.join(otherFiles, 'keys'), { recursive: true });
  const [first, second] = [scene.files, otherFiles].map((folder) =>
    keyFile(path.join(folder, 'keys'), campus.electionId),
  ) as [string, string];
  try {
    const wrongs: string[] = [];
    const servers = [await scene.start(), await scene.start(holdingFile('rm .key'), otherFiles)];
    await Promise.all(servers.map((server) => server.untilReady()));
    await endElection(scene.place, campus);
    const held = servers[1] as Server;
    await untilHeard(held, 'held: rm .key');
    if (!(await isGone(first))) wrongs.push('the server that is not held keeps its key');
    if (!existsSync(second)) wrongs.push('the held server has deleted its key');
    await held.stop('by force');
    const next = await scene.start({}, otherFiles);
    await next.untilReady();
    wrongs.push(...(await untilClosed(scene.place, campus)));
    if (!(await isGone(second))) wrongs.push('the killed server’s key is left');
    // Whichever of the two closed it has the file.
    const closer = existsSync(path.join(scene.files, 'recounts')) ? scene.files : otherFiles;
    wrongs.push(...checkRecount(closer, campus, voted.receipts));
    wrongs.push(...(await checkWords(next, true)));
    const judgement = await judge(scene.place, campus, voted.receipts);
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs],
      fault: 'kill -9 of one of two servers after the other deleted its key',
      times: 1,
      recovery: [],
    };
  } finally {
    await scene.close();
  }
}
