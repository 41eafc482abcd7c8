import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

// Real processes over one database, as behind a balancer.

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
const begun: ChildProcess[] = [];
let database: TestDatabase | null = null;
afterEach(async () => {
  for (const child of begun.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database?.drop();
});

const admin = { ADMIN_EMAIL: 'admin@campus.example', ADMIN_PASSWORD: 'a lamp by the sea' };

async function startProcess(house: TestDatabase, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: house.folder,
    env: {
      ...process.env,
      ...admin,
      DATABASE_URL: house.connectionString,
      DATA_DIR: house.folder,
      PORT: '0',
      ...settings,
    },
  });
  begun.push(child);
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const until = async (pattern: RegExp) => {
    while (!pattern.test(said)) {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    return pattern.exec(said)?.[1] ?? '';
  };
  return { child, until, url: await until(/ready at (\S+)/) };
}

async function emptied(): Promise<TestDatabase> {
  const house = await createTestDatabase();
  const client = new pg.Client(house.connection);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return house;
}

async function rows(house: TestDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client(house.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const logIn = (url: string, password: string) =>
  fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'admin', email: admin.ADMIN_EMAIL, password }),
  });

test('two that start at once on an empty database migrate it once, and are one campus', async () => {
  const house = await emptied();
  database = house;
  const [one, two] = await Promise.all([startProcess(house), startProcess(house)]);
  const migrated = await rows(house, 'select name from kysely_migration');
  expect(new Set(migrated.map((row) => JSON.stringify(row))).size).toBe(migrated.length);
  expect(await rows(house, 'select count(*)::int as admins from accounts')).toEqual([
    { admins: 1 },
  ]);

  // Signed in at one, known at the other; signed out at the other, unknown at the one.
  const cookie = (await logIn(one.url, admin.ADMIN_PASSWORD)).headers.getSetCookie()[0] ?? '';
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await fetch(`${two.url}/api/user/unverified`, { headers })).status).toBe(200);
  await fetch(`${two.url}/api/user/logout`, { method: 'POST', headers });
  await expect
    .poll(async () => (await fetch(`${one.url}/api/user/unverified`, { headers })).status, {
      timeout: 30_000,
    })
    .toBe(401);

  // Guesses count together, whichever process they reach.
  const answers: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    answers.push((await logIn(guess % 2 === 0 ? one.url : two.url, 'not this one')).status);
  }
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.at(-1)).toBe(429);
});

test('one that is asked to stop says so, serves who comes meanwhile, and ends by itself', async () => {
  const house = await createTestDatabase();
  database = house;
  const { child, until, url } = await startProcess(house, { DRAIN_SECONDS: '2' });
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await until(/(Stopping)/);
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
  expect((await fetch(`${url}/api/election/get-all`)).status).toBe(200);
  expect(await gone).toEqual([0, null]);
});
