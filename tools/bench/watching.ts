import path from 'node:path';
import { cpuSpent, memoryOf } from './processes.ts';
import { table } from './report.ts';
import { runInProcess } from '../load/run-load.ts';
import { voteOf } from '../load/requests.ts';
import type { Fixture } from './fixture.ts';
import { openFixture } from './fixture.ts';
import { quantile } from '../load/statistics.ts';
import { createElection, createVoters } from '../load/campus.ts';
import type { WatchOutcome, WatchPlan } from './watch-process.ts';

const watchProcess = path.join(import.meta.dirname, 'watch-process.ts');
const watchers = 5_000;

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
    `${watchers.toLocaleString('en')} open streams, read by one process on the same machine. The delay runs from a vote's`,
    'answer to the moment when a watcher has the first event that counts it.',
    '',
    table(
      [
        'Votes/s',
        'Delay p50 ms',
        'Delay p99 ms',
        'Events per watcher/s',
        'Memory per watcher, kB',
        'CPU of the server, %',
      ],
      rows,
    ),
  ].join('\n');
}

async function watch(fixture: Fixture, perSecond: number): Promise<string[]> {
  const server = await fixture.startServer();
  const election = await createElection(fixture);
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
