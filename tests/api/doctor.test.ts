import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Finding } from '#contract/system.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import type { Config } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import { findingOf } from '#server/doctor/finding.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { readReleaseMark } from '#server/release.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, connectionOf, ownerOf } from '#tests/support/test-app.ts';

// Each line of `npm run doctor` is seen well, and seen red by breaking what it looks at.

const app = testApp();

const subjects = ['settings', 'database', 'rights', 'replication', 'release', 'clock', 'mail'];

/** What is found of one part, with some settings changed. */
async function look(
  subject: Finding['subject'],
  settings: Partial<Config> = {},
  db: Parameters<typeof examine>[0]['db'] = app.ctx.db,
): Promise<Finding | undefined> {
  const config = { ...app.ctx.config, ...settings };
  const findings = await examine({ config, problems: [], clock: systemClock, db });
  return findings.map(findingOf).find((one) => one.subject === subject);
}

const state = async (...given: Parameters<typeof look>) => (await look(...given))?.state;

/** The database as another account or another database of the same server sees it. */
function reachAs(connection: pg.ClientConfig) {
  const given = connection as Parameters<typeof openDatabase>[0];
  const other = openDatabase(given, () => {}, { max: 2 });
  afterThis(() => other.close());
  return other.db;
}

const problemThat = (words: string) => ({
  state: 'problem',
  says: expect.stringContaining(words) as string,
});

/** Ends the page that was opened last. */
let gone = async () => {};

async function withPage(answer: (mark: string) => [number, string]): Promise<Partial<Config>> {
  const mark = await readReleaseMark(app.ctx.db);
  const page = http.createServer((_request, response) => {
    const [status, words] = answer(mark);
    response.writeHead(status).end(words);
  });
  page.listen(0, '127.0.0.1');
  await once(page, 'listening');
  const { port } = page.address() as AddressInfo;
  gone = async () => {
    page.closeAllConnections();
    page.close();
    if (page.listening) await once(page, 'close');
  };
  afterThis(gone);
  return { publicUrl: `http://127.0.0.1:${port}`, isPublicUrlSet: true };
}

test('settings: a mistake is told in its own sentence, an address without TLS is a warning', async () => {
  const { config } = app.ctx;
  const set = { isPublicUrlSet: true, publicUrl: 'https://council.campus.example' };
  expect(await state('settings', set)).toBe('ok');
  expect(await state('settings', { ...set, publicUrl: 'http://campus.example' })).toBe('warning');
  const problems = ['PORT must be a number from 0 to 65535.'];
  const [first] = await examine({ config, problems, clock: systemClock, db: app.ctx.db });
  expect(first && findingOf(first)).toMatchObject({
    subject: 'settings',
    state: 'problem',
    says: problems[0],
  });
});

test('database: its version and encoding; another encoding is a problem', async () => {
  expect(await look('database')).toMatchObject({
    state: 'ok',
    says: expect.stringMatching(/^PostgreSQL \d+.* answers, with UTF8\.$/),
  });
  const name = `${app.ctx.pool.options.database}_ascii`;
  await askAsOwner(
    app,
    `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`,
  );
  afterThis(() => askAsOwner(app, `drop database ${name} with (force)`));
  const db = reachAs({ ...connectionOf(app), database: name });
  expect(await look('database', { databaseUrl: 'postgres://x/y' }, db)).toMatchObject(
    problemThat('SQL_ASCII'),
  );
});

test('rights: an account that may not make tables, may not read one, or may only read', async () => {
  expect(await state('rights')).toBe('ok');
  const { database, ...place } = connectionOf(app);
  const role = `${database}_reader`;
  const oneRole = { databaseUrl: 'postgres://x/y', migrateDatabaseUrl: null };
  await askAsOwner(app, `create role ${role} login`);
  afterThis(() => askAsOwner(app, `drop owned by ${role}; drop role ${role}`));
  const db = () => reachAs({ ...place, database, user: role });
  expect(await look('rights', oneRole, db())).toMatchObject(problemThat('may not make tables'));
  await askAsOwner(
    app,
    `grant usage, create on schema public to ${role};
    grant select, insert on all tables in schema public to ${role};
    revoke insert on ballots from ${role}`,
  );
  expect(await look('rights', oneRole, db())).toMatchObject(
    problemThat('may not read or write ballots'),
  );
  await askAsOwner(
    app,
    `grant insert on ballots to ${role};
    alter role ${role} set default_transaction_read_only = on`,
  );
  expect(await look('rights', oneRole, db())).toMatchObject({
    state: 'problem',
    says: 'The database takes no writes.',
  });
});

test('rights: of one account that could change the record, and of one that cannot', async () => {
  const two = { databaseUrl: 'postgres://x/y', migrateDatabaseUrl: 'postgres://z/y' };
  expect(await state('rights', two)).toBe('ok');
  expect(await look('rights', two, reachAs(ownerOf(app)))).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('could change or delete the record'),
  });
  await askAsOwner(app, 'alter table tallies disable trigger closed_kept');
  afterThis(() => askAsOwner(app, 'alter table tallies enable trigger closed_kept'));
  expect((await look('rights', two))?.says).toContain('could change counted elections');
});

test('release: what a newer one left, and what waits for the next start', async () => {
  expect(await state('release')).toBe('ok');
  const { pool, close } = openDatabase(ownerOf(app), () => {});
  afterThis(close);
  await pool.query(`insert into kysely_migration values ('9999-of-the-next', '2027-01-01')`);
  expect(await state('release')).toBe('problem');
  await pool.query(`delete from kysely_migration where name = '9999-of-the-next'`);
  const { rows } = await pool.query<{ name: string; timestamp: string }>(
    `delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`,
  );
  expect(await state('release')).toBe('warning');
  const [last] = rows;
  await pool.query('insert into kysely_migration values ($1, $2)', [last?.name, last?.timestamp]);
  expect(await state('release')).toBe('ok');
});

test('clock: a machine that is minutes off', async () => {
  expect(await state('clock')).toBe('ok');
  // The database's clock is everybody's: a function of the name stands before it for this account.
  const { database, ...place } = connectionOf(app);
  await askAsOwner(
    app,
    `create schema wrong;
    create function wrong.clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() + interval '5 minutes' $$;
    grant usage on schema wrong to public`,
  );
  afterThis(() => askAsOwner(app, 'drop schema wrong cascade'));
  const options = '-c search_path=wrong,pg_catalog,public';
  const db = reachAs({ ...place, database, options });
  expect(await look('clock', {}, db)).toMatchObject({
    state: 'problem',
    says: expect.stringMatching(/ahead of this machine/),
  });
});

test('mail: who may not log in hears it, and nothing is sent', async () => {
  expect(await state('mail')).toBe('warning');
  const server = await startMailServer('takes', { user: 'council', pass: 'a secret' });
  const address = (password: string) =>
    server.url.replace('//', `//council:${encodeURIComponent(password)}@`);
  expect(await state('mail', { smtpUrl: address('a secret') })).toBe('ok');
  const refused = await look('mail', { smtpUrl: address('a guess') });
  expect(refused).toMatchObject({ state: 'problem', says: expect.stringContaining('535') });
  expect(JSON.stringify(refused)).not.toContain('a guess');
  expect(server.taken).toEqual([]);
  await server.close();
  expect(await state('mail', { smtpUrl: address('a secret') })).toBe('problem');
});

test('pictures: a store that is full, away or without the bucket, and a folder that takes none', async () => {
  expect(await state('pictures')).toBe('ok');
  const store = await startS3Server();
  afterThis(store.close);
  const s3 = readS3Address(store.url);
  expect(await state('pictures', { s3 })).toBe('ok');
  expect(store.objects.size).toBe(0);
  store.manner = 'is-full';
  expect(await state('pictures', { s3 })).toBe('problem');
  store.manner = 'works';
  const stranger = readS3Address(store.url.replace('secret', 'guess'));
  store.manner = 'refuses';
  expect(await look('pictures', { s3: stranger })).toMatchObject(
    problemThat('refused the key and the secret of S3_URL (403'),
  );
  store.manner = 'works';
  const elsewhere = readS3Address(store.url.replace('/pictures?', '/nowhere?'));
  expect(await look('pictures', { s3: elsewhere })).toMatchObject(problemThat('nowhere'));
  const dataDir = fs.mkdtempSync(path.join(app.ctx.config.dataDir, 'broken-'));
  fs.writeFileSync(path.join(dataDir, 'uploads'), 'a file is in the way');
  expect(await state('pictures', { dataDir })).toBe('problem');
});

test('address: nobody there, another release, an error, and this one', async () => {
  expect(await state('address', await withPage((mark) => [200, `{"releaseMark":"${mark}"}`]))).toBe(
    'ok',
  );
  expect(await look('address', await withPage(() => [200, '{"releaseMark":"x"}']))).toMatchObject(
    problemThat('another release'),
  );
  const ofProxy = await withPage(() => [502, 'Bad gateway']);
  expect(await look('address', ofProxy)).toMatchObject({
    ...problemThat('answers 502'),
    advice: expect.stringMatching(/^Start the server/) as string,
  });
  const degraded = await withPage(() => [503, '{"status":"degraded"}']);
  expect(await look('address', degraded)).toMatchObject({
    ...problemThat('answers 503'),
    advice: expect.stringMatching(/^See the log/) as string,
  });
  const nobody = await withPage(() => [200, '']);
  await gone();
  expect(await look('address', nobody)).toMatchObject(problemThat('ECONNREFUSED'));
});

test('address: a request that came through more proxies than were set is told', async () => {
  const says = (proxies: object) =>
    withPage((mark) => [200, JSON.stringify({ releaseMark: mark, proxies })]);
  expect(await state('address', await says({ trusted: 2, seen: 2 }))).toBe('ok');
  expect(await look('address', await says({ trusted: 1, seen: 3 }))).toMatchObject({
    state: 'warning',
    says: 'A request had 3 addresses in X-Forwarded-For, and TRUST_PROXY says 1.',
  });
  // A server of this release says both.
  await app.fastify.inject({ url: '/api/ready', headers: { 'x-forwarded-for': '192.0.2.1, ::1' } });
  expect((await app.send('health')).body.proxies).toEqual({ trusted: 0, seen: 2 });
});

test('a real server answers with the mark that this database has', async () => {
  const { body } = await app.send('health');
  expect(body.releaseMark).toBe(await readReleaseMark(app.ctx.db));
});

test.runIf(process.platform === 'linux')('disk: one without room, or without a right', async () => {
  expect(await state('disk')).not.toBe('problem');
  expect(await state('disk', { dataDir: '/proc/self/fdinfo' })).toBe('problem');
});

test('backup: never, long ago, and last night', async () => {
  const { pool } = app.ctx;
  expect(await look('backup')).toMatchObject({
    state: 'warning',
    says: 'There was no backup of this campus yet.',
  });
  const taken = (age: string) =>
    pool.query(
      `insert into upkeep (what, done_at) values ('backup', now() - $1::interval)
       on conflict (what) do update set done_at = excluded.done_at`,
      [age],
    );
  await taken('30 days');
  expect(await state('backup')).toBe('problem');
  await taken('3 days');
  expect(await state('backup')).toBe('warning');
  await taken('2 hours');
  const { backups } = app.ctx.config;
  expect(await state('backup', { backups: { ...backups, hour: 3 } })).toBe('ok');
});

test('the command says a line of each and ends with 1 for a warning and 2 for a problem', async () => {
  const settings = { ...settingsOf(app), ...(await addressOf(app)), SMTP_URL: '' };
  const warned = await runCommand(['doctor'], settings);
  expect(warned.code).toBe(1);
  for (const subject of subjects)
    expect(warned.told).toMatch(new RegExp(`^\\S+ +${subject} `, 'm'));
  const away = { ...settings, DATABASE_URL: 'postgres://council:hidden@127.0.0.1:1/x' };
  const broken = await runCommand(['doctor'], away);
  expect(broken.code).toBe(2);
  expect(broken.told).toMatch(/^PROBLEM {2}database +The database cannot be reached/m);
  expect(broken.told).not.toContain('hidden');
});

async function addressOf(server: TestApp): Promise<Record<string, string>> {
  const { publicUrl = '' } = await withPage((mark) => [200, `{"releaseMark":"${mark}"}`]);
  await createActor(server, { role: 'admin' });
  return { PUBLIC_URL: publicUrl };
}

test('admins read the same on a page, and no secret is in it', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const { config } = app.ctx;
  const smtpUrl = 'smtp://council:hidden@127.0.0.1:1';
  Object.assign(config, { smtpUrl });
  afterThis(() => void Object.assign(config, { smtpUrl: null }));
  const answer = await app.as(admin.cookie).send('readSystem');
  expect(answer).toMatchObject({
    status: 200,
    body: { version: expect.stringMatching(/^\d+\.\d+/) },
  });
  expect(answer.body.findings).toHaveLength(14);
  expect(answer.body.findings).toContainEqual(
    expect.objectContaining({ subject: 'mail', state: 'problem' }),
  );
  expect(JSON.stringify(answer.body)).not.toContain('hidden');
});
