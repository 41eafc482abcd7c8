import { expect, test } from 'vitest';
import type { TestElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from '../closing/close.ts';

const app = testApp();

/** Casts as many votes for the candidates of a position as told, in their order. */
async function vote(election: TestElection, position: string, counts: readonly number[]) {
  const candidates = election.positions.find((one) => one.title === position)?.candidates;
  for (const [index, count] of counts.entries()) {
    for (let vote = 0; vote < count; vote += 1) {
      const voter = await createActor(app);
      const answer = await voter.send('castVote', {
        body: {
          userId: voter.id,
          electionId: election.id,
          position,
          candidateId: candidates?.[index]?.id,
        },
      });
      expect(answer.status).toBe(200);
    }
  }
}

interface Listed {
  electionId: string;
  results: {
    position: string;
    tie: boolean;
    candidates: {
      _id: string;
      userId: string;
      votes: number;
      student: { _id: string; name: string; email: string | null; enrollmentNumber: string | null };
    }[];
  }[];
}

async function resultsOf(election: TestElection, caller: Pick<TestApp, 'send'> = app) {
  const { body } = await caller.send('listResults');
  return (body as Listed[]).find((one) => one.electionId === election.id);
}

test('come when voting has ended: by votes, then name; the winner can be reached, others not', async () => {
  const election = await createElection(app.ctx, { positions: { President: 3, Empty: 0 } });
  await vote(election, 'President', [1, 2, 1]);
  expect(await resultsOf(election)).toBeUndefined();
  await closeAndCount(app, election.id);
  const results = await resultsOf(election);
  expect(results).toMatchObject({ name: election.name, imageUrl: '' });
  // Nobody stood for the second position, so it is skipped.
  expect(results?.results.map((one) => [one.position, one.tie])).toEqual([['President', false]]);
  const [first, winner, third] = election.positions[0]?.candidates ?? [];
  const losers = [first, third].toSorted((a, b) =>
    (a?.nominee.name ?? '') < (b?.nominee.name ?? '') ? -1 : 1,
  );
  const shown = [winner, ...losers].map((candidate, index) => ({
    _id: candidate?.id,
    userId: candidate?.nominee.id,
    votes: index === 0 ? 2 : 1,
    hasLeft: false,
    student: {
      _id: candidate?.nominee.id,
      name: candidate?.nominee.name,
      profileImg: '',
      email: index === 0 ? candidate?.nominee.email : null,
      enrollmentNumber: index === 0 ? candidate?.nominee.enrollmentNumber : null,
    },
  }));
  expect(results?.results[0]?.candidates).toEqual(shown);
  const student = await createActor(app);
  expect(await resultsOf(election, student)).toEqual(results);
});

test('officers see how to reach everybody', async () => {
  const election = await createElection(app.ctx);
  await closeAndCount(app, election.id);
  for (const role of ['council', 'admin'] as const) {
    const results = await resultsOf(election, await createActor(app, { role }));
    const emails = results?.results[0]?.candidates.map((one) => one.student.email);
    expect(emails).toEqual([expect.stringContaining('@'), expect.stringContaining('@')]);
  }
});

test('a tie is marked, is nobody’s win, and keeps its election visible', async () => {
  const election = await createElection(app.ctx, { positions: { President: 3 } });
  await vote(election, 'President', [1, 1, 0]);
  await closeAndCount(app, election.id);
  const [position] = (await resultsOf(election))?.results ?? [];
  expect(position?.tie).toBe(true);
  expect(position?.candidates.map((one) => [one.votes, one.student.email])).toEqual([
    [1, null],
    [1, null],
    [0, null],
  ]);
});

test('an election in which nobody stood is hidden', async () => {
  const election = await createElection(app.ctx, { positions: { President: 0, Sport: 0 } });
  await closeAndCount(app, election.id);
  expect(await resultsOf(election)).toBeUndefined();
});

test('the newest ended election comes first', async () => {
  const older = await createElection(app.ctx, { startsInMinutes: -40, endsInMinutes: -30 });
  const newer = await createElection(app.ctx, { startsInMinutes: -90, endsInMinutes: -20 });
  for (const { id } of [older, newer]) {
    await electionJobs(app.ctx)['close-election']({ electionId: id });
  }
  const { body } = await app.send('listResults');
  const ids = (body as Listed[]).map((one) => one.electionId);
  expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
});

test('nobody reads the names of groups that are told together, nor of fewer than ten people', async () => {
  const election = await createElection(app.ctx);
  await vote(election, election.positions[0]?.title ?? '', [1]);
  const groups = [
    { names: ['CS'], voters: 31 },
    { names: ['EE', 'ME'], voters: 11 },
    { names: ['CE', 'AI'], voters: 9 },
  ];
  await app.ctx.transact(async (tx) => {
    const rows = groups.map((group, ordinal) => ({
      ...group,
      ordinal,
      kind: 'branch' as const,
      election_id: election.id,
    }));
    await tx.insertInto('turnout_groups').values(rows).execute();
  });
  await closeAndCount(app, election.id);
  const { body } = await app.send('listResults');
  const listed = body.find((one: { electionId: string }) => one.electionId === election.id);
  const told = listed.afterClose.groups.filter(({ kind }: { kind: string }) => kind === 'branch');
  expect(told).toEqual([
    { kind: 'branch', names: ['CS'], voters: 31 },
    { kind: 'branch', names: [], voters: 11 },
  ]);
});
