import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEmail, openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';
import { queueEmail } from './send.ts';

let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice();
});

afterEach(async () => {
  await post.close();
});

test('an e-mail leaves once, however often and from wherever it is asked for', async () => {
  const other = await post.openParts();
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const parts = n % 2 === 0 ? post.ctx : other;
      return parts.transact((tx) => queueEmail(tx, parts, anEmail()));
    }),
  );
  expect(asked.filter((isNew) => isNew)).toHaveLength(1);
  expect(await post.runDue()).toBe(1);
  expect(post.server.taken).toHaveLength(1);
  expect(await post.ctx.transact((tx) => queueEmail(tx, post.ctx, anEmail()))).toBe(false);
  expect(await post.runDue()).toBe(0);
  expect(post.server.taken).toHaveLength(1);
});

test('a transaction that is rolled back leaves neither e-mail nor job', async () => {
  const undone = post.ctx.transact(async (tx) => {
    await queueEmail(tx, post.ctx, anEmail());
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect((await post.ctx.pool.query('select from emails')).rowCount).toBe(0);
  expect(await post.runDue()).toBe(0);
});
