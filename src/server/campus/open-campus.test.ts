import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();

// Corrections of a voter list beside votes once stood still for ten seconds by this.
test('what transactions ask of the campus waits for none of their connections', async () => {
  const { campus, pool, transact } = app.ctx;
  const all = Promise.withResolvers<void>();
  let inside = 0;
  const asked = Array.from({ length: pool.options.max }, () =>
    transact(async () => {
      inside += 1;
      if (inside === pool.options.max) all.resolve();
      await all.promise;
      campus.forget();
      return [await campus.settings(), await campus.isSetUp()];
    }),
  );
  expect(await Promise.all(asked)).toHaveLength(10);
});
