import { setTimeout as wait } from 'node:timers/promises';
import { writeCampus } from '../load/campus.ts';
import type { Person } from '../load/campus.ts';
import { median } from '../load/statistics.ts';
import { openFixture } from './fixture.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { createVoted, pressClose, readResult } from './recounting.ts';
import { table } from './report.ts';

const ballots = 100;
const rounds = 5;

/** From the end of voting until everybody reads the result: ended by an officer, and at its time. */
export async function benchClosing(): Promise<string> {
  const fixture = await openFixture();
  try {
    const { admin } = await writeCampus(fixture, { voters: 0, positions: 1 });
    const server = await fixture.startServer();
    const early: number[] = [];
    const atEnd: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      early.push(await endEarly(fixture, server, admin));
      atEnd.push(await endInTime(fixture, server));
    }
    const row = (name: string, taken: number[]) => [
      name,
      median(taken).toFixed(0),
      Math.max(...taken).toFixed(0),
    ];
    return [
      '## Closing',
      '',
      `From the end of voting until \`get-results\` has the result of ${ballots} ballots. ${rounds} rounds.`,
      '',
      table(
        ['', 'Median ms', 'Most ms'],
        [row('An officer closes it', early), row('Its end has come', atEnd)],
      ),
    ].join('\n');
  } finally {
    await fixture.close();
  }
}

async function endEarly(fixture: Fixture, server: ServerProcess, admin: Person): Promise<number> {
  const { id } = await createVoted(fixture, ballots);
  await pressClose(server, admin, id);
  return untilResult(server, id, performance.now());
}

async function endInTime(fixture: Fixture, server: ServerProcess): Promise<number> {
  const { id } = await createVoted(fixture, ballots);
  const ahead = 3_000;
  const end = performance.now() + ahead;
  // As an officer who moves the end: its job waits, and each server hears that something changed.
  await fixture.pool.query(
    `with moved as (
       update elections set ends_at = clock_timestamp() + make_interval(secs => $2)
       where id = $1 returning ends_at
     )
     insert into pgboss.job (name, data, start_after)
     select 'close-election', jsonb_build_object('electionId', $1::text), ends_at from moved`,
    [id, ahead / 1_000],
  );
  await fixture.pool.query(`select pg_notify('hustings_changes', '{"kind":"elections"}')`);
  await wait(end - performance.now());
  return untilResult(server, id, end);
}

async function untilResult(server: ServerProcess, id: string, ended: number): Promise<number> {
  while ((await readResult(server, id)) === undefined) await wait(5);
  return performance.now() - ended;
}
