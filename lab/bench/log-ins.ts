import { hash, verify } from '@node-rs/argon2';
import { runLoad } from '../load/run-load.ts';
import type { LoadOutcome } from '../load/load-process.ts';
import { table } from './report.ts';
import { ballotOf, post } from '../load/requests.ts';
import type { ServerProcess, Fixture } from './fixture.ts';
import { openFixture } from './fixture.ts';
import { median, quantile } from '../load/statistics.ts';
import { createElection, createVoters } from '../load/campus.ts';

const password = 'a lantern under the banyan';
const during = 8_000;
const ballotsPerSecond = 200;
const atOnce = 200;
/** One pause of the disk is the p99 of a single round. */
const roundsOfStorm = 5;

interface Round {
  calm: LoadOutcome;
  stormy: LoadOutcome;
  storm: LoadOutcome;
}

const perSecond = (outcome: LoadOutcome) => (outcome.statuses['200'] ?? 0) / outcome.seconds;

/** (4) A storm of log-ins while signed-in people vote. */
export async function benchLogIns(): Promise<string> {
  const ceiling = await measureHashing();
  const fixture = await openFixture();
  try {
    const server = await fixture.startServer();
    const rounds: Round[] = [];
    for (let round = 0; round < roundsOfStorm; round += 1) {
      const calm = await vote(fixture, server);
      const [stormy, storm] = await Promise.all([vote(fixture, server), storming(fixture, server)]);
      rounds.push({ calm, stormy, storm });
    }
    const of = (pick: (round: Round) => number) => median(rounds.map(pick));
    const line = (name: string, pick: (round: Round) => LoadOutcome, ...logIns: string[]) => [
      name,
      of((round) => perSecond(pick(round))).toFixed(0),
      of((round) => quantile(pick(round).latencies, 0.5)).toFixed(0),
      of((round) => quantile(pick(round).latencies, 0.99)).toFixed(0),
      ...logIns,
    ];
    const logIns = of(({ storm }) => perSecond(storm));
    return [
      '## Logging in',
      '',
      `${ballotsPerSecond} full ballots a second from people who are in, alone and while ${atOnce} others log in without a`,
      `pause. One hash at a time on an idle core gives ${ceiling.toFixed(0)} a second: the ceiling of one slot.`,
      `Median of ${roundsOfStorm} rounds of calm and storm, of ${during / 1_000} seconds each.`,
      '',
      table(
        ['', 'Ballots/s', 'p50 ms', 'p99 ms', 'Log-ins/s', 'Of the ceiling'],
        [
          line('Calm', ({ calm }) => calm, '', ''),
          line('Storm', ({ stormy }) => stormy, logIns.toFixed(0), (logIns / ceiling).toFixed(2)),
        ],
      ),
    ].join('\n');
  } finally {
    await fixture.close();
  }
}

// The parameters are in the hash, so both are those of the product.
async function measureHashing(): Promise<number> {
  const stored = await hashOfPassword();
  const began = performance.now();
  let done = 0;
  for (; performance.now() - began < 2_000; done += 1) await verify(stored, password);
  return (done * 1_000) / (performance.now() - began);
}

const hashOfPassword = () => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

async function vote(fixture: Fixture, server: ServerProcess): Promise<LoadOutcome> {
  const election = await createElection(fixture);
  const voters = await createVoters(fixture.pool, (ballotsPerSecond * during) / 1_000);
  const tasks = voters.map((voter, place) => ballotOf(voter, election, place));
  const outcome = await runLoad({
    port: server.port,
    clients: 64,
    tasks,
    perSecond: ballotsPerSecond,
  });
  if (outcome.statuses['200'] !== voters.length) {
    throw new Error(`ballots were refused: ${JSON.stringify(outcome.statuses)}`);
  }
  return outcome;
}

async function storming(fixture: Fixture, server: ServerProcess): Promise<LoadOutcome> {
  const stored = await hashOfPassword();
  const people = await createVoters(fixture.pool, atOnce * 10, stored);
  const { rows } = await fixture.pool.query<{ enrollment_number: string }>(
    'select enrollment_number from accounts where id = any($1::uuid[])',
    [people.map((one) => one.id)],
  );
  const tasks = rows.map(({ enrollment_number: enrollmentNumber }) => ({
    requests: [post('/api/user/login-student', { role: 'student', enrollmentNumber, password })],
  }));
  return runLoad({ port: server.port, clients: atOnce, tasks, during });
}
