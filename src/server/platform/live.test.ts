import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import { answerErrors } from '#server/http/error-handler.ts';
import { mountLive } from '#server/http/plain-routes.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { readStream } from '#tests/support/stream-reader.ts';
import { openLog } from './log.ts';
import { changeChannel, decodeChange, encodeChange, openLive } from './live.ts';
import type { Change, Live } from './live.ts';
import type { StreamLimits } from './live-streams.ts';

const log = openLog('silent');
const electionId = '7a1e1c1c-6f0e-4a53-9a4f-6a6f1d3c9a10';
let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  afterThis(() => database.drop());
  db = openDatabase(database.connection, () => {});
  afterThis(() => db.close());
});

/** The live part of one server process, and what it heard. */
async function startLive(
  limits?: Partial<StreamLimits>,
): Promise<{ live: Live; received: Change[] }> {
  const live = await openLive({
    connection: database.connection,
    log,
    ...(limits === undefined ? {} : { limits }),
  });
  afterThis(() => live.close());
  const received: Change[] = [];
  live.onChange((change) => received.push(change));
  return { live, received };
}

/** A server with the stream and nothing else. */
async function serveLive(limits?: Partial<StreamLimits>) {
  const { live, received } = await startLive(limits);
  const app: FastifyInstance = fastify({
    forceCloseConnections: 'idle',
    connectionTimeout: 60_000,
  });
  answerErrors(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  await app.register(async (api) => mountLive(api, live), { prefix: '/api' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterThis(async () => {
    await live.close();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return { live, received, app, port, url: `http://127.0.0.1:${port}/api/live` };
}

// An event of some 50 kB.
const votes = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${electionId}${n}`, n]));
const standings = (count: number) => ({
  electionId,
  asOf: '2026-11-21T10:00:00.000Z',
  votes: { [electionId]: count },
});

describe('changes', () => {
  test('reach every process once the transaction has committed, not before', async () => {
    const [one, two] = [await startLive(), await startLive()];
    await db.transact(async (tx) => {
      await one.live.announce(tx, { kind: 'standings', electionId });
      await db.transact((early) => two.live.announce(early, { kind: 'elections' }));
      await expect.poll(() => one.received.length).toBe(1);
      expect(one.received).toEqual([{ kind: 'elections' }]);
    });
    const expected = [{ kind: 'elections' }, { kind: 'standings', electionId }];
    await expect.poll(() => one.received).toEqual(expected);
    await expect.poll(() => two.received).toEqual(expected);
  });

  test('of a transaction that is rolled back reach nobody', async () => {
    const { live, received } = await startLive();
    const undone = db.transact(async (tx) => {
      await live.announce(tx, { kind: 'session', accountId: electionId });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await db.transact((tx) => live.announce(tx, { kind: 'elections' }));
    await expect.poll(() => received).toEqual([{ kind: 'elections' }]);
  });

  test('of this process are told before its caller goes on, and once', async () => {
    const { live, received } = await startLive();
    await db.transact(async (tx) => {
      await live.announce(tx, { kind: 'events' });
      expect(received).toEqual([]);
    });
    expect(received).toEqual([{ kind: 'events' }]);
    await db.transact((tx) => live.announce(tx, { kind: 'members' }));
    await db.pool.query('select pg_notify($1, $2)', [
      changeChannel,
      encodeChange({ kind: 'campus' }),
    ]);
    await expect.poll(() => received.at(-1)).toEqual({ kind: 'campus' });
    expect(received.map(({ kind }) => kind)).toEqual(['events', 'members', 'campus']);
  });

  test('of a commit whose answer was lost are told at once, and when they are in', async () => {
    const { live, received } = await startLive();
    const { words, committed } = live.announcement([{ kind: 'elections' }]);
    committed(false);
    expect(received).toEqual([{ kind: 'elections' }]);
    await db.pool.query('select pg_notify($1, $2)', [changeChannel, words[0]]);
    await expect.poll(() => received).toEqual([{ kind: 'elections' }, { kind: 'elections' }]);
  });

  test('come from a raw connection as well, and strange words do no harm', async () => {
    const { received } = await startLive();
    const say = (words: string) =>
      db.pool.query('select pg_notify($1, $2)', [changeChannel, words]);
    for (const words of ['', 'null', '{', '[]', '{"kind":"standings"}', '{"kind":"else"}']) {
      expect(decodeChange(words)).toBeNull();
      await say(words);
    }
    await say(encodeChange({ kind: 'session', accountId: electionId }));
    await expect.poll(() => received).toEqual([{ kind: 'session', accountId: electionId }]);
  });

  test('a listener that fails does not keep the others from hearing', async () => {
    const live = await openLive({ connection: database.connection, log });
    afterThis(() => live.close());
    const received: Change[] = [];
    live.onChange(() => {
      throw new Error('not today');
    });
    live.onChange((change) => received.push(change));
    await db.transact((tx) => live.announce(tx, { kind: 'elections' }));
    await expect.poll(() => received).toHaveLength(1);
  });

  test('a connection that falls silent while it begins to listen is given up for another', async () => {
    const proxy = await startPostgresProxy(database.connection);
    afterThis(() => proxy.close());
    const live = await openLive({ connection: proxy.connection, log });
    afterThis(() => live.close());
    const received: Change[] = [];
    live.onChange((change) => received.push(change));
    proxy.mutes = `listen "${changeChannel}"`;
    proxy.weather = 'mute';
    await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like 'hustings live%'`,
    );
    await expect.poll(() => proxy.muted).toBeGreaterThan(0);
    proxy.weather = 'fair';
    await expect.poll(() => received).toContainEqual({ kind: 'unknown' });
    await db.transact((tx) => live.announce(tx, { kind: 'elections' }));
    expect(received.at(-1)).toEqual({ kind: 'elections' });
  });

  test('a lost connection comes back, and everything counts as changed', async () => {
    const { live, received } = await startLive();
    for (let round = 1; round <= 2; round += 1) {
      await db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'hustings live%'`,
      );
      await expect.poll(() => received.length).toBe(round);
      expect(received.at(-1)).toEqual({ kind: 'unknown' });
    }
    await db.transact((tx) => live.announce(tx, { kind: 'standings', electionId }));
    await expect.poll(() => received.at(-1)).toEqual({ kind: 'standings', electionId });
  });

  test('a database that is not there is said at start', async () => {
    const nowhere = { ...database.connection, database: 'no_such_database' };
    await expect(openLive({ connection: nowhere, log })).rejects.toThrow('no_such_database');
  });
});

describe('streams', () => {
  test('begin with the headers that proxies need, and those of every other answer', async () => {
    const { url } = await serveLive();
    const abort = new AbortController();
    const answer = await fetch(url, { signal: abort.signal });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^retry: \d{4}\n: .+\n\n$/);
    abort.abort();
  });

  test('six hundred pages get one event once each', async () => {
    const { live, port } = await serveLive();
    const readers = await Promise.all(Array.from({ length: 600 }, () => readStream(port)));
    live.push('standings', standings(7));
    live.push('elections', {});
    await Promise.all(readers.map((reader) => reader.until('event: elections\ndata: {}\n\n')));
    const frame = `event: standings\ndata: ${JSON.stringify(standings(7))}\n\n`;
    expect(readers.map((reader) => reader.count(frame))).toEqual(readers.map(() => 1));
    for (const { socket } of readers) socket.destroy();
  });

  test('show signs of life while nothing happens', async () => {
    const { port } = await serveLive({ pingEvery: 20 });
    const reader = await readStream(port);
    await expect.poll(() => reader.count(': still here\n\n')).toBeGreaterThan(2);
    reader.socket.destroy();
  });

  test('a reader who falls behind is let go; the others keep theirs', async () => {
    const { live, app, port } = await serveLive();
    const slow = await readStream(port, { isSlow: true });
    const quick = await readStream(port);
    let pushed = 0;
    const openAfterOneMore = async () => {
      live.push('standings', { ...standings(0), votes });
      pushed += 1;
      return promisify(app.server.getConnections.bind(app.server))();
    };
    // The kernel takes some megabytes before anything waits on our side.
    await expect.poll(openAfterOneMore, { interval: 5 }).toBe(1);
    live.push('elections', {});
    await quick.until('event: elections');
    expect(quick.count('event: standings')).toBe(pushed);
    expect(quick.isClosed()).toBe(false);
    slow.socket.destroy();
    quick.socket.destroy();
  });

  test('many large events of one moment cost no reader the stream', async () => {
    const { live, port } = await serveLive();
    const reader = await readStream(port);
    for (let n = 0; n < 20; n += 1) live.push('standings', { ...standings(n), votes });
    live.push('elections', {});
    await reader.until('event: elections');
    expect(reader.count('event: standings')).toBe(20);
    reader.socket.destroy();
  });

  test('are bounded, and more are refused with a time to come back', async () => {
    const { port, url } = await serveLive({ most: 2 });
    const readers = [await readStream(port), await readStream(port)];
    const refused = await fetch(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('content-type')).toMatch('application/json');
    expect(await refused.json()).toMatchObject({ error: 'overloaded' });
    readers[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const again = new AbortController();
        const { status } = await fetch(url, { signal: again.signal });
        again.abort();
        return status;
      })
      .toBe(200);
    readers[1]?.socket.destroy();
  });

  test('end when the server stops, so that it need not wait for them', async () => {
    const { live, app, port, url } = await serveLive();
    const readers = await Promise.all(Array.from({ length: 20 }, () => readStream(port)));
    live.push('elections', {});
    await live.close();
    // The last word, and then the proper end of a chunked answer.
    const ending = 'event: elections\ndata: {}\n\n\r\n0\r\n\r\n';
    await Promise.all(readers.map((reader) => reader.until(ending)));
    expect((await fetch(url)).status).toBe(503);
    live.push('elections', {});
    await app.close();
    await expect.poll(() => readers.every((reader) => reader.isClosed())).toBe(true);
  });

  test('a HEAD request is no stream', async () => {
    const { url } = await serveLive();
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
  });
});
