import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyText } from '#core/elections/draw.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createAccount, createActor, createElection, sealVotes } from '#tests/support/factories.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { admin, app, council } from '#tests/support/two-officers.ts';

const dice = '4 1 6 3 2 5 5 1';
const enter = (officer: Actor, { id }: TestElection, drawn = dice, witnesses = 'Mina Iyer') =>
  officer.send('enterDraw', { params: { id }, body: { drawn, witnesses } });
const certify = (officer: Actor, { id }: TestElection) =>
  officer.send('certifyElection', { params: { id }, body: { reason: 'Nobody appealed.' } });
const outcomeOf = async ({ id }: TestElection) =>
  (await council.send('readOutcome', { params: { id } })).body;
const resultOf = async ({ id }: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === id);
};
const emailsTo = (address: string) =>
  app.ctx.db.selectFrom('letters').select('key').where('to_address', '=', address).execute();
const over = { appeals_until: new Date() };

describe('a draw', () => {
  test('needs two officers who enter the same, and a mismatch decides nothing', async () => {
    const election = await endedElection(app, [3, 3, 1]);
    const before = (await resultOf(election)).results[0];
    expect([before.tie, before.decided]).toEqual([true, undefined]);
    expect((await enter(council, election)).body.status).toBe('waits');
    expect((await enter(council, election, '41632551')).body.status, 'not the same twice').toBe(
      'waits',
    );
    expect((await enter(admin, election, '66666666')).body.status).toBe('differs');
    const { draw } = await outcomeOf(election);
    expect(draw).toMatchObject({ differs: true, officersNeeded: 2 });
    expect(JSON.stringify(draw), 'nobody reads what another entered').not.toContain('4 1 6');
    expect((await resultOf(election)).results[0].tie).toBe(true);
    expect((await enter(admin, election, '4,1,6,3,2,5,5,1', 'Ravi Das')).body.status).toBe('drawn');

    const { results, afterClose } = await resultOf(election);
    const day = new Date(Date.now() - 1_000).toISOString().slice(0, 10);
    expect(afterClose.draw).toMatchObject({
      seed: `${day} dice ${dice}`,
      witnesses: 'Mina Iyer; Ravi Das',
      officers: 2,
    });
    const [position] = election.positions;
    const tied = position?.candidates.slice(0, 2) ?? [];
    const keys = tied
      .map(({ id }) => ({
        _id: id,
        key: hash('sha256', keyText(afterClose.draw.seed, position?.id ?? '', id)),
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(results[0]).toMatchObject({ tie: false, decided: { by: 'draw', keys } });
    expect(results[0].decided.winner).toBe(keys[0]?._id);
    expect(results[0].candidates[0]._id, 'the winner stands first').toBe(keys[0]?._id);
    const winner = tied.find(({ id }) => id === keys[0]?._id)?.nominee;
    expect(await emailsTo(winner?.email ?? '')).toHaveLength(1);
    expect((await resultOf(election)).recountKit.edition, 'the kit has the draw').toBe(2);
    expect(await enter(council, election)).toMatchObject(refusedWith('draw-held'));
  });

  test('is made once, however many enter it at once', async () => {
    const election = await endedElection(app, [1, 1]);
    const officers = await Promise.all(
      Array.from({ length: 4 }, () => createActor(app, { role: 'council' })),
    );
    const all = await Promise.all([...officers, ...officers].map((one) => enter(one, election)));
    const said = all.map(({ status, body }) => (status === 200 ? body.status : body.error));
    expect(said.filter((one) => one === 'drawn')).toHaveLength(1);
    expect(said.filter((one) => one === 'waits').length).toBeLessThanOrEqual(2);
    const acts = await app.ctx.db
      .selectFrom('records')
      .select('id')
      .where('object_id', '=', election.id)
      .where('act', '=', 'election.draw')
      .execute();
    expect(acts).toHaveLength(1);
  });

  test('is refused where nothing is to be drawn, by whom it is about, and before its number is out', async () => {
    expect(await enter(council, await endedElection(app, [2, 1]))).toMatchObject(
      refusedWith('no-tie'),
    );
    const none = await endedElection(app, [0, 0]);
    expect(await enter(council, none)).toMatchObject(refusedWith('no-tie'));
    expect((await resultOf(none)).results[0].tie, 'the screens call it a tie').toBe(true);
    const runOff = await endedElection(app, [1, 1], { tie_rule: 'run-off' });
    expect(await enter(council, runOff)).toMatchObject(refusedWith('tie-by-run-off'));
    const rival = await createActor(app, { role: 'council' });
    const nominees = [rival, await createAccount(app.ctx)];
    const own = await endedElection(app, [1, 1], {}, { nominees });
    expect(await enter(rival, own)).toMatchObject(refusedWith('own-contest'));
    const number = { draw_seed: 'public-number', draw_source: 'State lottery' } as const;
    const early = await endedElection(app, [1, 1], { ...number, draw_minutes: 60 });
    expect(await enter(council, early, '0417')).toMatchObject(refusedWith('draw-too-early'));
    for (const [drawn, witnesses] of [
      ['1234567', 'Mina'],
      ["1'; reboot", 'Mina'],
      [dice, ''],
    ]) {
      const refused = await enter(council, await endedElection(app, [1, 1]), drawn, witnesses);
      expect([refused.status, refused.body.reason]).toEqual([400, 'invalid-input']);
    }
  });
});

test('a run-off has the tied candidates alone, is made once, and both elections say so', async () => {
  const election = await endedElection(app, [3, 3, 1], { tie_rule: 'run-off' });
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
    follows: { as: 'run-off', electionId: election.id, positionId: position?.id },
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
      { leaving_rule: rule, ...over },
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
    expect(elected.candidates[1]).toMatchObject({
      _id: elected.decided.winner,
      student: { email: next.nominees[1]?.email },
    });
    const again = await leave('vote-again');
    expect((await resultOf(again.election)).results[0].decided).toMatchObject({
      by: 'vote-again',
      winner: null,
    });
    expect(await certify(council, again.election)).toMatchObject(refusedWith('vote-again-due'));
    const twice = await again.first.send('stepDown', { params: { id: again.id } });
    expect(twice).toMatchObject(refusedWith('stepped-down'));
  });
});

describe('an appeal', () => {
  const appeal = (who: Actor, { id: electionId }: TestElection) =>
    who.send('createAppeal', {
      body: { electionId, subject: 'The room', text: 'It was locked at noon.' },
    });

  test('waits for an answer that everybody reads, without a name', async () => {
    const election = await endedElection(app, [1, 2]);
    const voter = await createActor(app, { name: 'Zoya Khan' });
    expect((await appeal(voter, election)).body).toMatchObject({ number: 1 });
    expect((await resultOf(election)).afterClose).toMatchObject({ openAppeals: 1, answers: [] });
    const listed = await council.send('listAppeals', { query: { election: election.id } });
    expect(listed.body).toMatchObject([{ by: 'Zoya Khan', answer: null, number: 1 }]);
    const answer = () =>
      council.send('answerAppeal', {
        params: { id: listed.body[0]._id },
        body: { text: 'It was open again at one.' },
      });
    const answered = await Promise.all([answer(), answer()]);
    expect(answered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const result = await resultOf(election);
    expect(result.afterClose).toMatchObject({
      openAppeals: 0,
      answers: [{ number: 1, answer: 'It was open again at one.' }],
    });
    expect(JSON.stringify(result)).not.toContain('Zoya Khan');
    expect(await emailsTo(voter.email)).toHaveLength(1);
  });

  test('is for voters and candidates, three times at most, until its window ends', async () => {
    const election = await endedElection(app, [1, 2], {
      electorate: 'some',
      electorate_roles: ['student'],
    });
    const voter = await createActor(app);
    expect(await appeal(council, election)).toMatchObject(refusedWith('not-on-roll'));
    for (const status of [201, 201, 201, 409]) {
      expect((await appeal(voter, election)).status).toBe(status);
    }
    expect(await appeal(voter, await endedElection(app, [1, 2], over))).toMatchObject(
      refusedWith('appeals-over'),
    );
  });
});

describe('certification', () => {
  test('comes after the tie, the appeals and their window, and nothing changes after it', async () => {
    const first = await createActor(app);
    const nominees = [first, await createAccount(app.ctx)];
    const rules = { leaving_rule: 'next' } as const;
    const election = await endedElection(app, [2, 2], rules, { nominees });
    const blockers = async () =>
      (await outcomeOf(election)).blockers.map((one: { reason: string }) => one.reason);
    expect(await blockers()).toEqual(['tie-undecided', 'appeals-open']);
    expect(await certify(council, election)).toMatchObject(refusedWith('tie-undecided'));
    await enter(council, election);
    await enter(admin, election);
    expect(await certify(council, election)).toMatchObject(refusedWith('appeals-open'));
    await app.ctx.transact((tx) =>
      tx.updateTable('elections').set(over).where('id', '=', election.id).execute(),
    );
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
