import { measureCeiling } from './ceiling.ts';
import { runLoad } from '../load/run-load.ts';
import type { LoadOutcome, Task } from '../load/load-process.ts';
import { cpuSpent } from './processes.ts';
import { table } from './report.ts';
import { ballotOf, post, rankedBallotOf, voteOf } from '../load/requests.ts';
import type { ServerProcess, Fixture } from './fixture.ts';
import { openFixture, startBareServer } from './fixture.ts';
import { median, quantile } from '../load/statistics.ts';
import { countVotes, createElection, createVoters } from '../load/campus.ts';

interface Cast {
  perSecond: number;
  serverCpu: number;
  postgresCpu: number;
  p50: number;
  p99: number;
}

/** Ballots of one run; enough for seconds of work at 256 connections. */
const ballots = { 32: 4_000, 256: 8_000 } as const;
type Clients = keyof typeof ballots;
const rounds = 3;
/** Ballots that each server answers before it is measured: compiled code, prepared statements. */
const warmingBallots = 5_000;

/** What a voter sends: one vote, or a ballot of five positions with a mark or all ranks in each. */
export const ballotKinds = {
  'One mark': { positions: 1, rules: {}, make: voteOf },
  'Five single marks': { positions: 5, rules: {}, make: ballotOf },
  'Five ranked lists of four': { positions: 5, rules: { method: 'irv' }, make: rankedBallotOf },
} as const;
type BallotKind = keyof typeof ballotKinds;

/** (1) Full five-position ballots, against a bare HTTP server and the database's batch ceiling. */
export async function benchCasting(): Promise<string> {
  const rows: string[][] = [];
  for (const clients of [32, 256] as const) {
    const ours: Cast[] = [];
    const bare: { perSecond: number; cpu: number }[] = [];
    const ceiling: number[] = [];
    // By turns, so that what else the machine does meets all three.
    for (let round = 0; round < rounds; round += 1) {
      const fixture = await openFixture();
      try {
        ceiling.push(await measureCeiling(fixture));
        ours.push(await castFullBallots(fixture, clients));
      } finally {
        await fixture.close();
      }
      bare.push(await askBareServer(clients));
    }
    const of = <T>(list: T[], pick: (one: T) => number) => median(list.map(pick));
    const rate = of(ours, (one) => one.perSecond);
    const cpu = of(ours, (one) => one.serverCpu + one.postgresCpu);
    const bareRate = of(bare, (one) => one.perSecond);
    const bareCpu = of(bare, (one) => one.cpu);
    const top = median(ceiling);
    rows.push([
      String(clients),
      `${Math.round(rate)}`,
      `${of(ours, (one) => one.p50).toFixed(0)} / ${of(ours, (one) => one.p99).toFixed(0)}`,
      `${of(ours, (one) => one.serverCpu).toFixed(3)} + ${of(ours, (one) => one.postgresCpu).toFixed(3)}`,
      `${Math.round(bareRate)}`,
      `${(rate / bareRate).toFixed(2)}`,
      `${(cpu / bareCpu).toFixed(1)}`,
      `${Math.round(top)}`,
      `${(rate / top).toFixed(2)}`,
    ]);
  }
  return [
    '## Casting',
    '',
    'Each client holds one connection and sends full ballots of five positions, one after another.',
    'Every fiftieth voter then votes again for one position, which must be refused.',
    `Median of ${rounds} rounds, by turns with the two it is compared with; each server has answered`,
    `${warmingBallots.toLocaleString('en')} ballots before, as in the first seconds of an opening hour.`,
    '',
    table(
      [
        'Connections',
        'Ballots/s',
        'Ballot p50 / p99 ms',
        'CPU ms per ballot (server + PostgreSQL)',
        'Bare server, posts/s',
        'Rate, of the bare server',
        'CPU, times the bare server',
        'Batch ceiling, ballots/s',
        'Rate, of the ceiling',
      ],
      rows,
    ),
  ].join('\n');
}

async function castFullBallots(fixture: Fixture, clients: Clients): Promise<Cast> {
  const server = await fixture.startServer();
  await warmUp(fixture, server, { clients });
  const cast = await castBallots(fixture, server, { clients });
  await server.stop();
  return cast;
}

interface Casting {
  clients: Clients;
  kind?: BallotKind;
}

/** Sends ballots to a server that has answered some, each for the first time and some again. */
export async function castBallots(
  fixture: Fixture,
  server: ServerProcess,
  { clients, kind = 'Five single marks' }: Casting,
): Promise<Cast> {
  const { positions, rules, make } = ballotKinds[kind];
  const election = await createElection(fixture, positions, rules);
  const count = ballots[clients];
  const voters = await createVoters(fixture.pool, count);
  const tasks = voters.map((voter, place) => make(voter, election, place));
  const doubling = voters.filter((_, place) => place % 50 === 0);
  for (const [index, voter] of doubling.entries()) {
    tasks[index * 50]?.requests.push(...voteOf(voter, election, index).requests);
  }
  await fixture.pool.query('checkpoint');
  const before = { server: cpuSpent(server.pid()), postgres: cpuSpent(fixture.postgresPid, true) };
  const outcome = await runLoad({ port: server.port, clients, tasks });
  const after = { server: cpuSpent(server.pid()), postgres: cpuSpent(fixture.postgresPid, true) };
  await refuseToLie(fixture, election, outcome, { ballots: count, doubled: doubling.length });
  return {
    perSecond: outcome.tasks / outcome.seconds,
    serverCpu: (after.server - before.server) / outcome.tasks,
    postgresCpu: (after.postgres - before.postgres) / outcome.tasks,
    p50: quantile(outcome.latencies, 0.5),
    p99: quantile(outcome.latencies, 0.99),
  };
}

/** Lets a server answer as many as in the first seconds of an opening hour. */
export async function warmUp(
  fixture: Fixture,
  server: ServerProcess,
  { clients, kind = 'Five single marks' }: Casting,
): Promise<void> {
  const { positions, rules, make } = ballotKinds[kind];
  const election = await createElection(fixture, positions, rules);
  const voters = await createVoters(fixture.pool, warmingBallots);
  const tasks = voters.map((voter, place) => make(voter, election, place));
  await runLoad({ port: server.port, clients, tasks });
}

/** Throws where the database does not hold exactly what was accepted: then no rate means anything. */
async function refuseToLie(
  fixture: Fixture,
  election: Awaited<ReturnType<typeof createElection>>,
  { statuses }: LoadOutcome,
  expected: { ballots: number; doubled: number },
): Promise<void> {
  const accepted = statuses['200'] ?? 0;
  const refused = statuses['409'] ?? 0;
  const found = await countVotes(fixture, election);
  const isExact =
    accepted === expected.ballots &&
    refused === expected.doubled &&
    Object.values(found).every((count) => count === accepted * election.positions.length);
  if (isExact) return;
  throw new Error(
    `no rate: answers ${JSON.stringify(statuses)}, database ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`,
  );
}

async function askBareServer(clients: Clients): Promise<{ perSecond: number; cpu: number }> {
  const server = await startBareServer();
  const id = 'x'.repeat(36);
  const votes = Array.from({ length: 5 }, () => ({ position: id, candidateId: id }));
  const one = post('/', { userId: id, electionId: id, votes }, { token: 'x'.repeat(43) });
  const task: Task = { requests: [one] };
  const tasks = Array.from({ length: ballots[clients] }, () => task);
  const warming = Array.from({ length: warmingBallots }, () => task);
  await runLoad({ port: server.port, clients, tasks: warming });
  const before = cpuSpent(server.pid());
  const outcome = await runLoad({ port: server.port, clients, tasks });
  const cpu = (cpuSpent(server.pid()) - before) / outcome.tasks;
  await server.stop();
  return { perSecond: outcome.tasks / outcome.seconds, cpu };
}
