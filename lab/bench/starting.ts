import { memoryOf } from './processes.ts';
import { table } from './report.ts';
import { runLoad } from '../load/run-load.ts';
import { ballotOf } from '../load/requests.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { openFixture, startBareServer } from './fixture.ts';
import { median } from '../load/statistics.ts';
import { createElection, createVoters } from '../load/campus.ts';
import { sealBallots } from '../load/seal-ballots.ts';

const rounds = 5;

/** (5) From start to the first answer, and memory, against a bare server. */
export async function benchStarting(): Promise<string> {
  const fixture = await openFixture();
  const ours = { ready: [] as number[], idle: [] as number[] };
  const bare = { ready: [] as number[], idle: [] as number[] };
  const note = (to: typeof ours, { readyAfter, pid }: ServerProcess) => {
    to.ready.push(readyAfter);
    to.idle.push(memoryOf(pid()));
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await fixture.startServer();
      note(ours, server);
      await server.stop();
      const other = await startBareServer();
      note(bare, other);
      await other.stop();
    }
    const server = await fixture.startServer();
    const election = await createElection(fixture);
    const voters = await createVoters(fixture.pool, 5_000);
    const tasks = voters.map((voter, place) => ballotOf(voter, election, place));
    await runLoad({ port: server.port, clients: 64, tasks });
    const after = memoryOf(server.pid());
    const rebuilt = await startOverSealed(fixture);
    const row = (name: string, pick: typeof ours, last: string) => [
      name,
      median(pick.ready).toFixed(0),
      median(pick.idle).toFixed(0),
      last,
    ];
    const ratio = (pick: (one: typeof ours) => number[]) =>
      (median(pick(ours)) / median(pick(bare))).toFixed(1);
    return [
      '## Starting',
      '',
      `A server process over a PostgreSQL that runs already, and node:http alone. Median of ${rounds}.`,
      '',
      table(
        ['', 'First answer after ms', 'Memory MB', 'Memory after 5,000 ballots, MB'],
        [
          row('Hustings', ours, after.toFixed(0)),
          row('node:http', bare, ''),
          ['Times', ratio((one) => one.ready), ratio((one) => one.idle), ''],
        ],
      ),
      '',
      `With ${sealedBatches.toLocaleString('en')} ballots that were sealed one by one, the most there can be to open: the first`,
      `answer after ${rebuilt.toFixed(0)} ms.`,
    ].join('\n');
  } finally {
    await fixture.close();
  }
}

const sealedBatches = 100_000;

/** Milliseconds from a start to the first answer, when the server has many sealed ballots to count. */
async function startOverSealed(fixture: Fixture): Promise<number> {
  const { id, positions } = await createElection(fixture);
  for (const position of positions) {
    await sealBallots(fixture, id, position, {
      count: sealedBatches / positions.length,
      inBatch: 1,
    });
  }
  const server = await fixture.startServer();
  await server.stop();
  return server.readyAfter;
}
