import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GivenRules } from '#core/elections/position-rules.ts';
import type { Election } from '#contract/election-shapes.ts';
import { electionJobs } from '#server/closing/close.ts';
import { addNewBatches, emptyCount } from '#server/voting/sealed/batches.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';

// Ballots that say more than one candidate: several choices, an order, or none.

const app = testApp();

async function held(rules: GivenRules, candidates = 4) {
  const election = await createElection(app.ctx, { positions: { Members: candidates }, rules });
  const [position] = election.positions;
  if (position === undefined) throw new Error('there is no position');
  return { election, position, ids: position.candidates.map(({ id }) => id) };
}

/** Casts a vote of somebody new, or of the same person with the same key. */
async function voter(election: TestElection) {
  const actor = await createActor(app);
  const headers = { 'idempotency-key': randomUUID() };
  return async (vote: { candidateId?: string; choices?: string[]; abstain?: true }) => {
    const body = { userId: actor.id, electionId: election.id, position: 'Members', ...vote };
    const answer = await actor.send('castVote', { body, headers });
    return { status: answer.status, reason: answer.body.reason };
  };
}

/** What was sealed, as the close reads it. */
async function listsOf({ id, positions }: TestElection): Promise<[string, number][]> {
  const { key_check: keyCheck } = await app.ctx.db
    .selectFrom('elections')
    .select('key_check')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const key = keyCheck === null ? null : await app.ctx.electionKeys.find({ id, keyCheck });
  if (key === null) throw new Error('there is no key');
  const counts = new Map(positions.map((position) => [position.id, emptyCount(key)]));
  await addNewBatches(app.ctx.db, counts);
  return [...counts.values()].flatMap(({ lists }) => [...lists]).toSorted(byChoices);
}

const byChoices = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);
const inOrder = (...lists: [string, number][]) => lists.toSorted(byChoices);

test('several choices are kept without their order, each candidate once, up to the limit', async () => {
  const { election, ids } = await held({ seats: 2, maxChoices: 2 });
  const [first = '', second = '', third = ''] = ids;
  const cast = await voter(election);
  expect(await cast({ choices: [first, second, third] })).toMatchObject({
    status: 400,
    reason: 'too-many-choices',
  });
  expect(await cast({ choices: [first, first] })).toMatchObject({ reason: 'candidate-twice' });
  expect(await cast({ choices: [first, randomUUID()] })).toMatchObject({ status: 404 });
  expect(await cast({ abstain: true })).toMatchObject({ status: 400, reason: 'no-abstaining' });
  expect(await cast({ choices: [second, first] })).toMatchObject({ status: 200 });
  // The same choices in another order are the same vote; others are not.
  expect(await cast({ choices: [first, second] })).toMatchObject({ status: 200 });
  expect(await cast({ choices: [first, third] })).toMatchObject({ reason: 'other-choice' });
  const one = await voter(election);
  expect(await one({ candidateId: third })).toMatchObject({ status: 200 });
  expect(await listsOf(election)).toEqual(
    inOrder([[first, second].toSorted().join(','), 1], [third, 1]),
  );
});

test('a ranked ballot keeps its order, and another order is another choice', async () => {
  const { election, ids } = await held({ method: 'stv', seats: 2, leastRanks: 2 });
  const [first = '', second = '', third = ''] = ids;
  const cast = await voter(election);
  expect(await cast({ candidateId: first })).toMatchObject({
    status: 400,
    reason: 'too-few-ranks',
  });
  expect(await cast({ choices: [third, first] })).toMatchObject({ status: 200 });
  expect(await cast({ choices: [third, first] })).toMatchObject({ status: 200 });
  expect(await cast({ choices: [first, third] })).toMatchObject({ reason: 'other-choice' });
  const other = await voter(election);
  expect(await other({ choices: [second, third, first] })).toMatchObject({ status: 200 });
  expect(await listsOf(election)).toEqual(
    inOrder([`${third},${first}`, 1], [`${second},${third},${first}`, 1]),
  );
});

test('all ranks but one are asked for by how many are on the ballot', async () => {
  const { election, position, ids } = await held({ method: 'irv', leastRanks: 0 }, 3);
  const [first = '', second = '', third = ''] = ids;
  expect(ids).toHaveLength(3);
  const early = await voter(election);
  expect(await early({ candidateId: first })).toMatchObject({ reason: 'too-few-ranks' });
  expect(await early({ choices: [first, third] })).toMatchObject({ status: 200 });
  // Who leaves stays on the ballot: what was cast holds, and what is asked for stays.
  const nominee = position.candidates.find(({ id }) => id === third)?.nominee.id ?? '';
  expect(await deleteOwn(app, { id: nominee })).toMatchObject({ status: 200 });
  const late = await voter(election);
  expect(await late({ choices: [second] })).toMatchObject({ reason: 'too-few-ranks' });
  expect(await late({ choices: [second, first] })).toMatchObject({ status: 200 });
  expect(await listsOf(election)).toEqual(
    inOrder([`${first},${third}`, 1], [`${second},${first}`, 1]),
  );
});

test('whoever abstains has voted, and nobody learns it from the row', async () => {
  const { election, position, ids } = await held({ canAbstain: true });
  const cast = await voter(election);
  expect(await cast({ choices: [] })).toMatchObject({ status: 400, reason: 'invalid-input' });
  expect(await cast({ abstain: true, candidateId: ids[0] ?? '' })).toMatchObject({ status: 400 });
  expect(await cast({ abstain: true })).toMatchObject({ status: 200 });
  expect(await cast({ candidateId: ids[0] ?? '' })).toMatchObject({ reason: 'other-choice' });
  const other = await voter(election);
  expect(await other({ candidateId: ids[0] ?? '' })).toMatchObject({ status: 200 });
  expect(await listsOf(election)).toEqual([
    ['', 1],
    [ids[0], 1],
  ]);
  const rows = await app.ctx.db
    .selectFrom('sealed_batches')
    .select('sealed')
    .where('position_id', '=', position.id)
    .execute();
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
});

test('counts are shown while people vote, but neither of ranks nor beside abstentions', async () => {
  for (const [rules, shown] of [
    [{ maxChoices: 2 }, 1],
    [{ method: 'irv' }, null],
    [{ canAbstain: true }, null],
  ] as const) {
    const { election, ids } = await held(rules);
    const cast = await voter(election);
    expect(await cast({ candidateId: ids[0] ?? '' })).toMatchObject({ status: 200 });
    const { body } = await app.send('listElections');
    const elections: Election[] = body.elections;
    const listed = elections.find(({ _id }) => _id === election.id);
    const votes = listed?.nominations.find(({ _id }) => _id === ids[0])?.votes;
    expect(votes, JSON.stringify(rules)).toBe(shown);
  }
});

test('nobody takes the whole vote, and stands only where somebody does', async () => {
  const nobody = { name: 'NOTA', effect: 'shown' } as const;
  for (const candidates of [2, 0]) {
    const { election, position, ids } = await held({ maxChoices: 2, nobody }, candidates);
    const { id } = await app.ctx.db
      .selectFrom('nominations')
      .select('id')
      .where('position_id', '=', position.id)
      .where('kind', '=', 'nobody')
      .executeTakeFirstOrThrow();
    const cast = await voter(election);
    if (candidates === 0) {
      expect(await cast({ candidateId: id })).toMatchObject({ reason: 'unknown-candidate' });
      continue;
    }
    expect(await cast({ choices: [id, ids[0] ?? ''] })).toMatchObject({
      reason: 'nobody-and-others',
    });
    expect(await cast({ candidateId: id })).toMatchObject({ status: 200 });
    expect(await listsOf(election)).toEqual([[id, 1]]);
  }
});

test('the close writes each ballot with what it says, and equal ones once with their number', async () => {
  const { election, position, ids } = await held({ maxChoices: 2, canAbstain: true });
  const [first = '', second = ''] = ids;
  for (const vote of [
    { choices: [second, first] },
    { choices: [first, second] },
    { candidateId: first },
    { abstain: true as const },
  ]) {
    const cast = await voter(election);
    expect(await cast(vote)).toMatchObject({ status: 200 });
  }
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  const both = [first, second].toSorted();
  const { rows } = await app.ctx.pool.query(
    'select choices, ballots from counted_lists where position_id = $1 order by ballots desc, choices',
    [position.id],
  );
  expect(rows).toEqual([
    { choices: both, ballots: 2 },
    { choices: [], ballots: 1 },
    { choices: [first], ballots: 1 },
  ]);
  const { rows: ballots } = await app.ctx.pool.query(
    'select nomination_id, cardinality(choices) as n from ballots where position_id = $1 order by n',
    [position.id],
  );
  expect(ballots).toEqual([0, 1, 2, 2].map((n) => ({ nomination_id: null, n })));
  const { rows: tallies } = await app.ctx.pool.query(
    'select nomination_id as id, votes from tallies where nomination_id = any($1) and votes > 0',
    [ids],
  );
  expect(new Map(tallies.map(({ id, votes }) => [id, votes]))).toEqual(
    new Map([
      [first, 3],
      [second, 2],
    ]),
  );
});
