import { expect, test } from 'vitest';
import { examine } from '#server/doctor/examine.ts';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { borrowDatabase, folder, start, lendFolders } from '#tests/support/embedded-servers.ts';
import { runCommand } from '#tests/support/run-command.ts';

lendFolders();

// What needs a database server of its own.

test('replication: commits that wait for a standby which is not there are a problem', async () => {
  await borrowDatabase();
  const { connection } = await start({ settings: { synchronous_standby_names: 'nobody' } });
  const database = openDatabase(connection, () => {}, { max: 2 });
  afterThis(() => database.close());
  const { config } = readConfig({ DATA_DIR: folder });
  const findings = await examine({ config, problems: [], clock: systemClock, db: database.db });
  expect(findings.find(({ subject }) => subject === 'replication')).toMatchObject({
    state: 'problem',
    says: expect.stringContaining('none confirms them'),
  });
});

test('the command starts a database that nobody runs, and ends it again', async () => {
  await borrowDatabase();
  const settings = { DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: 'http://127.0.0.1:1' };
  const { code, told } = await runCommand(['doctor'], settings);
  expect(code).toBe(2);
  expect(told).toMatch(/^ok +database +PostgreSQL 18/m);
  expect(told).toMatch(/^ok +replication +0 standbys/m);
  expect(told).toMatch(/^PROBLEM +address/m);
  await start();
});
