import { beforeAll, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { castFor } from '#tests/support/cast-for.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

// One number, one vote, whichever accounts it goes through; a vote whose number turns out to be somebody else's stays
// counted, once (finding F2).

let officer: Actor;
const app = testApp();
beforeAll(async () => {
  officer = await createActor(app, { role: 'admin' });
});

let last = 0;
async function listedNumber() {
  last += 1;
  const number = `0177ME25${String(last).padStart(4, '0')}`;
  const email = `mech${last}@campus.example`;
  await listNumber(app.ctx, number, { email });
  return { number, email };
}

const listedElection = (given: Parameters<typeof createElection>[1] = {}) =>
  createListedElection(app.ctx, given);

const cast = (voter: Actor, election: TestElection, at = 0, choice = 0) => {
  const position = election.positions[at];
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: position?.id ?? '',
      candidateId: position?.candidates[choice]?.id ?? '',
    },
  });
};

/** Takes a number by the link that goes to the address of the list. */
async function proves(owner: Actor, { number, email }: { number: string; email: string }) {
  await app.ctx.transact((tx) => tx.deleteFrom('number_emails').execute());
  await app.send('askNumberProof', { body: { enrollmentNumber: number } });
  const token = await newestToken(app, email);
  return owner.send('takeByVoteLink', { body: { token } });
}

const close = async (election: TestElection) => {
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
};
const resultOf = async (election: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === election.id).results;
};
test('four squatters and four owners: each owner gets the number, and no number votes twice', async () => {
  const election = await listedElection({ positions: { President: 2, Treasurer: 2 } });
  const numbers = await Promise.all(Array.from({ length: 4 }, listedNumber));
  const squatters: Actor[] = [];
  for (const { number } of numbers) {
    squatters.push(await createActor(app, { enrollmentNumber: number, name: 'Squatter' }));
  }
  // Three of them have voted for the president, and one of these for the treasurer as well.
  for (const squatter of squatters.slice(0, 3)) {
    expect((await cast(squatter, election)).status).toBe(200);
  }
  const [first] = squatters;
  if (first !== undefined) expect((await cast(first, election, 1)).status).toBe(200);

  const owners: Actor[] = [];
  for (const one of numbers) {
    const owner = await createActor(app, { enrollmentNumber: null, name: 'Owner' });
    const taken = await proves(owner, one);
    expect(taken.body.user, JSON.stringify(taken.body)).toMatchObject({
      _id: owner.id,
      enrollmentNumber: one.number,
    });
    owners.push(owner);
  }
  const president = await Promise.all(owners.map((owner) => cast(owner, election)));
  expect(president.map(({ status }) => status)).toEqual([409, 409, 409, 200]);
  expect(president[0]).toMatchObject(refusedWith('number-has-voted'));
  const treasurer = await Promise.all(owners.map((owner) => cast(owner, election, 1)));
  expect(treasurer.map(({ status }) => status)).toEqual([409, 200, 200, 200]);
  for (const squatter of squatters) {
    expect((await cast(squatter, election, 1)).status, 'without a number nobody votes').toBe(403);
  }
  const mine = (await owners[0]?.send('listMyBallots'))?.body;
  const ballot = mine?.find((one: { electionId: string }) => one.electionId === election.id);
  expect(ballot.numberVoted).toEqual(election.positions.map(({ id }) => id).toSorted());

  const others = (await squatters[1]?.send('listMyBallots'))?.body;
  const theirs = others?.find((one: { electionId: string }) => one.electionId === election.id);
  expect(theirs.numberVoted, 'only its owner reads where').toEqual([]);
  for (const counts of await readVoteCounts(app.ctx, election.id)) {
    expect(balanced(counts, 4), 'nothing is removed from a count').toBe(true);
  }
  await close(election);
  const results = await resultOf(election);
  expect(results).toMatchObject([
    { position: 'President', disputed: 0, candidates: [{ votes: 4 }, {}] },
    { position: 'Treasurer', disputed: 0, candidates: [{ votes: 4 }, {}] },
  ]);
  expect(await app.ctx.db.selectFrom('disputes').selectAll().execute()).toEqual([]);
});

test('a position of those on the campus’s list is voted on again by all of them', async () => {
  const election = await listedElection({ positions: { President: 2, Treasurer: 2 } });
  const [claimed, other] = [await listedNumber(), await listedNumber()];
  const squatter = await createActor(app, { enrollmentNumber: claimed.number });
  const voter = await createActor(app, { enrollmentNumber: other.number });
  await cast(squatter, election);
  await cast(voter, election, 0, 1);
  const owner = await createActor(app, { enrollmentNumber: null });
  await proves(owner, claimed);
  expect(await cast(owner, election)).toMatchObject(refusedWith('number-has-voted'));
  await close(election);

  const again = async (positionId: string) =>
    officer.send('voteAgain', { params: { id: election.id }, body: { positionId } });
  expect(await again(election.id)).toMatchObject(refusedWith('unknown-position'));
  const { body } = await again(election.positions[0]?.id ?? '');
  const { _id: id, ...draft } = body.election;
  expect(draft).toMatchObject({
    state: 'draft',
    voters: 'listed',
    electorate: { kind: 'everyone' },
    positions: [{ title: 'President' }],
  });
  const own = await app.ctx.db
    .selectFrom('voter_list_entries')
    .select('id')
    .where('election_id', '=', id)
    .execute();
  expect(own, 'it has no list of its own').toEqual([]);
  const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
  const edited = await officer.send('editElection', {
    params: { id },
    body: { startDate: inHours(-1), endDate: inHours(1), nominationsCloseAt: inHours(-1) },
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  const published = await officer.send('publishElection', { params: { id } });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  const [candidate] = draft.nominations;
  const vote = async (who: Actor) => {
    const ballot = { electionId: id, position: 'President', candidateId: candidate._id };
    return (await who.send('castVote', { body: { ...ballot, userId: who.id } })).status;
  };
  expect([await vote(owner), await vote(voter), await vote(squatter)]).toEqual([200, 200, 403]);
});

test('whoever votes at once under a number that changes hands, it votes once', async () => {
  const election = await listedElection();
  for (let round = 0; round < 6; round += 1) {
    const one = await listedNumber();
    const squatter = await createActor(app, { enrollmentNumber: one.number });
    const owner = await createActor(app, { enrollmentNumber: null });
    await app.ctx.transact((tx) => tx.deleteFrom('number_emails').execute());
    await app.send('askNumberProof', { body: { enrollmentNumber: one.number } });
    const token = await newestToken(app, one.email);
    const storm = Array.from({ length: 12 }, (_, n) =>
      cast(n % 2 === 0 ? squatter : owner, election),
    );
    const [, ...answers] = await Promise.all([
      owner.send('takeByVoteLink', { body: { token } }),
      ...storm,
      ...storm.map(async (vote) => (await vote, cast(owner, election))),
    ]);
    const { rows } = await app.ctx.pool.query<{ voter: string }>(
      `select voter_id as voter from participations where position_id = $1
       and voter_id = any($2::uuid[])`,
      [election.positions[0]?.id, [squatter.id, owner.id]],
    );
    expect(rows, JSON.stringify(answers.map(({ status }) => status))).toHaveLength(1);
    const [counts] = await readVoteCounts(app.ctx, election.id);
    expect(balanced(counts, round + 1)).toBe(true);
  }
});

test('a number that an officer corrects, or whose account is deleted, has voted all the same', async () => {
  const election = await listedElection();
  const [corrected, deleted] = [await listedNumber(), await listedNumber()];
  const [typo, gone] = [
    await createActor(app, { enrollmentNumber: corrected.number }),
    await createActor(app, { enrollmentNumber: deleted.number }),
  ];
  await castFor(typo, election);
  await castFor(gone, election);
  const moved = await officer.send('correctUser', {
    params: { id: typo.id },
    body: { enrollmentNumber: (await listedNumber()).number, reason: 'A typing error' },
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await cast(typo, election)).status, 'one account, one vote').toBe(409);
  expect((await officer.send('deleteUser', { params: { id: gone.id } })).status).toBe(200);

  const ownerOfFirst = await createActor(app, { enrollmentNumber: corrected.number });
  expect(await cast(ownerOfFirst, election)).toMatchObject(refusedWith('number-has-voted'));
  expect((await proves(ownerOfFirst, corrected)).status).toBe(200);
  const ownerOfSecond = await createActor(app, { enrollmentNumber: null });
  const freed = await proves(ownerOfSecond, deleted);
  expect(freed.status, 'a deleted squatter does not hold the number').toBe(200);
  expect(await cast(ownerOfSecond, election)).toMatchObject(refusedWith('number-has-voted'));
});

test('under anybody a number is no key to a vote', async () => {
  const one = await listedNumber();
  const open = await createElection(app.ctx);
  const squatter = await createActor(app, { enrollmentNumber: one.number });
  await castFor(squatter, open);
  const owner = await createActor(app, { enrollmentNumber: null });
  expect((await proves(owner, one)).status).toBe(200);
  expect((await cast(owner, open)).status, 'who registers votes there').toBe(200);
});

test('many corrections of one account use up the number that it voted under, and no other', async () => {
  const election = await listedElection({ positions: { President: 2, Treasurer: 2 } });
  const numbers = await Promise.all(Array.from({ length: 9 }, listedNumber));
  const [voted, ...others] = numbers;
  const voter = await createActor(app, { enrollmentNumber: voted?.number ?? null });
  expect((await cast(voter, election)).status).toBe(200);
  // One after the other, all at once, and with a vote between them.
  const correct = ({ number: enrollmentNumber }: { number: string }) =>
    officer.send('correctUser', {
      params: { id: voter.id },
      body: { enrollmentNumber, reason: 'A wrong number' },
    });
  const answers = [];
  for (const one of others.slice(0, 4)) answers.push(await correct(one));
  const [treasurer, ...more] = await Promise.all([
    cast(voter, election, 1),
    ...others.map(correct),
  ]);
  expect(treasurer.status).toBe(200);
  answers.push(...more);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const { rows } = await app.ctx.pool.query<{ numbers: string[] }>(
    `select array_agg(enrollment_number) as numbers from number_votes
     where voter_id = $1 group by position_id`,
    [voter.id],
  );
  for (const { numbers: used } of rows) expect(used).toHaveLength(1);
  const { rows: present } = await app.ctx.pool.query<{ number: string }>(
    'select enrollment_number as number from accounts where id = $1',
    [voter.id],
  );
  for (const one of others) {
    const isPresent = one.number === present[0]?.number;
    const owner = await createActor(app, { enrollmentNumber: isPresent ? null : one.number });
    if (isPresent) expect((await proves(owner, one)).status).toBe(200);
    expect((await cast(owner, election)).status, one.number).toBe(200);
  }
  const again = await createActor(app, { enrollmentNumber: voted?.number ?? null });
  expect(await cast(again, election)).toMatchObject(refusedWith('number-has-voted'));
  // Its page says each of them.
  const { elections } = (await app.send('listElections')).body;
  const shown = elections.find((one: { _id: string }) => one._id === election.id);
  expect(shown.countedActs).toEqual([
    { kind: 'changed', count: expect.any(Number), mostByOne: expect.any(Number) },
  ]);
  expect(shown.countedActs[0].count).toBeGreaterThanOrEqual(others.length);
});

test('a number that a closed account had at last is used up by no vote that was cast under another one', async () => {
  const election = await listedElection();
  const [voted, last] = [await listedNumber(), await listedNumber()];
  const voter = await createActor(app, { enrollmentNumber: voted.number });
  expect((await cast(voter, election)).status).toBe(200);
  const body = { enrollmentNumber: last.number, reason: 'A wrong number' };
  const params = { id: voter.id };
  expect((await officer.send('correctUser', { params, body })).status).toBe(200);
  expect((await officer.send('deleteUser', { params, body: { reason: 'Asked to' } })).status).toBe(
    200,
  );
  const owner = await createActor(app, { enrollmentNumber: null });
  expect((await proves(owner, last)).status).toBe(200);
  expect((await cast(owner, election)).status).toBe(200);
  const other = await createActor(app, { enrollmentNumber: null });
  expect((await proves(other, voted)).status).toBe(200);
  expect(await cast(other, election)).toMatchObject(refusedWith('number-has-voted'));
});
