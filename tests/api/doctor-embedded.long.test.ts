import { expect, test } from 'vitest';
import { examine } from '#server/doctor/examine.ts';
import { findingOf } from '#server/doctor/finding.ts';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { borrowDatabase, folder, start, lendFolders } from '#tests/support/embedded-servers.ts';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { launchProcess } from '#tests/support/server-process.ts';
import { mountSmallDisk, whyNoSmallDisk } from '#tests/support/small-disk.ts';

lendFolders();

// What needs a database server of its own.

test('replication: commits that wait for a standby which is not there are a problem', async () => {
  await borrowDatabase();
  const { connection } = await start({ settings: { synchronous_standby_names: 'nobody' } });
  const database = openDatabase(connection, () => {}, { max: 2 });
  afterThis(() => database.close());
  const { config } = readConfig({ DATA_DIR: folder });
  const findings = await examine({ config, problems: [], clock: systemClock, db: database.db });
  expect(findings.map(findingOf).find(({ subject }) => subject === 'replication')).toMatchObject({
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

test.skipIf(whyNoSmallDisk !== null)(
  'a full disk under a database that is stopped: doctor, start and backup name the disk and the way out',
  async () => {
    const disk = mountSmallDisk(160);
    const settings = { DATA_DIR: disk.folder, DATABASE_URL: '', LOG_LEVEL: 'silent', PORT: '0' };
    await (await startEmbedded({ dataDir: disk.folder })).stop();
    disk.fill();
    const says = `0 MB are free for ${disk.folder}: nothing can be written there.`;
    const sentence = `${says} Make room on that disk`;
    const doctor = await runCommand(['doctor'], settings);
    expect(doctor.code).toBe(2);
    const arrow = `\n${' '.repeat(22)}→ `;
    expect(doctor.told).toContain(`PROBLEM  database     ${says}${arrow}Make room on that disk`);
    expect(doctor.told).toMatch(/^PROBLEM {2}disk +0 MB are free for/m);
    const backup = await runCommand(['backup'], settings);
    expect(backup).toMatchObject({ code: 1, said: expect.stringContaining(sentence) as string });
    const server = launchProcess({ connectionString: '', folder: disk.folder }, settings);
    expect(await server.ended).toEqual([1, null]);
    expect(server.said()).toContain(`Hustings cannot start:\n  ${sentence}`);
  },
);

test.skipIf(whyNoSmallDisk !== null)(
  'a database that starts on a full disk and takes nobody in: its line says to make room, and names no setting',
  async () => {
    const disk = mountSmallDisk(160);
    const { connection, stop } = await startEmbedded({ dataDir: disk.folder });
    afterThis(stop);
    const makeRoom = disk.fill();
    const database = openDatabase(connection, () => {}, { max: 2 });
    afterThis(() => database.close());
    const { config } = readConfig({ DATA_DIR: disk.folder });
    const findings = await examine({ config, problems: [], clock: systemClock, db: database.db });
    makeRoom();
    expect(findings.map(findingOf).find(({ subject }) => subject === 'database')).toMatchObject({
      state: 'problem',
      advice: expect.stringMatching(/^Make room on that disk/) as string,
    });
  },
);
