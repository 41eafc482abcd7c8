import { randomUUID } from 'node:crypto';
import { runLoad } from '../load/run-load.ts';
import { sealBallots } from '../load/seal-ballots.ts';
import { cpuSpent } from './processes.ts';
import { table } from './report.ts';
import { get, voteOf } from '../load/requests.ts';
import type { ServerProcess, Fixture } from './fixture.ts';
import { openFixture } from './fixture.ts';
import { growth, median } from '../load/statistics.ts';
import type { OpenElection } from '../load/campus.ts';
import { countVotes, createElection, createVoters } from '../load/campus.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const rounds = 3;
const reads = 12_000;
const votesPerSecond = 200;

interface Cost {
  ballots: number;
  /** CPU of server and database in microseconds per read. */
  elections: number;
  results: number;
}

/** (2) What reading the standings and results costs while more and more ballots are cast. */
export async function benchReading(): Promise<string> {
  const fixture = await openFixture();
  try {
    const server = await fixture.startServer();
    const election = await createElection(fixture);
    const ended = { ...(await createElection(fixture)), isOpened: true as const };
    await endElection(fixture, ended);
    await fill(fixture, ended, sizes[0]);
    const costs: Cost[] = [];
    for (const ballots of sizes) {
      await fill(fixture, election, ballots);
      await fill(fixture, ended, ballots);
      await fixture.pool.query('vacuum analyze');
      costs.push({ ballots, ...(await readAll(fixture, server, election)) });
      await expectRecount(fixture, server, election);
    }
    const power = (pick: (cost: Cost) => number) =>
      growth(costs.map((cost) => ({ x: cost.ballots, y: pick(cost) }))).toFixed(3);
    return [
      '## Reading',
      '',
      `32 clients read without a pause while ${votesPerSecond} votes a second come in; CPU of server and`,
      `PostgreSQL in microseconds per read, that of the votes taken off. Median of ${rounds} rounds.`,
      'After each size the standings are compared with a full recount of the ballots.',
      '',
      table(
        ['Ballots', 'Elections and standings', 'Results'],
        [
          ...costs.map((cost) => [
            cost.ballots.toLocaleString('en'),
            cost.elections.toFixed(0),
            cost.results.toFixed(0),
          ]),
          ['Grows with the power', power((cost) => cost.elections), power((cost) => cost.results)],
        ],
      ),
    ].join('\n');
  } finally {
    await fixture.close();
  }
}

async function readAll(fixture: Fixture, server: ServerProcess, election: OpenElection) {
  const costs = { elections: [] as number[], results: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const votes = await costOfVotes(fixture, server, election);
    costs.elections.push(await cost(fixture, server, election, '/api/election/get-all', votes));
    costs.results.push(await cost(fixture, server, election, '/api/election/get-results', votes));
  }
  return { elections: median(costs.elections), results: median(costs.results) };
}

const both = (fixture: Fixture, server: ServerProcess) =>
  cpuSpent(server.pid()) + cpuSpent(fixture.postgresPid, true);

/** CPU milliseconds that a second of the votes alone takes. */
async function costOfVotes(
  fixture: Fixture,
  server: ServerProcess,
  election: OpenElection,
): Promise<number> {
  const before = both(fixture, server);
  const { seconds } = await castFor(fixture, server, election, 2_000);
  return (both(fixture, server) - before) / seconds;
}

async function cost(
  fixture: Fixture,
  server: ServerProcess,
  election: OpenElection,
  address: string,
  costOfVotesPerSecond: number,
): Promise<number> {
  const task = { requests: [get(address)] };
  const tasks = Array.from({ length: reads }, () => task);
  const voting = castFor(fixture, server, election, 3_000);
  const before = both(fixture, server);
  const outcome = await runLoad({ port: server.port, clients: 32, tasks });
  const spent = both(fixture, server) - before - costOfVotesPerSecond * outcome.seconds;
  await voting;
  if (outcome.statuses['200'] !== reads) {
    throw new Error(`reads were refused: ${JSON.stringify(outcome.statuses)}`);
  }
  return (spent * 1_000) / reads;
}

async function castFor(
  fixture: Fixture,
  server: ServerProcess,
  election: OpenElection,
  milliseconds: number,
) {
  const voters = await createVoters(fixture.pool, (votesPerSecond * milliseconds) / 1_000);
  const tasks = voters.map((voter, place) => voteOf(voter, election, place));
  return runLoad({ port: server.port, clients: 16, tasks, perSecond: votesPerSecond });
}

/** Writes ballots until an election has so many over all positions: sealed, or opened as at a close. */
async function fill(
  fixture: Fixture,
  election: OpenElection & { isOpened?: true },
  ballots: number,
): Promise<void> {
  const each = Math.round(ballots / election.positions.length);
  for (const { id, candidateIds } of election.positions) {
    const missing = Math.max(0, each - (await countOf(fixture, id)));
    await fixture.pool.query(
      `with people as (insert into participations (position_id, voter_id, receipt)
         select $1::uuid, gen_random_uuid(), 'XXXX-XXXX' from generate_series(1, $2::int))
       update turnouts set ballots = ballots + $2::int where position_id = $1::uuid`,
      [id, missing],
    );
    if (election.isOpened === true) await writeRows(fixture, { id, candidateIds }, missing);
    else await sealBallots(fixture, election.id, { id, candidateIds }, { count: missing });
  }
}

type Position = Pick<OpenElection['positions'][number], 'id' | 'candidateIds'>;

async function writeRows(fixture: Fixture, position: Position, count: number): Promise<void> {
  await fixture.pool.query(
    `with papers as (insert into ballots (id, position_id, nomination_id)
       select gen_random_uuid(), $1::uuid, ($3::uuid[])[1 + n % cardinality($3::uuid[])]
       from generate_series(1, $2::int) n returning nomination_id)
     update tallies set votes = votes + s.more
     from (select nomination_id, count(*)::int as more from papers group by 1) s
     where tallies.nomination_id = s.nomination_id`,
    [position.id, count, position.candidateIds],
  );
}

async function countOf(fixture: Fixture, positionId: string): Promise<number> {
  const { rows } = await fixture.pool.query<{ ballots: number }>(
    'select ballots from turnouts where position_id = $1',
    [positionId],
  );
  return rows[0]?.ballots ?? 0;
}

async function endElection(fixture: Fixture, election: OpenElection): Promise<void> {
  await fixture.pool.query(
    `update elections set starts_at = now() - interval '3 days', ends_at = now() - interval '1 day',
       opened_at = now(), closed_at = now(), name = 'Ended ' || $2 where id = $1`,
    [election.id, randomUUID()],
  );
}

/** A cache that is fast because it is wrong would be found here. */
async function expectRecount(
  fixture: Fixture,
  server: ServerProcess,
  election: OpenElection,
): Promise<void> {
  const found = await countVotes(fixture, election);
  const deadline = performance.now() + 2_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/election/get-all`);
    const { elections } = (await answer.json()) as {
      elections: { _id: string; nominations: { votes: number }[] }[];
    };
    const shown = elections.find((one) => one._id === election.id)?.nominations ?? [];
    const sum = shown.reduce((total, one) => total + one.votes, 0);
    if (sum === found.ballots && found.people === sum && found.turnout === sum) return;
    if (performance.now() > deadline) {
      throw new Error(`the standings show ${sum}, the database holds ${JSON.stringify(found)}`);
    }
  }
}
