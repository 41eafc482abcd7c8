import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountNotice } from '#contract/account-notices.ts';
import { accountJobs } from '#server/sign-in/forgot-password.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { createReader, openMailingStage, readersOf } from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import type { Actor } from '#tests/support/factories.ts';
import { castFor } from '#tests/support/cast-for.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { makePasskey } from '#tests/support/software-passkey.ts';
import { runDue } from '#tests/support/run-due.ts';

// What happened with an account is told to its owner: by e-mail at a confirmed address, and in their own data.

let stage: MailingStage;
let passwordHash: string;
const password = 'a long password 1';
beforeAll(async () => {
  stage = await openMailingStage();
  passwordHash = await stage.app.ctx.passwords.hash(password, { from: 'test' });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const deliver = () => runDue(stage.app.ctx, emailJobs(stage.app.ctx));
/** Logs in, with the mark that an earlier log-in gave the browser; answers the mark. */
const logIn = async (
  { enrollmentNumber }: { enrollmentNumber: string | null },
  device: string,
  mark = '',
) => {
  const answer = await stage.app.send('logInStudent', {
    body: { role: 'student', enrollmentNumber, password },
    headers: { 'user-agent': device, ...(mark === '' ? {} : { cookie: mark }) },
  });
  expect(answer.status).toBe(200);
  return markOf(answer);
};
const markOf = ({ headers }: Answer) =>
  /hustings-device=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';
const daysPass = () =>
  stage.app.ctx.pool.query("update account_notices set at = at - interval '8 days'");
const read = async (actor: Pick<Actor, 'send'>) =>
  ((await actor.send('readOwnData')).body as { notices: AccountNotice[] }).notices;
const kinds = async (actor: Actor) =>
  (await read(actor)).map(({ kind, detail }) => `${kind}: ${detail}`).toSorted();
const rawOf = (subject: string) => {
  const raw = stage.mail.taken.find((email) => email.raw.includes(`Subject: ${subject}`))?.raw;
  return (raw ?? '').replaceAll('=\r\n', '');
};

test('a log-in with another browser is told once; the first that we know of is no news', async () => {
  const reader = await createReader(stage, { passwordHash });
  await logIn(reader, firefox);
  await logIn(reader, firefox);
  await deliver();
  expect(stage.mail.taken).toEqual([]);
  expect(await kinds(reader)).toEqual(['device: Firefox on Linux']);

  await Promise.all(Array.from({ length: 4 }, () => logIn(reader, safari)));
  await deliver();
  expect(readersOf(stage.mail, 'New log-in to your account')).toEqual([reader.email]);
  expect(rawOf('New log-in')).toContain('Safari on iOS');
  expect(rawOf('New log-in')).toContain('http://localhost/login');
  expect(rawOf('New log-in'), 'it cannot be switched off').not.toContain('List-Unsubscribe');
  expect(await kinds(reader)).toEqual(['device: Firefox on Linux', 'device: Safari on iOS']);
  const { rows } = await stage.app.ctx.pool.query('select from emails');
  expect(rows, 'nothing is kept for officers to read').toEqual([]);
});

test('a browser is known by its mark, and not by a name that many have', async () => {
  const reader = await createReader(stage, { passwordHash });
  const mark = await logIn(reader, firefox);
  await daysPass();
  await logIn(reader, firefox, mark);
  await deliver();
  expect(stage.mail.taken).toEqual([]);
  expect(await kinds(reader)).toHaveLength(1);
  await logIn(reader, firefox);
  await deliver();
  expect(readersOf(stage.mail, 'New log-in')).toEqual([reader.email]);
});

test('after a new password, which makes marks void, the owner’s own browsers are no news', async () => {
  const reader = await createReader(stage, { passwordHash });
  await logIn(reader, firefox);
  await daysPass();
  await stage.app.ctx.pool.query(
    "insert into account_notices (account_id, kind) values ($1, 'password')",
    [reader.id],
  );
  await logIn(reader, firefox);
  await deliver();
  expect(stage.mail.taken).toEqual([]);
  await logIn(reader, safari);
  await deliver();
  expect(readersOf(stage.mail, 'New log-in')).toEqual([reader.email]);
});

test('a wrong password is no log-in', async () => {
  const reader = await createReader(stage, { passwordHash });
  const body = { role: 'student', enrollmentNumber: reader.enrollmentNumber, password: 'wrong' };
  await stage.app.send('logInStudent', { body, headers: { 'user-agent': safari } });
  expect(await kinds(reader)).toEqual([]);
});

test('the browser that registered is known', async () => {
  const body = {
    role: 'student',
    name: 'Asha Rao',
    email: 'asha@campus.example',
    enrollmentNumber: '0177CS239001',
    password,
  };
  const registered = await stage.app.send('registerStudent', {
    body,
    headers: { 'user-agent': firefox },
  });
  const asha = stage.app.as(registered.cookie);
  await stage.app.ctx.pool.query('update accounts set email_confirmed_at = now()');
  await logIn(body, firefox, markOf(registered));
  expect(await read(asha)).toMatchObject([
    { kind: 'registered', detail: 'Firefox on Linux', election: null },
  ]);
  await logIn(body, safari);
  await deliver();
  expect(readersOf(stage.mail, 'New log-in')).toEqual(['asha@campus.example']);
});

test('a changed password is told, also one that was reset by an e-mail', async () => {
  const reader = await createReader(stage, { passwordHash });
  const next = 'another password 2';
  const changed = await reader.send('changePassword', {
    body: { currentPassword: password, newPassword: next },
  });
  expect(changed.status).toBe(200);
  await deliver();
  expect(readersOf(stage.mail, 'Your password was changed')).toEqual([reader.email]);
  expect(rawOf('Your password')).toContain('Forgot password');
  expect(rawOf('Your password')).toContain('http://localhost/contact');
  const notices = await read(stage.app.as(changed.cookie));
  expect(notices).toMatchObject([{ kind: 'password', detail: '', election: null }]);
  const wrong = { currentPassword: 'not this one', newPassword: 'yet another one 3' };
  await stage.app.as(changed.cookie).send('changePassword', { body: wrong });
  await deliver();
  expect(readersOf(stage.mail, 'Your password was changed')).toHaveLength(1);

  await stage.app.send('forgotPassword', { body: { email: reader.email } });
  await runDue(stage.app.ctx, { ...accountJobs(stage.app.ctx), ...emailJobs(stage.app.ctx) });
  const [, token = ''] = /reset-password#token=3D([\w-]+)/.exec(rawOf('Choose a new')) ?? [];
  const reset = { token, newPassword: 'yet another one 4' };
  expect((await stage.app.send('resetPassword', { body: reset })).status).toBe(200);
  await deliver();
  expect(readersOf(stage.mail, 'Your password was changed')).toHaveLength(2);
});

test('a new passkey is told', async () => {
  const reader = await createReader(stage);
  const { body } = await reader.send('startPasskey', { body: {} });
  const response = makePasskey().create(body.options);
  expect((await reader.send('addPasskey', { body: { name: 'Phone', response } })).status).toBe(201);
  await deliver();
  expect(readersOf(stage.mail, 'A new way to log in')).toEqual([reader.email]);
  expect(await kinds(reader)).toEqual(['way-in: Passkey “Phone”']);
});

test('a changed address is told at both, with what each can do', async () => {
  const reader = await createReader(stage, { passwordHash });
  const email = 'next@campus.example';
  await reader.send('changeEmail', { body: { email, currentPassword: password } });
  await deliver();
  const [, token = ''] = /confirm-email#token=3D([\w-]+)/.exec(rawOf('Confirm your new')) ?? [];
  expect((await stage.app.send('confirmEmail', { body: { token } })).status).toBe(200);
  await deliver();
  const subject = 'Your e-mail address was changed';
  expect(readersOf(stage.mail, subject)).toEqual([email, reader.email].toSorted());
  expect(await kinds(reader)).toEqual([`email: ${email}`]);
  const toFormer = stage.mail.taken.find(({ to }) => to.includes(reader.email))?.raw ?? '';
  expect(toFormer.replaceAll('=\r\n', '')).toContain('http://localhost/contact');
});

test('a number that officers correct is told', async () => {
  const [reader, admin] = [
    await createReader(stage),
    await createActor(stage.app, { role: 'admin' }),
  ];
  const body = { enrollmentNumber: '0177CS239002' };
  const params = { id: reader.id };
  expect((await admin.send('correctUser', { params, body })).status).toBe(200);
  await admin.send('correctUser', { params, body });
  await deliver();
  expect(readersOf(stage.mail, 'Your enrollment number was changed')).toEqual([reader.email]);
  expect(await kinds(reader)).toEqual(['number: 0177CS239002']);
});

test('an address that nobody confirmed gets nothing; the own data say it', async () => {
  const actor = await createActor(stage.app, { passwordHash });
  await logIn(actor, firefox);
  await logIn(actor, safari);
  await deliver();
  expect(stage.mail.taken).toEqual([]);
  expect(await kinds(actor)).toHaveLength(2);
});

test('own data say what happened, one’s own only, to the hour; a closed account leaves none', async () => {
  const [owner, other] = [
    await createActor(stage.app, { passwordHash }),
    await createActor(stage.app),
  ];
  const { pool } = stage.app.ctx;
  await pool.query(
    `insert into account_notices (account_id, kind, at, detail)
     select $1, 'device', date_trunc('hour', now()) - n * interval '1 day', 'Browser ' || n
     from generate_series(1, 2) n`,
    [owner.id],
  );
  await logIn(owner, firefox);
  const told = await read(owner);
  expect(told.map(({ detail }) => detail)).toEqual(['Firefox on Linux', 'Browser 1', 'Browser 2']);
  expect(Date.parse(told[0]?.at ?? '') % 3_600_000, 'no minute of a log-in').toBe(0);
  expect(await read(other)).toEqual([]);

  // Having voted, it is closed and not deleted.
  await castFor(owner, await createElection(stage.app.ctx));
  const body = { currentPassword: password };
  expect((await owner.send('deleteOwnAccount', { body })).status).toBe(200);
  const { rows } = await pool.query('select closed_at from accounts where id = $1', [owner.id]);
  expect(rows).toEqual([{ closed_at: expect.any(Date) }]);
  expect((await pool.query('select from account_notices')).rows).toEqual([]);
});
