import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { fileOf, line, number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// Who is on the list of an election is fixed when it opens; whoever is added later is told in public.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

test('the campus’s list goes on changing, and an open election keeps that of its opening', async () => {
  const id = await stage.imported({ text: fileOf(line(1), line(2)) });
  const open = await stage.listed({ startsInMinutes: -1 });
  await stage.app.ctx.pool.query(
    "update voter_list_entries set added_at = now() - interval '1 hour'; update voter_list_imports set imported_at = now() - interval '1 hour'",
  );
  await stage.council.send('removeVoter', { params: { id: await stage.idOf(1) } });
  await stage.council.send('addVoter', { body: { enrollmentNumber: number(3) } });
  expect(await stage.list()).toEqual([
    [2, 'Voter 2'],
    [3, ''],
  ]);
  expect([
    await stage.check(open.id, 1),
    await stage.check(open.id, 2),
    await stage.check(open.id, 3),
  ]).toEqual([true, true, false]);
  expect(await stage.undo(id)).toMatchObject(refusedWith('import-in-use'));
  const upcoming = await stage.listed({ startsInMinutes: 60, endsInMinutes: 120 });
  expect([await stage.check(upcoming.id, 1), await stage.check(upcoming.id, 3)]).toEqual([
    false,
    true,
  ]);
});

test('nobody changes the campus’s list in the seconds in which an election opens with it', async () => {
  await stage.listed({ startsInMinutes: 0.05, endsInMinutes: 60 });
  expect(await stage.load({ text: fileOf(line(1)) })).toMatchObject(
    refusedWith('election-opens-now'),
  );
  expect(await stage.list()).toEqual([]);
});

test('an election has a list of its own until it opens', async () => {
  const { id } = await createElection(stage.app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  const first = await stage.imported({ text: fileOf(line(1), line(2)), electionId: id });
  const of = { electionId: id };
  expect(await stage.list(of)).toEqual([
    [1, 'Voter 1'],
    [2, 'Voter 2'],
  ]);
  expect(await stage.list()).toEqual([]);
  const { elections } = (await stage.app.send('listElections')).body;
  expect(elections.find((one: { _id: string }) => one._id === id)).toMatchObject({
    electorate: { kind: 'roll', rollSize: 2 },
    addedAfterOpening: 0,
    changes: [{ what: 'Changed: the voter list.', reason: '' }],
  });
  const correct = { enrollmentNumber: number(2), name: 'Right Name', groups: ['Mech'] };
  const { body } = await stage.council.send('correctVoter', {
    params: { id: await stage.idOf(2, of) },
    body: correct,
  });
  expect(body.voter).toMatchObject(correct);
  const taken = { params: { id: body.voter._id }, body: { enrollmentNumber: number(1) } };
  expect(await stage.council.send('correctVoter', taken)).toMatchObject(
    refusedWith('already-listed'),
  );

  await stage.app.ctx.pool.query(
    "update elections set starts_at = clock_timestamp() - interval '1 second' where id = $1",
    [id],
  );
  const fixed = refusedWith('voter-list-fixed');
  expect(await stage.preview({ text: fileOf(line(3)), electionId: id })).toMatchObject(fixed);
  expect(await stage.undo(first)).toMatchObject(fixed);
  expect(
    await stage.council.send('removeVoter', { params: { id: await stage.idOf(1, of) } }),
  ).toMatchObject(fixed);
  expect([await stage.check(id, 1), await stage.check(id, 2)]).toEqual([true, true]);
});

test('the form of an election is told the groups of its own list, and none of the campus’s', async () => {
  const { id } = await createElection(stage.app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  const ownGroups = async () =>
    (await stage.council.send('readElectionToEdit', { params: { id } })).body.ownGroups;
  await stage.council.send('addVoter', {
    body: { enrollmentNumber: number(1), groups: ['Hostel A'] },
  });
  expect(await ownGroups()).toEqual([]);
  await stage.load({ text: fileOf(line(1), line(2)), electionId: id });
  for (const [end, groups] of [
    [1, ['women', 'First year']],
    [2, ['women']],
  ] as const) {
    await stage.council.send('correctVoter', {
      params: { id: await stage.idOf(end, { electionId: id }) },
      body: { enrollmentNumber: number(end), name: 'Voter', groups },
    });
  }
  expect(await ownGroups()).toEqual(['First year', 'women']);
});

test('an import that was previewed before the opening is not stored after it', async () => {
  const { id } = await createElection(stage.app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  await stage.load({ text: fileOf(line(1)), electionId: id });
  const file = { text: fileOf(line(2)), mode: 'replace', electionId: id };
  const { stamp } = (await stage.preview(file)).body;
  const opens = 'update elections set starts_at = clock_timestamp() where id = $1';
  const [answer] = await Promise.all([
    stage.council.send('importVoterList', { body: { ...file, stamp } }),
    stage.app.ctx.pool.query(opens, [id]),
  ]);
  // One of them came first, and the list is one of the two, whole.
  const isStored = answer.status === 201;
  if (!isStored) expect(answer).toMatchObject(refusedWith('voter-list-fixed'));
  expect(await stage.list({ electionId: id })).toEqual([
    isStored ? [2, 'Voter 2'] : [1, 'Voter 1'],
  ]);
  const late = await stage.council.send('importVoterList', { body: { ...file, stamp } });
  expect(late).toMatchObject(refusedWith('voter-list-fixed'));
});

test('who is added after the opening votes, has a reason, and is counted in public without a name', async () => {
  await stage.load({ text: fileOf(line(1)) });
  const { id } = await stage.listed();
  const body = { electionId: id, enrollmentNumber: number(5), name: 'Late Comer' };
  const without = await stage.council.send('addVoter', { body });
  expect(without).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
  const reason = 'Readmitted by the registrar';
  expect((await stage.council.send('addVoter', { body: { ...body, reason } })).status).toBe(201);
  expect(await stage.council.send('addVoter', { body: { ...body, reason } })).toMatchObject(
    refusedWith('already-listed'),
  );
  expect(await stage.check(id, 5)).toBe(true);
  const answer = await stage.app.send('listElections');
  const election = answer.body.elections.find((one: { _id: string }) => one._id === id);
  expect(election).toMatchObject({
    addedAfterOpening: 1,
    changes: [{ what: '1 person was added to the voter list after voting opened.', reason }],
  });
  expect(JSON.stringify(answer.body)).not.toContain('Late Comer');
  expect(JSON.stringify(answer.body)).not.toContain(number(5));
  const { rows } = await stage.app.ctx.pool.query(
    `select d.detail from records r join record_details d on d.record_id = r.id
      where r.act = 'voter-list.add' and r.object_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ detail: expect.stringMatching(/0177CS240005.*Readmitted/) }]);

  const anybody = await createElection(stage.app.ctx);
  const other = { electionId: anybody.id, enrollmentNumber: number(6), reason };
  expect(await stage.council.send('addVoter', { body: other })).toMatchObject(
    refusedWith('no-voter-list'),
  );
});

test('everybody asks for a number, one’s own at any time, and nobody reads a list that way', async () => {
  const { id } = await stage.listed({ startsInMinutes: 60, endsInMinutes: 120 });
  const student = await createActor(stage.app, { enrollmentNumber: number(41) });
  const params = { id };
  const own = async () => (await student.send('checkVoterList', { params })).body;
  expect(await own()).toEqual({ hasList: true, isOnList: false });
  await stage.load({ text: fileOf(line(41)) });
  expect(await own()).toEqual({ hasList: true, isOnList: true });
  const open = await createElection(stage.app.ctx);
  expect((await student.send('checkVoterList', { params: { id: open.id } })).body).toMatchObject({
    hasList: false,
  });
  const faculty = await createActor(stage.app, { role: 'faculty' });
  expect(await faculty.send('checkVoterList', { params })).toMatchObject(
    refusedWith('no-own-number'),
  );
  const others = [];
  for (let end = 0; end < 25; end += 1) {
    const body = { enrollmentNumber: number(end) };
    others.push((await student.send('checkVoterList', { params, body })).status);
  }
  expect(others).toContain(429);
  expect(await own()).toEqual({ hasList: true, isOnList: true });
});
