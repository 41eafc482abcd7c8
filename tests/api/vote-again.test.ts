import { expect, test } from 'vitest';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { asked } from '#tests/support/case-stage.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection, sealVotes, takeVoters } from '#tests/support/factories.ts';
import { closeAndCount, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { lastRuling, makeVoid, overturn } from '#tests/support/sanction-stage.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

// Several positions that people vote on again are one new election, and each of them follows its own.

startWithTwoOfficers();

/** An election that is over and counted, by the votes for the candidates of each position. */
async function counted(
  votes: Readonly<Record<string, readonly number[]>>,
  tie: 'draw' | 'run-off' = 'draw',
): Promise<TestElection> {
  const counts = Object.entries(votes).map(([title, of]) => [title, of.length] as const);
  const election = await createElection(app.ctx, { positions: Object.fromEntries(counts) });
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ settings: { rules: { tie } } })
      .where('id', '=', election.id)
      .execute(),
  );
  const sums = Object.values(votes).map((of) => of.reduce((sum, one) => sum + one, 0));
  await takeVoters(app.ctx, election, sums);
  const cast = { ...election, positions: election.positions.filter((_, at) => sums[at] !== 0) };
  await sealVotes(
    app.ctx,
    cast,
    Object.values(votes).filter((_, at) => sums[at] !== 0),
  );
  await closeAndCount(app, election.id);
  await setClosed(app, election.id, 'appeals_until', new Date());
  return election;
}

const idsOf = ({ positions }: TestElection, ...titles: string[]) =>
  positions.flatMap(({ id, title }) => (titles.includes(title) ? [id] : []));
const again = (officer: Actor, { id }: Pick<TestElection, 'id'>, positionIds: string[]) =>
  officer.send('voteAgain', { params: { id }, body: { positionIds } });
const outcomeOf = async ({ id }: TestElection) =>
  asked(council.send('readOutcome', { params: { id } }));
const blockersOf = async (election: TestElection) =>
  (await outcomeOf(election)).blockers.map((one: { reason: string }) => one.reason);
/** It names the position and what decides it. */
const prepared = (reason: string, position: string, election: string) => ({
  status: 409,
  body: { reason, message: `Another vote on ${position} was prepared before: ${election}.` },
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
async function publish(id: string): Promise<void> {
  const dates = { startDate: inHours(24), nominationsCloseAt: inHours(23), endDate: inHours(48) };
  await asked(council.send('editElection', { params: { id }, body: dates }));
  await asked(council.send('publishElection', { params: { id }, body: {} }));
}
const shown = async (id: string) => {
  const { elections } = await asked(app.send('listElections'));
  return elections.find((one: { _id: string }) => one._id === id);
};
type Titled = { title: string; follows?: { position: string; electionId: string; as: string } };
const linksOf = (positions: readonly Titled[]) =>
  positions.map(({ title, follows }) => [title, follows?.position, follows?.electionId]);

const eight = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const level = Object.fromEntries(eight.map((title) => [title, [2, 2]]));

test('eight positions: one follower is cancelled, and the certificate, a ruling and what is due go by each', async () => {
  const election = await counted({ ...level, Won: [3, 1] });
  expect(await blockersOf(election)).toEqual(['tie-undecided']);
  await asked(makeVoid(council, election, 'Seven'));
  const voidSeven = await lastRuling(app, election);
  await asked(makeVoid(council, election, 'Eight'));
  const voidEight = await lastRuling(app, election);
  const ids = idsOf(election, ...eight);
  const eighth = ids.slice(7);
  // In whatever order, and one of them twice.
  const { election: draft } = await asked(
    again(council, election, [...ids.slice(0, 7).toReversed(), ids[0] ?? '']),
    201,
  );
  expect(draft.name).toBe(`${election.name} (vote again)`);
  expect(linksOf(draft.positions)).toEqual(
    eight.slice(0, 7).map((title) => [title, title, election.id]),
  );
  expect(draft.nominations).toHaveLength(14);
  const { election: other } = await asked(again(admin, election, eighth), 201);
  await publish(draft._id);
  await publish(other._id);
  const { positions } = await outcomeOf(election);
  expect(
    positions.map(({ followedBy }: { followedBy: { electionId: string }[] }) =>
      followedBy.map(({ electionId }) => electionId),
    ),
  ).toEqual([...ids.slice(0, 7).map(() => [draft._id]), [other._id], []]);
  const { followedBy } = await shown(election.id);
  expect(followedBy.map((one: { position: string }) => one.position)).toEqual(eight);
  expect(linksOf((await shown(other._id)).positions)).toEqual([['Eight', 'Eight', election.id]]);
  // Two results of a position would stand beside each other.
  for (const { _id } of [voidSeven, voidEight]) {
    expect(await overturn(admin, _id)).toMatchObject(refusedWith('voted-again-since'));
  }
  expect(await blockersOf(election)).toEqual([]);

  // The hall of the eighth is flooded: that election is cancelled, and the position is as before.
  const reason = 'The hall is flooded.';
  await asked(council.send('cancelElection', { params: { id: other._id }, body: { reason } }));
  expect((await shown(election.id)).followedBy).toHaveLength(7);
  expect(await overturn(admin, voidSeven._id)).toMatchObject(refusedWith('voted-again-since'));
  await asked(overturn(admin, voidEight._id));
  expect(await blockersOf(election)).toEqual(['tie-undecided']);
  const certify = () =>
    council.send('certifyElection', { params: { id: election.id }, body: { reason } });
  expect(await certify()).toMatchObject(refusedWith('tie-undecided'));

  // It is voted on again a second time; the other seven stay where they are.
  expect(await again(council, election, ids)).toMatchObject(
    prepared('vote-again-prepared', 'One', draft.name),
  );
  const { election: third } = await asked(again(council, election, eighth), 201);
  expect(await blockersOf(election)).toEqual([]);
  // A draft that is deleted follows nothing.
  await asked(admin.send('deleteElection', { params: { id: third._id }, body: {} }));
  expect(await blockersOf(election)).toEqual(['tie-undecided']);
  const { election: fourth } = await asked(again(council, election, eighth), 201);
  await publish(fourth._id);
  await asked(certify());
  const checks = await compareClosed(app.ctx.db, { folder: null, id: election.id });
  expect(checks).toMatchObject([{ problems: [] }]);
  expect((await shown(election.id)).followedBy).toHaveLength(8);
});

test('an election that is cancelled gives up all its positions, and a position that leaves its draft itself alone', async () => {
  const election = await counted(level);
  const ids = idsOf(election, ...eight);
  const { election: first } = await asked(again(council, election, ids), 201);
  // Who edits the draft takes the eighth out of it, and writes the others anew.
  const kept = first.positions.slice(0, 7).map(({ _id, title }: { _id: string; title: string }) => {
    return { _id, title: `${title} again` };
  });
  for (const { _id, positionId } of first.nominations as { _id: string; positionId: string }[]) {
    if (positionId !== first.positions[7]._id) continue;
    await asked(
      admin.send('rejectNomination', { params: { id: _id }, body: { reason: 'Not there.' } }),
    );
  }
  const dates = { startDate: inHours(24), nominationsCloseAt: inHours(23), endDate: inHours(48) };
  const edited = await asked(
    council.send('editElection', {
      params: { id: first._id },
      body: { ...dates, positions: kept },
    }),
  );
  expect(linksOf(edited.election.positions)).toEqual(
    eight.slice(0, 7).map((title) => [`${title} again`, title, election.id]),
  );
  expect(await blockersOf(election)).toEqual(['tie-undecided']);
  await asked(again(council, election, ids.slice(7)), 201);
  expect(await blockersOf(election)).toEqual([]);
  await asked(council.send('publishElection', { params: { id: first._id }, body: {} }));
  await asked(
    council.send('cancelElection', { params: { id: first._id }, body: { reason: 'A flood.' } }),
  );
  expect(await blockersOf(election)).toEqual(['tie-undecided']);
  // The cancelled one names nothing any more, and is itself voted on again as a whole: each position follows its own.
  const whole = await asked(
    council.send('voteAgain', { params: { id: first._id }, body: {} }),
    201,
  );
  expect(linksOf(whole.election.positions)).toEqual(
    kept.map(({ title }: { title: string }) => [title, title, first._id]),
  );
  expect(await council.send('voteAgain', { params: { id: first._id }, body: {} })).toMatchObject(
    prepared('vote-again-prepared', 'One again', whole.election.name),
  );
  // Seven of them can be voted on from here as well.
  await asked(again(council, election, ids.slice(0, 7)), 201);
});

test('two officers ask at once: a position has one follower that lives', async () => {
  const election = await counted(level);
  const ids = idsOf(election, ...eight);
  // Each of them overlaps each other one.
  const calls = ids.map((_, at) =>
    again(
      at % 2 === 0 ? council : admin,
      election,
      [...ids.slice(at), ...ids.slice(0, at)].slice(0, 5),
    ),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...[201, 409, 409, 409, 409, 409, 409, 409],
  ]);
  for (const { status, body } of answers) {
    if (status === 409) expect(body.reason).toBe('vote-again-prepared');
  }
  const { rows } = await app.ctx.pool.query(
    `select p.follows_position_id from positions p join positions f on f.id = p.follows_position_id
     where f.election_id = $1`,
    [election.id],
  );
  expect(rows).toHaveLength(5);
  // The database has the last word, whoever asks.
  const insert = app.ctx.pool.query(
    `insert into positions (id, election_id, ordinal, title, title_key, follows_position_id, follows_as)
     select gen_random_uuid(), election_id, ordinal + 100, title || ' 2', title_key || ' 2',
       follows_position_id, follows_as
     from positions where follows_position_id = $1`,
    [rows[0]?.follows_position_id],
  );
  await expect(insert).rejects.toThrow('positions_one_follower');
});

test('nominations anew are an election of their own: reopened, nobody stood, nobody voted', async () => {
  const election = await counted({ Tied: [1, 1], Silent: [0, 0], Empty: [] });
  const due = (await outcomeOf(election)).positions.map(
    (one: { position: string; outcome: string }) => [one.position, one.outcome],
  );
  expect(due).toEqual([
    ['Tied', 'tie'],
    ['Silent', 'no-votes'],
    ['Empty', 'nobody'],
  ]);
  const all = idsOf(election, 'Tied', 'Silent', 'Empty');
  expect(await again(council, election, all)).toMatchObject(refusedWith('vote-again-two-ways'));
  const { election: anew } = await asked(again(council, election, all.slice(1)), 201);
  expect(anew.nominations).toEqual([]);
  expect(linksOf(anew.positions).map(([title, of]) => [title, of])).toEqual([
    ['Silent', 'Silent'],
    ['Empty', 'Empty'],
  ]);
  const { election: same } = await asked(again(council, election, all.slice(0, 1)), 201);
  expect(same.nominations).toHaveLength(2);

  // By its one id a position has those who stood, as in 0.3.0.
  const before = await counted({ Silent: [0, 0], Other: [2, 1] });
  const [positionId = ''] = idsOf(before, 'Silent');
  const body = { positionId };
  const one = await asked(council.send('voteAgain', { params: { id: before.id }, body }), 201);
  expect(one.election.nominations).toHaveLength(2);
  const both = { positionId, positionIds: [positionId] };
  const wrong = await council.send('voteAgain', { params: { id: before.id }, body: both });
  expect(wrong.status).toBe(400);
});

test('second rounds of several positions are one election, each with those who are tied', async () => {
  const votes = { One: [3, 3, 1], Two: [2, 2], Won: [2, 1] };
  const election = await counted(votes, 'run-off');
  const params = { id: election.id };
  const prepare = (positionIds: string[]) =>
    council.send('prepareRunOff', { params, body: { positionIds } });
  expect(await prepare(idsOf(election, 'One', 'Won'))).toMatchObject(refusedWith('no-tie'));
  expect((await council.send('prepareRunOff', { params, body: {} })).status).toBe(400);
  const { election: draft } = await asked(prepare(idsOf(election, 'One', 'Two')), 201);
  expect(linksOf(draft.positions)).toEqual([
    ['One', 'One', election.id],
    ['Two', 'Two', election.id],
  ]);
  expect(draft.positions.map((one: Titled) => one.follows?.as)).toEqual(['run-off', 'run-off']);
  const names = draft.nominations.map((one: { position: string }) => one.position);
  expect(names.toSorted()).toEqual(['One', 'One', 'Two', 'Two']);
  expect(await blockersOf(election)).toEqual([]);
  expect(await again(admin, election, idsOf(election, 'Two'))).toMatchObject(
    prepared('run-off-prepared', 'Two', draft.name),
  );
});

test('a void question is offered to be voted on again', async () => {
  const other = await createActor(app, { role: 'council' });
  const made = await asked(
    other.send('createElection', {
      body: {
        ...{ name: 'Fees', description: 'One question.' },
        ...{ startDate: inHours(1), endDate: inHours(2) },
        positions: [
          {
            ...{ title: 'Fee', kind: 'question', text: 'Shall the fee rise?' },
            majority: { share: { numerator: 1, denominator: 2 }, of: 'valid' },
          },
        ],
      },
    }),
    201,
  );
  const election = { ...made.election, id: made.election._id, positions: [] };
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ starts_at: new Date(Date.now() - 3_600_000), nominations_close_at: new Date(0) })
      .where('id', '=', election.id)
      .execute(),
  );
  await closeAndCount(app, election.id);
  await asked(makeVoid(other, election, 'Fee'));
  expect((await outcomeOf(election)).positions).toMatchObject([{ outcome: 'void' }]);
});
