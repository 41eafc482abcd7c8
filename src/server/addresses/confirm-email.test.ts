import { describe, expect, test } from 'vitest';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const confirm = (token: string) => server.send('confirmEmail', { body: { token } });
const isConfirmed = async (cookie: string | null) =>
  (await server.as(cookie).send('readMe')).body.isEmailConfirmed;
let counter = 0;
const registration = () => {
  counter += 1;
  return {
    name: 'Meher <a href="https://evil.example">click</a>',
    email: `meher${counter}@campus.example`,
    password: 'correct horse battery',
  };
};
const registerStudent = (body: ReturnType<typeof registration>) =>
  server.send('registerStudent', {
    body: {
      ...body,
      role: 'student',
      enrollmentNumber: `0177CS26${String(counter).padStart(4, '0')}`,
    },
  });

describe('registration', () => {
  test('sends a student the e-mail that confirms the address', async () => {
    const body = registration();
    const { cookie } = await registerStudent(body);
    expect(await isConfirmed(cookie)).toBe(false);
    const [outgoing, ...others] = await emailsTo(server, body.email);
    expect(others).toEqual([]);
    expect(outgoing?.subject).toBe('Confirm your e-mail address');
    expect(outgoing?.text).toContain(`http://localhost/confirm-email#token=${outgoing?.token}`);
    expect(outgoing?.text).not.toContain('evil');
    expect(outgoing?.html).not.toContain('evil');
    expect((await confirm(outgoing?.token ?? '')).body).toEqual({
      message: 'Your e-mail address is confirmed.',
    });
    expect(await isConfirmed(cookie)).toBe(true);
  });

  test('sends it to staff as well, and the admin sees who confirmed', async () => {
    const admin = await createActor(server, { role: 'admin' });
    const body = registration();
    const { user } = (await server.send('register', { body: { ...body, role: 'faculty' } })).body;
    const waiting = async () =>
      (await admin.send('listUnverifiedUsers')).body.find(
        (one: { _id: string }) => one._id === user._id,
      );
    expect(await waiting()).toMatchObject({ isEmailConfirmed: false });
    await confirm(await newestToken(server, body.email));
    expect(await waiting()).toMatchObject({ isEmailConfirmed: true });
  });

  test('that is refused sends nothing', async () => {
    const body = registration();
    expect((await registerStudent(body)).status).toBe(201);
    expect((await registerStudent(body)).status).toBe(409);
    expect(await emailsTo(server, body.email)).toHaveLength(1);
  });
});

describe('a link', () => {
  async function given() {
    const actor = await createActor(server);
    expect((await actor.send('askConfirmation')).status).toBe(200);
    return { actor, token: await newestToken(server, actor.email) };
  }

  test('confirms once, also of two at once', async () => {
    const { token } = await given();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([
      200, 403, 403, 403, 403,
    ]);
    expect(await confirm(token)).toMatchObject(refusedWith('link-invalid'));
  });

  test('works for three days', async () => {
    const { actor, token } = await given();
    const { rows } = await server.ctx.pool.query<{ hours: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 3600 as hours
       from account_links where account_id = $1`,
      [actor.id],
    );
    expect(rows[0]?.hours).toBeCloseTo(72, 1);
    await server.ctx.pool.query('update account_links set expires_at = now()');
    expect(await confirm(token)).toMatchObject(refusedWith('link-invalid'));
    expect(await isConfirmed(actor.cookie)).toBe(false);
  });

  test('of somebody else confirms only theirs', async () => {
    const { token } = await given();
    const bystander = await createActor(server);
    await confirm(token);
    expect(await isConfirmed(bystander.cookie)).toBe(false);
  });
});

describe('asking again', () => {
  test('is of no use once the address is confirmed', async () => {
    const actor = await createActor(server);
    await actor.send('askConfirmation');
    await confirm(await newestToken(server, actor.email));
    expect(await actor.send('askConfirmation')).toMatchObject(refusedWith('email-confirmed'));
    expect(await emailsTo(server, actor.email)).toHaveLength(1);
  });

  test('is answered three times an hour', async () => {
    const actor = await createActor(server);
    const statuses = [];
    for (let times = 0; times < 5; times += 1) {
      statuses.push((await actor.send('askConfirmation')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

test('nobody who is signed out is told to be confirmed', async () => {
  await createAccount(server.ctx);
  const nobody = { user: null, isEmailConfirmed: false, needsSecondFactor: false };
  expect((await server.send('readMe')).body).toEqual(nobody);
});
