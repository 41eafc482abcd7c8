import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { anotherProcess, given, recording, giveJobQueues } from '#tests/support/job-queue.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { runDue } from '#tests/support/run-due.ts';
import { openLog } from './log.ts';
import { openJobs } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';
import type { JobHandlers } from './jobs.ts';

giveJobQueues();

const enqueue = (emailId: string, notBefore?: Date) =>
  given.db.transact((tx) =>
    given.jobs.enqueue(tx, 'send-email', { emailId }, notBefore === undefined ? {} : { notBefore }),
  );

describe('without workers', () => {
  test('what was enqueued runs when it is asked for, once', async () => {
    const { calls, handlers } = recording();
    await enqueue('a');
    await enqueue('b');
    expect(await runDue(given.db, handlers)).toBe(2);
    expect(await runDue(given.db, handlers)).toBe(0);
    expect(calls).toEqual(['a', 'b']);
  });

  test('a transaction that is rolled back leaves no job', async () => {
    const undone = given.db.transact(async (tx) => {
      await given.jobs.enqueue(tx, 'send-email', { emailId: 'never' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await given.jobs.isPending('send-email', { emailId: 'never' })).toBe(false);
    expect(await runDue(given.db, recording().handlers)).toBe(0);
  });

  test('what is due later waits for the database to say so', async () => {
    const { calls, handlers } = recording();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await enqueue('later', inAnHour);
    expect(await runDue(given.db, handlers)).toBe(0);
    expect(await given.jobs.isPending('send-email', { emailId: 'later' })).toBe(true);
    expect(await runDue(given.db, handlers, { asOf: new Date(Date.now() + 1_800_000) })).toBe(0);
    expect(await runDue(given.db, handlers, { asOf: inAnHour })).toBe(1);
    expect(calls).toEqual(['later']);
  });

  test('what a job enqueues in turn runs as well', async () => {
    const { calls, handlers } = recording();
    await given.db.transact((tx) =>
      given.jobs.enqueue(tx, 'close-election', { electionId: 'election' }),
    );
    const ran = await runDue(given.db, {
      ...handlers,
      'close-election': async () => {
        await enqueue('winner');
      },
    });
    expect(ran).toBe(2);
    expect(calls).toEqual(['winner']);
  });

  test('a failure is told after the others ran, and the job comes back after a pause', async () => {
    const { calls, handlers } = recording();
    await enqueue('bad');
    await enqueue('good');
    const failing = {
      'send-email': async ({ emailId }: { emailId: string }) => {
        if (emailId === 'bad') throw new Error('no luck');
        await handlers['send-email']({ emailId });
      },
    };
    await expect(runDue(given.db, failing)).rejects.toThrow('no luck');
    expect(calls).toEqual(['good']);
    // Not due yet, not forgotten, and by tomorrow due again.
    expect(await runDue(given.db, handlers)).toBe(0);
    expect(await given.jobs.isPending('send-email', { emailId: 'bad' })).toBe(true);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await runDue(given.db, handlers, { asOf: tomorrow })).toBe(1);
    expect(calls).toEqual(['good', 'bad']);
    expect(await given.jobs.isPending('send-email', { emailId: 'bad' })).toBe(false);
  });

  test('pauses grow to four hours, so that twenty tries take about two days', async () => {
    await enqueue('stubborn');
    const failing = { 'send-email': () => Promise.reject(new Error('no luck')) };
    const pauses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const asOf = new Date(Date.now() + 86_400_000);
      await expect(runDue(given.db, failing, { asOf })).rejects.toThrow('no luck');
      const { rows } = await given.db.pool.query<{ pause: number }>(
        `select extract(epoch from start_after - now())::float8 as pause from pgboss.job
         where state = 'retry'`,
      );
      pauses.push(rows[0]?.pause ?? 0);
    }
    expect(pauses[0]).toBeLessThan(61);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(4 * 3_600);
    expect(pauses.at(-1)).toBeGreaterThan(3.9 * 3_600);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(60);
  });
});

describe('with workers', () => {
  test('five hundred jobs of one transaction run once each, in two processes', async () => {
    const seen = new Map<string, number>();
    const all = Promise.withResolvers<void>();
    const handlers: JobHandlers = {
      ...recording().handlers,
      'send-email': async ({ emailId }) => {
        seen.set(emailId, (seen.get(emailId) ?? 0) + 1);
        if (seen.size === 500) all.resolve();
      },
    };
    await given.jobs.work(handlers);
    await (await anotherProcess()).work(handlers);
    await given.db.transact(async (tx) => {
      for (let n = 0; n < 500; n += 1) {
        await given.jobs.enqueue(tx, 'send-email', { emailId: `e-mail ${n}` });
      }
    });
    await all.promise;
    expect([...seen.values()].every((times) => times === 1)).toBe(true);
  });

  test('an idle worker hears of a new job at once, from another process as well', async () => {
    const called = Promise.withResolvers<string>();
    const listener = await anotherProcess();
    await listener.work({
      ...recording().handlers,
      'close-election': async ({ electionId }) => called.resolve(electionId),
    });
    await given.db.transact((tx) =>
      given.jobs.enqueue(tx, 'close-election', { electionId: 'ended' }),
    );
    expect(await called.promise).toBe('ended');
  });

  test('a job that fails does not hold up the one beside it', async () => {
    const good = Promise.withResolvers<void>();
    await enqueue('bad');
    await enqueue('good');
    await given.jobs.work({
      ...recording().handlers,
      'send-email': async ({ emailId }) => {
        if (emailId === 'bad') throw new Error('no luck');
        good.resolve();
      },
    });
    await good.promise;
    await given.jobs.close();
    const fresh = await anotherProcess();
    expect(await fresh.isPending('send-email', { emailId: 'bad' })).toBe(true);
    expect(await fresh.isPending('send-email', { emailId: 'good' })).toBe(false);
  });

  test('closing waits for what is running and starts nothing new', async () => {
    const started = Promise.withResolvers<void>();
    const mayFinish = Promise.withResolvers<void>();
    const finished: string[] = [];
    await given.jobs.work({
      ...recording().handlers,
      'send-email': async ({ emailId }) => {
        started.resolve();
        await mayFinish.promise;
        finished.push(emailId);
      },
    });
    await enqueue('under way');
    await started.promise;
    const closed = given.jobs.close().then(() => finished.push('closed'));
    mayFinish.resolve();
    await closed;
    expect(finished).toEqual(['under way', 'closed']);
  });
});

test('a worker whose question is never answered asks again', async () => {
  const proxy = await startPostgresProxy(given.database.connection);
  afterThis(() => proxy.close());
  const { connection } = proxy;
  const jobs = await openJobs({ connection, log: openLog('silent'), timeoutMs: 10_000 });
  afterThis(() => jobs.close());
  const called = Promise.withResolvers<string>();
  await jobs.work({
    ...recording().handlers,
    'send-email': async ({ emailId }) => called.resolve(emailId),
  });
  proxy.mutes = 'send-email';
  proxy.weather = 'mute';
  await expect.poll(() => proxy.muted).toBeGreaterThan(0);
  proxy.weather = 'fair';
  await enqueue('after the silence');
  expect(await called.promise).toBe('after the silence');
});

test('processes that start together on an empty database make one queue', async () => {
  await given.jobs.close();
  await given.db.pool.query('drop schema pgboss cascade');
  const { connection } = given.database;
  const prepared = Array.from({ length: 4 }, () => prepareJobs(connection, openLog('silent')));
  await Promise.all(prepared);
  const opened = await Promise.all(Array.from({ length: 4 }, anotherProcess));
  const [first] = opened;
  await given.db.transact(async (tx) => {
    await first?.enqueue(tx, 'send-email', { emailId: randomUUID() });
  });
  expect(await runDue(given.db, recording().handlers)).toBe(1);
});
