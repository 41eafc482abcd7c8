import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectBalance } from '#tests/support/ballot-box.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();

const three = { positions: { President: 2, Treasurer: 2, Secretary: 2 } };

interface Line {
  position: string;
  candidateId: string;
}

const lines = (election: TestElection, choice = 0): Line[] =>
  election.positions.map(({ title, candidates }) => ({
    position: title,
    candidateId: candidates[choice]?.id ?? '',
  }));

function cast(
  voter: Actor,
  election: TestElection,
  votes: readonly Line[] = lines(election),
  key = randomUUID(),
): Promise<Answer> {
  return voter.send('castBallot', {
    body: { userId: voter.id, electionId: election.id, votes: [...votes] },
    headers: { 'idempotency-key': key },
  });
}

test('a ballot is answered with a receipt for each position and names no choice', async () => {
  const election = await createElection(app.ctx, three);
  const answer = await cast(await createActor(app), election);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Vote successful');
  expect(answer.body.votes).toEqual(
    election.positions.map(({ id, title }) => ({
      position: title,
      receipt: expect.objectContaining({ positionId: id, position: title }),
      refusal: null,
    })),
  );
  for (const { candidates } of election.positions) {
    expect(JSON.stringify(answer)).not.toContain(candidates[0]?.id);
  }
  await expectBalance(app, election, 1);
});

test('each vote stands by itself: what is refused holds up no other', async () => {
  const election = await createElection(app.ctx, three);
  const voter = await createActor(app);
  const [president, treasurer, secretary] = lines(election);
  if (president === undefined || treasurer === undefined || secretary === undefined) return;
  await cast(voter, election, [president]);
  const strange = { ...secretary, candidateId: randomUUID() };
  const answer = await cast(voter, election, [president, treasurer, strange]);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('1 of 3 votes were recorded.');
  expect(answer.body.votes.map((vote: { refusal: unknown }) => vote.refusal)).toEqual([
    { reason: 'already-voted', message: 'You have already voted for this position.' },
    null,
    { reason: 'unknown-candidate', message: expect.any(String) },
  ]);
});

test('a ballot of which nothing counts is refused with the reason', async () => {
  const election = await createElection(app.ctx, three);
  const voter = await createActor(app);
  await cast(voter, election);
  expect(await cast(voter, election, lines(election, 1))).toMatchObject(
    refusedWith('already-voted'),
  );
  await expectBalance(app, election, 1);
});

test('thirty sendings at once with one key count once and give the same receipts', async () => {
  const election = await createElection(app.ctx, three);
  const voter = await createActor(app);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => cast(voter, election, lines(election), key)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const receipts = answers.map(({ body }) =>
    JSON.stringify(body.votes.map((vote: { receipt: { code: string } }) => vote.receipt.code)),
  );
  expect(new Set(receipts).size).toBe(1);
  await expectBalance(app, election, 1);
});

test('two votes for one position, however it is named, and an empty ballot are refused', async () => {
  const election = await createElection(app.ctx, three);
  const voter = await createActor(app);
  const [first] = lines(election);
  if (first === undefined) return;
  const twice = [first, { ...first, position: election.positions[0]?.id ?? '' }];
  const answer = await cast(voter, election, twice);
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { votes: 'There can be one vote for each position.' },
  ]);
  expect((await cast(voter, election, [])).status).toBe(400);
  await expectBalance(app, election, 0);
});

test('nobody fills in the ballot of somebody else', async () => {
  const election = await createElection(app.ctx, three);
  const voter = await createActor(app);
  const other = await createActor(app);
  const answer = await cast({ ...voter, id: other.id }, election);
  expect(answer).toMatchObject(refusedWith('not-yourself'));
});

test('votes for one candidate by both ids at once count once', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const [position] = election.positions;
  const [candidate] = position?.candidates ?? [];
  const answers = await Promise.all(
    [candidate?.id, candidate?.nominee.id, candidate?.id].map((candidateId = '') =>
      cast(voter, election, [{ position: position?.id ?? '', candidateId }]),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  await expectBalance(app, election, 1);
});
