import { expect, test } from 'vitest';
import type { TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Caller } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();

async function ballotOf(caller: Caller, election: TestElection) {
  const { body } = await caller.send('listMyBallots');
  return body.find((one: { electionId: string }) => one.electionId === election.id);
}

test('says what may be done, and what was done without what was chosen', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2, Sport: 1 } });
  const voter = await createActor(app);
  const chosen = election.positions[0]?.candidates[1];
  const vote = await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'president',
      candidateId: chosen?.id,
    },
  });
  const stand = await voter.send('createNomination', {
    body: { userId: voter.id, electionId: election.id, position: 'Sport' },
  });
  const answer = await voter.send('listMyBallots');
  const ballot = await ballotOf(voter, election);
  expect(ballot).toEqual({
    electionId: election.id,
    orderSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
    vote: { isAllowed: true, why: null, message: null },
    barrier: null,
    otherPositions: [],
    nominate: { isAllowed: true, why: null, message: null },
    receipts: [vote.body.receipt],
    numberVoted: [],
    nominations: [
      {
        _id: stand.body.nomination._id,
        positionId: stand.body.nomination.positionId,
        position: 'Sport',
        status: 'pending',
      },
    ],
  });
  expect(JSON.stringify(answer.body)).not.toContain(chosen?.id);
  expect(JSON.stringify(answer.body)).not.toContain(chosen?.nominee.id);
});

test('gives a seed that is the voter’s own: the same again, another for another', async () => {
  const election = await createElection(app.ctx);
  const [one, other] = [await createActor(app), await createActor(app)];
  const seeds = await Promise.all(
    [one, one, other].map(async (caller) => (await ballotOf(caller, election)).orderSeed),
  );
  expect(seeds[0]).toBe(seeds[1]);
  expect(seeds[0]).not.toBe(seeds[2]);
});

test('says why not: too early, too late, not on the roll, without a number', async () => {
  const ahead = await createElection(app.ctx, { startsInMinutes: 5 });
  const ended = await createElection(app.ctx, { startsInMinutes: -9, endsInMinutes: -5 });
  const rolled = await createElection(app.ctx);
  await app.ctx.db
    .updateTable('elections')
    .set({ electorate: 'roll', voters: 'listed' })
    .where('id', '=', rolled.id)
    .execute();
  const [listed, unlisted] = [await createActor(app), await createActor(app)];
  await app.ctx.db
    .insertInto('voter_list_entries')
    .values({ election_id: rolled.id, enrollment_number: listed.enrollmentNumber ?? '' })
    .execute();
  const faculty = await createActor(app, { role: 'faculty' });
  const why = async (caller: Caller, election: TestElection) => {
    const { vote, nominate } = await ballotOf(caller, election);
    return [vote.why, nominate.why];
  };
  expect(await why(listed, ahead)).toEqual(['voting-not-open', null]);
  expect(await why(listed, ended)).toEqual(['voting-closed', 'nominations-closed']);
  expect(await why(listed, rolled)).toEqual([null, null]);
  expect(await why(unlisted, rolled)).toEqual(['not-on-roll', null]);
  expect(await why(faculty, rolled)).toEqual(['not-on-roll', 'no-enrollment-number']);
  const { vote } = await ballotOf(faculty, rolled);
  expect(vote).toEqual({
    isAllowed: false,
    why: 'not-on-roll',
    message: refusedWith('not-on-roll').body.message,
  });
});

test('is for those who are signed in', async () => {
  expect(await app.send('listMyBallots')).toMatchObject(refusedWith('not-logged-in'));
});
