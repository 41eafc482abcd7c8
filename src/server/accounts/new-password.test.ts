import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { createActor } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { loadCommonPasswords } from './new-password.ts';

const server = testApp();
beforeAll(async () => {
  const admin = await createActor(server, { role: 'admin' });
  await admin.send('saveCampusSettings', { body: { universityName: 'Sarovar Vidyapeeth' } });
});

// Each was accepted once, or is as easy to guess.
const refused = [
  ['password', /Many people/],
  ['12345678', /Many people/],
  ['QWERTYUIOP', /Many people/],
  ['iloveyou', /Many people/],
  ['        ', /visible/],
  ['aaaaaaaa', /^Password must have at least 4 different characters$/],
  ['xyxyxyxyxy', /different/],
  ['Sarovar Vidyapeeth', /name/],
  ['studentcouncil', /name/],
  ['Venkatesan 2026', /name/],
  ['0177CS239876!', /name/],
] as const;

const said = (answer: Answer, field: string) => {
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
  expect(answer.body.message).toBe(answer.body.fields[field]);
  return answer.body.message;
};
const owner = { name: 'Asha Venkatesan', email: 'asha.v@campus.example' };

describe.each(refused)('the password %j', (password, sentence) => {
  test('opens no account', async () => {
    const student = { ...owner, enrollmentNumber: '0177CS239876', password };
    const first = await server.send('registerStudent', { body: { ...student, role: 'student' } });
    expect(said(first, 'password')).toMatch(sentence);
    const staff = { ...student, role: 'council' as const };
    expect(said(await server.send('register', { body: staff }), 'password')).toMatch(sentence);
  });
});

test('is no new password either, by the profile or by a link', async () => {
  const passwordHash = await server.ctx.passwords.hash('a lamp by the sea');
  const actor = await createActor(server, { ...owner, passwordHash });
  const changed = await actor.send('changePassword', {
    body: { currentPassword: 'a lamp by the sea', newPassword: 'password' },
  });
  expect(said(changed, 'newPassword')).toMatch(/Many people/);
  await server.send('forgotPassword', { body: { email: actor.email } });
  const token = await newestToken(server, actor.email);
  const reset = (newPassword: string) =>
    server.send('resetPassword', { body: { token, newPassword } });
  expect(said(await reset('Sarovar Vidyapeeth 1'), 'newPassword')).toMatch(/name/);
  expect((await reset('a lantern by the lake')).status).toBe(200);
});

test('the list has ten thousand passwords at least', async () => {
  expect((await loadCommonPasswords()).size).toBeGreaterThan(10_000);
});
