// A campus on its worst night, for somebody who has read only docs/volunteer.md (as root, on Linux):
//   node tools/run.mjs --build lab/bad-night/main.ts make  [/tmp/bad-night]
//   node tools/run.mjs lab/bad-night/main.ts check [/tmp/bad-night]
//   node tools/run.mjs lab/bad-night/main.ts close [/tmp/bad-night]
//   node tools/run.mjs lab/bad-night/main.ts remove [/tmp/bad-night]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { phaseOf } from '#core/elections/phase.ts';
import type { Reply } from '#contract/api.ts';
import { poolAt } from '../load/campus.ts';
import { samplePassword } from '../../tools/scenarios/campus.ts';
import { studentOf } from '../../tools/scenarios/people.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [action = '', place = '/tmp/bad-night'] = process.argv.slice(2);
const folder = path.resolve(place);
const at = {
  /** A folder of Hustings as a volunteer has it, with its .env. */
  program: path.join(folder, 'hustings'),
  /** A small disk of its own. */
  disk: path.join(folder, 'disk'),
  /** What the volunteer of last year handed over. */
  stick: path.join(folder, 'stick'),
  /** What nobody is to find. */
  hidden: path.join(folder, '.made'),
};
const dataDir = path.join(at.disk, 'demo');
const port = Number(process.env['PORT'] ?? portOf(path.join(at.program, '.env')) ?? 3900);
const url = `http://localhost:${port}`;
const megabytes = 450;

/** The votes that people were told are counted. */
interface Promised {
  electionId: string;
  participations: number;
}

async function make(): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: remove it first.`);
  for (const one of [at.disk, at.stick, at.hidden]) mkdirSync(one, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at.disk);
  run('chmod', '755', at.disk);
  run('git', 'clone', '--quiet', '--local', root, at.program);
  // Installed and built already, as on any day but the first.
  for (const name of ['node_modules', '.cache', 'dist']) {
    const from = path.join(root, name);
    const to = path.join(at.program, name);
    // Linked where that is the same disk.
    if (existsSync(from) && spawnSync('cp', ['-al', from, to]).status !== 0)
      run('cp', '-a', from, to);
  }
  const settings = { DATA_DIR: at.disk, PORT: String(port), KEYS_DIR: '', BACKUP_HOUR: 'off' };
  const demo = start('demo', settings);
  await until(demo, /A sample campus is ready/);
  await stop(demo);
  writeFileSync(path.join(at.program, '.env'), `PORT=${port}\nDATA_DIR=${dataDir}\n`);
  const server = start('start', {});
  await until(server, /ready at/);
  const election = await findOpen();
  npm('backup', '--', path.join(dataDir, 'backups', 'before-voting.tar.gz'), '--without-keys');
  npm('keys', '--', 'export', '--to', path.join(at.stick, 'keys-of-the-election.json'));
  for (let student = 900; student < 912; student += 1) await vote(election, student);
  spawnSync('sh', ['-c', `cat /dev/zero > ${path.join(at.disk, 'film-of-the-festival.mp4')}`]);
  await wait(6_000);
  // What was allocated before serves a few more.
  let answer = '';
  for (let student = 912; answer === '' && student < 1_000; student += 1) {
    await vote(election, student).catch((error: unknown) => {
      answer = error instanceof Error ? error.message : String(error);
    });
  }
  const counted = await countParticipations(election._id);
  const promised: Promised = { electionId: election._id, participations: counted };
  writeFileSync(path.join(at.hidden, 'promised.json'), JSON.stringify(promised));
  killAll(server);
  // While it runs it would write them back from its memory.
  for (const name of readdirSync(path.join(dataDir, 'keys'))) {
    if (name.endsWith('.key')) rmSync(path.join(dataDir, 'keys', name));
  }
  console.log(
    [
      '',
      'It is the second evening of the election, 21:40. Students write that the site does not open.',
      `The last one before that read: ${answer}`,
      '',
      `  The folder of Hustings is ${at.program}. Its site is ${url}.`,
      `  ${at.stick} is the stick that the volunteer of last year handed over.`,
      `  The page to read is ${path.join(at.program, 'docs/volunteer.md')}, and no other.`,
      '',
      'Bring the campus back: people vote, and nothing that was cast is lost.',
      `Write down each step and each hesitation. Then: node tools/run.mjs lab/bad-night/main.ts check ${folder}`,
    ].join('\n'),
  );
}

/** The number that the campus was made with. */
function portOf(file: string): string | undefined {
  return existsSync(file) ? /^PORT=(\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** Whether people vote again, and everything is there that was promised to them. */
async function check(): Promise<void> {
  const wrongs: string[] = [];
  const text = readFileSync(path.join(at.hidden, 'promised.json'), 'utf8');
  const promised = JSON.parse(text) as Promised;
  const health = await read<Reply<'health'>>('/api/health').catch(() => null);
  if (health === null) wrongs.push(`nothing answers at ${url}`);
  else {
    if (health.status !== 'ok') wrongs.push(`the server is ${health.status}`);
    if (health.missingKeys.length > 0) wrongs.push('the key is still missing');
    const counted = await countParticipations(promised.electionId);
    if (counted < promised.participations) {
      wrongs.push(`${promised.participations - counted} confirmed votes are lost`);
    }
    const election = await findOpen().catch(() => null);
    if (election === null) wrongs.push('no election is open');
    else {
      await vote(election, 1_000 + (Date.now() % 1_000)).catch((error: unknown) =>
        wrongs.push(`a vote was refused: ${String(error)}`),
      );
    }
    if (!existsSync(path.join(dataDir, 'backups', 'before-voting.tar.gz'))) {
      console.log('note: the backup from before voting is gone; that was not needed.');
    }
  }
  for (const one of wrongs) console.log(`not yet: ${one}`);
  if (wrongs.length === 0) console.log('The campus is back: votes are taken, and none is lost.');
  process.exitCode = wrongs.length === 0 ? 0 : 1;
}

/** An officer ends voting; then the result has every vote, and the file of a recount agrees with it. */
async function close(): Promise<void> {
  const { _id: electionId } = await findOpen();
  const cast = await countParticipations(electionId);
  const officer = { role: 'council', email: 'council@sarovar.example', password: samplePassword };
  const { cookie } = await logIn('/api/user/login', officer);
  await post(`/api/election/close/${electionId}`, { reason: 'The trial is over.' }, { cookie });
  for (let second = 0; second < 60; second += 1) {
    const results = await read<Reply<'listResults'>>('/api/election/get-results');
    const result = results.find((one) => one.electionId === electionId);
    const kit = result?.recountKit ?? null;
    if (result !== undefined && kit?.check != null) {
      const votes = result.proofs.reduce((sum, one) => sum + one.votes, 0);
      console.log(
        `${votes} votes are counted, of ${cast} that were cast; result code ${kit.code}.`,
      );
      console.log(
        `Counted again, the file of the recount ${kit.check.agrees ? 'agrees' : 'DIFFERS'}.`,
      );
      process.exitCode = votes === cast && kit.check.agrees ? 0 : 1;
      return;
    }
    await wait(1_000);
  }
  throw new Error('no result within a minute');
}

function remove(): void {
  for (const pid of processesOf()) process.kill(pid, 'SIGKILL');
  spawnSync('umount', ['--lazy', at.disk]);
  rmSync(folder, { recursive: true, force: true });
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}

/** Only what a shell of the volunteer has, so that .env decides. */
const plain = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

function start(script: string, settings: Record<string, string>): ChildProcess {
  const child = spawn(
    'npm',
    ['--silent', script === 'start' ? 'start' : 'run', ...(script === 'start' ? [] : [script])],
    {
      cwd: at.program,
      env: { ...plain, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) =>
      appendFileSync(path.join(at.hidden, `${script}.log`), bytes),
    );
  }
  return child;
}

const npm = (script: string, ...args: string[]) =>
  execFileSync('npm', ['--silent', 'run', script, ...args], {
    cwd: at.program,
    env: plain,
    encoding: 'utf8',
  });

function until(child: ChildProcess, pattern: RegExp): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
    if (pattern.test(said)) resolve();
  });
  child.once('exit', () => reject(new Error(`It ended: ${said}`)));
  return promise;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await gone;
}

/** As a power cut would: npm, the server and its database. */
function killAll(child: ChildProcess): void {
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  for (const pid of processesOf()) process.kill(pid, 'SIGKILL');
}

/** The processes that work in the folder, or on the disk in it. */
function processesOf(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const here = readlinkSync(`/proc/${pid}/cwd`);
        return here.startsWith(folder) && !words.includes('lab/bad-night');
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function read<Answer>(route: string): Promise<Answer> {
  const answer = await fetch(url + route);
  if (!answer.ok) throw new Error(`${route} answers ${answer.status}`);
  return (await answer.json()) as Answer;
}

type Election = Reply<'listElections'>['elections'][number];

async function findOpen(): Promise<Election> {
  const { elections } = await read<Reply<'listElections'>>('/api/election/get-all');
  const found = elections.find((one) => phaseOf(one, Date.now()) === 'open');
  if (found === undefined) throw new Error('no election is open');
  return found;
}

/** A student logs in and votes for the first position; whoever has voted is as good as counted. */
async function vote({ _id: electionId, nominations }: Election, student: number): Promise<void> {
  const { enrollmentNumber } = studentOf(student);
  const { cookie, user } = await logIn('/api/user/login-student', {
    role: 'student',
    enrollmentNumber,
    password: samplePassword,
  });
  const [first] = nominations;
  if (first === undefined) throw new Error('the election has no candidate');
  const ballot = {
    userId: user._id,
    electionId,
    position: first.position,
    candidateId: first._id,
  };
  await post('/api/vote/add', ballot, { cookie, 'idempotency-key': randomUUID() });
}

async function logIn(route: string, who: object) {
  const session = await post(route, who);
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { user } = (await session.json()) as { user: { _id: string } };
  return { cookie, user };
}

async function post(route: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const { message } = (await answer.json()) as { message: string };
  throw new Error(`${answer.status} ${message}`);
}

async function countParticipations(electionId: string): Promise<number> {
  const pool = poolAt(path.join(dataDir, 'postgres/socket'));
  try {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from participations
       where position_id in (select id from positions where election_id = $1)`,
      [electionId],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await pool.end();
  }
}

const actions: Record<string, () => Promise<void> | void> = { make, check, close, remove };
const act = actions[action];
if (act === undefined) throw new Error('Say make, check, close or remove.');
await act();
