import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { launchProcess, startProcess } from '#tests/support/server-process.ts';

// How a server process ends: where it cannot start, where it is asked to, and by its own fault.

let app: TestDatabase;
let database: pg.Client;
beforeEach(async () => {
  app = await createTestDatabase();
  afterThis(() => app.drop());
  database = new pg.Client(app.connection);
  await database.connect();
  afterThis(() => database.end());
});

test('a start that fails when half is open says why, and ends', async () => {
  fs.writeFileSync(path.join(app.folder, 'uploads'), 'a file is in the way');
  const server = launchProcess(app);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toMatch(/^Hustings cannot start:\n {2}EEXIST.*uploads/);
});

test('a start over a database that takes no writes says why, and ends', async () => {
  await database.query(
    `alter database ${app.connection.database} set default_transaction_read_only = on`,
  );
  const server = launchProcess(app);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toMatch(
    /^Hustings cannot start:\n {2}The database refused \(cannot execute .* in a read-only.*DATABASE_URL\.$/m,
  );
});

test('a start without a database names the setting to look at', async () => {
  const server = launchProcess({ ...app, connectionString: 'postgres://council@127.0.0.1:1/x' });
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain(
    'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1): see DATABASE_URL.',
  );
});

test('settings that cannot be used are named in one sentence', async () => {
  const other = net.createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  afterThis(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const DATA_DIR = path.join(app.folder, 'not-made');
  const byUrl = (address: string) => ({ DATABASE_URL: address, DATA_DIR });
  const wrong: [settings: Record<string, string>, said: string][] = [
    [{ DATA_DIR: '/proc/x' }, 'DATA_DIR cannot be used: '],
    [byUrl(`postgres://u@127.0.0.1:${port}/x`), 'What answers at DATABASE_URL is no PostgreSQL'],
    [
      byUrl(app.connectionString.replace(/\/[^/]+$/, '/nowhere')),
      'DATABASE_URL: database "nowhere"',
    ],
    [
      { PORT: String(port), HOST: '127.0.0.1', DATA_DIR },
      `Something already listens at 127.0.0.1:${port}`,
    ],
  ];
  for (const [settings, said] of wrong) {
    const server = launchProcess(app, settings);
    expect(await server.ended).toEqual([1, null]);
    expect(server.said()).toMatch(/^Hustings cannot start:\n.+\n$/);
    expect(server.said()).toContain(said);
  }
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

test('a command without the password of the database says so, and ends', async () => {
  // PostgreSQL asks for a password by SCRAM, and then waits.
  const asked = Buffer.from('R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0', 'latin1');
  const goOn = Buffer.from('R\0\0\0\x09\0\0\0\x0br', 'latin1');
  const other = net.createServer((socket) => {
    socket.once('data', () => {
      socket.write(asked);
      socket.once('data', () => socket.write(goOn));
    });
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  afterThis(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const DATABASE_URL = `postgres://council@127.0.0.1:${port}/x`;
  const DATA_DIR = path.join(app.folder, 'not-made');
  const { code, said } = await runCommand(['backup'], { DATABASE_URL, DATA_DIR });
  expect([code, said]).toEqual([
    1,
    'DATABASE_URL has no password, and the database asks for one: postgres://user:password@host/name\n',
  ]);
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

test('a file .env that cannot be read is named', async () => {
  fs.mkdirSync(path.join(app.folder, '.env'));
  const server = launchProcess(app);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toMatch(
    /^Hustings cannot start:\n {2}The file \.env cannot be read: it is no file\.\n$/,
  );
});

test('a database of another encoding is refused', async () => {
  const name = `${app.connection.database}_ascii`;
  await database.query(
    `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`,
  );
  afterThis(async () => void (await database.query(`drop database ${name}`)));
  const connectionString = app.connectionString.replace(app.connection.database, name);
  const server = launchProcess({ ...app, connectionString });
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain('The database of DATABASE_URL has the encoding SQL_ASCII');
});

test('an older release leaves the database of a newer one alone, and says so', async () => {
  await database.query(
    `insert into kysely_migration (name, timestamp) values ('9999-of-the-next', '2027-01-01')`,
  );
  const server = launchProcess(app);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain('A newer Hustings has changed this database');
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a start that waits for another heeds %s', async (signal, code) => {
  // The lock under which Kysely migrates.
  await database.query('select pg_advisory_lock(3853314791062309107)');
  const server = launchProcess(app);
  const waiting = async () => {
    const { rows } = await database.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  server.child.kill(signal);
  expect(await server.ended).toEqual([code, null]);
});

test('who is asked twice to stop does it once, and cleanly', async () => {
  const server = await startProcess(app);
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(server.said().match(/Stopping/g)).toHaveLength(1);
});

test('an error that nobody caught ends it, and nothing that hangs on it is told', async () => {
  const fault = `process.on('SIGUSR2', () => {
    Promise.reject(Object.assign(new Error('odd'), { client: { password: 'a secret' } }));
  })`;
  const server = await startProcess(app, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  });
  server.child.kill('SIGUSR2');
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toMatch(/"name":"Error".*an error that nobody caught ends the server/);
  expect(server.said()).not.toContain('a secret');
});
