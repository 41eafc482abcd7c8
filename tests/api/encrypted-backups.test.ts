import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backUpIfDue } from '#server/backup/nightly.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess, voted } from '#tests/support/backups.ts';
import { createVoters, expectBalance, voteOf } from '#tests/support/ballot-box.ts';
import { createElection } from '#tests/support/factories.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { connectionOf } from '#tests/support/test-app.ts';

const passphrase = 'four words of a campus';

async function startEncrypting(given: string | null = passphrase): Promise<TestApp> {
  const app = await startServerProcess();
  app.ctx.config.backups.passphrase = given;
  return app;
}

async function settle(app: TestApp) {
  const election = await createElection(app.ctx, { name: 'Council' });
  for (const voter of await createVoters(app, 3)) {
    await app.ctx.voteQueue.cast(voteOf(voter, election));
  }
  return election;
}

const isOfAge = (file: string) => fs.readFileSync(file).toString('latin1').startsWith('age-encr');

test('with a passphrase the backup and its keys are encrypted, and a restore opens both', async () => {
  const [app, copy] = [await startEncrypting(), await startEncrypting()];
  const election = await settle(app);
  const { file, keys } = await backUp(app);
  expect(file).toMatch(/\.tar\.gz\.age$/);
  expect(keys?.file).toMatch(/backup-keys\.json\.age$/);
  const files = [file, keys?.file ?? ''];
  expect(files.map(isOfAge)).toEqual([true, true]);
  expect(files.map((one) => fs.statSync(one).mode & 0o777)).toEqual([0o600, 0o600]);
  // Neither the words of a table nor a key can be read in them.
  const secret = (await app.ctx.electionKeys.readSecret(election.id))?.toString('hex') ?? 'none';
  const bytes = files.map((one) => fs.readFileSync(one).toString('latin1')).join('');
  for (const word of ['tables/', 'manifest', secret]) expect(bytes).not.toContain(word);
  expect(await restoreInto(copy, file, { keyFiles: [keys?.file ?? ''] })).toMatchObject({
    broughtKeys: ['Council'],
  });
  expect((await voted(copy)).size).toBe(3);
  await expectBalance(copy, election, 3);
  // A plain one of before is restored while a passphrase is set.
  app.ctx.config.backups.passphrase = null;
  const plain = await backUp(app, 'plain');
  expect(isOfAge(plain.file)).toBe(false);
  await restoreInto(copy, plain.file);
  await expectBalance(copy, election, 3);
});

test('what no passphrase, a wrong one or a damaged file keeps shut changes nothing', async () => {
  const app = await startEncrypting();
  await settle(app);
  const { file, keys } = await backUp(app);
  const keyFiles = [keys?.file ?? ''];
  const copy = await startEncrypting(null);
  await createElection(copy.ctx, { name: 'What is there' });
  const names = () => copy.ctx.db.selectFrom('elections').select('name').execute();
  const before = await names();
  await expect(restoreInto(copy, file, { keyFiles })).rejects.toThrow(
    'backup.tar.gz.age is encrypted: set BACKUP_PASSPHRASE',
  );
  copy.ctx.config.backups.passphrase = 'another one of the campus';
  const wrong = restoreInto(copy, file, { keyFiles });
  await expect(wrong).rejects.toThrow('The passphrase does not open backup.tar.gz.age');
  await expect(wrong).rejects.not.toThrow(/another one|four words/);

  copy.ctx.config.backups.passphrase = passphrase;
  const whole = fs.readFileSync(file);
  const bad = path.join(path.dirname(file), 'bad.tar.gz.age');
  for (const place of [0.3, 0.6, 0.99]) {
    const turned = Buffer.from(whole);
    const at = Math.floor(whole.length * place);
    turned[at] = (turned[at] ?? 0) ^ 1;
    fs.writeFileSync(bad, turned);
    await expect(restoreInto(copy, bad, { keyFiles }), `at ${place}`).rejects.toThrow(
      'not a whole backup',
    );
  }
  fs.writeFileSync(bad, whole.subarray(0, -20));
  await expect(restoreInto(copy, bad, { keyFiles })).rejects.toThrow('not a whole backup');
  expect(await names()).toEqual(before);
});

test('a server encrypts what it writes by itself, its copy and its keys, and keeps as many', async () => {
  const app = await startEncrypting();
  const { dataDir, backups } = app.ctx.config;
  const [folder, keysFolder, copyFolder] = ['nights', 'keys of nights', 'copies'].map((name) =>
    path.join(dataDir, name),
  ) as [string, string, string];
  Object.assign(backups, { hour: 3, keep: 1, folder, keysFolder, copyFolder });
  const store = await startS3Server();
  afterThis(() => store.close());
  backups.copyStore = readS3Address(store.url);
  await settle(app);
  let now = app.ctx.live.databaseNow();
  const services = { ...app.ctx, live: { ...app.ctx.live, databaseNow: () => now } };
  for (let night = 0; night < 2; night += 1) {
    expect(await backUpIfDue(services, connectionOf(app))).toBe(true);
    now += 25 * 3_600_000;
  }
  const written = [folder, keysFolder, copyFolder].map((one) => {
    const names = fs.readdirSync(one);
    return [names.length, names.every((name) => isOfAge(path.join(one, name)))];
  });
  expect(written).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ]);
  // The bucket has the backup, and never a key.
  const [name = '', ...others] = fs.readdirSync(folder);
  expect([...store.objects.keys(), ...others]).toEqual([name]);
  const inBucket = store.objects.get(name)?.bytes ?? Buffer.alloc(0);
  expect(inBucket.equals(fs.readFileSync(path.join(folder, name)))).toBe(true);
});
