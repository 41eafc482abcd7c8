import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer, Manner } from '#tests/support/mail-server.ts';
import { anEmail } from '#tests/support/post-office.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { tellNewPassword, tellNewWayIn } from '../accounts/notices/tell-owner.ts';
import { sendLink } from '../accounts/send-link.ts';
import { discardFailed } from './decision-store.ts';
import { emailJobs } from './deliver.ts';
import { queueEmail } from './send.ts';
import { strandWaiting } from './store.ts';

let server: MailServer;
let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ smtpUrl: server.url, mailFrom: 'council@campus.example' });
  admin = await createActor(app, { role: 'admin' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  server.manner = 'takes';
  server.taken.length = 0;
});
afterEach(() => askAsOwner(app, 'truncate emails, mail_state, mailings, pgboss.job cascade'));

const deliverDue = () => runDue(app.ctx, emailJobs(app.ctx)).catch(() => {});
const read = async () => (await admin.send('readUnsentEmails')).body;

/** An e-mail without a link that met a mail server of this manner. */
async function failed(manner: Manner, key = 'winner:1'): Promise<string> {
  server.manner = manner;
  await app.ctx.transact((tx) => queueEmail(tx, app.ctx, anEmail(key)));
  await deliverDue();
  server.manner = 'takes';
  return (await read()).emails[0]._id;
}

/** An e-mail with a link to an account, refused for good. */
async function failedLink(purpose: 'confirm-email' | 'reset-password') {
  const person = await createActor(app);
  server.manner = 'refuses-recipient';
  const { id, email } = person;
  await app.ctx.transact((tx) => sendLink(tx, app.ctx, purpose, { id, email }));
  await deliverDue();
  server.manner = 'takes';
  return person;
}

test('with a dead mail server an admin reads what waits, since when, why, and until when', async () => {
  await failed('refuses-sender');
  const trouble = await read();
  expect(trouble).toMatchObject({ delivery: 'smtp', waiting: 1, failed: 0, isLate: false });
  expect(trouble.emails).toMatchObject([
    {
      hasFailed: false,
      to: 'asha@campus.example',
      reason: 'not-allowed',
      problem: 'The mail server answered: 550 Who are you',
      nextTryAt: expect.stringMatching(/Z$/),
      link: 'none',
    },
  ]);
  await app.ctx.pool.query("update emails set waits_since = now() - interval '11 minutes'");
  expect(await read()).toMatchObject({ isLate: true });
});

test('one is sent now', async () => {
  const id = await failed('refuses-sender', 'winner:1');
  expect((await admin.send('resendEmail', { params: { id } })).status).toBe(200);
  await deliverDue();
  expect(server.taken).toHaveLength(1);
  expect(await read()).toMatchObject({ waiting: 0, emails: [] });
});

test('a test e-mail says what the mail server answered, and takes along what waited', async () => {
  await failed('refuses-sender');
  server.manner = 'refuses-relay';
  expect((await admin.send('sendTestEmail')).body).toMatchObject({
    isTaken: false,
    reason: 'relay',
    said: expect.stringContaining('Relay access denied'),
  });
  server.manner = 'takes';
  expect((await admin.send('sendTestEmail')).body).toMatchObject({
    isTaken: true,
    said: expect.stringMatching(/^250 /),
  });
  expect(server.taken.map(({ to }) => to)).toEqual([[admin.email]]);
  await deliverDue();
  expect(server.taken).toHaveLength(2);
});

test('a link that failed stays listed without it, and a new one goes to the account alone, once', async () => {
  const person = await failedLink('confirm-email');
  const answer = await admin.send('readUnsentEmails');
  expect(answer.body.emails).toMatchObject([
    { to: person.email, hasFailed: true, reason: 'no-mailbox', link: 'renewable' },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/token|https?:/);
  const id = answer.body.emails[0]._id;
  const council = await createActor(app, { role: 'council' });
  expect((await council.send('readUnsentEmails')).body).toMatchObject({ failed: 0, emails: [] });
  expect(await council.send('resendEmail', { params: { id } })).toMatchObject(
    refusedWith('email-not-stuck'),
  );
  const all = await Promise.all(
    Array.from({ length: 5 }, () => admin.send('resendEmail', { params: { id } })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body: said } of all) expect(JSON.stringify(said)).not.toMatch(/token/);
  await deliverDue();
  expect(server.taken).toMatchObject([{ to: [person.email], raw: expect.stringMatching(/token/) }]);
});

test('that somebody was not told about the safety of their account is listed, without what happened', async () => {
  const person = await createActor(app);
  await app.ctx.transact(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    await tellNewPassword(tx, app.ctx, person);
  });
  server.manner = 'defers-recipient';
  await deliverDue();
  // While it waits it could say who is about to vote.
  expect(await read()).toMatchObject({ emails: [], unnamed: { waiting: 1, failed: 0 } });
  await app.ctx.transact((tx) => strandWaiting(tx, 'A backup was read back.'));
  const trouble = await read();
  expect(trouble).toMatchObject({
    failed: 1,
    unnamed: { waiting: 0, failed: 0 },
    emails: [
      {
        to: person.email,
        hasFailed: true,
        subject: 'About the safety of an account',
        reason: 'restored',
        createdAt: expect.stringMatching(/T00:00:00/),
        link: 'not-kept',
      },
    ],
  });
  expect(JSON.stringify(trouble)).not.toMatch(/https?:|password/);
  const council = await createActor(app, { role: 'council' });
  const { body } = await council.send('readUnsentEmails');
  expect(body, 'for admins alone').toMatchObject({ failed: 0, emails: [] });
  const [{ _id: id }] = trouble.emails;
  expect(await admin.send('resendEmail', { params: { id } })).toMatchObject({ status: 409 });
  expect((await read()).emails, 'a refused act takes nothing away').toHaveLength(1);
  expect((await admin.send('discardEmails', { body: { id } })).status).toBe(200);
  const { rows } = await app.ctx.pool.query('select id from emails');
  expect(rows).toEqual([]);
});

test('one about the safety of an account that is refused for good does not vanish', async () => {
  const person = await createActor(app);
  await app.ctx.transact(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    await tellNewWayIn(tx, app.ctx, person, 'Phone');
  });
  server.manner = 'refuses-recipient';
  await deliverDue();
  expect((await read()).emails).toMatchObject([{ to: person.email, reason: 'no-mailbox' }]);
});

test('e-mails about an election are a reason and numbers, and none that tells turnout', async () => {
  const election = await createElection(app.ctx);
  const said = { text: 'The mail server could not be used', failed: 3 };
  for (const kind of ['results', 'reminder', 'voted']) {
    await app.ctx.pool.query(
      `insert into mailings (id, election_id, kind, problem, failing_since, failed)
       values (gen_random_uuid(), $1, $2, $3, now(), $4)`,
      [election.id, kind, said.text, said.failed],
    );
  }
  expect((await read()).mailings).toEqual([
    {
      electionId: election.id,
      election: election.name,
      failed: 3,
      problem: said.text,
      nextTryAt: expect.stringMatching(/Z$/),
    },
  ]);
});

test('failed e-mails are removed with one press, or after their time, and are not written again', async () => {
  const id = await failed('refuses-recipient');
  await app.ctx.transact((tx) => discardFailed(tx, 90));
  expect(await read()).toMatchObject({ failed: 1 });
  expect((await admin.send('discardEmails', { body: { id } })).status).toBe(200);
  expect(await admin.send('discardEmails', { body: { id } })).toMatchObject({ status: 409 });
  await failed('refuses-recipient', 'winner:2');
  await failedLink('confirm-email');
  expect((await admin.send('discardEmails', { body: {} })).body).toMatchObject({ emails: 2 });
  expect(await read()).toMatchObject({ failed: 0, unnamed: { failed: 0 } });
  const again = await app.ctx.transact((tx) => queueEmail(tx, app.ctx, anEmail('winner:1')));
  expect(again).toBe(false);
});
