import { describe, expect, test, vi } from 'vitest';
import type { TestAccount } from '#tests/support/factories.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const newPassword = 'a lamp by the sea';
const forgot = (email: string) => server.send('forgotPassword', { body: { email } });
const reset = (token: string, password = newPassword) =>
  server.send('resetPassword', { body: { token, newPassword: password } });
const logIn = (account: TestAccount, password = newPassword) =>
  account.role === 'student'
    ? server.send('logInStudent', {
        body: { role: 'student', enrollmentNumber: account.enrollmentNumber ?? '', password },
      })
    : server.send('logIn', { body: { role: account.role, email: account.email, password } });

async function askedFor(given: Parameters<typeof createAccount>[1] = {}) {
  const account = await createActor(server, given);
  await forgot(account.email);
  return { account, token: await newestToken(server, account.email) };
}

describe('forgetting', () => {
  test('sends a link to the address as it is kept, in whatever case it was asked for', async () => {
    const account = await createAccount(server.ctx, { email: 'Asha.Rao@campus.example' });
    const answer = await forgot(' ASHA.RAO@campus.example ');
    expect(answer.status).toBe(200);
    const [outgoing, ...others] = await emailsTo(server, account.email);
    expect(others).toEqual([]);
    expect(outgoing?.subject).toBe('Choose a new password');
    for (const words of [outgoing?.text, outgoing?.html]) {
      expect(words).toContain(`http://localhost/reset-password#token=${outgoing?.token}`);
      // Whoever opened the account chose its name, for whoever owns the address to read.
      expect(words).not.toContain(account.name);
    }
    expect(outgoing?.token).toMatch(/^[\w-]{32}$/);
  });

  test('answers alike, and does the same, whether there is an account or not', async () => {
    const account = await createAccount(server.ctx);
    const closed = await createAccount(server.ctx);
    await server.ctx.pool.query(
      `update accounts set closed_at = now(), email = null, password_hash = null,
       is_verified = false where id = $1`,
      [closed.id],
    );
    const statements: string[][] = [];
    const answers: Answer[] = [];
    for (const email of [account.email, 'nobody@campus.example', closed.email]) {
      const said = await statementsSaid(server.ctx.pool, async () =>
        answers.push(await forgot(email)),
      );
      // One was written with the id of its job in it.
      statements.push(said.map((text) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')));
    }
    const [known, unknown, gone] = answers.map(({ status, body }) => ({ status, body }));
    expect(unknown).toEqual(known);
    expect(gone).toEqual(known);
    // Not one statement more or less: there is nothing to measure from outside.
    expect(statements[0]?.length).toBeGreaterThan(2);
    expect(statements[1]).toEqual(statements[0]);
    expect(statements[2]).toEqual(statements[0]);
    expect(await emailsTo(server, account.email)).toHaveLength(1);
    expect(await emailsTo(server, 'nobody@campus.example')).toEqual([]);
    expect(await emailsTo(server, closed.email)).toEqual([]);
  });

  test('asked for by strangers, it keeps the owner’s requests, and within five minutes sends one e-mail', async () => {
    const account = await createAccount(server.ctx);
    for (const email of [account.email, 'stranger@campus.example']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
      expect(answers.map((one) => one.status)).toEqual(Array.from({ length: 6 }, () => 200));
    }
    const [sent, ...others] = await emailsTo(server, account.email);
    expect(others).toEqual([]);
    await server.ctx.pool.query(
      "update account_links set created_at = created_at - interval '6 minutes'",
    );
    expect((await forgot(account.email)).status).toBe(200);
    const [, newer, ...more] = await emailsTo(server, account.email);
    expect(newer?.token).not.toBe(sent?.token);
    expect(more).toEqual([]);
    // Whoever asks for another one does not take the owner's away.
    expect((await reset(sent?.token ?? '')).status).toBe(200);
    expect(await reset(newer?.token ?? '', 'another long one')).toMatchObject(
      refusedWith('link-invalid'),
    );
  });

  test('keeps nothing of the link but its hash once the e-mail left', async () => {
    const { token } = await askedFor();
    const { rows } = await server.ctx.pool.query<{ whole: string }>(
      'select row_to_json(l)::text as whole from account_links l',
    );
    expect(rows.map((row) => row.whole).join()).not.toContain(token);
    const jobs = await server.ctx.pool.query<{ whole: string }>(
      'select data::text as whole from pgboss.job',
    );
    expect(jobs.rows.map((row) => row.whole).join()).not.toContain(token);
  });
});

describe('a link', () => {
  test('sets a new password, once', async () => {
    const { account, token } = await askedFor();
    const answer = await reset(token);
    expect(answer.status).toBe(200);
    expect(answer.cookie, 'no session').toMatch(/^hustings-device=/);
    expect((await logIn(account)).status).toBe(200);
    expect(await reset(token, 'another long one')).toMatchObject(refusedWith('link-invalid'));
    expect((await logIn(account, 'another long one')).status).toBe(401);
  });

  test('of two who use it at once, one wins', async () => {
    const { account, token } = await askedFor();
    const words = Array.from({ length: 6 }, (_, index) => `password of number ${index}`);
    const answers = await Promise.all(words.map((word) => reset(token, word)));
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([
      200, 403, 403, 403, 403, 403,
    ]);
    const winner = words[answers.findIndex((one) => one.status === 200)] ?? '';
    expect((await logIn(account, winner)).status).toBe(200);
  });

  test('ends every session of the account, in other processes as well', async () => {
    const { account, token } = await askedFor();
    const other = await createActor(server);
    expect((await account.send('readMe')).body.user).not.toBeNull();
    const announce = vi.spyOn(server.ctx.live, 'announce');
    await reset(token);
    expect((await account.send('readMe')).body.user).toBeNull();
    expect((await other.send('readMe')).body.user).not.toBeNull();
    expect(announce).toHaveBeenCalledWith(expect.anything(), {
      kind: 'session',
      accountId: account.id,
    });
    announce.mockRestore();
  });

  test('ends also the session of somebody who logs in with the old password at that moment', async () => {
    const { account, token } = await askedFor();
    await reset(token, 'the old password');
    await forgot(account.email);
    const newer = await newestToken(server, account.email);
    const { verify } = server.ctx.passwords;
    const compare = vi
      .spyOn(server.ctx.passwords, 'verify')
      .mockImplementation(async (...given) => {
        const isRight = await verify(...given);
        compare.mockRestore();
        await reset(newer);
        return isRight;
      });
    const answer = await logIn(account, 'the old password');
    expect(answer).toMatchObject(refusedWith('wrong-credentials'));
    expect(answer.cookie).toBeNull();
  });

  test('is void after an hour', async () => {
    const { token } = await askedFor();
    const { rows } = await server.ctx.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 60 as minutes
       from account_links order by created_at desc limit 1`,
    );
    expect(rows[0]?.minutes).toBeCloseTo(60, 1);
    await server.ctx.pool.query('update account_links set expires_at = now()');
    expect(await reset(token)).toMatchObject(refusedWith('link-invalid'));
  });

  test('is for nothing else, and nothing else is for it', async () => {
    const { account, token } = await askedFor();
    const confirm = (word: string) => server.send('confirmEmail', { body: { token: word } });
    expect(await confirm(token)).toMatchObject(refusedWith('link-invalid'));
    await account.send('askConfirmation');
    const other = await newestToken(server, account.email);
    expect(await reset(other)).toMatchObject(refusedWith('link-invalid'));
  });

  test('is not used up by a password that cannot be', async () => {
    const { account, token } = await askedFor();
    const short = await reset(token, 'short');
    expect(short.status).toBe(400);
    expect(short.body.fields.newPassword).toMatch(/at least 8/);
    const own = await reset(token, account.email.toUpperCase());
    expect(own.body.fields).toHaveProperty('newPassword');
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['', 'x'.repeat(500), 'not-a-link', '../../etc'])('%j is none', async (token) => {
    const answer = await reset(token);
    expect([400, 403]).toContain(answer.status);
    expect(answer.body.message).toMatch(/^This link is not valid/);
  });

  test('shows that the address is its owner’s', async () => {
    const { account, token } = await askedFor();
    await reset(token);
    const { cookie } = await logIn(account);
    const me = await server.as(cookie).send('readMe');
    expect(me.body.isEmailConfirmed).toBe(true);
  });

  test('lets those in again who had guessed too often', async () => {
    const { account, token } = await askedFor();
    for (let tries = 0; tries < 7; tries += 1) await logIn(account, `guess ${tries}`);
    expect((await logIn(account, 'guess')).status).toBe(429);
    await reset(token);
    expect((await logIn(account)).status).toBe(200);
  });
});

test('an account that waits for approval may choose a password and still not log in', async () => {
  const account = await createAccount(server.ctx, { role: 'faculty', isVerified: false });
  await forgot(account.email);
  expect((await reset(await newestToken(server, account.email))).status).toBe(200);
  expect(await logIn(account)).toMatchObject(refusedWith('awaits-approval'));
});

test('the link of an account that was deleted is void', async () => {
  const admin = await createActor(server, { role: 'admin' });
  await createAccount(server.ctx, { role: 'admin' });
  const { account, token } = await askedFor();
  await admin.send('deleteUser', { params: { id: account.id } });
  expect(await reset(token)).toMatchObject(refusedWith('link-invalid'));
});
