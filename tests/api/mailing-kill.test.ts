import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createElection } from '#tests/support/factories.ts';
import { createByList, putOnList } from '#tests/support/list-email-stage.ts';
import { createReader, openMailingStage, readersOf } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { connectionOf } from '#tests/support/test-app.ts';

let stage: MailingStage;
const children: ChildProcess[] = [];
beforeEach(async () => {
  stage = await openMailingStage();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stage.close();
});

function startSender(): ChildProcess {
  const { host, user, database, port } = connectionOf(stage.app);
  const at = `host=${encodeURIComponent(host)}${port === undefined ? '' : `&port=${port}`}`;
  const url = `postgres://${user}@/${database}?${at}`;
  const script = fileURLToPath(import.meta.resolve('#tests/support/mailing-sender.ts'));
  const { keysDir } = stage.app.ctx.config;
  const child = spawn(process.execPath, [script, url, stage.mail.url, keysDir], {
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

const toAccounts = async () => {
  const readers: string[] = [];
  for (let n = 0; n < 20; n += 1) readers.push((await createReader(stage)).email);
  await createElection(stage.app.ctx);
  return readers;
};
const toTheList = async () => {
  const readers: string[] = [];
  for (let n = 0; n < 20; n += 1) readers.push((await putOnList(stage)).email);
  await createByList(stage);
  return readers;
};

test.each([
  ['accounts', toAccounts],
  ['the voter list', toTheList],
])(
  'a server that is killed while it writes to %s: another goes on, and nobody gets an e-mail twice',
  async (_, make) => {
    const readers = await make();
    const first = startSender();
    await expect.poll(() => stage.mail.taken.length).toBeGreaterThan(6);
    // From here on it is killed with an e-mail handed over and not noted.
    const handedOver = stage.mail.untilReceived();
    stage.mail.manner = 'falls-silent';
    await handedOver;
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    const before = stage.mail.taken.length;
    expect(before).toBeLessThan(20);
    stage.mail.manner = 'takes';

    // The lease of what it had in hand runs out.
    await stage.app.ctx.pool.query(
      "update mailing_recipients set try_after = now() where status = 'sending'",
    );
    startSender();
    const status = async () =>
      (
        await stage.app.ctx.pool.query(
          "select status, sent, failed from mailings where kind = 'list-opens' or sent > 0",
        )
      ).rows;
    await expect.poll(status).toEqual([{ status: 'finished', sent: 19, failed: 1 }]);
    expect(readersOf(stage.mail, 'is open')).toEqual(readers.toSorted());
  },
);
