import { afterEach, beforeEach, expect, test } from 'vitest';
import { idleJobs } from '#tests/support/idle-jobs.ts';
import { anEmail, openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';
import { deliverEmail, emailJobs } from './deliver.ts';
import { recoverEmails } from './recover.ts';
import { queueEmail } from './send.ts';

let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice();
});

afterEach(async () => {
  await post.close();
});

test('what the server took is sent', async () => {
  const id = await post.insertQueuedEmail();
  await post.runDue();
  expect(post.server.taken[0]?.raw).toContain(`Message-ID: <${id}@campus.example>`);
  expect(await post.stateOf(id)).toEqual({ status: 'sent', attempts: 1, problem: null });
});

test('many workers at the same e-mail send it once', async () => {
  const id = await post.insertQueuedEmail();
  const other = await post.openParts();
  const tries = Array.from({ length: 12 }, (_, n) =>
    deliverEmail(n % 2 === 0 ? post.ctx : other, id),
  );
  await Promise.allSettled(tries);
  expect(post.server.taken).toHaveLength(1);
  expect(await post.stateOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('three processes and a job too many for each of forty e-mails: forty e-mails', async () => {
  await post.ctx.transact(async (tx) => {
    for (let n = 0; n < 40; n += 1) await queueEmail(tx, post.ctx, anEmail(`winner ${n}`));
  });
  await post.ctx.transact(async (tx) => {
    for (const { id } of await tx.selectFrom('emails').select('id').execute()) {
      await post.ctx.jobs.enqueue(tx, 'send-email', { emailId: id });
    }
  });
  for (const parts of [post.ctx, await post.openParts(), await post.openParts()]) {
    await parts.jobs.work({ ...idleJobs, ...emailJobs(parts) });
  }
  const sent = () => post.ctx.pool.query("select from emails where status = 'sent'");
  await expect.poll(async () => (await sent()).rowCount).toBe(40);
  await post.closeParts();
  const ids = post.server.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('a server that is not ready is asked again later', async () => {
  const id = await post.insertQueuedEmail();
  post.server.manner = 'defers-recipient';
  await expect(post.runDue()).rejects.toThrow('451');
  const waiting = await post.stateOf(id);
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(waiting?.problem).toContain('451 Try again later');
  post.server.manner = 'takes';
  expect(await post.runDue('within a week')).toBe(1);
  expect(await post.stateOf(id)).toEqual({ status: 'sent', attempts: 2, problem: null });
  expect(post.server.taken).toHaveLength(1);
});

test('a recipient who does not exist is for the officers, in the words of the server', async () => {
  const id = await post.insertQueuedEmail();
  post.server.manner = 'refuses-recipient';
  expect(await post.runDue()).toBe(1);
  expect(await post.stateOf(id)).toEqual({
    status: 'stuck',
    attempts: 1,
    problem: 'The mail server answered: 550 No such mailbox',
  });
  expect(await post.runDue('within a week')).toBe(0);
});

test.each(['falls-silent', 'hangs-up'] as const)(
  'a server that %s after the e-mail: stuck, and never sent again by itself',
  async (manner) => {
    const id = await post.insertQueuedEmail();
    post.server.manner = manner;
    const impatient = await post.openParts({ isImpatient: true });
    expect(await post.runDue('now', impatient)).toBe(1);
    expect(await post.stateOf(id)).toMatchObject({ status: 'stuck', attempts: 1 });
    post.server.manner = 'takes';
    await recoverEmails(post.ctx);
    expect(await post.runDue('within a week')).toBe(0);
    expect(post.server.taken).toHaveLength(1);
  },
);

test('after twenty tries an officer decides', async () => {
  const id = await post.insertQueuedEmail();
  post.server.manner = 'defers-recipient';
  for (let n = 1; n < 20; n += 1) await expect(post.runDue('within a week')).rejects.toThrow('451');
  expect(await post.stateOf(id)).toMatchObject({ status: 'waiting', attempts: 19 });
  expect(await post.runDue('within a week')).toBe(1);
  const given = await post.stateOf(id);
  expect(given).toMatchObject({ status: 'stuck', attempts: 20 });
  expect(given?.problem).toMatch(/20 attempts.*451 Try again later/);
  expect(await post.ctx.jobs.isPending('send-email', { emailId: id })).toBe(false);
});

test('what waits because no e-mail can leave waits for as long as it takes', async () => {
  const id = await post.insertQueuedEmail();
  post.server.manner = 'hangs-up-early';
  for (let n = 1; n <= 21; n += 1) {
    await expect(post.runDue('within a week')).rejects.toThrow('could not be used');
  }
  expect(await post.stateOf(id)).toMatchObject({ status: 'waiting', attempts: 21 });
});

test('an e-mail that left while it was taken for stuck counts as sent', async () => {
  const id = await post.insertQueuedEmail();
  const slow = {
    ...post.ctx,
    mail: {
      ...post.ctx.mail,
      send: async () => {
        await post.ctx.pool.query("update emails set status = 'stuck' where id = $1", [id]);
        return '250 OK';
      },
    },
  };
  await deliverEmail(slow, id);
  expect(await post.stateOf(id)).toMatchObject({ status: 'sent' });
});

test('an answer that comes late does not end a later turn', async () => {
  const id = await post.insertQueuedEmail();
  const late = {
    ...post.ctx,
    mail: {
      ...post.ctx.mail,
      send: async () => {
        await post.ctx.pool.query('update emails set attempts = attempts + 1 where id = $1', [id]);
        return '250 OK';
      },
    },
  };
  await deliverEmail(late, id);
  expect(await post.stateOf(id)).toMatchObject({ status: 'sending', attempts: 2 });
});
