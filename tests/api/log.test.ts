import { expect, test } from 'vitest';
import pg from 'pg';
import { openLog } from '#server/platform/log.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// At the level that tells most, through what a student does, and while things break.

let told = '';
const write = (line: string) => {
  told += line;
};
const server = testApp({}, openLog('debug', { write }));

const password = 'a lamp by the sea';

test('no choice, password, token, cookie, address or e-mail reaches the log', async () => {
  const { ctx } = server;
  const secrets: string[] = [password, 'another lamp altogether'];
  const passwordHash = await ctx.passwords.hash(password);
  const { id, enrollmentNumber, email } = await createAccount(ctx, { passwordHash });
  secrets.push(passwordHash, email, String(enrollmentNumber));

  const logIn = (word: string) =>
    server.send('logInStudent', {
      body: { role: 'student', enrollmentNumber: String(enrollmentNumber), password: word },
    });
  expect(await logIn('another lamp altogether')).toMatchObject({ status: 401 });
  const { cookie } = await logIn(password);
  const voter = server.as(cookie);
  secrets.push(String(cookie?.split('=')[1]));

  const election = await createElection(ctx, { positions: { President: 3, Treasurer: 2 } });
  for (const { id: position, candidates } of election.positions) {
    const candidateId = candidates[0]?.id ?? '';
    secrets.push(...candidates.map((candidate) => candidate.id));
    secrets.push(...candidates.map(({ nominee }) => nominee.id));
    const body = { userId: id, electionId: election.id, position, candidateId };
    const headers = { 'idempotency-key': 'key-of-this-browser' };
    expect(await voter.send('castVote', { body, headers })).toMatchObject({ status: 200 });
  }
  secrets.push('key-of-this-browser');

  await server.send('forgotPassword', { body: { email } });
  const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  secrets.push(token);
  await server.send('resetPassword', { body: { token, newPassword: password } });
  await server.fastify.inject({ url: `/reset-password?token=${token}` });
  await server.fastify.inject({
    url: `/api/nothing?token=${token}`,
    headers: { cookie: `x=${token}` },
  });

  // A fault of the server, with everything in the request that should not be told.
  ctx.campus.forget();
  const find = ctx.sessions.find.bind(ctx.sessions);
  ctx.sessions.find = () => Promise.reject(new Error('a fault'));
  const broken = await server.fastify.inject({
    url: `/api/user/me?token=${token}`,
    headers: { cookie: `hustings=${token}` },
  });
  ctx.sessions.find = find;
  expect(broken.statusCode).toBe(500);
  const reference = /Reference: (\S+)/.exec(broken.json().message)?.[1] ?? 'none';
  expect(told).toContain(`"requestId":"${reference}"`);
  for (const secret of secrets) expect(told.includes(secret), secret).toBe(false);
});

test('an error of the database is told without the row it quotes', async () => {
  const { id } = await createActor(server);
  const bad = server.ctx.pool.query(
    'insert into turnouts (position_id, ballots) values (gen_random_uuid(), -1), ($1, 7)',
    [id],
  );
  const error: unknown = await bad.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(pg.DatabaseError);
  expect(JSON.stringify(error)).toContain('Failing row');
  server.ctx.log.warn({ err: error }, 'a batch of votes failed');
  expect(told).toContain('turnouts_ballots_check');
  expect(told).not.toContain('Failing row');
  expect(told).not.toContain(id);
});
