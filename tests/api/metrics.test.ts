import { expect, test, vi } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const metricsToken = 'only the watch may see';
const server = testApp({ metricsToken });

const ask = (authorization = `Bearer ${metricsToken}`) =>
  server.fastify.inject({ url: '/metrics', headers: { authorization } });
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

test('whoever does not hold the token finds nothing there', async () => {
  for (const authorization of ['', metricsToken, `Bearer ${metricsToken}x`, 'Bearer ']) {
    expect((await ask(authorization)).statusCode).toBe(404);
  }
  const closed = await startTestApp();
  const answer = await closed.fastify.inject({ url: '/metrics' });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});

test('counts votes by what became of them, and names no person, candidate or address', async () => {
  const voter = await createActor(server);
  const election = await createElection(server.ctx);
  const [position] = election.positions;
  const body = {
    userId: voter.id,
    electionId: election.id,
    position: position?.id ?? '',
    candidateId: position?.candidates[0]?.id ?? '',
  };
  await voter.send('castVote', { body });
  await voter.send('castVote', { body });
  await server.send('verifyUser', { params: { id: voter.id } });
  const { body: text, headers } = await ask();
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(value(text, 'hustings_votes_total{outcome="accepted"}')).toBe(1);
  expect(value(text, 'hustings_votes_total{outcome="already-voted"}')).toBe(1);
  expect(value(text, 'hustings_vote_batch_size_count')).toBe(2);
  expect(text).toContain('route="/api/user/verify/:id",status="401"');
  const told = JSON.stringify(election).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(told.length).toBeGreaterThan(4);
  for (const secret of [...told, voter.id, voter.email, voter.cookie, election.name]) {
    expect(text).not.toContain(secret);
  }
});

test('tells how full it is, what waits, and whether the database takes commits', async () => {
  const admits = vi.spyOn(server.ctx.pressure, 'admits').mockReturnValue(false);
  await server.send('listElections');
  admits.mockRestore();
  const { body: text } = await ask();
  expect(value(text, 'hustings_sent_away_total{rank="outside"}')).toBe(1);
  expect(value(text, 'hustings_database_up')).toBe(1);
  const gauges = ['votes_waiting', 'passwords_waiting', 'live_watchers', 'jobs_due'];
  for (const name of [
    ...gauges,
    'oldest_job_seconds',
    'emails_waiting',
    'emails_stuck',
    'oldest_email_seconds',
  ]) {
    expect(value(text, `hustings_${name}`), name).toBeGreaterThanOrEqual(0);
  }
  expect(value(text, 'hustings_pool_connections')).toBeGreaterThan(0);
  expect(text).toContain('process_resident_memory_bytes');
});
