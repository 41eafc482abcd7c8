import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpIfDue, isBackupDue } from '#server/backup/nightly.ts';
import { findFailedRun, findLastBackup } from '#server/upkeep/store.ts';
import { lookAtBackup } from '#server/doctor/database-store.ts';
import { findingOf } from '#server/doctor/finding.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { startServerProcess } from '#tests/support/backups.ts';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import { createElection } from '#tests/support/factories.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { connectionOf } from '#tests/support/test-app.ts';

const hour = 3_600_000;

describe('a backup is due', () => {
  const night = { hour: 3, timeZone: 'Asia/Kolkata' };
  // 03:00 in Kolkata is 21:30 UTC.
  const three = Date.parse('2026-11-20T21:30:00Z');

  test.each<[string, number | null, number, boolean]>([
    ['when there was none yet', null, three + 5 * hour, true],
    ['once the hour has come', three - 20 * hour, three + 60_000, true],
    ['not before the hour', three - 20 * hour, three - 60_000, false],
    ['not again in the same night', three + 120_000, three + 2 * hour, false],
    ['in the next night', three + 120_000, three + 24 * hour + 60_000, true],
    ['at the next hour after one that failed', three - 24 * hour, three + 2 * hour, true],
    ['when a night was missed', three - 20 * hour, three + 9 * hour, true],
    ['when many nights were missed', three - 200 * hour, three + 9 * hour, true],
  ])('%s', (_, last, now, isDue) => {
    expect(isBackupDue(last, now, night)).toBe(isDue);
  });
});

async function startWithBackups(keep = 2) {
  const app = await startServerProcess();
  const folder = path.join(app.ctx.config.dataDir, 'nights');
  const keysFolder = path.join(app.ctx.config.dataDir, 'keys of nights');
  const copyFolder = path.join(app.ctx.config.dataDir, 'copies of nights');
  Object.assign(app.ctx.config.backups, { hour: 3, keep, folder, keysFolder, copyFolder });
  let now = app.ctx.live.databaseNow();
  const services = { ...app.ctx, live: { ...app.ctx.live, databaseNow: () => now } };
  return {
    app,
    folder,
    keysFolder,
    copyFolder,
    pass: (ms: number) => void (now += ms),
    backUp: () => backUpIfDue(services, connectionOf(app)),
  };
}

test('a backup by hand is copied to the second place as well, and says where it lies', async () => {
  const app = await startServerProcess();
  const copies = path.join(app.ctx.config.dataDir, 'copies');
  const settings = { ...settingsOf(app), BACKUP_COPY_DIR: copies };
  const file = path.join(app.ctx.config.dataDir, 'by hand', 'evening.tar.gz');
  const done = await runCommand(['backup', file], settings);
  const copy = path.join(copies, 'evening.tar.gz');
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining(`second place: ${copy}`) });
  expect(fs.readFileSync(copy)).toEqual(fs.readFileSync(file));
  // A place that takes nothing is told, and the backup stands.
  fs.rmSync(copies, { recursive: true });
  fs.writeFileSync(copies, 'a file in the way');
  const alone = await runCommand(['backup', `${file}.2.tar.gz`], settings);
  expect(alone).toMatchObject({ code: 1, told: expect.stringContaining('HAS NO COPY OF IT') });
  expect(fs.existsSync(`${file}.2.tar.gz`)).toBe(true);
});

describe('a server', () => {
  test('takes one backup a night, however many servers try, and keeps the newest and what was written by hand', async () => {
    const campus = await startWithBackups();
    const election = await createElection(campus.app.ctx);
    for (const voter of await createVoters(campus.app, 2)) {
      await campus.app.ctx.voteQueue.cast(voteOf(voter, election));
    }
    const together = await Promise.all(Array.from({ length: 5 }, () => campus.backUp()));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect(fs.readdirSync(campus.folder)).toHaveLength(1);
    expect(await campus.backUp()).toBe(false);
    fs.writeFileSync(path.join(campus.folder, 'before-the-election.tar.gz'), 'by hand');
    for (let night = 0; night < 3; night += 1) {
      campus.pass(25 * hour);
      expect(await campus.backUp()).toBe(true);
    }
    const left = fs.readdirSync(campus.folder);
    expect(left.filter((name) => name.startsWith('nightly-'))).toHaveLength(2);
    expect(left).toContain('before-the-election.tar.gz');
    expect(fs.readdirSync(campus.keysFolder)).toHaveLength(2);
    const [first = ''] = fs.readdirSync(campus.copyFolder);
    expect(fs.readdirSync(campus.copyFolder)).toHaveLength(2);
    expect(fs.readFileSync(path.join(campus.copyFolder, first))).toEqual(
      fs.readFileSync(path.join(campus.folder, first)),
    );
    expect(findingOf(await lookAtBackup(campus.app.ctx.db, campus.app.ctx.config))).toMatchObject({
      state: 'ok',
    });
  });

  test('says what kept it from a backup, leaves the earlier one, and tries again', async () => {
    const campus = await startWithBackups();
    await campus.backUp();
    const before = fs.readdirSync(campus.folder);
    const last = await findLastBackup(campus.app.ctx.db);
    fs.renameSync(campus.folder, `${campus.folder} elsewhere`);
    fs.writeFileSync(campus.folder, 'no folder');
    campus.pass(25 * hour);
    await expect(campus.backUp()).rejects.toThrow(/EEXIST|ENOTDIR/);
    // As a timer would: the next hour tries again.
    expect(await findFailedRun(campus.app.ctx.db)).toMatchObject({
      problem: expect.stringMatching(/EEXIST|ENOTDIR/),
    });
    expect(await findLastBackup(campus.app.ctx.db)).toEqual(last);
    expect(findingOf(await lookAtBackup(campus.app.ctx.db, campus.app.ctx.config))).toMatchObject({
      state: 'problem',
    });
    fs.rmSync(campus.folder);
    fs.renameSync(`${campus.folder} elsewhere`, campus.folder);
    expect(await campus.backUp()).toBe(true);
    expect(fs.readdirSync(campus.folder)).toEqual(expect.arrayContaining(before));
    expect(await findFailedRun(campus.app.ctx.db)).toBeNull();
  });

  test('keeps a backup that could not be copied, and says so', async () => {
    const campus = await startWithBackups();
    fs.writeFileSync(campus.copyFolder, 'no folder');
    const store = await startS3Server();
    afterThis(() => store.close());
    store.manner = 'is-full';
    campus.app.ctx.config.backups.copyStore = readS3Address(store.url);
    expect(await campus.backUp()).toBe(true);
    expect(fs.readdirSync(campus.folder)).toHaveLength(1);
    expect(findingOf(await lookAtBackup(campus.app.ctx.db, campus.app.ctx.config))).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/It was not copied: .+It was not copied: the bucket pictures: /),
    });
  });
});
