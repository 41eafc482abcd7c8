import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createElection, writeCampus } from '../load/campus.ts';
import type { OpenElection, Person } from '../load/campus.ts';
import { sealBallots } from '../load/seal-ballots.ts';
import { median } from '../load/statistics.ts';
import { openFixture } from './fixture.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { cpuSpent, memoryOf } from './processes.ts';
import { table } from './report.ts';

const sizes = [25_000, 100_000];
const rounds = 3;
const steps = [
  'Closing, with the count and the kit',
  'Downloading the kit',
  'Verifying it',
] as const;
const verifier = path.resolve(import.meta.dirname, '../../public/verify-kit.mjs');

interface Cost {
  ms: number;
  cpuMs: number;
  /** The most MB that the process had meanwhile, over what it had before. */
  extraMemory: number;
}

/** (8) The recount kit of a large election: made at the close, downloaded, and verified. */
export async function benchRecounting(): Promise<string> {
  const rows: string[][] = [];
  for (const ballots of sizes) {
    const taken: Cost[][] = steps.map(() => []);
    let megabytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const fixture = await openFixture();
      try {
        const { costs, bytes } = await measure(fixture, ballots);
        costs.forEach((cost, step) => taken[step]?.push(cost));
        megabytes = bytes / 1_000_000;
      } finally {
        await fixture.close();
      }
    }
    steps.forEach((step, index) => {
      const of = (what: keyof Cost) => median((taken[index] ?? []).map((cost) => cost[what]));
      rows.push([
        ballots.toLocaleString('en'),
        index === 0 ? step : `${step} (${megabytes.toFixed(1)} MB)`,
        (of('ms') / 1_000).toFixed(1),
        (of('cpuMs') / 1_000).toFixed(1),
        of('extraMemory').toFixed(0),
      ]);
    });
  }
  return [
    '## The recount kit',
    '',
    `An election with one position and four candidates. Median of ${rounds} rounds, each on a fresh database. CPU and memory`,
    'of the server (with PostgreSQL for the CPU), and for the last step of the verifier. Memory is the most that',
    'was seen above that before.',
    '',
    table(['Ballots', 'Step', 'Seconds', 'CPU seconds', 'More memory, MB'], rows),
  ].join('\n');
}

async function measure(
  fixture: Fixture,
  ballots: number,
): Promise<{ costs: Cost[]; bytes: number }> {
  const { admin } = await writeCampus(fixture, { voters: 0, positions: 1 });
  const election = await createVoted(fixture, ballots);
  const server = await fixture.startServer();
  const cpu = () => cpuSpent(server.pid()) + cpuSpent(fixture.postgresPid, true);
  const closing = await take(server.pid(), cpu, () => close(server, admin, election.id));
  const address = `http://127.0.0.1:${server.port}/api/election/recount-kit/${election.id}`;
  const file = path.join(os.tmpdir(), `kit-${election.id}.json`);
  try {
    const downloading = await take(server.pid(), cpu, async () => {
      const answer = await fetch(address);
      fs.writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
    });
    const verifying = await verify(file, closing.result);
    return { costs: [closing.cost, downloading.cost, verifying], bytes: fs.statSync(file).size };
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** An election with one position in which so many have voted. */
export async function createVoted(fixture: Fixture, ballots: number): Promise<OpenElection> {
  const election = await createElection(fixture, 1);
  const [position] = election.positions;
  if (position === undefined) throw new Error('there is no position');
  await sealBallots(fixture, election.id, position, { count: ballots });
  // Who voted, without accounts: an erased voter has none either.
  await fixture.pool.query(
    `insert into participations (position_id, voter_id, receipt)
     select $1, gen_random_uuid(), 'R' || n from generate_series(1, $2::int) n`,
    [position.id, ballots],
  );
  await fixture.pool.query('update turnouts set ballots = $2 where position_id = $1', [
    position.id,
    ballots,
  ]);
  return election;
}

/** Closes the election and waits until its kit is there; gives the hash that the results show. */
async function close(server: ServerProcess, admin: Person, id: string): Promise<string> {
  await pressClose(server, admin, id);
  for (;;) {
    const kit = (await readResult(server, id))?.recountKit;
    if (kit) return kit.sha256;
    await wait(20);
  }
}

/** An officer ends voting early. */
export async function pressClose(
  { port }: ServerProcess,
  admin: Person,
  id: string,
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/election/close/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `hustings=${admin.token}` },
    body: JSON.stringify({ reason: 'Everybody has voted.' }),
  });
  if (!answer.ok) throw new Error(`not closed: ${answer.status} ${await answer.text()}`);
}

/** What everybody reads of its result; undefined before it is counted. */
export async function readResult({ port }: ServerProcess, id: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/election/get-results`);
  const results = (await answer.json()) as {
    electionId: string;
    recountKit: { sha256: string } | null;
  }[];
  return results.find(({ electionId }) => electionId === id);
}

async function verify(file: string, sha256: string): Promise<Cost> {
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  if (hash !== sha256) throw new Error('the kit has another hash than the results show');
  const program = spawn(process.execPath, [verifier, file, '--sha256', sha256], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid = 0 } = program;
  let cpuMs = 0;
  const { cost } = await take(
    pid,
    () => {
      // Nothing of a process can be read once it has ended.
      if (program.exitCode === null) cpuMs = Math.max(cpuMs, cpuSpent(pid));
      return cpuMs;
    },
    () => once(program, 'exit'),
    0,
  );
  if (program.exitCode !== 0) throw new Error(`the verifier ended with ${program.exitCode}`);
  return { ...cost, cpuMs };
}

/** What some work took, with the memory of a process looked at all the while. */
async function take<Result>(
  pid: number,
  cpu: () => number,
  work: () => Promise<Result>,
  memoryBefore = memoryOf(pid),
): Promise<{ cost: Cost; result: Result }> {
  let most = memoryBefore;
  const look = () => {
    try {
      const now = memoryOf(pid);
      if (now > most) most = now;
      cpu();
    } catch {
      // It ended meanwhile.
    }
  };
  const watch = setInterval(look, 20);
  const [cpuBefore, began] = [cpu(), performance.now()];
  try {
    const result = await work();
    const ms = performance.now() - began;
    look();
    return { result, cost: { ms, cpuMs: cpu() - cpuBefore, extraMemory: most - memoryBefore } };
  } finally {
    clearInterval(watch);
  }
}
