import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { openPasswords } from '#server/platform/passwords.ts';
import { createAccount } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();
beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});

const waiting = async () => (await app.send('readLogInLine')).body.waiting;

test('tells how many wait, and whoever hangs up leaves it', async () => {
  // One slot that is taken, so that everybody else waits.
  Object.assign(app.ctx.passwords, openPasswords(0));
  expect(await waiting()).toBe(0);
  const { port } = app.fastify.server.address() as AddressInfo;
  const hangUp = new AbortController();
  for (let count = 0; count < 3; count += 1) {
    const { enrollmentNumber } = await createAccount(app.ctx);
    const answer = fetch(`http://127.0.0.1:${port}/api/user/login-student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'student', enrollmentNumber, password: 'a lamp by the sea' }),
      signal: hangUp.signal,
    });
    answer.catch(() => {});
  }
  await expect.poll(waiting).toBe(3);
  hangUp.abort();
  await expect.poll(waiting).toBe(0);
});

test('that is full refuses with its length and a time to come back', async () => {
  Object.assign(app.ctx.passwords, openPasswords(0, 0));
  const { enrollmentNumber } = await createAccount(app.ctx);
  const answer = await app.send('logInStudent', {
    body: {
      role: 'student',
      enrollmentNumber: enrollmentNumber ?? '',
      password: 'a lamp by the sea',
    },
  });
  expect(answer).toMatchObject({
    status: 503,
    body: { error: 'overloaded', message: expect.stringMatching(/^0 people are waiting/) },
  });
  expect(answer.headers['retry-after']).toBe('10');
});
