import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer } from '#tests/support/mail-server.ts';
import { anEmail } from '#tests/support/post-office.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { emailJobs } from './deliver.ts';
import { queueEmail } from './send.ts';

let server: MailServer;
let app: TestApp;
let officer: Actor;

beforeEach(async () => {
  server = await startMailServer();
  app = await startTestApp({ smtpUrl: server.url, mailFrom: 'council@campus.example' });
  officer = await createActor(app, { role: 'council' });
});

afterEach(async () => {
  await app.close();
  await server.close();
});

const deliverDue = () => runDue(app.ctx, emailJobs(app.ctx));
const queue = (key: string) => app.ctx.transact((tx) => queueEmail(tx, app.ctx, anEmail(key)));

/** An e-mail that the mail server took without ever saying so. */
async function failedEmail(): Promise<string> {
  server.manner = 'hangs-up';
  await queue('stuck');
  await deliverDue();
  server.manner = 'takes';
  const { body } = await officer.send('readUnsentEmails');
  return body.emails[0]._id;
}

test('officers see how e-mails leave and which wait for it', async () => {
  await queue('first');
  await deliverDue();
  await failedEmail();
  await queue('later');
  const answer = await officer.send('readUnsentEmails');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    delivery: 'smtp',
    folder: null,
    waiting: 1,
    failed: 1,
    isLate: false,
    sent: 1,
    emails: [
      {
        _id: expect.any(String),
        to: 'asha@campus.example',
        subject: 'Congratulations',
        hasFailed: true,
        reason: 'uncertain',
        problem: expect.stringContaining('may or may not have arrived'),
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        nextTryAt: null,
        link: 'none',
      },
    ],
    unnamed: { waiting: 0, failed: 0 },
    mailings: [],
  });
});

test('an officer sends an e-mail again, with its old id, and it is written down', async () => {
  const id = await failedEmail();
  const answer = await officer.send('resendEmail', { params: { id } });
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'The e-mail will be sent again.' },
  });
  await deliverDue();
  expect(server.taken).toHaveLength(2);
  for (const { raw } of server.taken) expect(raw).toContain(`Message-ID: <${id}@campus.example>`);
  expect((await officer.send('readUnsentEmails')).body).toMatchObject({
    waiting: 0,
    sent: 1,
    emails: [],
  });
  const records = await app.ctx.db
    .selectFrom('records')
    .leftJoin('record_details as d', 'd.record_id', 'records.id')
    .select(['actor_id', 'act', 'object_id', 'detail'])
    .execute();
  expect(records).toEqual([
    { actor_id: officer.id, act: 'email.resend', object_id: id, detail: 'Congratulations' },
  ]);
});

test('a decision is taken once, however many take it', async () => {
  const id = await failedEmail();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => officer.send('resendEmail', { params: { id } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(await deliverDue()).toBe(1);
  expect(server.taken).toHaveLength(2);
});

test('only a failed e-mail can be sent again', async () => {
  const unknown = await officer.send('resendEmail', { params: { id: randomUUID() } });
  expect(unknown).toMatchObject({ status: 404, body: { reason: 'unknown-email' } });
  await queue('waits');
  const { id } = await app.ctx.db.selectFrom('emails').select('id').executeTakeFirstOrThrow();
  const waits = await officer.send('resendEmail', { params: { id } });
  expect(waits).toMatchObject({ status: 409, body: { reason: 'email-not-stuck' } });
});

test('without a mail server an e-mail is a file, and officers are told where', async () => {
  const plain = await startTestApp();
  try {
    const admin = await createActor(plain, { role: 'admin' });
    await plain.ctx.transact((tx) => queueEmail(tx, plain.ctx, anEmail()));
    await runDue(plain.ctx, emailJobs(plain.ctx));
    const folder = path.join(plain.ctx.config.dataDir, 'emails');
    expect((await admin.send('readUnsentEmails')).body).toMatchObject({
      delivery: 'files',
      folder,
      sent: 1,
    });
    expect(fs.readdirSync(folder)).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
  } finally {
    await plain.close();
  }
});
