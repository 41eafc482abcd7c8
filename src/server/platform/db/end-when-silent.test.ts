import { expect, test, vi } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { openDatabase } from './client.ts';
import { endWhenSilent } from './end-when-silent.ts';
import { isTransientError } from './errors.ts';

/** A connection as the driver leaves it, on which nothing has moved for the time given. */
function fallSilent(readyForQuery: boolean, writableEnded: boolean) {
  const destroy = vi.fn<(error?: Error) => never>();
  let act = () => {};
  const setTimeout = (_: number, then?: () => void) => {
    act = then ?? act;
    return null as never;
  };
  const stream = { setTimeout, writableEnded, destroy };
  endWhenSilent({ readyForQuery, connection: { stream } }, 1_000);
  act();
  return destroy.mock.calls.length;
}

test.each([
  ['owes an answer is ended', false, false, 1],
  ['said goodbye is ended', true, true, 1],
  ['rests between two questions stays', true, false, 0],
])('a silent connection that %s', (_, isReady, isEnded, ends) => {
  expect(fallSilent(isReady, isEnded)).toBe(ends);
});

test.each([false, true])(
  'a pool whose every way was cut without a word works again (pipeline: %s)',
  async (pipeline) => {
    const database = await createTestDatabase();
    afterThis(() => database.drop());
    const proxy = await startPostgresProxy(database.connection);
    afterThis(() => proxy.close());
    const lost = vi.fn<(error: Error) => void>();
    const { db, pool, transact, close } = openDatabase(proxy.connection, lost, {
      max: 2,
      pipeline,
      timeoutMs: 1_000,
    });
    afterThis(close);
    await expect.poll(() => pool.query('select 1').catch(() => null)).not.toBeNull();
    proxy.weather = 'mute';
    const asked = [
      pool.query('select 1'),
      transact((tx) => tx.selectFrom('accounts').select('id').execute()),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer.status).toBe('rejected');
      expect(isTransientError((answer as PromiseRejectedResult).reason)).toBe(true);
    }
    proxy.weather = 'fair';
    const ask = () => db.selectFrom('accounts').select('id').execute();
    await expect.poll(() => ask().catch(() => null)).toEqual([]);
  },
);
