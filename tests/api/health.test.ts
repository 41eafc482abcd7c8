import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('health is the commit, not the process', async () => {
  expect(await server.send('health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  server.ctx.healthCheck.isBeating = async () => false;
  const answer = await server.send('health');
  expect(answer).toMatchObject({ status: 503, body: { error: 'overloaded' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a server that is about to leave says so and goes on serving', async () => {
  expect(await server.send('ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  server.ctx.readiness.isLeaving = true;
  expect(await server.send('ready')).toMatchObject({ status: 503, body: { error: 'overloaded' } });
  expect(await server.send('listElections')).toMatchObject({ status: 200 });
});
