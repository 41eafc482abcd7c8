import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { electionJobs } from './close.ts';
import { recoverClosings } from './recover-closings.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const closedAt = async (id: string) => {
  const election = await house.ctx.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return election.closed_at;
};
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

test('an election that lost its job gets one, once, and is closed once', async () => {
  // The factories write no job, as a database that was moved without the jobs has none.
  const open = await createElection(house.ctx);
  const ended = await createElection(house.ctx);
  await closeElectionNow(house.ctx, ended.id);
  await recoverClosings(house.ctx);
  await recoverClosings(house.ctx);

  expect(await runDue(house.ctx, electionJobs(house.ctx))).toBe(1);
  expect(await closedAt(ended.id)).not.toBeNull();
  expect(await closedAt(open.id)).toBeNull();

  await closeElectionNow(house.ctx, open.id);
  expect(await runDue(house.ctx, electionJobs(house.ctx), { asOf: inTwoHours() })).toBe(1);
  expect(await closedAt(open.id)).not.toBeNull();

  await recoverClosings(house.ctx);
  expect(await runDue(house.ctx, electionJobs(house.ctx), { asOf: inTwoHours() })).toBe(0);
});
