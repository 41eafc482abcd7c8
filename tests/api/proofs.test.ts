import { expect, test } from 'vitest';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createAccount, createElection } from '#tests/support/factories.ts';
import { setClosed } from '#tests/support/outcome-stage.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from '#server/closing/close.ts';

const app = testApp();

type How = 'address' | 'code' | 'check-in' | 'sign-on' | null;

/** Votes of so many people who proved their number in one way, for every position. */
async function castBy(
  election: TestElection,
  people: number,
  how: How,
  by: string | null = null,
): Promise<TestAccount[]> {
  const voters = await createVoters(app, people);
  if (how !== null) {
    await app.ctx.db
      .updateTable('accounts')
      .set({ proved_at: new Date(), proved_how: how, proved_by: by })
      .where(
        'id',
        'in',
        voters.map(({ id }) => id),
      )
      .execute();
  }
  const votes = voters.flatMap((voter, index) =>
    election.positions.map((_, place) => voteOf(voter, election, place, index)),
  );
  const outcomes = await Promise.all(votes.map((vote) => app.ctx.voteQueue.cast(vote)));
  for (const outcome of outcomes) expect(outcome).toHaveProperty('receipt');
  return voters;
}

async function close({ id }: TestElection): Promise<void> {
  await closeElectionNow(app.ctx, id);
  const job = () => electionJobs(app.ctx)['close-election']({ electionId: id });
  // Whatever is repeated of it, each count is written once.
  await job();
  await setClosed(app, id, 'closed_at', null);
  await job();
}

const proofsOf = async ({ id }: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find(({ electionId }: { electionId: string }) => electionId === id)?.proofs;
};

test('the close counts how voters had proved their number, and tells no group of few', async () => {
  const officer = await createAccount(app.ctx, { role: 'council', name: 'Leela Krishnan' });
  const other = await createAccount(app.ctx, { role: 'council' });
  const election = await createElection(app.ctx, { positions: { President: 2, Sport: 1 } });
  await castBy(election, 14, 'address');
  await castBy(election, 11, 'check-in', officer.id);
  await castBy(election, 7, 'check-in', other.id);
  await castBy(election, 4, 'code');
  await castBy(election, 12, null);
  await close(election);
  expect(await proofsOf(election)).toEqual([
    { ways: ['address'], officer: null, voters: 14, votes: 28 },
    { ways: ['none'], officer: null, voters: 12, votes: 24 },
    { ways: ['check-in'], officer: 'Leela Krishnan', voters: 11, votes: 22 },
    { ways: ['code', 'check-in'], officer: null, voters: 11, votes: 22 },
  ]);
  // What was told stays, whoever proves a number later.
  await app.ctx.db
    .updateTable('accounts')
    .set({ proved_how: null, proved_at: null, proved_by: null })
    .execute();
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
  expect((await proofsOf(election))[0]).toMatchObject({ ways: ['address'], voters: 14 });
});

test('a small election tells all ways together, and nothing before its close has run', async () => {
  const election = await createElection(app.ctx);
  await castBy(election, 2, 'sign-on');
  await castBy(election, 1, null);
  await closeElectionNow(app.ctx, election.id);
  expect(await proofsOf(election)).toBeUndefined();
  await close(election);
  expect(await proofsOf(election)).toEqual([
    { ways: ['sign-on', 'none'], officer: null, voters: 3, votes: 3 },
  ]);
});

test('an account that is deleted after its vote is counted as it was proved', async () => {
  const officer = await createAccount(app.ctx, { role: 'council', name: 'Mohan Das' });
  const election = await createElection(app.ctx);
  await castBy(election, 12, 'address');
  const checkedIn = await castBy(election, 12, 'check-in', officer.id);
  await Promise.all(
    checkedIn.map(async ({ id }) => expect((await deleteOwn(app, { id })).status).toBe(200)),
  );
  await close(election);
  expect(await proofsOf(election)).toEqual([
    { ways: ['address'], officer: null, voters: 12, votes: 12 },
    { ways: ['check-in'], officer: 'Mohan Das', voters: 12, votes: 12 },
  ]);
});
