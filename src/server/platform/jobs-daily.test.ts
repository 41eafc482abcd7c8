import { describe, expect, test } from 'vitest';
import { anotherProcess, given, recording, giveJobQueues } from '#tests/support/job-queue.ts';

giveJobQueues();

describe('daily work', () => {
  interface Waiting {
    state: string;
    hours: number;
  }
  const waiting = async () =>
    (
      await given.db.pool.query<Waiting>(
        `select state, extract(epoch from start_after - now())::float8 / 3600 as hours
         from pgboss.job where name = 'sweep-uploads' and state <> 'completed'`,
      )
    ).rows;
  const oneDayPasses = () =>
    given.db.pool.query(
      `update pgboss.job set start_after = now() - interval '1 second' where state = 'created'`,
    );

  /** Handlers that count, and a promise of the next time both daily jobs were done. */
  function counting() {
    const { calls, handlers } = recording();
    let both = Promise.withResolvers<void>();
    const count = (name: 'sweep' | 'forget') => async () => {
      calls.push(name);
      if (calls.length % 2 === 0) both.resolve();
    };
    return {
      calls,
      handlers: { ...handlers, 'sweep-uploads': count('sweep'), 'forget-expired': count('forget') },
      untilBoth: async () => {
        await both.promise;
        both = Promise.withResolvers<void>();
        await expect
          .poll(async () =>
            (await waiting()).map(({ state, hours }) => [state, Math.round(hours * 5) / 5]),
          )
          .toEqual([['created', 24]]);
      },
    };
  }

  test('is done when the first process starts, and then once a day, whoever starts', async () => {
    const { calls, handlers, untilBoth } = counting();
    const first = await Promise.all([anotherProcess(), anotherProcess()]);
    await Promise.all([given.jobs, ...first].map((jobs) => jobs.work(handlers)));
    await untilBoth();
    // More processes come: there is nothing to do for them until tomorrow.
    for (let n = 0; n < 3; n += 1) await (await anotherProcess()).work(handlers);
    await untilBothWait();
    expect(calls.toSorted()).toEqual(['forget', 'sweep']);

    await oneDayPasses();
    const late = await Promise.all([anotherProcess(), anotherProcess()]);
    await Promise.all(late.map((jobs) => jobs.work(handlers)));
    await untilBoth();
    expect(calls.toSorted()).toEqual(['forget', 'forget', 'sweep', 'sweep']);
  });

  test('that failed comes back, and goes on the next day', async () => {
    const { handlers } = recording();
    const failed = Promise.withResolvers<void>();
    await given.jobs.work({
      ...handlers,
      'sweep-uploads': async () => {
        failed.resolve();
        throw new Error('the disk is away');
      },
    });
    await failed.promise;
    await expect.poll(waiting).toMatchObject([{ state: 'retry' }]);
    await given.jobs.close();
    await given.db.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    const again = counting();
    await (
      await anotherProcess()
    ).work({
      ...again.handlers,
      'forget-expired': async () => {},
      'sweep-uploads': async () => {
        await again.handlers['sweep-uploads']();
        await again.handlers['sweep-uploads']();
      },
    });
    await again.untilBoth();
  });

  test('of the night comes back at the moment of the next night', async () => {
    const { handlers } = recording();
    const night = new Date('2100-01-01T03:10:00Z');
    await given.jobs.work(handlers, () => Promise.resolve(night));
    const next = async () =>
      (
        await given.db.pool.query<{ name: string; at: Date }>(
          `select name, start_after as at from pgboss.job
           where name in ('check-results', 'witness-record') and state = 'created' order by name`,
        )
      ).rows.filter(({ at }) => at.getTime() > Date.now() + 1_000);
    await expect
      .poll(next)
      .toMatchObject([{ name: 'check-results', at: night }, { name: 'witness-record' }]);
    const [, daily] = await next();
    expect(daily?.at.getFullYear()).toBeLessThan(2100);
  });

  /** The queue has settled: what waits is tomorrow's. */
  async function untilBothWait(): Promise<void> {
    const { rows } = await given.db.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job
       where name in ('sweep-uploads', 'forget-expired') and state <> 'completed'`,
    );
    expect(rows).toEqual([{ waiting: 2 }]);
  }
});
