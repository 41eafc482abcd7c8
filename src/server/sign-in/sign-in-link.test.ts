import { describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const ask = (email: string) => server.send('askSignInLink', { body: { email } });
const signIn = (token: string, cookie: string | null = null) =>
  server.as(cookie).send('signInByLink', { body: { token } });
const whoIs = async (cookie: string | null) => (await server.as(cookie).send('readMe')).body.user;

async function confirmed(given: Parameters<typeof createActor>[1] = {}): Promise<Actor> {
  const actor = await createActor(server, given);
  await server.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    actor.id,
  ]);
  return actor;
}
async function asked(given: Parameters<typeof createActor>[1] = {}) {
  const owner = await confirmed(given);
  await ask(owner.email);
  return { owner, token: await newestToken(server, owner.email) };
}

describe('asking', () => {
  test('answers alike, and does the same, for an account, for none and for an unconfirmed one', async () => {
    const [owner, other] = [await confirmed(), await createActor(server)];
    // The settings are read once, by whichever call is first.
    await server.send('readCampusSettings');
    const statements: string[][] = [];
    const answers: Answer[] = [];
    for (const email of [owner.email, 'nobody@campus.example', other.email]) {
      const said = await statementsSaid(server.ctx.pool, async () =>
        answers.push(await ask(email)),
      );
      statements.push(said.map((text) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')));
    }
    const [known, ...others] = answers.map(({ status, body }) => ({ status, body }));
    for (const answer of others) expect(answer).toEqual(known);
    expect(statements[0]?.length).toBeGreaterThan(2);
    expect(statements[1]).toEqual(statements[0]);
    expect(statements[2]).toEqual(statements[0]);
    expect(await emailsTo(server, owner.email)).toHaveLength(1);
    expect(await emailsTo(server, 'nobody@campus.example')).toEqual([]);
    expect(await emailsTo(server, other.email)).toEqual([]);
  });

  test('by number sends to the confirmed address of the account; many at once send one e-mail', async () => {
    const owner = await confirmed();
    const body = { enrollmentNumber: owner.enrollmentNumber?.toLowerCase() ?? '' };
    await Promise.all(Array.from({ length: 5 }, () => server.send('askSignInLink', { body })));
    const [sent, ...others] = await emailsTo(server, owner.email);
    expect(others).toEqual([]);
    expect(sent?.text).toContain(`http://localhost/sign-in#token=${sent?.token}`);
    expect((await signIn(sent?.token ?? '')).body.user._id).toBe(owner.id);
  });
});

describe('a link', () => {
  test('signs in, once, and ends the session that the browser held', async () => {
    const { owner, token } = await asked();
    const other = await createActor(server);
    const answer = await signIn(token, other.cookie);
    expect(answer.status).toBe(200);
    expect((await whoIs(answer.cookie))._id).toBe(owner.id);
    expect(await whoIs(other.cookie)).toBeNull();
    expect(await signIn(token)).toMatchObject(refusedWith('link-invalid'));
  });

  test('of many who use it at once, one is signed in', async () => {
    const { token } = await asked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(token)));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 403)).toHaveLength(5);
  });

  test('is kept as a hash, and is void after a quarter of an hour', async () => {
    const { token } = await asked();
    const { rows } = await server.ctx.pool.query<{ whole: string; minutes: number }>(
      `select row_to_json(l)::text as whole, extract(epoch from expires_at - created_at)::float8 / 60
       as minutes from account_links l where purpose = 'sign-in' order by created_at desc`,
    );
    expect(rows.map((row) => row.whole).join()).not.toContain(token);
    expect(rows[0]?.minutes).toBeCloseTo(15, 1);
    await server.ctx.pool.query('update account_links set expires_at = now()');
    expect(await signIn(token)).toMatchObject(refusedWith('link-invalid'));
  });

  test('is void after a new password, and for anything else', async () => {
    const { owner, token } = await asked();
    const body = { token, newPassword: 'a lamp by the sea' };
    expect(await server.send('resetPassword', { body })).toMatchObject(refusedWith('link-invalid'));
    await server.send('forgotPassword', { body: { email: owner.email } });
    const reset = await newestToken(server, owner.email);
    expect(await signIn(reset)).toMatchObject(refusedWith('link-invalid'));
    await server.send('resetPassword', { body: { ...body, token: reset } });
    expect(await signIn(token)).toMatchObject(refusedWith('link-invalid'));
  });

  test('gets an officer in whom wrong guesses keep out, and lets no suspended account in', async () => {
    const { owner, token } = await asked({ role: 'council' });
    const guess = () =>
      server.send('logIn', { body: { role: 'council', email: owner.email, password: 'a guess' } });
    for (let tries = 0; tries < 6; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await signIn(token)).status).toBe(200);
    const late = await asked();
    await server.ctx.pool.query(
      `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'why'
       where id = $1`,
      [late.owner.id],
    );
    expect(await signIn(late.token)).toMatchObject({
      status: 403,
      body: { reason: 'account-suspended', message: 'This account is suspended: why' },
    });
  });
});
