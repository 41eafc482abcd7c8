import { describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { compareClosed } from '#server/recount/compare-closed.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { createAccount, createActor, createElection, sealVotes } from '#tests/support/factories.ts';
import {
  closeAndCount,
  endedElection,
  holdDraw,
  setClosed,
  thrown,
} from '#tests/support/outcome-stage.ts';
import { formerComplaint } from '#tests/support/sanction-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const enter = (officer: Actor, { id }: TestElection) =>
  officer.send('enterDraw', { params: { id }, body: thrown });
const certify = (officer: Actor, { id }: TestElection) =>
  officer.send('certifyElection', { params: { id }, body: { reason: 'Nobody appealed.' } });
const outcomeOf = async ({ id }: TestElection) =>
  (await council.send('readOutcome', { params: { id } })).body;
const resultOf = async ({ id }: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === id);
};
const over = { appeals_until: new Date() };

test('a run-off has the tied candidates alone, is made once, and both elections say so', async () => {
  const election = await endedElection(app, [3, 3, 1], { rules: { tie: 'run-off' } });
  const [position] = election.positions;
  const press = () =>
    council.send('prepareRunOff', {
      params: { id: election.id },
      body: { positionId: position?.id ?? '' },
    });
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const { election: draft } = answers.find(({ status }) => status === 201)?.body ?? {};
  expect(draft).toMatchObject({
    state: 'draft',
    rules: { tie: 'draw' },
    positions: [{ follows: { as: 'run-off', electionId: election.id, positionId: position?.id } }],
  });
  expect(draft.nominations.map((one: { nominee: { _id: string } }) => one.nominee._id)).toEqual(
    expect.arrayContaining(position?.candidates.slice(0, 2).map(({ nominee }) => nominee.id) ?? []),
  );
  expect(draft.nominations).toHaveLength(2);
  const shown = async () => {
    const { body } = await app.send('listElections');
    return body.elections.find((one: { _id: string }) => one._id === election.id).followedBy;
  };
  expect(await shown(), 'a draft is nobody’s business').toBeUndefined();
  const [startDate, endDate] = [1, 2].map((h) =>
    new Date(Date.now() + h * 3_600_000).toISOString(),
  );
  await council.send('editElection', { params: { id: draft._id }, body: { startDate, endDate } });
  const published = await council.send('publishElection', { params: { id: draft._id } });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await shown()).toMatchObject([{ as: 'run-off', electionId: draft._id }]);
  const other = await createActor(app);
  const nominated = await other.send('createNomination', {
    body: { electionId: draft._id, position: 'President', userId: other.id },
  });
  expect(nominated).toMatchObject(refusedWith('nominations-closed'));
});

describe('a candidate who leaves after the first vote', () => {
  const leave = async (rule: 'vacant' | 'next' | 'vote-again') => {
    const first = await createActor(app);
    const nominees = [first, await createAccount(app.ctx)];
    const election = await endedElection(
      app,
      [5, 2],
      { rules: { leaving: rule }, ...over },
      { nominees },
    );
    const id = election.positions[0]?.candidates[0]?.id ?? '';
    const left = await first.send('stepDown', { params: { id } });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    return { election, first, id, nominees };
  };

  test('reads in their own nominations that they have', async () => {
    const first = await createActor(app);
    const nominees = [first, await createAccount(app.ctx)];
    const election = await createElection(app.ctx, { positions: { President: 2 }, nominees });
    await sealVotes(app.ctx, election, [[1, 0]]);
    const mine = async () => (await first.send('listMyNominations')).body;
    expect(await mine()).toMatchObject([{ isFrozen: true, hasLeft: false }]);
    const id = election.positions[0]?.candidates[0]?.id ?? '';
    expect((await first.send('stepDown', { params: { id } })).status).toBe(200);
    expect(await mine()).toMatchObject([{ isFrozen: true, hasLeft: true }]);
  });

  test('keeps the seat empty, makes room, or makes people vote again, as was fixed', async () => {
    const vacant = await leave('vacant');
    const [stands] = (await resultOf(vacant.election)).results;
    expect([stands.decided, stands.candidates[0].hasLeft]).toEqual([undefined, true]);
    const next = await leave('next');
    const [elected] = (await resultOf(next.election)).results;
    expect(elected.decided).toMatchObject({ by: 'next' });
    // So that whoever takes the most votes for the winner names the right one.
    expect(elected.candidates[0]).toMatchObject({
      _id: elected.decided.winner,
      student: { email: next.nominees[1]?.email },
    });
    expect(elected.left).toMatchObject([{ hasLeft: true, student: { email: null } }]);
    const again = await leave('vote-again');
    expect(await resultOf(again.election)).toMatchObject({
      results: [],
      withoutWinner: [{ why: 'vote-again', openSeats: 1 }],
    });
    expect(await certify(council, again.election)).toMatchObject(refusedWith('vote-again-due'));
    const twice = await again.first.send('stepDown', { params: { id: again.id } });
    expect(twice).toMatchObject(refusedWith('stepped-down'));
  });
});

describe('an account that is deleted', () => {
  const voteFor = async (rule: 'next' | 'vote-again') => {
    const first = await createActor(app);
    const nominees = [first, await createAccount(app.ctx)];
    const election = await createElection(app.ctx, { positions: { President: 2 }, nominees });
    await app.ctx.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ settings: { rules: { leaving: rule } } })
        .where('id', '=', election.id)
        .execute(),
    );
    await castEach(app, election, 0, [5, 2]);
    const leave = () => deleteOwn(app, first);
    const erase = () => admin.send('deleteUser', { params: { id: first.id } });
    return { election, leave, erase };
  };
  const kitOf = async ({ id }: TestElection) =>
    (await app.fastify.inject(`/api/election/recount-kit/${id}`)).json();
  const problems = async ({ id }: TestElection) =>
    (await compareClosed(app.ctx.db, { folder: null, id }))[0]?.problems.map((one) => one());

  test.each(['next', 'vote-again'] as const)(
    'by its owner while people vote leaves the seat to the rule %s, and after the close to the one who won it',
    async (rule) => {
      const early = await voteFor(rule);
      expect((await early.leave()).status).toBe(200);
      await closeAndCount(app, early.election.id);
      expect(await resultOf(early.election)).toMatchObject(
        rule === 'next'
          ? { results: [{ decided: { by: 'next' } }] }
          : { results: [], withoutWinner: [{ why: 'vote-again' }] },
      );
      expect((await kitOf(early.election)).positions[0].candidates).toMatchObject([
        { hasLeft: true },
        { hasLeft: false },
      ]);

      const late = await voteFor(rule);
      await closeAndCount(app, late.election.id);
      const before = (await resultOf(late.election)).results[0];
      expect((await late.erase()).status).toBe(200);
      const decided = async () => {
        const [{ decided: by, candidates }] = (await resultOf(late.election)).results;
        return [by, candidates[0]._id, candidates[0].hasLeft];
      };
      expect(await decided()).toEqual([undefined, before.candidates[0]._id, true]);
      await setClosed(app, late.election.id, 'appeals_until', over.appeals_until);
      expect((await certify(council, late.election)).status).toBe(200);
      await electionJobs(app.ctx)['keep-recount-kit']({ electionId: late.election.id });
      expect(await decided()).toEqual([undefined, before.candidates[0]._id, true]);
      const kit = await kitOf(late.election);
      expect([kit.edition, kit.positions[0].result.elected]).toEqual([
        2,
        [before.candidates[0]._id],
      ]);
      expect([await problems(early.election), await problems(late.election)]).toEqual([[], []]);
    },
  );
});

test('the answer to a complaint of 0.3.0 is read by everybody, without a name', async () => {
  const election = await endedElection(app, [1, 2]);
  const voter = await createActor(app, { name: 'Zoya Khan' });
  await formerComplaint(app, election, { accountId: voter.id, answer: 'It was open.' });
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
  const result = await resultOf(election);
  expect(result.afterClose).toMatchObject({ answers: [{ number: 1, answer: 'It was open.' }] });
  expect(JSON.stringify(result)).not.toContain('Zoya Khan');
});

describe('certification', () => {
  test('comes after the tie, the appeals and their window, and nothing changes after it', async () => {
    const first = await createActor(app);
    const nominees = [first, await createAccount(app.ctx)];
    const rules = { rules: { leaving: 'next' } } as const;
    const election = await endedElection(app, [2, 2], rules, { nominees });
    const blockers = async () =>
      (await outcomeOf(election)).blockers.map((one: { reason: string }) => one.reason);
    expect(await blockers()).toEqual(['tie-undecided', 'complaints-open']);
    expect(await certify(council, election)).toMatchObject(refusedWith('tie-undecided'));
    await holdDraw(council, admin, election.id);
    expect(await certify(council, election)).toMatchObject(refusedWith('complaints-open'));
    await setClosed(app, election.id, 'appeals_until', over.appeals_until);
    const many = await Promise.all([council, admin, council].map((one) => certify(one, election)));
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const before = await resultOf(election);
    expect(before.afterClose.certifiedAt).not.toBeNull();

    const id = election.positions[0]?.candidates[0]?.id ?? '';
    const late = [
      await first.send('stepDown', { params: { id } }),
      await enter(council, election),
      await council.send('editElection', {
        params: { id: election.id },
        body: { name: 'Another name', reason: 'A mistake' },
      }),
      await admin.send('deleteElection', {
        params: { id: election.id },
        body: { confirm: election.name, reason: 'A mistake' },
      }),
    ];
    for (const refused of late) expect(refused).toMatchObject(refusedWith('election-certified'));
    await admin.send('deleteUser', { params: { id: first.id } });
    const after = await resultOf(election);
    expect(after.results[0].decided).toEqual(before.results[0].decided);
    expect(await outcomeOf(election)).toMatchObject({ blockers: [], draw: null });
  });
});
