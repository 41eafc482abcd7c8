import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { findAccount, runAs } from './account.ts';
import { findBinaries } from './binaries.ts';
import { nameFromInside } from './cluster.ts';

servers.lendFolders();

const { countVotes, createVotes, kill, borrowDatabase, query, refusal, run, start } = servers;
const { untilGone, visiting, voting } = servers;

test('keeps its rows from one start to the next, privately and on the disk', async () => {
  const first = await start();
  await query(first, createVotes);
  await query(first, 'insert into votes values (1)');
  const settings = await query<{ name: string; setting: string }>(
    first,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit',
      'full_page_writes', 'listen_addresses', 'log_parameter_max_length_on_error') order by name`,
  );
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'log_parameter_max_length_on_error=0',
    'synchronous_commit=on',
  ]);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await first.stop();
  await first.stop();
  await untilGone(first.pid);
  expect(readdirSync(first.connection.host)).toEqual([]);

  const second = await start();
  expect(second.connection).toEqual(first.connection);
  expect(await query(second, countVotes)).toEqual([{ count: 1 }]);
});

describe('with a database from before', () => {
  beforeEach(() => borrowDatabase());

  test('takes settings, but none that would open it or make it talk of votes', async () => {
    const database = await start({
      settings: { work_mem: '5MB', listen_addresses: '*', log_parameter_max_length: '-1' },
    });
    const show = async (name: string) => (await query(database, `show ${name}`))[0]?.[name];
    expect(await show('work_mem')).toBe('5MB');
    expect(await show('listen_addresses')).toBe('');
    expect(await show('log_parameter_max_length')).toBe('0');
  });

  test('hands out every line of its log', async () => {
    const lines: string[] = [];
    const database = await start({ log: (line) => lines.push(line) });
    await database.stop();
    expect(lines.join('\n')).toMatch(/ready to accept connections[^]*database system is shut down/);
  });

  test('outlives a PostgreSQL that ends in the midst of a start', async () => {
    const pidFile = path.join(servers.folder, 'postgres/data/postmaster.pid');
    const log = (line: string) => {
      if (!line.includes('starting PostgreSQL')) return;
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGINT');
    };
    const ended = await start({ log }).catch(() => null);
    await ended?.exited;
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('loses no acknowledged vote when the server is killed', async () => {
    const server = run(voting, servers.folder);
    const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    let acknowledged = 0;
    while (acknowledged < 300) acknowledged = Number((await lines.next()).value);
    await kill(server);
    for await (const line of lines) acknowledged = Number(line);
    // At once, while the postmaster may still be about to end.
    const database = await start();
    const [votes] = await query<{ count: number }>(database, countVotes);
    expect(votes?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(database.pid).not.toBe(pid);
    await untilGone(pid);
  });

  test('leaves nothing behind when the server is killed and never comes back', async () => {
    const server = run(voting, servers.folder);
    const [pid] = (await once(createInterface(server.stdout), 'line')) as [string];
    await kill(server);
    await untilGone(Number(pid));
    expect(existsSync(path.join(servers.folder, 'postgres/data/postmaster.pid'))).toBe(false);
  });

  test('tells that PostgreSQL was killed, and starts again on the same folder', async () => {
    const first = await start();
    await query(first, createVotes);
    await query(first, 'insert into votes values (1), (2)');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await start();
    expect(await query(second, countVotes)).toEqual([{ count: 2 }]);
    // A late stop of the first must not reach the second.
    await first.stop();
    expect(await query(second, countVotes)).toEqual([{ count: 2 }]);
  });

  test('refuses a second server on the same folder until the first has stopped', async () => {
    const first = await start();
    const sentence = `Another Hustings is already running on ${servers.folder}: stop it, or set DATA_DIR to another folder.`;
    expect(await refusal(start())).toBe(sentence);
    const visit = () => text(run(visiting, servers.folder).stdout);
    expect(await visit()).toBe(`EmbeddedDatabaseError: ${sentence}\n`);
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    expect(await visit()).toBe('started and stopped\n');
  });
});

describe('a PostgreSQL that an earlier server left behind', () => {
  const cluster = () => path.join(servers.folder, 'postgres/data');
  const socketFolder = () => path.join(servers.folder, 'postgres/socket');

  beforeEach(() => borrowDatabase());

  /** As after the kill of a server and of its watchdog. */
  async function leaveOrphan(): Promise<number> {
    const account = findAccount(cluster());
    const { postgres } = findBinaries(account, path.dirname(cluster()));
    const settings = ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=../socket'];
    const orphan = spawn(postgres, ['-D', nameFromInside(cluster()), ...settings], {
      ...runAs(account, cluster()),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    afterThis(() => orphan.kill('SIGKILL'));
    const { stderr, pid } = orphan;
    if (pid === undefined) throw new Error('the orphan did not start');
    const ready = new Promise<void>((resolve) => {
      createInterface(stderr).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve();
      });
    });
    await ready;
    return pid;
  }

  test('is ended in order before the next one starts, and what it acknowledged is there', async () => {
    const orphan = await leaveOrphan();
    const connection = { host: socketFolder(), user: 'hustings', database: 'hustings', port: 5432 };
    await query({ connection: { ...connection, ssl: false } }, createVotes);
    const lines: string[] = [];
    const database = await start({ log: (line) => lines.push(line) });
    await untilGone(orphan);
    expect(database.pid).not.toBe(orphan);
    expect(await query(database, countVotes)).toEqual([{ count: 0 }]);
    expect(lines.join('\n')).not.toContain('was interrupted');
  });

  test('is ended when nobody can reach it', async () => {
    const orphan = await leaveOrphan();
    rmSync(path.join(socketFolder(), '.s.PGSQL.5432'));
    const database = await start();
    expect(database.pid).not.toBe(orphan);
    await untilGone(orphan);
  });

  test('is not mistaken for a stranger who has its number now', async () => {
    const stranger = spawn('sleep', ['600'], { ...findAccount(cluster()), stdio: 'ignore' });
    afterThis(() => stranger.kill('SIGKILL'));
    const claim = [stranger.pid, cluster(), '0', '5432', socketFolder(), '', '', 'ready'];
    writeFileSync(path.join(cluster(), 'postmaster.pid'), claim.join('\n'));
    expect((await start()).pid).not.toBe(stranger.pid);
    expect(stranger).toMatchObject({ exitCode: null, signalCode: null });
  });
});
