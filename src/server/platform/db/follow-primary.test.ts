import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import {
  borrowDatabase,
  folder,
  query,
  start,
  lendFolders,
} from '#tests/support/embedded-servers.ts';
import { startTlsFront, tlsSettings } from '#tests/support/tls-front.ts';
import { openDatabase } from './client.ts';
import type { Database } from './client.ts';
import type { EmbeddedDatabase } from './embedded-postgres/start-embedded.ts';
import { driverSettings } from './follow-primary.ts';
import { openHealthCheck } from './health-check.ts';
import { openListener } from './listen.ts';
import { openLine } from './open-line.ts';
import { openLog } from '../log.ts';
import { isTransientError } from './errors.ts';

lendFolders();

/** Two clusters of one origin, the first a primary, the other a standby that nothing streams to. */
async function startTwo(): Promise<Record<'primary' | 'standby', EmbeddedDatabase>> {
  const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')];
  await borrowDatabase(one);
  mkdirSync(two);
  execFileSync('cp', ['-a', path.join(one, 'postgres'), two]);
  const data = path.join(two, 'postgres/data');
  writeFileSync(path.join(data, 'standby.signal'), '');
  const primary = await start({ dataDir: one, settings: { cluster_name: 'one' } });
  const standby = await start({ dataDir: two, settings: { cluster_name: 'two' } });
  return { primary, standby };
}

/** As in DATABASE_URL; the standby is named first. */
const urlOf = (databases: EmbeddedDatabase[]) => {
  const hosts = databases.map(({ connection }) => encodeURIComponent(connection.host)).join(',');
  return {
    connectionString: `postgres://hustings@${hosts}/hustings?target_session_attrs=read-write`,
  };
};

const where = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query("select current_setting('cluster_name') as at")).rows[0].at as string;

test('every kind of connection follows the primary, and those to the old one are dropped', async () => {
  const { primary, standby } = await startTwo();
  const connection = urlOf([standby, primary]);
  const lost: unknown[] = [];
  const database = openDatabase(connection, (error) => lost.push(error), { max: 3 });
  afterThis(database.close);
  const check = openHealthCheck(connection, { answerWithin: 60_000, goodFor: 0 });
  afterThis(check.close);
  const heard: string[] = [];
  let returns = 0;
  const listener = await openListener({
    connection,
    channel: 'news',
    log: openLog('silent'),
    onMessage: (words) => heard.push(words),
    onReturn: () => {
      returns += 1;
    },
  });
  afterThis(listener.close);
  const line = await openLine(connection);
  await line.close();
  expect(await where(database)).toBe('one');
  expect(await check.commits()).toBe(true);

  // The old primary still runs, as one that was cut off. Whatever connects next finds the new one.
  await query(standby, 'select pg_promote()');
  const next = () => openLine(connection).then((one) => one.close());
  await expect
    .poll(() =>
      next()
        .then(() => where(database))
        .catch(() => ''),
    )
    .toBe('two');
  await expect.poll(() => check.commits()).toBe(true);
  await expect.poll(() => returns).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await query(standby, "notify news, 'from the new primary'");
      return heard;
    })
    .toContain('from the new primary');
  const left = `select from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await query(primary, left)).length).toBe(0);
});

test('a dropped connection tells its end once over TLS as well', async () => {
  const { primary, standby } = await startTwo();
  const ports = await Promise.all(
    [standby, primary].map(({ connection }) => startTlsFront(connection)),
  );
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const connection = {
    connectionString: `postgres://hustings@${hosts}/hustings?target_session_attrs=read-write`,
  };
  const client = new pg.Client({ ...driverSettings(connection), ssl: tlsSettings });
  const errors: string[] = [];
  client.on('error', ({ message }) => errors.push(message));
  const isOver = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  const { rows } = await client.query("select current_setting('cluster_name') as at");
  expect(rows).toEqual([{ at: 'one' }]);

  await query(standby, 'select pg_promote()');
  const next = () => openLine(connection).then((one) => one.close());
  await expect
    .poll(() =>
      next()
        .then(() => errors.length)
        .catch(() => 0),
    )
    .toBeGreaterThan(0);
  await isOver;
  // The job queue listens no more after the first, and an error that nobody hears ends the server.
  expect(errors).toEqual(['Connection terminated unexpectedly']);
});

test('while none takes writes, the refusal is one that passes', async () => {
  const { standby, primary } = await startTwo();
  await primary.stop();
  const database = openDatabase(urlOf([primary, standby]), () => {});
  afterThis(database.close);
  const refusal = await where(database).catch((error: unknown) => error);
  expect(refusal).toEqual(new Error('no host of DATABASE_URL takes writes'));
  expect(isTransientError(refusal)).toBe(true);
});

test('a connection on which the database refused to write is not lent again', async () => {
  const dataDir = path.join(folder, 'one');
  await borrowDatabase(dataDir);
  const { connection } = await start({ dataDir });
  const database = openDatabase(connection, () => {}, { max: 1 });
  afterThis(database.close);
  const pid = async () => (await database.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const first = await pid();
  expect(await pid()).toBe(first);
  const client = await database.pool.connect();
  await client.query('begin read only');
  await expect(client.query('create table t (id int)')).rejects.toMatchObject({ code: '25006' });
  client.release();
  expect(await pid()).not.toBe(first);
});
