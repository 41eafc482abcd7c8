import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let passwordHash = '';
const server = testApp();
beforeAll(async () => {
  passwordHash = await server.ctx.passwords.hash('the old password');
});

const currentPassword = 'the old password';
const newPassword = 'a lamp by the sea';
const change = (actor: Pick<Actor, 'send'>, body = { currentPassword, newPassword }) =>
  actor.send('changePassword', { body });
const logIn = (actor: Actor, password: string) =>
  server.send('logInStudent', {
    body: { role: 'student', enrollmentNumber: actor.enrollmentNumber ?? '', password },
  });
const isSignedIn = async (cookie: string | null) =>
  (await server.as(cookie).send('readMe')).body.user !== null;
const anotherSession = async (actor: Actor) => {
  const token = await server.ctx.transact((tx) => server.ctx.sessions.start(tx, actor.id));
  return `hustings=${token}`;
};

describe('changing the password', () => {
  test('gives this browser a new session and ends all others', async () => {
    const actor = await createActor(server, { passwordHash });
    const phone = await anotherSession(actor);
    const bystander = await createActor(server);
    expect(await isSignedIn(phone)).toBe(true);
    const answer = await change(actor);
    expect(answer.status).toBe(200);
    expect(answer.cookie).not.toBeNull();
    expect(answer.cookie).not.toBe(actor.cookie);
    expect(await isSignedIn(answer.cookie)).toBe(true);
    expect(await isSignedIn(actor.cookie)).toBe(false);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(bystander.cookie)).toBe(true);
    expect((await logIn(actor, newPassword)).status).toBe(200);
    expect((await logIn(actor, currentPassword)).status).toBe(401);
  });

  test('asks for the current one', async () => {
    const actor = await createActor(server, { passwordHash });
    const answer = await change(actor, { currentPassword: 'a guess', newPassword });
    expect(answer).toMatchObject(refusedWith('wrong-password'));
    expect(answer.cookie).toBeNull();
    expect(await isSignedIn(actor.cookie)).toBe(true);
  });

  test('slows those who guess it', async () => {
    const actor = await createActor(server, { passwordHash });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        change(actor, { currentPassword: `guess ${index}`, newPassword }),
      ),
    );
    expect(guesses.filter((one) => one.status === 403).length).toBeLessThanOrEqual(6);
    const refused = guesses.find((one) => one.status === 429);
    expect(refused).toMatchObject(refusedWith('too-many-log-ins'));
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['too short', 'short'],
    ['too long', 'x'.repeat(201)],
    ['one’s own e-mail', ''],
  ])('refuses one that is %s, by its field', async (_, given) => {
    const actor = await createActor(server, { passwordHash });
    const answer = await change(actor, { currentPassword, newPassword: given || actor.email });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['newPassword']);
    expect(answer.body.message).toBe(answer.body.fields.newPassword);
  });

  test('of two changes at once, one is made', async () => {
    const actor = await createActor(server, { passwordHash });
    const answers = await Promise.all(
      ['the first of two', 'the second of two'].map((word) =>
        change(actor, { currentPassword, newPassword: word }),
      ),
    );
    // The later one finds another password, or that its session is over.
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(answers.find((one) => one.status !== 200)?.status);
  });

  test('makes a link for a new password void', async () => {
    const actor = await createActor(server, { passwordHash });
    await server.send('forgotPassword', { body: { email: actor.email } });
    const token = await newestToken(server, actor.email);
    await change(actor);
    const answer = await server.send('resetPassword', { body: { token, newPassword } });
    expect(answer).toMatchObject(refusedWith('link-invalid'));
  });

  test('tells other processes that sessions are over', async () => {
    const actor = await createActor(server, { passwordHash });
    const announce = vi.spyOn(server.ctx.live, 'announce');
    await change(actor);
    expect(announce).toHaveBeenCalledWith(expect.anything(), {
      kind: 'session',
      accountId: actor.id,
    });
    announce.mockRestore();
  });
});

test('logging out everywhere ends every session of the account and clears the cookie', async () => {
  const actor = await createActor(server);
  const phone = await anotherSession(actor);
  const bystander = await createActor(server);
  expect(await isSignedIn(phone)).toBe(true);
  const answer = await actor.send('logOutEverywhere');
  expect(answer.body).toEqual({ message: 'You are logged out everywhere.' });
  expect(String(answer.headers['set-cookie'])).toMatch(/hustings=;/);
  expect(await isSignedIn(actor.cookie)).toBe(false);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(bystander.cookie)).toBe(true);
  expect((await actor.send('logOutEverywhere')).status).toBe(401);
});
