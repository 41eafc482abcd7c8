import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import type { Change, ChangeKind } from './live.ts';
import { openResponseCache } from './response-cache.ts';

const electionId = '7a1e1c1c-6f0e-4a53-9a4f-6a6f1d3c9a10';
const moved: Change = { kind: 'standings', electionId };
let database: TestDatabase;
let db: Database;

// What counts milliseconds here counts them on this clock, which the tests alone move.
let clock = 0;
const pass = (milliseconds: number) => (clock += milliseconds);

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  database = await createTestDatabase();
  db = openDatabase(database.connection, () => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.close();
  await database.drop();
});

/** An answer that is the number of its makings, over a line of changes that the test holds. */
function open(given: { after?: ChangeKind[]; until?: (now: Date) => Date | null } = {}) {
  const listeners: ((change: Change) => void)[] = [];
  const app = {
    isConnected: true,
    makings: 0,
    /** What a making waits for. */
    gate: Promise.resolve(),
    tell: (change: Change) => listeners.forEach((listener) => listener(change)),
  };
  const responseCache = openResponseCache({
    db: db.db,
    live: {
      onChange: (listener) => listeners.push(listener),
      isConnected: () => app.isConnected,
    },
  });
  const prepared = responseCache.cache({
    after: given.after ?? ['elections', 'standings'],
    async make(now) {
      app.makings += 1;
      const made = app.makings;
      await app.gate;
      return { body: String(made), until: given.until?.(now) ?? null };
    },
  });
  const read = async (reader?: string) => String((await prepared.read(reader)).plain.bytes);
  return { app, read, requireOwnWrites: responseCache.requireOwnWrites };
}

test('is made once for everybody, and again only after a change that concerns it', async () => {
  const { app, read } = open();
  const everybody = await Promise.all(Array.from({ length: 500 }, () => read()));
  expect(new Set(everybody)).toEqual(new Set(['1']));
  app.tell({ kind: 'campus' });
  app.tell({ kind: 'session', accountId: electionId });
  expect(await read()).toBe('1');
  app.tell({ kind: 'elections' });
  expect(app.makings).toBe(1);
  expect(await Promise.all([read(), read(), read()])).toEqual(['2', '2', '2']);
  app.tell({ kind: 'unknown' });
  expect(await read()).toBe('3');
});

test('what changes while it is made is not missed, and at most one more making is waited for', async () => {
  const { app, read } = open();
  const gate = Promise.withResolvers<void>();
  app.gate = gate.promise;
  const early = read();
  await expect.poll(() => app.makings).toBe(1);
  app.tell({ kind: 'elections' });
  const late = read();
  gate.resolve();
  expect(await late).toBe('2');
  // Asked before the change, and it may well have been answered before.
  expect(await early).toBe('1');
  expect(app.makings).toBe(2);
});

test('counts that pour in make it a few times, and it ends with the last', async () => {
  const { app, read } = open();
  await read();
  for (let passed = 0; passed < 450; passed += 1) {
    app.tell(moved);
    await read();
    pass(1);
  }
  expect(app.makings).toBe(1 + 4);
  pass(49);
  expect(await read()).toBe('5');
  pass(1);
  expect(await read()).toBe('6');
});

test('whoever moved a count sees it moved at once', async () => {
  const { app, read, requireOwnWrites } = open();
  expect(await read('voter')).toBe('1');
  app.tell(moved);
  requireOwnWrites('voter');
  expect(await read('somebody')).toBe('1');
  expect(await read('voter')).toBe('2');
  expect(await read('voter')).toBe('2');
});

test('is another from the moment on that it names', async () => {
  let opens: Date | null = null;
  const { read } = open({
    until: (now) => (opens === null ? (opens = new Date(now.getTime() + 300)) : null),
  });
  expect(await read()).toBe('1');
  pass(298);
  expect(await read()).toBe('1');
  // A millisecond early: that much of the clock's precision is lost on the way.
  pass(1);
  expect(await read()).toBe('2');
  pass(60_000);
  expect(await read()).toBe('2');
});

test('while changes may be missed it is used for a second', async () => {
  const { app, read } = open();
  await read();
  app.isConnected = false;
  pass(999);
  expect(await read()).toBe('1');
  pass(1);
  expect(await read()).toBe('2');
  app.isConnected = true;
  pass(60_000);
  expect(await read()).toBe('2');
});

test('a making that fails is everybody’s failure and nobody’s memory', async () => {
  const { app, read } = open();
  const gate = Promise.withResolvers<void>();
  app.gate = gate.promise;
  const both = Promise.allSettled([read(), read()]);
  await expect.poll(() => app.makings).toBe(1);
  gate.reject(new Error('no database'));
  const answers = await both;
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  app.gate = Promise.resolve();
  expect(await read()).toBe('2');
});
