import { expect, test } from 'vitest';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from './close.ts';
import { recoverClosings } from './recover-closings.ts';

const app = testApp();

const closedAt = async (id: string) => {
  const election = await app.ctx.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return election.closed_at;
};
/** The close, and telling officers of it. */
const oneClose = 2;
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

test('an election that lost its job gets one, once, and is closed once', async () => {
  // The factories write no job, as a database that was moved without the jobs has none.
  const open = await createElection(app.ctx);
  const ended = await createElection(app.ctx);
  await closeElectionNow(app.ctx, ended.id);
  await recoverClosings(app.ctx);
  await recoverClosings(app.ctx);

  expect(await runDue(app.ctx, electionJobs(app.ctx))).toBe(oneClose);
  expect(await closedAt(ended.id)).not.toBeNull();
  expect(await closedAt(open.id)).toBeNull();

  await closeElectionNow(app.ctx, open.id);
  expect(await runDue(app.ctx, electionJobs(app.ctx), { asOf: inTwoHours() })).toBe(oneClose);
  expect(await closedAt(open.id)).not.toBeNull();

  await recoverClosings(app.ctx);
  expect(await runDue(app.ctx, electionJobs(app.ctx), { asOf: inTwoHours() })).toBe(0);
});

test('a close that was killed with its process begins again at the next start', async () => {
  const election = await createElection(app.ctx);
  await closeElectionNow(app.ctx, election.id);
  await recoverClosings(app.ctx);
  // As the process left it: the queue believes for a quarter of an hour that it is at work.
  await app.ctx.pool.query(
    `update pgboss.job set state = 'active', started_on = now() where data ->> 'electionId' = $1`,
    [election.id],
  );
  expect(await runDue(app.ctx, electionJobs(app.ctx))).toBe(0);

  await recoverClosings(app.ctx);
  expect(await runDue(app.ctx, electionJobs(app.ctx))).toBe(oneClose);
  expect(await closedAt(election.id)).not.toBeNull();
});
