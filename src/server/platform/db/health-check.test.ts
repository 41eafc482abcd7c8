import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import type { HealthCheck } from './health-check.ts';
import { openHealthCheck } from './health-check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// What is to fail fails by itself, and what is to succeed has time.
const patient = { answerWithin: 60_000, goodFor: 0 };

async function query(text: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function withHealthCheck(
  run: (healthCheck: HealthCheck) => Promise<void>,
  connection: Parameters<typeof openHealthCheck>[0] = database.connection,
  defaultTimeouts = patient,
) {
  const healthCheck = openHealthCheck(connection, defaultTimeouts);
  await run(healthCheck);
  await healthCheck.close();
}

test('beats by a real commit', () =>
  withHealthCheck(async (healthCheck) => {
    const written = async () => (await query('select pg_current_wal_insert_lsn() as at'))[0];
    const before = await written();
    expect(await healthCheck.isBeating()).toBe(true);
    expect(await written()).not.toEqual(before);
  }));

test('many who ask at once share one commit', () =>
  withHealthCheck(
    async (healthCheck) => {
      const answers = Array.from({ length: 500 }, () => healthCheck.isBeating());
      expect(new Set(answers).size).toBe(1);
      expect(await answers[0]).toBe(true);
      expect(healthCheck.isBeating()).toBe(answers[0]);
    },
    database.connection,
    { answerWithin: 60_000, goodFor: 60_000 },
  ));

test('stops where the database takes no writes, though it answers', async () => {
  const { database: name } = database.connection;
  await query(`alter database ${name} set default_transaction_read_only = on`);
  await withHealthCheck(async (healthCheck) => expect(await healthCheck.isBeating()).toBe(false));
  await query(
    `set transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
  );
});

test('stops while commits do not get through, and beats again by itself', async () => {
  const proxy = await startPostgresProxy(database.connection);
  await withHealthCheck(async (healthCheck) => {
    expect(await healthCheck.isBeating()).toBe(true);
    for (const weather of ['commit-lost', 'answer-lost', 'storm', 'unsure'] as const) {
      proxy.weather = weather;
      expect(await healthCheck.isBeating(), weather).toBe(false);
      proxy.weather = 'fair';
      expect(await healthCheck.isBeating(), `after ${weather}`).toBe(true);
    }
  }, proxy.connection);
  await proxy.close();
});

test('a commit that hangs is none', async () => {
  // Whoever waits for a standby that is gone looks like this.
  const silent = await startPostgresProxy(database.connection);
  await withHealthCheck(
    async (healthCheck) => expect(await healthCheck.isBeating()).toBe(true),
    silent.connection,
  );
  silent.weather = 'silence';
  await withHealthCheck(
    async (healthCheck) => expect(await healthCheck.isBeating()).toBe(false),
    silent.connection,
    {
      answerWithin: 300,
      goodFor: 0,
    },
  );
  await silent.close();
});
