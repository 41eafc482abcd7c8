import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anEmail, openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice, PostParts } from '#tests/support/post-office.ts';
import { deliverEmail } from './deliver.ts';
import { takeTurn } from './pace-store.ts';
import { queueEmail, queueEmails } from './send.ts';

let post: PostOffice;
beforeAll(async () => {
  post = await openPostOffice();
});
beforeEach(() => post.ctx.pool.query('delete from mail_state'));
afterAll(() => post.close());

const turns = (parts: PostParts, ahead: number, perMinute = 1) =>
  parts.transact((tx) => takeTurn(tx, { perMinute, ahead }));

test('many at once, in several processes, get no more turns than the pace has', async () => {
  const other = await post.openParts();
  const tries = Array.from({ length: 30 }, (_, n) => turns(n % 2 === 0 ? post.ctx : other, 240));
  const waits = await Promise.all(tries);
  // One turn a minute and four minutes ahead of that, and the one of now.
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((one) => one > 0)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  }
});

test('a link goes while the others wait, and an e-mail that waits costs no attempt', async () => {
  const paced = { ...post.ctx, mail: { ...post.ctx.mail, perMinute: 1 } };
  const queue = async (key: string, secretFor?: number) => {
    const more = secretFor === undefined ? {} : { secretFor };
    await post.ctx.transact((tx) => queueEmail(tx, paced, { ...anEmail(key), ...more }));
    const { rows } = await post.ctx.pool.query<{ id: string }>(
      'select id from emails where key = $1',
      [key],
    );
    return rows[0]?.id ?? '';
  };
  const ids = [await queue('a'), await queue('b'), await queue('c')];
  for (const id of ids) await deliverEmail(paced, id);
  const link = await queue('link', 60);
  await deliverEmail(paced, link);
  expect(await Promise.all([...ids, link].map((id) => post.stateOf(id)))).toMatchObject([
    { status: 'sent' },
    { status: 'sent' },
    { status: 'waiting', attempts: 0 },
    { status: 'sent' },
  ]);
  const third = ids[2] ?? '';
  expect(await post.ctx.jobs.isPending('send-email', { emailId: third })).toBe(true);
  expect(await turns(post.ctx, 0), 'mass e-mails come behind all of these').toBeGreaterThan(0);
});

test('of many that wait each comes again once or twice, over as long as all of them need', async () => {
  const paced = { ...post.ctx, mail: { ...post.ctx.mail, perMinute: 1 } };
  const keys = Array.from({ length: 40 }, (_, at) => `many:${at}`);
  await post.ctx.transact((tx) =>
    queueEmails(
      tx,
      paced,
      keys.map((key) => anEmail(key)),
    ),
  );
  const { rows } = await post.ctx.pool.query<{ id: string }>(
    "select id from emails where key like 'many:%'",
  );
  for (const { id } of rows) await deliverEmail(paced, id);
  const { rows: jobs } = await post.ctx.pool.query<{ seconds: number }>(
    `select extract(epoch from max(start_after) - now())::int as seconds from pgboss.job
     where name = 'send-email' and data ->> 'emailId' = any($1)`,
    [rows.map(({ id }) => id)],
  );
  expect(jobs[0]?.seconds).toBeGreaterThan(10 * 60);
  expect(jobs[0]?.seconds).toBeLessThan(45 * 60);
});
