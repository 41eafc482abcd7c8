import { median } from '../load/statistics.ts';
import { ballotKinds, castBallots, warmUp } from './casting.ts';
import { openFixture } from './fixture.ts';
import { table } from './report.ts';

const rounds = 7;
const kinds = Object.keys(ballotKinds) as (keyof typeof ballotKinds)[];

/** What each kind of ballot costs beside the others: by turns, on one server. */
export async function benchBallots(): Promise<string> {
  const rows: string[][] = [];
  for (const clients of [32, 256] as const) {
    const fixture = await openFixture();
    const costs = new Map(kinds.map((kind) => [kind, [] as number[]]));
    try {
      const server = await fixture.startServer();
      for (const kind of kinds) await warmUp(fixture, server, { clients, kind });
      for (let round = 0; round < rounds; round += 1) {
        // Every other round the other way round, so that none of them always follows the same one.
        for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
          const cast = await castBallots(fixture, server, { clients, kind });
          costs.get(kind)?.push(cast.serverCpu + cast.postgresCpu);
        }
      }
    } finally {
      await fixture.close();
    }
    const usual = costs.get('Five single marks') ?? [];
    for (const [kind, cost] of costs) {
      const times = cost.map((one, round) => one / (usual[round] ?? Number.NaN));
      rows.push([
        String(clients),
        kind,
        median(cost).toFixed(3),
        `${median(times).toFixed(2)} (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`,
      ]);
    }
  }
  return [
    '## Kinds of ballots',
    '',
    `CPU of server and PostgreSQL for each ballot, ${rounds} rounds by turns; median, and least and most of the`,
    'rounds for what stands in brackets.',
    '',
    table(
      ['Connections', 'Ballot', 'CPU ms per ballot', 'Times five single marks of its round'],
      rows,
    ),
  ].join('\n');
}
