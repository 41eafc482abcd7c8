import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import type { Pulse } from './pulse.ts';
import { openPulse } from './pulse.ts';

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

async function withPulse(
  run: (pulse: Pulse) => Promise<void>,
  connection: Parameters<typeof openPulse>[0] = database.connection,
  defaultTimeouts = patient,
) {
  const pulse = openPulse(connection, defaultTimeouts);
  await run(pulse);
  await pulse.close();
}

test('beats by a real commit', () =>
  withPulse(async (pulse) => {
    const written = async () => (await query('select pg_current_wal_insert_lsn() as at'))[0];
    const before = await written();
    expect(await pulse.isBeating()).toBe(true);
    expect(await written()).not.toEqual(before);
  }));

test('many who ask at once share one commit', () =>
  withPulse(
    async (pulse) => {
      const answers = Array.from({ length: 500 }, () => pulse.isBeating());
      expect(new Set(answers).size).toBe(1);
      expect(await answers[0]).toBe(true);
      expect(pulse.isBeating()).toBe(answers[0]);
    },
    database.connection,
    { answerWithin: 60_000, goodFor: 60_000 },
  ));

test('stops where the database takes no writes, though it answers', async () => {
  const { database: name } = database.connection;
  await query(`alter database ${name} set default_transaction_read_only = on`);
  await withPulse(async (pulse) => expect(await pulse.isBeating()).toBe(false));
  await query(
    `set transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
  );
});

test('stops while commits do not get through, and beats again by itself', async () => {
  const proxy = await startPostgresProxy(database.connection);
  await withPulse(async (pulse) => {
    expect(await pulse.isBeating()).toBe(true);
    for (const weather of ['commit-lost', 'answer-lost', 'storm', 'unsure'] as const) {
      proxy.weather = weather;
      expect(await pulse.isBeating(), weather).toBe(false);
      proxy.weather = 'fair';
      expect(await pulse.isBeating(), `after ${weather}`).toBe(true);
    }
  }, proxy.connection);
  await proxy.close();
});

test('a commit that hangs is none', async () => {
  // Whoever waits for a standby that is gone looks like this.
  const silent = await startPostgresProxy(database.connection);
  await withPulse(async (pulse) => expect(await pulse.isBeating()).toBe(true), silent.connection);
  silent.weather = 'silence';
  await withPulse(async (pulse) => expect(await pulse.isBeating()).toBe(false), silent.connection, {
    answerWithin: 300,
    goodFor: 0,
  });
  await silent.close();
});
