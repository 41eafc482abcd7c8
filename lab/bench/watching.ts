import path from 'node:path';
import { cpuSpent, memoryOf } from './processes.ts';
import { table } from './report.ts';
import { runInProcess } from '../load/run-load.ts';
import { voteOf } from '../load/requests.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { openFixture } from './fixture.ts';
import { quantile } from '../load/statistics.ts';
import { createElection, createVoters } from '../load/campus.ts';
import type { OpenElection } from '../load/campus.ts';
import type { WatchOutcome, WatchPlan } from './watch-process.ts';

const watchProcess = path.join(import.meta.dirname, 'watch-process.ts');
const usualWatchers = 5_000;

const columns = [
  'Delay p50 ms',
  'Delay p99 ms',
  'Events per watcher/s',
  'Memory per watcher, kB',
  'CPU of the server, %',
];

/** (3) How long after the answer to a vote 5,000 open pages learn of it. */
export async function benchWatching(): Promise<string> {
  const rows: string[][] = [];
  for (const perSecond of [50, 500]) {
    const fixture = await openFixture();
    try {
      rows.push(await watch(fixture, perSecond));
    } finally {
      await fixture.close();
    }
  }
  return [
    '## Watching',
    '',
    `${usualWatchers.toLocaleString('en')} open streams, read by one process on the same machine. The delay runs from a vote's`,
    'answer to the moment when a watcher has the first event that counts it.',
    '',
    table(['Votes/s', ...columns], rows),
  ].join('\n');
}

/** 20,000 open pages over two servers on one database: half of the pages and of the votes on each. */
export async function benchCrowd(): Promise<string> {
  const fixture = await openFixture();
  try {
    const servers = [await fixture.startServer(), await fixture.startServer()];
    // An election each: what one of them counts is then known to those who vote there.
    const elections = [await createElection(fixture), await createElection(fixture)];
    const rows: string[][] = [];
    const watched = servers.map(async (server, index) => {
      const election = elections[index];
      if (election === undefined) return;
      rows.push([
        `${index + 1} of 2`,
        ...(await watch(fixture, 25, { server, election, count: 10_000 })).slice(1),
      ]);
    });
    await Promise.all(watched);
    return [
      '## Watching, on two servers',
      '',
      '20,000 open streams, half of them on each of two servers, read by two processes on the same',
      'machine, while 25 votes a second come in on each.',
      '',
      table(['Server', ...columns], rows),
    ].join('\n');
  } finally {
    await fixture.close();
  }
}

interface Watched {
  server: ServerProcess;
  election: OpenElection;
  count: number;
}

async function watch(fixture: Fixture, perSecond: number, given?: Watched): Promise<string[]> {
  const server = given?.server ?? (await fixture.startServer());
  const election = given?.election ?? (await createElection(fixture));
  const watchers = given?.count ?? usualWatchers;
  const voters = await createVoters(fixture.pool, perSecond * 8);
  const before = memoryOf(server.pid());
  const plan: WatchPlan = {
    port: server.port,
    serverPid: server.pid(),
    watchers,
    perSecond,
    votes: voters.map((voter, place) => {
      const position = election.positions[place % election.positions.length];
      const candidateId = position?.candidateIds[place % position.candidateIds.length] ?? '';
      return { request: voteOf(voter, election, place).requests[0] ?? '', candidateId };
    }),
  };
  const cpu = cpuSpent(server.pid());
  const outcome = await runInProcess<WatchOutcome>(watchProcess, plan);
  const spent = cpuSpent(server.pid()) - cpu;
  if (outcome.recorded !== voters.length) throw new Error('votes were refused while watched');
  if (outcome.unseen > 0) throw new Error(`${outcome.unseen} votes were shown to no watcher`);
  const { delays, seconds } = outcome;
  return [
    String(perSecond),
    quantile(delays, 0.5).toFixed(0),
    quantile(delays, 0.99).toFixed(0),
    outcome.eventsPerSecond.toFixed(1),
    (((outcome.serverMemory - before) * 1_024) / watchers).toFixed(0),
    ((spent / (seconds * 1_000)) * 100).toFixed(0),
  ];
}
