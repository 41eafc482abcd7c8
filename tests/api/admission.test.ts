import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Rank } from '#server/platform/pressure.ts';

let student: Actor;
let letIn: Rank[] = [];
const server = testApp();
beforeAll(async () => {
  student = await createActor(server);
  server.ctx.pressure.admits = (rank) => letIn.includes(rank);
});
beforeEach(() => {
  letIn = [];
});

test('whom the door is closed to gets the refusal of the contract, and when to come again', async () => {
  const answer = await server.send('listElections');
  expect(answer).toMatchObject({
    status: 503,
    body: { error: 'overloaded', reason: 'overloaded' },
  });
  expect(answer.body.message).toMatch(/busy/);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test('not all are asked to come back at the same moment', async () => {
  const waits = new Set<number>();
  for (let times = 0; times < 12; times += 1) {
    waits.add(Number((await server.send('listElections')).headers['retry-after']));
  }
  expect(waits.size).toBeGreaterThan(4);
  expect(Math.min(...waits)).toBeGreaterThan(0);
});

test('health and readiness answer however full it is', async () => {
  expect(await server.send('health')).toMatchObject({ status: 200 });
  expect(await server.send('ready')).toMatchObject({ status: 200 });
});

test('a vote of somebody inside is let in when nothing else is', async () => {
  const election = await createElection(server.ctx);
  const [position] = election.positions;
  const body = {
    userId: student.id,
    electionId: election.id,
    position: position?.id ?? '',
    candidateId: position?.candidates[0]?.id ?? '',
  };
  expect(await student.send('castVote', { body })).toMatchObject({ status: 503 });
  letIn = ['ballot'];
  expect(await student.send('castVote', { body })).toMatchObject({ status: 200 });
  const { userId, electionId, ...choice } = body;
  const again = { userId, electionId, votes: [choice] };
  expect(await student.send('castBallot', { body: again })).toMatchObject({ status: 409 });
  expect(await server.send('castVote', { body })).toMatchObject({ status: 503 });
  expect(await student.send('listMyBallots')).toMatchObject({ status: 503 });
  letIn = ['ballot', 'inside'];
  expect(await student.send('listMyBallots')).toMatchObject({ status: 200 });
  expect(await server.send('listElections')).toMatchObject({ status: 503 });
  letIn = ['ballot', 'inside', 'outside'];
  expect(await server.send('listElections')).toMatchObject({ status: 200 });
});

test('a cookie that somebody made up is worth nothing, and a session that exists is found', async () => {
  const invented = server.as(`hustings=${'A'.repeat(43)}`);
  letIn = ['ballot', 'inside'];
  expect(await invented.send('listMyBallots')).toMatchObject({ status: 503 });
  expect(await invented.send('castVote', { body: {} })).toMatchObject({ status: 503 });
  expect(await server.as('hustings=x').send('listElections')).toMatchObject({ status: 503 });
  // Another process may have opened it, or this one forgot it.
  server.ctx.sessions.forgetAll();
  expect(await student.send('listMyBallots')).toMatchObject({ status: 200 });
  letIn = ['ballot', 'inside', 'outside'];
  const limitOf = async (caller: Pick<TestApp, 'send'>) =>
    (await caller.send('listElections')).headers['x-ratelimit-limit'];
  expect(await limitOf(invented)).toBe(await limitOf(server));
  expect(await limitOf(student)).not.toBe(await limitOf(server));
});

test('a flood of invented cookies of one network leaves look-ups to others', async () => {
  letIn = ['inside'];
  const find = server.ctx.sessions.find.bind(server.ctx.sessions);
  const held = Promise.withResolvers<null>();
  // If it fails, the tests after it must not find what it left behind.
  afterThis(() => {
    held.resolve(null);
    server.ctx.sessions.find = find;
  });
  let asked = 0;
  server.ctx.sessions.find = (token) => {
    if (!token.startsWith('B')) return find(token);
    asked += 1;
    return held.promise;
  };
  const crowd = Array.from({ length: 600 }, (_, index) =>
    server
      .as(`hustings=B${String(index).padStart(42, '0')}`)
      .send('listMyBallots', { from: '203.0.113.9' }),
  );
  await expect.poll(() => asked).toBe(500);
  server.ctx.sessions.forgetAll();
  expect(await student.send('listMyBallots')).toMatchObject({ status: 200 });
  held.resolve(null);
  for (const { status } of await Promise.all(crowd)) expect(status).toBe(503);
});

test('the files of a page count with the ballots, the page itself does not', async () => {
  letIn = ['ballot'];
  const get = (url: string, accept: string) => server.fastify.inject({ url, headers: { accept } });
  expect((await get('/assets/main.js', '*/*')).statusCode).toBe(404);
  expect((await get('/elections', 'text/html')).statusCode).toBe(503);
  expect((await get('/uploads/a.webp', 'image/*')).statusCode).toBe(503);
});

test('who wanted a page gets one that asks again by itself, without a script', async () => {
  const answer = await server.fastify.inject({
    url: '/elections?from=/dashboard',
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(`http-equiv="refresh" content="${answer.headers['retry-after']}"`);
  expect(answer.body).not.toMatch(/<script/);
});

test('the colours of that page are the tokens', async () => {
  const file = path.resolve(import.meta.dirname, '../../src/web/styles/tokens.css');
  const styles = readFileSync(file, 'utf8');
  const { body } = await server.fastify.inject({ url: '/', headers: { accept: 'text/html' } });
  const [light = '', dark = ''] = body.split('prefers-color-scheme:dark');
  for (const [theme, written] of [['light', light] as const, ['dark', dark] as const]) {
    const colours = [...written.matchAll(/--([\w-]+):oklch\(([\d. ]+)\)/g)];
    expect(colours).toHaveLength(5);
    const [, tokens] = styles.split(`[data-theme='${theme}'] {`);
    for (const [, name = '', numbers] of colours) {
      expect(tokens, `${theme} ${name}`).toContain(`--${name}: oklch(${numbers});`);
    }
  }
});
