import { expect, test } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  castBallots,
  closeByRules,
  openByRules,
  readResult,
} from '#tests/support/ballots-by-rules.ts';
import type { HeldByRules } from '#tests/support/ballots-by-rules.ts';
import { createActor } from '#tests/support/factories.ts';
import { holdDraw } from '#tests/support/outcome-stage.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

// A post that only so many voters, or so many of the valid votes, decide: from the form's body to the vote that follows.

const app = testApp();
const half = { share: { numerator: 1, denominator: 2 }, of: 'valid' as const };
const least = (count: number) => ({ kind: 'number' as const, least: count });
const four = ['Asha', 'Binod', 'Chitra', 'Dev'];

type Rules = Parameters<typeof openByRules>[3];

async function held(rules: GivenRules, ballots: string, more: Rules = {}) {
  const election = await openByRules(app, rules, four, more);
  await castBallots(app, election, ballots);
  return { election, result: await closeByRules(app, election) };
}

/** The kit of an election, which holds for the verifier; it shares no code with the count. */
async function kitOf({ id }: HeldByRules) {
  const { cookie } = await createActor(app, { role: 'council' });
  const url = `/api/election/recount-kit/${id}`;
  const { payload, headers } = await app.fastify.inject({ url, headers: { cookie } });
  const { code, output } = verify(payload, {
    expectedHash: String(headers['etag']).replaceAll('"', ''),
  });
  expect(code, output).toBe(0);
  return { position: JSON.parse(payload).positions[0], output };
}

/** Who meets in the second round, by the first letters of their names. */
function meetingIn({ withoutWinner: [one] }: ElectionResults): string[] {
  const { between = [], level = [] } = one?.secondRound ?? {};
  const letters = (ids: readonly string[]) =>
    (one?.candidates ?? [])
      .flatMap(({ _id, student }) => (ids.includes(_id) ? student.name.slice(0, 1) : []))
      .toSorted()
      .join('');
  return [letters(between), letters(level)];
}

const readOutcome = async ({ id }: HeldByRules) => {
  const officer = await createActor(app, { role: 'council' });
  return (await officer.send('readOutcome', { params: { id } })).body;
};

test('a post below its quorum elects nobody, and one press prepares the vote again', async () => {
  const rules = { quorum: least(5), canAbstain: true };
  const { election, result } = await held(rules, '3 A, 1 -');
  expect(result).toMatchObject({
    results: [],
    withoutWinner: [{ why: 'no-quorum', openSeats: 1, quorum: { voted: 4, needed: 5 } }],
  });
  const { position, output } = await kitOf(election);
  expect(position).toMatchObject({
    quorum: least(5),
    majority: null,
    result: { outcome: 'no-quorum', elected: [], tied: [], openSeats: 1 },
  });
  expect(output).toContain('Nobody is elected: 4 of');
  const officer = await createActor(app, { role: 'council' });
  const waits = await officer.send('listWaiting');
  expect(waits.body.things).toContainEqual(
    expect.objectContaining({ kind: 'vote-again', positionId: election.positionId }),
  );
  expect(await readOutcome(election)).toMatchObject({ positions: [{ outcome: 'no-quorum' }] });
  const { id: electionId, positionId } = election;
  const again = await officer.send('voteAgain', {
    params: { id: electionId },
    body: { positionId },
  });
  expect(again.status).toBe(201);
  expect(again.body.election).toMatchObject({ state: 'draft', positions: [{ quorum: least(5) }] });
  // With the next voter, who abstains, it is reached.
  const reached = await held(rules, '3 A, 2 -');
  expect(reached.result.results).toMatchObject([{ elected: [reached.election.idOf('A')] }]);
});

test('a quorum is a share of those who may vote for the position at the close', async () => {
  const quorum = { kind: 'share' as const, share: { numerator: 1, denominator: 1 } };
  const { election, result } = await held({ quorum }, '2 A, 1 B');
  const [one] = result.withoutWinner;
  expect(one).toMatchObject({ why: 'no-quorum', quorum: { voted: 3 } });
  expect(one?.quorum?.needed).toBe(one?.quorum?.eligible);
  expect((await kitOf(election)).position.eligible).toBe(one?.quorum?.eligible);
});

test('below the quorum of a ranked post nobody is asked to draw', async () => {
  const { election, result } = await held({ method: 'irv', quorum: least(9) }, '2 AB, 2 BA, 2 C');
  expect(result.withoutWinner).toMatchObject([
    { why: 'no-quorum', count: { rounds: [{ tallies: expect.any(Array), events: [] }] } },
  ]);
  expect(await readOutcome(election)).toMatchObject({ draw: null, blockers: expect.any(Array) });
  const { position } = await kitOf(election);
  expect(position).toMatchObject({ orders: [], result: { outcome: 'no-quorum', tied: [] } });
});

test('without a majority the first two meet in a second round, which the most votes win', async () => {
  const { election, result } = await held(
    { majority: half, canAbstain: true },
    '4 A, 3 B, 1 C, 9 -',
  );
  expect(result).toMatchObject({
    results: [],
    withoutWinner: [{ why: 'no-majority', openSeats: 1, secondRound: { needed: 5 } }],
  });
  expect(meetingIn(result)).toEqual(['AB', '']);
  const { position, output } = await kitOf(election);
  const meeting = [election.idOf('A'), election.idOf('B')].toSorted();
  expect(position.result).toEqual({
    ...{ outcome: 'no-majority', elected: [], tied: meeting, openSeats: 1 },
  });
  expect(output).toContain('Nobody is elected: 5 of 8 valid ballots were needed.');
  expect(output).toContain('In a second round: ');
  expect(await readOutcome(election)).toMatchObject({
    blockers: [{ reason: 'second-round-due' }, { reason: 'complaints-open' }],
    positions: [{ outcome: 'no-majority', tied: ['Asha', 'Binod'] }],
  });

  const officer = await createActor(app, { role: 'council' });
  const waits = await officer.send('listWaiting');
  expect(waits.body.things).toContainEqual(
    expect.objectContaining({ kind: 'vote-again', positionId: election.positionId }),
  );
  const run = { params: { id: election.id }, body: { positionId: election.positionId } };
  const prepared = await officer.send('prepareRunOff', run);
  expect(prepared.status, JSON.stringify(prepared.body)).toBe(201);
  const draft = prepared.body.election;
  expect(draft.nominations.map(({ nominee }: never) => (nominee as { name: string }).name)).toEqual(
    ['Asha', 'Binod'],
  );
  expect(draft).toMatchObject({
    name: expect.stringMatching(/ \(second round\)$/),
    state: 'draft',
    positions: [{ follows: { as: 'run-off' } }],
  });
  expect(draft.positions[0]).not.toHaveProperty('majority');
  // A week after the first one, at the same time of day.
  const { starts_at: was } = await app.ctx.db
    .selectFrom('elections')
    .select('starts_at')
    .where('id', '=', election.id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(draft.startDate) - (was?.getTime() ?? 0)).toBe(7 * 24 * 3_600_000);
  expect((await officer.send('prepareRunOff', run)).status).toBe(409);
  const settled = await readOutcome(election);
  expect(settled.blockers.map(({ reason }: { reason: string }) => reason)).not.toContain(
    'second-round-due',
  );
});

test('who is second is drawn where the election draws its ties', async () => {
  const { election, result } = await held({ majority: half }, '4 A, 3 B, 3 C, 1 D');
  expect(meetingIn(result)).toEqual(['A', 'BC']);
  const one = await createActor(app, { role: 'council' });
  const run = { params: { id: election.id }, body: { positionId: election.positionId } };
  expect((await one.send('prepareRunOff', run)).body.message).toContain('by a draw');
  expect(await readOutcome(election)).toMatchObject({
    blockers: [{ reason: 'tie-undecided' }, { reason: 'complaints-open' }],
    draw: { seed: 'dice' },
    positions: [{ outcome: 'no-majority', tied: [] }],
  });
  expect((await one.send('listWaiting')).body.things).toContainEqual(
    expect.objectContaining({ kind: 'tie', positionId: election.positionId, count: 2, votes: 3 }),
  );
  await kitOf(election);
  await holdDraw(one, await createActor(app, { role: 'admin' }), election.id);
  const [meeting = '', level] = meetingIn(await readResult(app, election.id));
  expect([meeting[0], meeting.length, level]).toEqual(['A', 2, '']);
  const { position } = await kitOf(election);
  expect(position.result.tied).toEqual([...meeting].map(election.idOf).toSorted());
  const draft = (await one.send('prepareRunOff', run)).body.election;
  expect(draft.nominations).toHaveLength(2);
});

test('where ties are decided by a run-off all who are level for the second place are in it', async () => {
  const rules = { tie: 'run-off' as const, seed: 'dice' as const };
  const { election, result } = await held({ majority: half }, '4 A, 3 B, 3 C', {
    rules: { ...rules, source: '', minutes: 60, leaving: 'vacant' },
  });
  expect(meetingIn(result)).toEqual(['ABC', '']);
  await kitOf(election);
  const officer = await createActor(app, { role: 'council' });
  const run = { params: { id: election.id }, body: { positionId: election.positionId } };
  expect((await officer.send('prepareRunOff', run)).body.election.nominations).toHaveLength(3);
});

test('a majority of several seats, of all who may vote, or where people rank is refused', async () => {
  const officer = await createActor(app, { role: 'council' });
  const create = async (rules: GivenRules) => {
    const body = { name: 'Council', draft: true, positions: [{ title: 'President', ...rules }] };
    const { status, body: said } = await officer.send('createElection', { body } as never);
    return [status, said.fields?.['positions.0']];
  };
  expect(await create({ majority: half, seats: 2 })).toEqual([
    400,
    'A majority is for one seat: with several the most votes win.',
  ]);
  expect(await create({ majority: half, method: 'irv' })).toEqual([
    400,
    'Where people rank, the count itself finds a majority: leave the majority out.',
  ]);
  expect(await create({ majority: { ...half, of: 'eligible' } })).toEqual([
    400,
    'The majority of a post is of the valid votes.',
  ]);
  expect(await create({ majority: half, quorum: least(3) })).toEqual([201, undefined]);
});

test('the posts of an election that a former release published have neither', async () => {
  const officer = await createActor(app, { role: 'admin' });
  const opens = new Date(Date.now() + 3_600_000).toISOString();
  const closes = new Date(Date.now() + 7_200_000).toISOString();
  const created = await officer.send('createElection', {
    body: {
      ...{ name: 'Council', description: '', startDate: opens, endDate: closes },
      positions: [{ title: 'President' }],
    },
  });
  const { _id: id, positions } = created.body.election;
  const edit = async () => {
    const [{ _id }] = positions;
    const body = { positions: [{ _id, title: 'President', quorum: least(3) }], reason: 'By-law 4' };
    const { status, body: said } = await officer.send('editElection', { params: { id }, body });
    return [status, said.fields?.['positions.0']];
  };
  const law = `update elections set settings = jsonb_set(settings, '{law}', $2) where id = $1`;
  await askAsOwner(app, law, [id, '5']);
  expect(await edit()).toEqual([
    400,
    'An earlier release published this election, so its posts can have no quorum and no majority.',
  ]);
  await askAsOwner(app, law, [id, '6']);
  expect((await edit())[0]).toBe(200);
});
