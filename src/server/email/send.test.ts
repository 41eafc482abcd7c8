import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLetter, openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';
import { sendLetter } from './send.ts';

let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice();
});

afterEach(async () => {
  await post.close();
});

test('a letter leaves once, however often and from wherever it is asked for', async () => {
  const other = await post.openParts();
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const parts = n % 2 === 0 ? post.ctx : other;
      return parts.transact((tx) => sendLetter(tx, parts, aLetter()));
    }),
  );
  expect(asked.filter((isNew) => isNew)).toHaveLength(1);
  expect(await post.runDue()).toBe(1);
  expect(post.server.taken).toHaveLength(1);
  expect(await post.ctx.transact((tx) => sendLetter(tx, post.ctx, aLetter()))).toBe(false);
  expect(await post.runDue()).toBe(0);
  expect(post.server.taken).toHaveLength(1);
});

test('a transaction that is rolled back leaves neither letter nor job', async () => {
  const undone = post.ctx.transact(async (tx) => {
    await sendLetter(tx, post.ctx, aLetter());
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect((await post.ctx.pool.query('select from letters')).rowCount).toBe(0);
  expect(await post.runDue()).toBe(0);
});
