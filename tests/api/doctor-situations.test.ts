import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Finding } from '#contract/system.ts';
import type { Config } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import { findingOf } from '#server/doctor/finding.ts';
import { loadConfig } from '#server/load-config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { encrypt } from '#server/platform/files/encryption.ts';
import { placeTrouble } from '#server/platform/files/place-trouble.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { isRoot } from '#tests/support/embedded-servers.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { runIn } from '#tests/support/run-in.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { launchIn } from '#tests/support/server-process.ts';
import { mountSmallDisk, whyNoSmallDisk } from '#tests/support/small-disk.ts';
import { askAsOwner, connectionOf, startAt } from '#tests/support/test-app.ts';

// Situations in which somebody asks the doctor, each made really: it names the cause and the way out.

const app = testApp();

type Db = Parameters<typeof examine>[0]['db'];

async function lookAtAll(settings: Partial<Config> = {}, db: Db = app.ctx.db) {
  const config = { ...app.ctx.config, ...settings };
  const found = await examine({ config, problems: [], clock: systemClock, db });
  const findings = found.map(findingOf);
  return (subject: Finding['subject']) => findings.find((one) => one.subject === subject);
}

const look = async (subject: Finding['subject'], ...given: Parameters<typeof lookAtAll>) =>
  (await lookAtAll(...given))(subject);

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-doctor-'));
  fs.chmodSync(folder, 0o755);
  afterThis(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const backups = (changes: Partial<Config['backups']>) => ({
  backups: { ...app.ctx.config.backups, hour: 3, ...changes },
});

const contains = (words: string | RegExp) => expect.stringMatching(words) as string;

test.skipIf(whyNoSmallDisk !== null)(
  'a full disk: how much is free, and to make room',
  async () => {
    const disk = mountSmallDisk(2);
    fs.mkdirSync(path.join(disk.folder, 'uploads'));
    const settings = {
      dataDir: disk.folder,
      keysDir: path.join(disk.folder, 'keys'),
      ...backups({ folder: path.join(disk.folder, 'backups') }),
    };
    const makeRoom = disk.fill();
    const full = await lookAtAll(settings);
    expect(full('disk')).toEqual({
      subject: 'disk',
      state: 'problem',
      says: `0 MB are free for ${disk.folder}: nothing can be written there.`,
      advice: contains(/^Make room on that disk: move what other programs left there/),
    });
    for (const subject of ['pictures', 'places'] as const) {
      expect(full(subject)).toMatchObject({
        state: 'problem',
        says: contains('0 MB are free for'),
        advice: 'See the line of the disk.',
      });
    }
    makeRoom();
    expect((await look('pictures', settings))?.state).toBe('ok');
    expect(fs.readdirSync(disk.folder)).toEqual(['uploads']);
  },
);

test('a full disk by the words of Node, of PostgreSQL and of one that could not start', () => {
  const words = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new Error('could not write lock file "postmaster.pid": No space left on device'),
  ];
  for (const error of words) {
    expect(placeTrouble(error, '/tmp/nowhere').says()).toMatch(
      /^[\d,]+ MB are free for \/tmp\/nowhere/,
    );
  }
});

const nobody = { uid: 65_534, gid: 65_534 };

test('the data folder of another account: that it may not be used, and not that no campus is there', async () => {
  const folder = makeFolder();
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(path.join(dataDir, 'postgres/data'), { recursive: true });
  fs.chmodSync(dataDir, isRoot ? 0o700 : 0);
  afterThis(() => fs.chmodSync(dataDir, 0o700));
  const env = { DATA_DIR: dataDir, PUBLIC_URL: 'http://127.0.0.1:1' };
  const { code, said } = await runIn(folder, 'doctor', env, isRoot ? nobody : {});
  expect(code).toBe(2);
  const owner = isRoot
    ? `The account nobody may not use ${dataDir}: it belongs to root.`
    : `has taken its own right to write to ${dataDir} away.`;
  for (const subject of ['database', 'pictures', 'disk', 'places']) {
    expect(said).toMatch(
      new RegExp(`^PROBLEM +${subject} .*${owner.replaceAll('.', '\\.')}$`, 'm'),
    );
  }
  expect(said).toMatch(isRoot ? 'sudo -u root' : 'chmod u+rwx');
  expect(said).not.toContain('There is no campus');
});

test('KEYS_DIR that is a file', async () => {
  const file = path.join(makeFolder(), 'keys');
  fs.writeFileSync(file, 'in the way');
  for (const keysDir of [file, path.join(file, 'below')]) {
    expect(await look('disk', { keysDir })).toMatchObject({
      state: 'problem',
      says: `${file} is a file and no folder.`,
      advice: 'Move the file away, or name another folder.',
    });
  }
});

test('places for backups are tried by writing a file, and nothing of it stays', async () => {
  const folder = makeFolder();
  const store = await startS3Server();
  afterThis(store.close);
  const copyStore = readS3Address(store.url);
  const copyFolder = path.join(folder, 'copies');
  fs.mkdirSync(copyFolder);
  const places = { folder: path.join(folder, 'not yet there'), copyFolder, copyStore };
  expect(await look('places', backups(places))).toMatchObject({
    state: 'ok',
    says: contains('BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_COPY_URL'),
    advice: null,
  });
  expect(store.asked.some((one) => one.startsWith('PUT'))).toBe(true);
  expect(store.objects.size).toBe(0);
  expect(fs.readdirSync(folder, { recursive: true })).toEqual(['copies']);

  store.manner = 'refuses';
  expect(await look('places', backups(places))).toMatchObject({
    state: 'problem',
    says: contains('BACKUP_COPY_URL: The bucket pictures takes no file: .*403'),
    advice: contains('See BACKUP_COPY_URL'),
  });
  await store.close();
  const away = await look('places', backups(places));
  expect(away).toMatchObject({ state: 'problem', says: contains('ECONNREFUSED') });
  expect(JSON.stringify(away)).not.toContain(copyStore?.secret);
});

test.runIf(process.platform === 'linux')('places for backups that cannot be made', async () => {
  const copyFolder = '/proc/nowhere/copies';
  expect(await look('places', backups({ folder: '/proc/x', copyFolder }))).toMatchObject({
    state: 'problem',
    says: 'BACKUP_DIR: /proc/x is not there, and it cannot be made. BACKUP_COPY_DIR: /proc/nowhere/copies is not there, and it cannot be made.',
    advice: 'Make the folder, mount its disk, or name another folder.',
  });
});

test('a place for backups on this machine alone is told', async () => {
  const folder = makeFolder();
  const alone = backups({ folder, copyFolder: null, copyStore: null });
  expect(await look('places', alone)).toMatchObject({
    state: 'ok',
    advice: contains('BACKUP_COPY_DIR or BACKUP_COPY_URL'),
  });
});

test('backups off: a warning on the day of a fresh one too', async () => {
  const says = 'No server takes one by itself: BACKUP_HOUR is off.';
  expect(await look('backup', backups({ hour: null }))).toMatchObject({
    state: 'warning',
    says: `There was no backup of this campus yet. ${says}`,
  });
  await app.ctx.pool.query(`insert into upkeep (what, done_at) values ('backup', now())`);
  expect((await look('backup', backups({})))?.state).toBe('ok');
  expect(await look('backup', backups({ hour: null }))).toMatchObject({
    state: 'warning',
    says: contains(says),
    advice: contains('^Set BACKUP_HOUR to an hour, such as 3'),
  });
});

test('a backup with another passphrase than that of now', async () => {
  await app.ctx.pool.query(
    `insert into upkeep (what, done_at) values ('backup', now()) on conflict (what) do nothing`,
  );
  const folder = makeFolder();
  const name = 'nightly-20261130-021500.tar.gz.age';
  const chunks = encrypt('the passphrase of last year', Readable.from([Buffer.from('a campus')]));
  fs.writeFileSync(path.join(folder, name), await Array.fromAsync(chunks).then(Buffer.concat));
  const of = (passphrase: string | null) => look('backup', backups({ folder, passphrase }));
  expect((await of('the passphrase of last year'))?.state).toBe('ok');
  for (const now of ['the passphrase of this year', null]) {
    expect(await of(now)).toMatchObject({
      state: 'warning',
      says: contains(`The newest one, ${name}, was written with another BACKUP_PASSPHRASE`),
      advice: contains('Run "npm run backup", and keep the former passphrase'),
    });
  }
});

test('a campus that was restored: of when its backup is, and that none was taken since', async () => {
  await askAsOwner(app, `insert into restores (taken_at) values ('2036-11-21 03:15Z')`);
  expect(await look('backup', backups({}))).toMatchObject({
    state: 'warning',
    says: 'This campus was restored from the backup of 2036-11-21 03:15 UTC, and none was taken since.',
    advice: contains('^Run "npm run backup"'),
  });
  await askAsOwner(app, 'delete from restores');
});

test('a mail server that takes the log-in, while an e-mail does not leave', async () => {
  const server = await startMailServer('takes', { user: 'council', pass: 'a secret' });
  afterThis(() => server.close());
  const smtpUrl = server.url.replace('//', '//council:a%20secret@');
  expect((await look('mail', { smtpUrl }))?.state).toBe('ok');
  await askAsOwner(
    app,
    `insert into emails (id, key, to_address, subject, text_body, html_body, waits_since)
     values (gen_random_uuid(), 'test:late', 'a@campus.example', 'Late', '', '', now() - interval '42 minutes')`,
  );
  expect(await look('mail', { smtpUrl })).toMatchObject({
    state: 'problem',
    says: contains(/took the log-in; nothing was sent\. An e-mail has waited for 4\d minutes\.$/),
    advice: contains('See the page Messages'),
  });
  await askAsOwner(app, `delete from emails where key = 'test:late'`);
});

test('https where the server speaks http, and a proxy in front of a server that trusts none', async () => {
  const server = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const front = http.createServer((request, response) => {
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
    http.get(`${server}${request.url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  const publicUrl = server.replace('http:', 'https:');
  expect(await look('address', { isPublicUrlSet: true, publicUrl })).toMatchObject({
    state: 'problem',
    says: `${publicUrl} begins with https://, and what answers there speaks http.`,
    advice: contains('^Let PUBLIC_URL begin with http://'),
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  afterThis(() => {
    front.closeAllConnections();
    front.close();
  });
  const { port } = front.address() as AddressInfo;
  const settings = { isPublicUrlSet: true };
  expect(await look('address', { ...settings, publicUrl: server })).toMatchObject({ state: 'ok' });
  expect(
    await look('address', { ...settings, publicUrl: `http://127.0.0.1:${port}` }),
  ).toMatchObject({
    state: 'warning',
    says: contains(/^A proxy is in front of this server, and TRUST_PROXY is no/),
    advice: contains('Set TRUST_PROXY=yes and restart the server'),
  });
});

test('misspelt names in .env are told with the ones that are meant, and those of others are not', async () => {
  const folder = makeFolder();
  const lines = [
    'SMPT_URL=smtp://x',
    'KEYDIR=/keys',
    'NODE_OPTIONS=--trace-warnings',
    'COLOUR=red',
  ];
  fs.writeFileSync(path.join(folder, '.env'), [...lines, 'SMTP_URL=', 'LOG_LEVEL=info'].join('\n'));
  const { code, said } = await runIn(folder, 'doctor');
  expect(code).not.toBe(0);
  expect(said).toContain(
    'In .env or the environment: COLOUR is no setting of Hustings. KEYDIR is no setting of Hustings. Is KEYS_DIR meant? SMPT_URL is no setting of Hustings. Is SMTP_URL meant?\n',
  );
  expect(said).toContain('→ Correct the name, or take the line out');
  const server = launchIn(folder, {
    PATH: process.env['PATH'],
    DATA_DIR: '/proc/nowhere',
    PORT: '0',
  });
  await server.ended;
  expect(server.said()).toContain(
    'in .env or the environment: SMPT_URL is no setting of Hustings. Is SMTP_URL meant?',
  );
});

test('every name of .env.example is a setting', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = makeFolder();
  fs.copyFileSync(path.join(root, '.env.example'), path.join(folder, '.env'));
  const before = process.cwd();
  process.chdir(folder);
  afterThis(() => process.chdir(before));
  expect(loadConfig({})).toMatchObject({ problems: [], config: { strangers: [] } });
});

test('a .env that cannot be read: it says so and looks at nothing else', async () => {
  const folder = makeFolder();
  const file = path.join(folder, '.env');
  if (isRoot) fs.writeFileSync(file, 'PORT=3000', { mode: 0o600 });
  else fs.mkdirSync(file);
  const { code, said } = await runIn(folder, 'doctor', {}, isRoot ? nobody : {});
  expect(code).toBe(2);
  const lines = said.trim().split('\n');
  expect(lines.filter((line) => /^(ok|warning|PROBLEM)/.test(line))).toEqual([
    contains(/^PROBLEM {2}settings {5}The file \.env cannot be read: /),
  ]);
  expect(lines.at(-1)).toMatch(/→ Nothing else was looked at\. Run this as the account/);
});

test('a wrong clock is told in days', async () => {
  const { database, ...place } = connectionOf(app);
  await askAsOwner(
    app,
    `create schema ahead;
    create function ahead.clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() + interval '40 days' $$;
    grant usage on schema ahead to public`,
  );
  afterThis(() => askAsOwner(app, 'drop schema ahead cascade'));
  const given = { ...place, database, options: '-c search_path=ahead,pg_catalog,public' };
  const other = openDatabase(given, () => {}, { max: 2 });
  afterThis(() => other.close());
  expect(await look('clock', {}, other.db)).toMatchObject({
    state: 'problem',
    says: contains(/^The database's clock is 40 days ahead of this machine's, which shows \d{4}-/),
    advice: contains('Compare both with a phone'),
  });
});

test('a database of an older release, and an empty one: what is missing comes with the start', async () => {
  const database = await createTestDatabase();
  afterThis(() => database.drop());
  const former = await startAt(database);
  afterThis(former.close);
  await goBackTo(former, '0023-network-bounds');
  const older = await lookAtAll({}, former.ctx.db);
  expect(older('release')).toMatchObject({
    state: 'warning',
    says: contains('the database is that of an older release: \\d+ migrations wait'),
    advice: contains('^Take a backup, then start the server'),
  });
  const name = `${database.connection.database}_empty`;
  await askAsOwner(former, `create database ${name} template template0 encoding 'UTF8'`);
  afterThis(() => askAsOwner(app, `drop database ${name} with (force)`));
  const other = openDatabase({ ...database.connection, database: name }, () => {}, { max: 2 });
  afterThis(() => other.close());
  const empty = await lookAtAll({}, other.db);
  expect(empty('release')).toMatchObject({
    state: 'warning',
    says: contains('there is no campus in this database yet'),
    advice: 'Start the server, which makes one.',
  });
  for (const subject of ['keys', 'results', 'backup'] as const) {
    for (const find of [older, empty]) expect(find(subject)?.state).not.toBe('problem');
    expect(empty(subject)?.says).toBe('Not looked at: the database is that of another release.');
  }
  expect(empty('rights')?.state).not.toBe('problem');
});
