import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirm,
  idOf,
  liftAll,
  openProposalStage,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { other } from '#tests/support/proposal-stage.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { app, startSideBySide } from '#tests/support/side-by-side.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

startSideBySide();
openProposalStage();

// An election's own list is corrected while voting is open: what was cast stays, and the correction holds for the
// positions in which that person has cast nothing.

const reason = 'The department sent the wrong list.';
let officer: Actor;
beforeAll(async () => {
  officer = await createActor(app, { role: 'council' });
});
beforeEach(() => setRule(false));
afterEach(liftAll);

let last = 0;
const nextNumber = () => `0177CO25${String((last += 1)).padStart(4, '0')}`;
const voterOf = (enrollmentNumber = nextNumber()) => createActor(app, { enrollmentNumber });
const numberOf = ({ enrollmentNumber }: Actor) => enrollmentNumber ?? '';

/** An open election with a list of its own: two positions of one group each, and one of all. */
async function openElection(voters: readonly Actor[], groups: readonly string[] = ['Arts']) {
  const election = await createElection(app.ctx, {
    positions: { Arts: 1, Science: 1, President: 1 },
  });
  const { db } = app.ctx;
  await db
    .updateTable('elections')
    .set({ electorate: 'roll', voters: 'listed' })
    .where('id', '=', election.id)
    .execute();
  for (const { id, title } of election.positions.slice(0, 2)) {
    await db
      .updateTable('positions')
      .set({ groups: [title] })
      .where('id', '=', id)
      .execute();
  }
  for (const voter of voters) {
    await db
      .insertInto('voter_list_entries')
      .values({
        ...{ election_id: election.id, enrollment_number: numberOf(voter), groups: [...groups] },
        added_at: new Date(Date.now() - 2 * 3_600_000),
      })
      .execute();
  }
  return election;
}

const places = { Arts: 0, Science: 1, President: 2 } as const;
const cast = (voter: Actor, { id, positions }: TestElection, title: keyof typeof places) => {
  const position = positions[places[title]];
  return voter.send('castVote', {
    body: {
      ...{ userId: voter.id, electionId: id, position: position?.id ?? '' },
      candidateId: position?.candidates[0]?.id ?? '',
    },
  });
};
const entryOf = async ({ id }: TestElection, number: string): Promise<string> => {
  const { body } = await officer.send('listVoters', {
    query: { electionId: id, search: number },
  });
  return body.voters[0]?._id ?? '';
};
const correct = async (
  election: TestElection,
  voter: Actor,
  to: Record<string, unknown> = {},
  by: Actor = officer,
) => {
  const id = await entryOf(election, numberOf(voter));
  const body = { enrollmentNumber: numberOf(voter), groups: ['Science'], reason, ...to };
  return by.send('correctVoter', { params: { id }, body });
};
const shown = async ({ id }: TestElection) =>
  (await app.send('listElections')).body.elections.find((one: { _id: string }) => one._id === id);
const expectBallots = async ({ id }: TestElection, ...ballots: readonly number[]) => {
  const lines = await readVoteCounts(app.ctx, id);
  expect(lines.map((line) => line.ballots)).toEqual(ballots);
  expect(lines.every((line) => balanced(line, line.ballots))).toBe(true);
};

test('what was cast stays, the rest goes by the correction, and officers hear the same of everybody', async () => {
  const [voted, idle] = [await voterOf(), await voterOf()];
  const election = await openElection([voted, idle]);
  expect((await cast(voted, election, 'Arts')).status).toBe(200);
  expect(await cast(voted, election, 'Science')).toMatchObject(refusedWith('not-in-group'));

  const answers = [await correct(election, voted), await correct(election, idle)];
  expect(answers.map(({ status, body }) => [status, body.message, body.voter.groups])).toEqual(
    answers.map(() => [200, answers[0]?.body.message, ['Science']]),
  );
  expect((await cast(voted, election, 'Science')).status).toBe(200);
  expect((await cast(idle, election, 'Science')).status).toBe(200);
  for (const voter of [voted, idle]) {
    expect(await cast(voter, election, 'Arts')).toMatchObject(refusedWith('not-in-group'));
    expect((await cast(voter, election, 'President')).status).toBe(200);
  }
  const { changes, countedActs } = await shown(election);
  const what = 'The voter list was corrected for one person after voting opened.';
  expect(changes.map((one: object) => ({ ...one, what, reason }))).toEqual(changes);
  expect(countedActs).toEqual([{ kind: 'listed', count: 2, mostByOne: 2 }]);
  await expectBallots(election, 1, 2, 2);
});

test('it needs a reason, and nobody is removed', async () => {
  const voter = await voterOf();
  const election = await openElection([voter]);
  expect(await correct(election, voter, { reason: '' })).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) } },
  });
  const id = await entryOf(election, numberOf(voter));
  expect(await officer.send('removeVoter', { params: { id }, body: { reason } })).toMatchObject(
    refusedWith('voter-list-fixed'),
  );
  await app.ctx.pool.query('update elections set ends_at = clock_timestamp() where id = $1', [
    election.id,
  ]);
  expect(await correct(election, voter)).toMatchObject(refusedWith('voter-list-fixed'));
});

test('a new address, by which a number is proved, counts on the page', async () => {
  const voter = await voterOf();
  const election = await openElection([voter]);
  for (const email of ['first@campus.example', 'second@campus.example']) {
    expect((await correct(election, voter, { groups: ['Arts'], email })).status).toBe(200);
  }
  expect((await shown(election)).correctedAddresses).toBe(2);
});

test('where two officers are needed it waits, and nothing holds before the second one', async () => {
  await setRule(true);
  const voter = await voterOf();
  const election = await openElection([voter]);
  const proposed = await correct(election, voter);
  expect([proposed.status, proposed.body.proposal?.act]).toEqual([202, 'voter-list.correct']);
  expect(await cast(voter, election, 'Science')).toMatchObject(refusedWith('not-in-group'));
  expect((await cast(voter, election, 'Arts')).status).toBe(200);
  expect((await confirm(other, idOf(proposed))).status).toBe(200);
  expect((await cast(voter, election, 'Science')).status).toBe(200);
  expect((await shown(election)).changes).toMatchObject([{ reason, officers: 2 }]);
});

test('with another number neither votes where the other has, and a correction that is taken back frees it', async () => {
  const [listed, meant] = [await voterOf(), await voterOf()];
  const election = await openElection([listed]);
  expect((await cast(listed, election, 'Arts')).status).toBe(200);
  expect(await cast(meant, election, 'President')).toMatchObject(refusedWith('not-on-roll'));

  const to = { enrollmentNumber: numberOf(meant), groups: ['Arts'] };
  expect((await correct(election, listed, to)).status).toBe(200);
  expect(await cast(listed, election, 'President')).toMatchObject(refusedWith('not-on-roll'));
  expect(await cast(meant, election, 'Arts')).toMatchObject(refusedWith('number-has-voted'));
  expect((await cast(meant, election, 'President')).status).toBe(200);

  const back = { enrollmentNumber: numberOf(listed), groups: ['Arts', 'Science'] };
  expect((await correct(election, meant, back)).status).toBe(200);
  expect(await cast(listed, election, 'President')).toMatchObject(refusedWith('number-has-voted'));
  expect((await cast(listed, election, 'Science')).status).toBe(200);
  const body = {
    electionId: election.id,
    enrollmentNumber: numberOf(meant),
    groups: ['Arts'],
    reason,
  };
  expect((await officer.send('addVoter', { body })).status).toBe(201);
  expect((await cast(meant, election, 'Arts')).status).toBe(200);
  await expectBallots(election, 2, 1, 1);
});

test('a number that an entry only passed through is free again, and the one of the vote never is', async () => {
  const [first, second, third] = [await voterOf(), await voterOf(), await voterOf()];
  const election = await openElection([first]);
  expect((await cast(first, election, 'Arts')).status).toBe(200);
  const move = async (from: Actor, to: Actor) =>
    expect(
      (await correct(election, from, { enrollmentNumber: numberOf(to), groups: ['Arts'] })).status,
    ).toBe(200);
  const add = async (voter: Actor) => {
    const one = { enrollmentNumber: numberOf(voter), groups: ['Arts'] };
    const body = { electionId: election.id, ...one, reason };
    expect((await officer.send('addVoter', { body })).status).toBe(201);
  };
  await move(first, second);
  await move(second, third);
  await add(second);
  expect((await cast(second, election, 'Arts')).status).toBe(200);
  expect(await cast(third, election, 'Arts')).toMatchObject(refusedWith('number-has-voted'));

  await move(third, first);
  expect(await cast(first, election, 'Arts')).toMatchObject(refusedWith('already-voted'));
  await add(third);
  expect((await cast(third, election, 'Arts')).status).toBe(200);
  // Three people stand on the list, and each has one vote, also after they changed places.
  const numbers = await app.ctx.pool.query(
    'select enrollment_number from number_votes where position_id = $1',
    [election.positions[0]?.id],
  );
  expect(numbers.rows).toEqual([{ enrollment_number: numberOf(first) }]);
  await expectBallots(election, 3, 0, 0);
});

test('a correction that changes nothing is refused, and the record has no line of it', async () => {
  const voter = await voterOf();
  const election = await openElection([voter], ['Arts', 'Year: First', 'First']);
  const lines = async () => (await app.ctx.pool.query('select count(*) from records')).rows;
  const before = await lines();
  // In whatever order the groups are typed.
  const same = await correct(election, voter, { groups: ['Year: First', 'Arts'] });
  expect(same).toMatchObject(refusedWith('nothing-to-correct'));
  await setRule(true);
  expect(await correct(election, voter, { groups: ['Arts', 'Year: First'] })).toMatchObject(
    refusedWith('nothing-to-correct'),
  );
  expect([await lines(), (await shown(election)).changes]).toEqual([before, []]);
});

test('votes and corrections at once: nobody votes by a group that was corrected away before', async () => {
  const voters: Actor[] = [];
  for (let at = 0; at < 12; at += 1) voters.push(await voterOf());
  const election = await openElection(voters);
  const done = await Promise.all(
    voters.flatMap((voter) => [
      cast(voter, election, 'Arts'),
      correct(election, voter),
      cast(voter, election, 'Science'),
      cast(voter, election, 'President'),
    ]),
  );
  const statuses = [0, 1, 2, 3].map((at) =>
    done.filter((_, index) => index % 4 === at).map(({ status }) => status),
  );
  expect(statuses[1]).toEqual(voters.map(() => 200));
  expect(statuses[3]).toEqual(voters.map(() => 200));
  const again = await Promise.all(
    voters.flatMap((voter) => [cast(voter, election, 'Arts'), cast(voter, election, 'Science')]),
  );
  for (const [index, { status, body }] of again.entries()) {
    const isArts = index % 2 === 0;
    const wasCast = statuses[isArts ? 0 : 2]?.[Math.floor(index / 2)] === 200;
    if (isArts) expect(body.reason).toBe('not-in-group');
    else expect(status).toBe(wasCast ? 409 : 200);
  }
  await expectBallots(election, statuses[0]?.filter((one) => one === 200).length ?? 0, 12, 12);
});

test('two numbers that change places at the moment of their votes cast one ballot a position', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async () => [await voterOf(), await voterOf()] as const),
  );
  const election = await openElection(pairs.map(([listed]) => listed));
  const fixed = await Promise.all(
    pairs.flatMap(([listed, meant]) => [
      cast(listed, election, 'President'),
      correct(election, listed, { enrollmentNumber: numberOf(meant) }),
      cast(meant, election, 'President'),
    ]),
  );
  expect(fixed.filter((_, at) => at % 3 === 1).map(({ status }) => status)).toEqual(
    pairs.map(() => 200),
  );
  await Promise.all(pairs.flat().map((voter) => cast(voter, election, 'President')));
  await expectBallots(election, 0, 0, 8);
});

test('a position for those in all of its groups goes by all that a correction leaves', async () => {
  const [voted, idle] = [await voterOf(), await voterOf()];
  const election = await openElection([voted, idle]);
  await app.ctx.pool.query(
    "update positions set groups = '{Science,Year: First}', all_groups = true where id = $1",
    [election.positions[1]?.id],
  );
  const into = async (voter: Actor, ...groups: string[]) =>
    expect((await correct(election, voter, { groups })).status).toBe(200);
  await into(voted, 'Science');
  expect(await cast(voted, election, 'Science')).toMatchObject(refusedWith('not-in-group'));
  for (const voter of [voted, idle]) await into(voter, 'School: Science', 'Year: First');
  expect((await cast(voted, election, 'Science')).status).toBe(200);
  for (const voter of [voted, idle]) await into(voter, 'Year: First');
  expect(await cast(idle, election, 'Science')).toMatchObject(refusedWith('not-in-group'));
  await expectBallots(election, 0, 1, 0);
  // Of those who voted nobody can now.
  const { body } = await app.send('readTurnout', { params: { id: election.id } });
  expect(body.positions).toContainEqual({ positionId: election.positions[1]?.id, eligible: 0 });
});

test('one number is in one row: of two corrections to it, or of one entry at once, one is made', async () => {
  const [first, second, third] = [await voterOf(), await voterOf(), await voterOf()];
  const election = await openElection([first, second]);
  const enrollmentNumber = numberOf(second);
  expect(await correct(election, first, { enrollmentNumber })).toMatchObject(
    refusedWith('already-listed'),
  );
  const id = await entryOf(election, numberOf(first));
  const at = (groups: string[]) =>
    officer.send('correctVoter', {
      params: { id },
      body: { enrollmentNumber: numberOf(first), groups, reason },
    });
  const done = await Promise.all([at(['Science']), at(['Arts', 'Science']), at([])]);
  const statuses = done.map(({ status }) => status);
  expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 404, 404]);
  expect((await shown(election)).changes).toHaveLength(1);

  await setRule(true);
  const meant = { enrollmentNumber: numberOf(third), groups: ['Arts'] };
  const proposed = [
    await correct(election, first, meant),
    await correct(election, second, meant),
  ] as const;
  expect(await correct(election, first, { groups: ['Law'] })).toMatchObject(
    refusedWith('proposal-waits'),
  );
  expect((await cast(second, election, 'Arts')).status).toBe(200);
  expect((await confirm(other, idOf(proposed[0]))).status).toBe(200);
  expect(await confirm(other, idOf(proposed[1]))).toMatchObject(refusedWith('already-listed'));
  expect((await cast(third, election, 'Arts')).status).toBe(200);
  await expectBallots(election, 2, 0, 0);
});

test('a proposal says the same of who has voted and who has not, and is refused after the close', async () => {
  await setRule(true);
  const [voted, idle] = [await voterOf(), await voterOf()];
  const election = await openElection([voted, idle]);
  expect((await cast(voted, election, 'Arts')).status).toBe(200);
  const answers = [await correct(election, voted), await correct(election, idle)] as const;
  const [one, two] = [voted, idle].map((voter, at) =>
    JSON.stringify(answers[at]?.body)
      .replaceAll(numberOf(voter), 'their number')
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
  );
  expect(one).toBe(two);
  await app.ctx.pool.query('update elections set ends_at = clock_timestamp() where id = $1', [
    election.id,
  ]);
  expect(await confirm(other, idOf(answers[0]))).toMatchObject(refusedWith('voter-list-fixed'));
  await expectBallots(election, 1, 0, 0);
});
