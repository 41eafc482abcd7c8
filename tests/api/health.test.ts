import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

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
