import { expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

// ANU: 51 people could not vote. Voting is extended for everybody, with the reason for all to read.

test('51 people could not vote: voting is extended for all, and all votes are one count', async () => {
  const election = await createElection(app.ctx, { standings: 'after-close', endsInMinutes: 1 });
  await castEach(app, election, 0, [30, 20]);
  const shutOut: Actor[] = [];
  for (let at = 0; at < 51; at += 1) shutOut.push(await createActor(app));

  const reason = 'The network of a hall was down for a day, and 51 people could not vote.';
  const endDate = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const extended = await council.send('extendElection', {
    params: { id: election.id },
    body: { endDate, reason },
  });
  expect(extended.status).toBe(200);
  for (const voter of shutOut) {
    const body = {
      userId: voter.id,
      electionId: election.id,
      position: election.positions[0]?.title ?? '',
      candidateId: election.positions[0]?.candidates[1]?.nominee.id ?? '',
    };
    expect((await voter.send('castVote', { body })).status).toBe(200);
  }

  // While they vote nobody learns anything but why.
  const { elections } = (await app.send('listElections')).body;
  const shown = elections.find(({ _id }: { _id: string }) => _id === election.id);
  expect(shown.changes[0]).toMatchObject({ reason });
  expect(shown.changes[0].what).toMatch(/^Voting closes on .+, not on /);
  for (const { votes } of shown.nominations) expect(votes).toBeNull();

  await closeAndCount(app, election.id);
  const [result] = (await app.send('listResults')).body.filter(
    ({ electionId }: { electionId: string }) => electionId === election.id,
  );
  const votes = result.results[0].candidates.map((one: { votes: number }) => one.votes);
  expect(votes).toEqual([71, 30]);
});
