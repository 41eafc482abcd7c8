import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFailed } from '#server/email/queue-store.ts';
import { recoverEmails } from '#server/email/recover.ts';
import { queueEmail } from '#server/email/send.ts';
import { releaseEmail } from '#server/email/decision-store.ts';
import { takeEmail } from '#server/email/store.ts';
import type { Manner } from '#tests/support/mail-server.ts';
import { anEmail, openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';

// An e-mail that carries a link is a key to an account: its words end with its way.

let post: PostOffice;
beforeEach(async () => {
  post = await openPostOffice();
});
afterEach(() => post.close());

interface Kept {
  id: string;
  status: string;
  text_body: string;
  html_body: string;
}
const kept = async (): Promise<Kept[]> =>
  (
    await post.ctx.pool.query<Kept>(
      'select id, status, text_body, html_body from emails order by created_at',
    )
  ).rows;
const queue = (secretFor?: number, key = 'reset-password:1') =>
  post.ctx.transact((tx) =>
    queueEmail(tx, post.ctx, {
      ...anEmail(key),
      compose: () => ({
        subject: 'Congratulations',
        text: 'https://x.example/?token=secret',
        html: '<p>secret</p>',
      }),
      ...(secretFor === undefined ? {} : { secretFor }),
    }),
  );
const blank = { text_body: '', html_body: '' };

test('an e-mail that left holds its secret no longer', async () => {
  await queue(60);
  expect(await kept()).toMatchObject([{ text_body: expect.stringContaining('secret') }]);
  await post.runDue();
  expect(post.server.taken[0]?.raw).toContain('secret');
  expect(await kept()).toMatchObject([{ status: 'sent', ...blank }]);
});

test('another e-mail keeps its words', async () => {
  await queue();
  await post.runDue();
  expect(await kept()).toMatchObject([
    { status: 'sent', text_body: expect.stringContaining('secret'), html_body: '<p>secret</p>' },
  ]);
});

test.each<Manner>(['refuses-recipient', 'hangs-up'])(
  'an e-mail to a server that %s stays as failed without its words: nobody reads it or sends it again',
  async (manner) => {
    post.server.manner = manner;
    await queue(60);
    await post.runDue();
    expect(await kept()).toMatchObject([{ status: 'stuck', ...blank }]);
    post.server.manner = 'takes';
    const { connections } = post.server;
    const [email] = await kept();
    expect(await post.ctx.transact((tx) => releaseEmail(tx, email?.id ?? ''))).toBeNull();
    await post.runDue('within a week');
    await recoverEmails(post.ctx);
    await post.runDue('within a week');
    expect(post.server.connections).toBe(connections);
    expect(await kept()).toMatchObject([{ status: 'stuck', ...blank }]);
  },
);

test('an e-mail that has to wait keeps its words until it leaves', async () => {
  post.server.manner = 'defers-recipient';
  await queue(60);
  await expect(post.runDue()).rejects.toBeInstanceOf(Error);
  expect(await kept()).toMatchObject([
    { status: 'waiting', text_body: expect.stringContaining('secret') },
  ]);
  post.server.manner = 'takes';
  await post.runDue('within a week');
  expect(post.server.taken).toHaveLength(1);
  expect(await kept()).toMatchObject([{ status: 'sent', ...blank }]);
});

test('an e-mail whose link has run out does not leave', async () => {
  await queue(60);
  await post.ctx.pool.query(`update emails set secret_until = now()`);
  await post.runDue();
  expect(post.server.connections).toBe(0);
  expect(await kept()).toMatchObject([{ status: 'stuck', ...blank }]);
});

test('an e-mail whose sender died holds its secret no longer', async () => {
  await queue(60);
  const [email] = await kept();
  await post.ctx.transact((tx) => takeEmail(tx, email?.id ?? ''));
  await recoverEmails(post.ctx);
  expect(await kept()).toMatchObject([{ status: 'stuck', ...blank }]);
});

test('an e-mail whose link ran out says so, and what kept it', async () => {
  post.server.manner = 'defers-recipient';
  await queue(60);
  await expect(post.runDue()).rejects.toThrow('451');
  await post.ctx.pool.query(`update emails set secret_until = now()`);
  await post.runDue('within a week');
  const failed = await listFailed(post.ctx.db);
  expect(failed).toMatchObject([
    { reason: 'expired', problem: expect.stringContaining('451'), isLink: true },
  ]);
});
