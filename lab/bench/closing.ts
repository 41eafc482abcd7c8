import { setTimeout as wait } from 'node:timers/promises';
import { livePath } from '#contract/routes.ts';
import { electionPath } from '#core/page-paths.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { writeCampus } from '../load/campus.ts';
import type { Person } from '../load/campus.ts';
import { median } from '../load/statistics.ts';
import { openFixture } from './fixture.ts';
import type { Fixture, ServerProcess } from './fixture.ts';
import { createVoted, pressClose, readResult } from './recounting.ts';
import { table } from './report.ts';

const rounds = 5;
const queued = 5_000;
const officersPages = 20;
const streams = 300;
const kinds = [
  { ballots: 100, isBusy: false },
  { ballots: 100, isBusy: true },
  { ballots: 5_000, isBusy: false },
  { ballots: 5_000, isBusy: true },
];

/** When everybody reads the result, in milliseconds from the end of voting: as a program, and on the page. */
interface Read {
  /** When its job began: nothing waits until the queue looks by itself. */
  begun: number;
  call: number;
  page: number;
}

/** From the end of voting until everybody reads the result: ended by an officer, and at its time. */
export async function benchClosing(): Promise<string> {
  const rows: string[][] = [];
  for (const { ballots, isBusy } of kinds) {
    const [early, atEnd] = await measure(ballots, isBusy);
    const which = `${ballots.toLocaleString('en')}${isBusy ? ', busy' : ''}`;
    rows.push(row(which, 'An officer closes it', early), row(which, 'Its end has come', atEnd));
  }
  return [
    '## Closing',
    '',
    'From the end of voting until the result is there: in `get-results`, and on the page of the election as it is loaded then.',
    `${rounds} rounds. Busy: ${queued.toLocaleString('en')} e-mails wait and leave meanwhile, ${streams} pages are open, and ${officersPages} officers load what waits again and again.`,
    '',
    table(
      [
        ...['Ballots', '', 'Begun, median ms', 'Begun, most ms', 'Median ms', 'Most ms'],
        ...['Page, median ms', 'Page, most ms'],
      ],
      rows,
    ),
  ].join('\n');
}

const row = (which: string, name: string, reads: readonly Read[]): string[] => [
  ...[which, name],
  ...(['begun', 'call', 'page'] as const).flatMap((what) => {
    const taken = reads.map((read) => read[what]);
    return [median(taken).toFixed(0), Math.max(...taken).toFixed(0)];
  }),
];

async function measure(ballots: number, isBusy: boolean): Promise<[Read[], Read[]]> {
  const fixture = await openFixture();
  const mail = isBusy ? await startMailServer() : undefined;
  try {
    const { admin } = await writeCampus(fixture, { voters: 0, positions: 1 });
    const server = await fixture.startServer(
      mail === undefined
        ? {}
        : { SMTP_URL: mail.url, MAIL_FROM: 'Council <council@campus.example>' },
    );
    const stopLoad = isBusy ? await load(fixture, server, admin) : () => {};
    const early: Read[] = [];
    const atEnd: Read[] = [];
    for (let round = 0; round < rounds; round += 1) {
      early.push(await endEarly(fixture, server, { admin, ballots }));
      atEnd.push(await endInTime(fixture, server, ballots));
    }
    if (mail !== undefined) console.log(`${mail.taken.length} e-mails left meanwhile.`);
    stopLoad();
    return [early, atEnd];
  } finally {
    await fixture.close();
    await mail?.close();
  }
}

async function endEarly(
  fixture: Fixture,
  server: ServerProcess,
  { admin, ballots }: { admin: Person; ballots: number },
): Promise<Read> {
  const { id } = await createVoted(fixture, ballots);
  await pressClose(server, admin, id);
  return untilResult(fixture, server, { id, ended: performance.now() });
}

async function endInTime(fixture: Fixture, server: ServerProcess, ballots: number): Promise<Read> {
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
  return untilResult(fixture, server, { id, ended: end });
}

async function untilResult(
  { pool }: Fixture,
  server: ServerProcess,
  { id, ended }: { id: string; ended: number },
): Promise<Read> {
  const since = async (isThere: () => Promise<boolean>) => {
    while (!(await isThere())) await wait(20);
    return performance.now() - ended;
  };
  const [call, page] = await Promise.all([
    since(async () => (await readResult(server, id)) !== undefined),
    since(() => showsResult(server, id)),
  ]);
  const { rows } = await pool.query<{ begun: number }>(
    `select 1000 * extract(epoch from min(j.started_on) - e.ends_at)::float8 as begun
     from elections e join pgboss.job j
       on j.name = 'close-election' and j.data->>'electionId' = e.id::text and j.started_on >= e.ends_at
     where e.id = $1 group by e.ends_at`,
    [id],
  );
  return { begun: rows[0]?.begun ?? NaN, call, page };
}

async function showsResult({ port }: ServerProcess, id: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${electionPath(id)}`);
  return (await answer.text()).includes(`"electionId":"${id}"`);
}

/** E-mails that wait, open pages, and officers who look at what waits. Answers how to end it. */
async function load(
  { pool }: Fixture,
  { port }: ServerProcess,
  { token }: Person,
): Promise<() => void> {
  await pool.query(
    `with written as (
       insert into emails (id, key, to_address, subject, text_body, html_body)
       select gen_random_uuid(), 'bench:' || n, 'reader' || n || '@campus.example', 'Hello', 'Hello', '<p>Hello</p>'
       from generate_series(1, $1::int) n returning id
     )
     insert into pgboss.job (name, data)
     select 'send-email', jsonb_build_object('emailId', id) from written`,
    [queued],
  );
  let isOver = false;
  const ask = async (path: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: { cookie: `hustings=${token}` },
      })
    ).arrayBuffer();
  for (let officer = 0; officer < officersPages; officer += 1) {
    void (async () => {
      while (!isOver) {
        await Promise.all(['/waiting/get-all', '/user/me'].map(ask)).catch(() => {});
        await wait(500);
      }
    })();
  }
  const open = Array.from({ length: streams }, () => new AbortController());
  await Promise.all(
    open.map((one) => fetch(`http://127.0.0.1:${port}/api${livePath}`, { signal: one.signal })),
  );
  return () => {
    isOver = true;
    for (const one of open) one.abort();
  };
}
