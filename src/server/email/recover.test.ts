import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostOffice } from '#tests/support/post-office.ts';
import type { PostOffice } from '#tests/support/post-office.ts';
import { deliverEmail } from './deliver.ts';
import { diedWhileSending, recoverEmails } from './recover.ts';

let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice();
});

const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await post.close();
});

describe('a process that dies', () => {
  /** A worker in a process of its own, caught after the mail server has the whole e-mail. */
  async function senderInTheMiddle(): Promise<{ id: string; process: ChildProcess }> {
    post.server.manner = 'falls-silent';
    const received = post.server.untilReceived();
    const id = await post.insertQueuedEmail();
    const script = fileURLToPath(import.meta.resolve('#tests/support/email-sender.ts'));
    const child = spawn(process.execPath, [script, post.databaseUrl, post.server.url], {
      stdio: 'inherit',
    });
    children.push(child);
    await received;
    return { id, process: child };
  }

  async function kill(child: ChildProcess): Promise<void> {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** The database notices the death of a client a moment after the client's end. */
  async function recoverUntilStuck(id: string): Promise<void> {
    await expect
      .poll(async () => {
        await recoverEmails(post.ctx);
        return post.stateOf(id);
      })
      .toMatchObject({ status: 'stuck' });
  }

  test('between handing over and noting it leaves an e-mail for the officers, not a second one', async () => {
    const { id, process: child } = await senderInTheMiddle();
    expect(await post.stateOf(id)).toMatchObject({ status: 'sending', attempts: 1 });
    await kill(child);
    post.server.manner = 'takes';
    await recoverUntilStuck(id);
    expect(await post.stateOf(id)).toEqual({
      status: 'stuck',
      attempts: 1,
      problem: diedWhileSending,
    });
    // The job of the dead process comes back one day; it finds nothing left to do.
    await deliverEmail(post.ctx, id);
    expect(post.server.taken).toHaveLength(1);
    expect(await post.stateOf(id)).toMatchObject({ status: 'stuck' });
  });

  test('is noticed without a start as well, when its job comes back', async () => {
    const { id, process: child } = await senderInTheMiddle();
    await kill(child);
    post.server.manner = 'takes';
    await expect
      .poll(async () => {
        await deliverEmail(post.ctx, id).catch(() => {});
        return post.stateOf(id);
      })
      .toMatchObject({ status: 'stuck', problem: diedWhileSending });
    expect(post.server.taken).toHaveLength(1);
  });

  test('is not confused with one that is slow', async () => {
    const { id } = await senderInTheMiddle();
    await recoverEmails(post.ctx);
    await expect(deliverEmail(post.ctx, id)).rejects.toThrow('Another worker');
    expect(await post.stateOf(id)).toMatchObject({ status: 'sending', attempts: 1 });
    expect(post.server.taken).toHaveLength(1);
  });

  test('with e-mails that wait leaves them their jobs, and those without get one', async () => {
    const id = await post.insertQueuedEmail();
    await recoverEmails(post.ctx);
    expect(await post.runDue()).toBe(1);
    await post.ctx.pool.query("update emails set status = 'waiting' where id = $1", [id]);
    await post.ctx.pool.query('delete from pgboss.job');
    await recoverEmails(post.ctx);
    await recoverEmails(post.ctx);
    expect(await post.runDue()).toBe(1);
    expect(await post.stateOf(id)).toMatchObject({ status: 'sent' });
  });
});
