import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
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
  expect(server.said()).toMatch(/^Hustings cannot start:\n {2}cannot execute .* in a read-only/m);
});

test('a start without a database names the setting to look at', async () => {
  const server = launchProcess({ ...app, connectionString: 'postgres://council@127.0.0.1:1/x' });
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain(
    'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1): see DATABASE_URL.',
  );
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a start that waits for another heeds %s', async (signal, code) => {
  // The lock under which Kysely migrates.
  await database.query('select pg_advisory_lock(3853314791062309107)');
  const server = launchProcess(app);
  await expect
    .poll(async () => {
      const { rows } = await database.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
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
