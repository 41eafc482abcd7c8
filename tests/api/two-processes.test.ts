import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { firstAdmin, startProcess } from '#tests/support/server-process.ts';

// Real processes over one database, as behind a balancer.

async function aDatabase(): Promise<TestDatabase> {
  const app = await createTestDatabase();
  afterThis(() => app.drop());
  return app;
}

async function emptied(): Promise<TestDatabase> {
  const app = await aDatabase();
  const client = new pg.Client(app.connection);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return app;
}

async function rows(app: TestDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client(app.connection);
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
    body: JSON.stringify({ role: 'admin', email: firstAdmin.ADMIN_EMAIL, password }),
  });

test('two that start at once on an empty database migrate it once, and are one campus', async () => {
  const app = await emptied();
  const [one, two] = await Promise.all([startProcess(app), startProcess(app)]);
  const migrated = await rows(app, 'select name from kysely_migration');
  expect(new Set(migrated.map((row) => JSON.stringify(row))).size).toBe(migrated.length);
  expect(await rows(app, 'select count(*)::int as admins from accounts')).toEqual([{ admins: 1 }]);

  // Signed in at one, known at the other; signed out at the other, unknown at the one.
  const cookie = (await logIn(one.url, firstAdmin.ADMIN_PASSWORD)).headers.getSetCookie()[0] ?? '';
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await fetch(`${two.url}/api/user/unverified`, { headers })).status).toBe(200);
  await fetch(`${two.url}/api/user/logout`, { method: 'POST', headers });
  await expect
    .poll(async () => (await fetch(`${one.url}/api/user/unverified`, { headers })).status)
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
  const app = await aDatabase();
  const { child, until, url } = await startProcess(app, { DRAIN_SECONDS: '2' });
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await until(/(Stopping)/);
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
  expect((await fetch(`${url}/api/election/get-all`)).status).toBe(200);
  expect(await gone).toEqual([0, null]);
});
