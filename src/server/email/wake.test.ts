import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';
import { readOldestSeconds } from './queue-store.ts';
import { recoverEmails } from './recover.ts';

let post: PostOffice;
beforeEach(async () => {
  post = await openPostOffice();
});
afterEach(() => post.close());

/** An e-mail that failed in this manner, and whose next try is hours away. */
async function failingEmail(manner: PostOffice['server']['manner'], key: string): Promise<string> {
  const id = await post.insertQueuedEmail(key);
  post.server.manner = manner;
  await expect(post.runDue()).rejects.toBeInstanceOf(Error);
  await post.ctx.pool.query(`update pgboss.job set start_after = now() + interval '4 hours'
    where state = 'retry'`);
  post.server.manner = 'takes';
  return id;
}

test('after a repair the first e-mail that leaves takes those along that waited', async () => {
  const ids = [
    await failingEmail('hangs-up-early', 'first'),
    await failingEmail('refuses-sender', 'second'),
    await failingEmail('refuses-relay', 'third'),
  ];
  expect(await post.runDue()).toBe(0);
  await post.insertQueuedEmail('new');
  expect(await post.runDue()).toBe(4);
  for (const id of ids) expect(await post.stateOf(id)).toMatchObject({ status: 'sent' });
});

test('one that the mail server puts off alone is not asked again at every success', async () => {
  const id = await failingEmail('defers-recipient', 'greylisted');
  // Others have left since it failed first.
  await post.ctx.pool.query('insert into mail_state (left_at) values (now())');
  for (const key of ['other', 'another']) {
    await post.insertQueuedEmail(key);
    expect(await post.runDue()).toBe(1);
  }
  expect(await post.stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
});

test('at the next start what was held up is tried again', async () => {
  const id = await failingEmail('hangs-up-early', 'held up');
  await recoverEmails(post.ctx);
  expect(await post.runDue()).toBe(1);
  expect(await post.stateOf(id)).toMatchObject({ status: 'sent' });
});

test('a notice that officers can still take back is not hurried', async () => {
  await failingEmail('hangs-up-early', 'held up');
  await post.ctx.pool.query(`update pgboss.job set state = 'created'`);
  await recoverEmails(post.ctx);
  expect(await post.runDue()).toBe(0);
});

test('what fails and is tried later counts as due all the while', async () => {
  const id = await failingEmail('hangs-up-early', 'held up');
  await post.ctx.pool.query(`update pgboss.job set keep_until = keep_until - interval '1 hour'`);
  await post.ctx.pool.query(`update emails set waits_since = now() - interval '2 hours'`);
  const { due, oldest } = await post.ctx.jobs.backlog();
  expect(due).toBe(1);
  expect(oldest).toBeGreaterThanOrEqual(3_600);
  expect(await readOldestSeconds(post.ctx.db)).toBeGreaterThanOrEqual(7_200);
  const [next] = await post.ctx.jobs.listTries('send-email', [{ emailId: id }]);
  expect(next).toEqual({ data: { emailId: id }, at: expect.any(Date) });
});
