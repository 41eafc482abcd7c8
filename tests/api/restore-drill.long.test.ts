import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { drill } from '#server/backup/drill.ts';
import { openBucket } from '#server/backup/bucket.ts';
import type { Written } from '#server/backup/write.ts';
import { noteUpkeep } from '#server/upkeep/store.ts';
import { lookAtBackup } from '#server/doctor/database-store.ts';
import { findingOf } from '#server/doctor/finding.ts';
import type { Proof } from '#server/backup/proof.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { openFolderFiles } from '#server/platform/files/folder-files.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import { openLog } from '#server/platform/log.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, forge } from '#tests/support/backups.ts';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { upload } from '#tests/support/upload.ts';
import { verify } from '#tests/support/verifier.ts';

let backup: Written;
const app = testApp();
beforeAll(async () => {
  await endedElection(app, [3, 2], {}, { name: 'Closed' });
  const [open, ended] = [
    await createElection(app.ctx, { name: 'Open' }),
    await createElection(app.ctx, { name: 'Ended' }),
  ];
  for (const voter of await createVoters(app, 3)) {
    for (const election of [open, ended]) await app.ctx.voteQueue.cast(voteOf(voter, election));
  }
  await closeElectionNow(app.ctx, ended.id);
  const admin = await createActor(app, { role: 'admin' });
  expect((await upload(app, admin, { bytes: await smallPicture('jpeg') })).status).toBe(201);
  backup = await backUp(app);
});

interface Wishes {
  keysDir?: string;
  keyFiles?: string[];
  counted?: string[];
}

async function tryOut(file: string, wishes: Wishes = {}): Promise<Proof[]> {
  const { keysDir, keyFiles = [], counted = [] } = wishes;
  const { connection, folder, drop } = await createTestDatabase();
  afterThis(drop);
  return drill({
    file,
    passphrase: null,
    connection,
    folder,
    pictures: { restored: await openFolderFiles(path.join(folder, 'uploads')), store: null },
    keys: openKeyStore(keysDir ?? app.ctx.config.keysDir),
    keyFiles,
    counted: new Set(counted),
    heads: [],
    verifyKit: (bytes, options) => {
      const { code, output } = verify(bytes, options);
      return { code, lines: output.split('\n') };
    },
    log: openLog('silent'),
  });
}

const redOf = (proofs: readonly Proof[]) =>
  proofs.filter(({ isProved }) => !isProved).map(({ subject, says }) => `${subject}: ${says}`);

/** Changes one table of a backup, and its sum along with it. */
function forgeTable(file: string, table: string, change: (rows: string) => string): string {
  const { columns = [], sha256 = '' } =
    backup.manifest.tables.find((one) => one.name === table) ?? {};
  return forge(file, (words) => {
    const rows = new RegExp(`(?<=\\0${columns.join(',')}\\n)[^\\0]+`);
    const changed = words.replace(rows, change);
    expect(changed).not.toBe(words);
    const content = Buffer.from(`${columns.join(',')}\n${rows.exec(changed)?.[0]}`, 'latin1');
    return changed.replace(sha256, createHash('sha256').update(content).digest('hex'));
  });
}

test('a good backup proves each thing, and the campus and its keys stay as they are', async () => {
  const keys = fs.readdirSync(app.ctx.config.keysDir);
  const proofs = await tryOut(backup.file);
  expect(redOf(proofs)).toEqual([]);
  const said = proofs.map(({ subject, says }) => `${subject}: ${says}`).join('\n');
  for (const wanted of [
    /^votes: 11 votes of 3 positions/m,
    /^result: Closed: recounted, with the result of the close/m,
    // It ended before the backup and was closed only where it was restored.
    /^result: Ended: recounted/m,
    /^sealed: Open: 3 sealed votes, opened with the key/m,
    /^record: Nothing in its \d+ entries was changed/m,
    /^pictures: 3 files are in the backup/m,
  ]) {
    expect(said).toMatch(wanted);
  }
  expect(fs.readdirSync(app.ctx.config.keysDir)).toEqual(keys);
});

test('votes that were exchanged in it and an entry of the record that was changed are found', async () => {
  // As many votes for each candidate as before, by other ballots.
  const exchanged = forgeTable(backup.file, 'ballots', (rows) => {
    const lines = rows.trimEnd().split('\n');
    const candidateOf = (line: string) => line.split(',')[2] ?? '';
    const [first = ''] = lines;
    const other = lines.find((line) => candidateOf(line) !== candidateOf(first)) ?? '';
    const swap = new Map([
      [first, first.replace(candidateOf(first), candidateOf(other))],
      [other, other.replace(candidateOf(other), candidateOf(first))],
    ]);
    return `${lines.map((line) => swap.get(line) ?? line).join('\n')}\n`;
  });
  const both = forgeTable(exchanged, 'records', (rows) => rows.replace('.kit', '.cat'));
  const red = redOf(await tryOut(both));
  expect(red).toEqual([
    expect.stringMatching(/^result: Closed: 1 recount kits are kept, and the record has 0/),
    expect.stringMatching(/^record: Entry 1 was changed/),
  ]);
});

test('a key or a picture that is not there is not proved, and the file of the keys brings the key', async () => {
  const { folder, drop } = await createTestDatabase();
  afterThis(drop);
  const keysDir = path.join(folder, 'no keys');
  const [name = ''] = backup.manifest.pictures.files.map((file) => file.name);
  const picture = await app.ctx.files.get(name);
  await app.ctx.files.remove(name);
  const poor = await backUp(app, 'poor');
  await app.ctx.files.put(name, picture ?? Buffer.alloc(0));
  expect(redOf(await tryOut(poor.file, { keysDir })).toSorted()).toEqual([
    expect.stringMatching(/^pictures: Of 3 files there are not in the backup: /),
    expect.stringMatching(/^sealed: Ended: 3 sealed votes, and their key is not at hand/),
    expect.stringMatching(/^sealed: Open: 3 sealed votes, and their key is not at hand/),
  ]);
  const counted = poor.manifest.sealed.flatMap(({ id, name }) => (name === 'Ended' ? id : []));
  expect(redOf(await tryOut(poor.file, { keysDir, counted }))).not.toContainEqual(
    expect.stringMatching(/^sealed: Ended/),
  );
  const keyFiles = [backup.keys?.file ?? ''];
  expect(redOf(await tryOut(backup.file, { keysDir, keyFiles }))).toEqual([]);
  expect(fs.existsSync(keysDir)).toBe(false);

  const cut = path.join(folder, 'cut.tar.gz');
  fs.writeFileSync(cut, fs.readFileSync(backup.file).subarray(0, -20));
  expect(redOf(await tryOut(cut))).toEqual([
    expect.stringMatching(/^file: cut\.tar\.gz is not a whole backup/),
  ]);
});

test('the command takes the last one of the bucket, tells each line and leaves nothing behind', async () => {
  const store = await startS3Server();
  afterThis(() => store.close());
  const { folder, drop } = await createTestDatabase();
  afterThis(drop);
  fs.chmodSync(folder, 0o755);
  const stages = path.join(folder, 'stages');
  fs.mkdirSync(stages, { mode: 0o755 });
  await app.ctx.transact((tx) => noteUpkeep(tx, 'backup', new Date()));
  expect(findingOf(await lookAtBackup(app.ctx.db, app.ctx.config))).toMatchObject({
    state: 'ok',
    advice: 'Run "npm run restore-drill" (docs/backup.md).',
  });
  const settings = { ...settingsOf(app), TMPDIR: stages, BACKUP_COPY_URL: store.url };
  const run = () => runCommand(['restore-drill', '--from-bucket'], settings);
  expect(await run()).toMatchObject({
    code: 1,
    said: 'There is no backup in the bucket pictures.\n',
  });
  const address = readS3Address(store.url);
  if (address === null) throw new Error('the test’s own address cannot be read');
  const nightly = path.join(folder, 'nightly-20261122-213000.tar.gz');
  fs.copyFileSync(backup.file, nightly);
  await openBucket(address).put(nightly);
  const ran = await run();
  expect(ran.told).toContain('\nproved      sealed    Open: 3 sealed votes, opened with the key');
  expect(ran.told).toContain('\nThis backup brings the campus back.');
  expect(ran.code).toBe(0);
  expect(findingOf(await lookAtBackup(app.ctx.db, app.ctx.config))).toMatchObject({
    says: expect.stringContaining('The last restore drill that proved one was on 20'),
  });
  expect(fs.readdirSync(stages)).toEqual([]);
});
