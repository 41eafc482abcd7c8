import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, createElection, createUpload } from '#tests/support/factories.ts';
import { inHours, shown, voteSome, openLifeStage } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  cancel,
  confirm,
  council,
  idOf,
  liftAll,
  other,
  publicRecord,
  reason,
  setRule,
  stateOf,
  suspendAllBut,
  waiting,
  openProposalStage,
} from '#tests/support/proposal-stage.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { beside, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// What cannot be undone needs two officers, where the campus has that rule (docs/two-person.md).

afterEach(liftAll);

test('an act waits for another officer, who does it', async () => {
  const election = await createElection(app.ctx);
  await voteSome(election, 2);
  const { id, name } = election;
  const proposed = await cancel(council, id);
  expect(proposed).toMatchObject({
    status: 202,
    body: {
      message: 'This waits for another officer, who has to confirm it.',
      proposal: {
        act: 'election.cancel',
        subject: name,
        election: { _id: id, name },
        what: expect.stringMatching(/^Voters will read: The election was cancelled/),
        reason,
        proposedBy: { _id: council.id, name: council.name },
        needsAdmin: false,
      },
    },
  });
  expect(await stateOf(id)).toBe('published');
  expect((await shown(id)).changes).toEqual([]);
  expect(await waiting(id)).toEqual([proposed.body.proposal]);
  const hours =
    Date.parse(proposed.body.proposal.expiresAt) - Date.parse(proposed.body.proposal.proposedAt);
  expect(Math.round(hours / 3_600_000)).toBe(7 * 24);

  expect(await confirm(other, idOf(proposed))).toMatchObject({
    status: 200,
    body: { message: 'The election is cancelled.' },
  });
  expect(await shown(id)).toMatchObject({ state: 'cancelled', changes: [{ reason, officers: 2 }] });
  expect(await waiting(id)).toEqual([]);
  expect(await publicRecord(id)).toEqual([
    ['proposal.propose', null],
    ['proposal.confirm', null],
    ['election.cancel', 2],
  ]);
  expect(await confirm(admin, idOf(proposed))).toMatchObject(refusedWith('proposal-settled'));
});

test('while the rule is off every act is done at once', async () => {
  await setRule(false);
  const { id } = await createElection(app.ctx);
  expect((await cancel(council, id)).status).toBe(200);
  expect(await shown(id)).toMatchObject({ state: 'cancelled', changes: [{ officers: null }] });
  expect(await publicRecord(id)).toEqual([['election.cancel', null]]);
});

test('where one officer is left the reason stands in the place of the other', async () => {
  const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
  await suspendAllBut([admin.id]);
  const given = { params: { id } };
  expect(await admin.send('editElection', { ...given, body: { name: 'Another' } })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Give a reason. There is no other officer to confirm this.' } },
  });
  expect((await cancel(admin, id)).status).toBe(200);
  expect(await shown(id)).toMatchObject({ changes: [{ reason, officers: 1 }] });
  expect(await publicRecord(id)).toEqual([
    ['proposal.alone', null],
    ['election.cancel', 1],
  ]);
});

describe('of every act', () => {
  test.each([
    ['editElection', { name: 'Renamed', reason }, 'upcoming'],
    ['extendElection', { endDate: inHours(40), reason }, 'open'],
    ['closeElectionNow', { reason }, 'open'],
    ['cancelElection', { reason }, 'open'],
    ['returnElectionToDraft', { reason }, 'open'],
  ] as const)(
    '%s is proposed, and done once, however many confirm it at once',
    async (call, body, when) => {
      const { id } = await createElection(app.ctx, when === 'open' ? {} : { startsInMinutes: 30 });
      const proposed = await council.send(call, { params: { id }, body });
      expect(proposed.status).toBe(202);
      expect((await shown(id)).changes).toEqual([]);
      const officers = await Promise.all(
        Array.from({ length: 4 }, () => createActor(app, { role: 'council' })),
      );
      const answers = await Promise.all(
        [...officers, ...officers].map((one, index) =>
          (index % 2 === 0 ? app : beside)
            .as(one.cookie)
            .send('confirmProposal', { params: { id: idOf(proposed) } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer).toMatchObject(refusedWith('proposal-settled'));
      }
      const { body: read } = await admin.send('readElectionToEdit', { params: { id } });
      expect(read.election.changes).toMatchObject([{ officers: 2 }]);
    },
  );

  test('publishing and resuming', async () => {
    const { id } = await createElection(app.ctx);
    await setRule(false);
    await council.send('pauseElection', { params: { id }, body: { reason } });
    await setRule(true);
    const resumed = await council.send('resumeElection', { params: { id }, body: { reason } });
    expect((await confirm(other, idOf(resumed))).status).toBe(200);
    const body = { name: 'A draft', draft: true };
    const { body: made } = await council.send('createElection', { body });
    const missing = await council.send('publishElection', {
      params: { id: made.election._id },
      body: { reason },
    });
    expect(missing.status).toBe(400);
  });

  test('certifying', async () => {
    const { id } = await endedElection(app, [2, 1], { appeals_until: new Date(0) });
    const certify = (given: string) =>
      council.send('certifyElection', { params: { id }, body: { reason: given } });
    expect((await certify('')).status).toBe(400);
    const proposed = await certify(reason);
    expect(proposed).toMatchObject({
      status: 202,
      body: { proposal: { act: 'election.certify' } },
    });
    const certifiedAt = async () =>
      (await council.send('readOutcome', { params: { id } })).body.certifiedAt;
    expect(await certifiedAt()).toBeNull();
    expect(await confirm(council, idOf(proposed))).toMatchObject(refusedWith('own-proposal'));
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect(await certifiedAt()).not.toBeNull();
    const [last] = (await publicRecord(id)).slice(-1);
    expect(last).toEqual(['election.certify', 2]);
  });

  test('a voter who is added after opening', async () => {
    const { id } = await createElection(app.ctx);
    await app.ctx.pool.query(
      `update elections set electorate = 'roll', voters = 'listed' where id = $1`,
      [id],
    );
    const add = (enrollmentNumber: string) =>
      council.send('addVoter', { body: { electionId: id, enrollmentNumber, reason } });
    const [one, two] = [await add('0177CS990001'), await add('0177CS990002')];
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(await add('0177CS990001')).toMatchObject(refusedWith('proposal-waits'));
    expect(one.body.proposal.changes).toEqual([
      { field: 'Voter list', from: '', to: '0177CS990001', told: { field: 'voter-list' } },
    ]);
    expect((await confirm(other, idOf(one))).status).toBe(200);
    expect((await shown(id)).addedAfterOpening).toBe(1);
    const { rows } = await app.ctx.pool.query('select body from proposals where id = $1', [
      idOf(one),
    ]);
    expect(rows).toEqual([{ body: {} }]);
  });

  test('an edit says what was and what is to be; a draft is edited at once', async () => {
    const { id } = await createElection(app.ctx, { name: 'Old name', startsInMinutes: 30 });
    const imageUrl = await createUpload(app.ctx);
    const body = { name: 'New name', imageUrl, reason };
    const { body: answer } = await council.send('editElection', { params: { id }, body });
    expect(answer.proposal.changes).toEqual([
      { field: 'Name', from: 'Old name', to: 'New name', told: { field: 'name' } },
      {
        ...{ field: 'Picture', from: '', to: 'another picture' },
        told: { field: 'picture', to: { key: 'other-picture' } },
      },
    ]);
    const nothing = { name: 'Old name', reason };
    expect((await council.send('editElection', { params: { id }, body: nothing })).status).toBe(
      200,
    );
    const draft = await council.send('createElection', { body: { name: 'Draft', draft: true } });
    const renamed = await council.send('editElection', {
      params: { id: draft.body.election._id },
      body: { name: 'Another draft' },
    });
    expect(renamed.status).toBe(200);
  });
});

test('an election that is organised becomes a draft, and another officer publishes it', async () => {
  const body = {
    name: `Council ${randomUUID()}`,
    description: 'Choose your council.',
    startDate: inHours(1),
    endDate: inHours(2),
    positions: ['President'],
  };
  expect(await council.send('createElection', { body })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Give a reason. Another officer has to confirm this.' } },
  });
  const made = await council.send('createElection', { body: { ...body, reason } });
  expect(made).toMatchObject({ status: 201, body: { election: { state: 'draft' } } });
  const id = made.body.election._id;
  expect(await shown(id)).toBeUndefined();
  expect((await confirm(other, idOf(made))).status).toBe(200);
  expect(await shown(id)).toMatchObject({ state: 'published' });
});

describe('deleting an election with votes', () => {
  const remove = (by: typeof admin, id: string, body: Record<string, unknown>) =>
    by.send('deleteElection', { params: { id }, body });

  test('is not in the power of one admin', async () => {
    // The number of a usual name is now and then a part of a hash or an id that the record holds.
    const election = await createElection(app.ctx, { name: 'Otter committee' });
    await voteSome(election, 2);
    const { id, name } = election;
    expect((await remove(admin, id, { confirm: name })).status).toBe(400);
    const proposed = await remove(admin, id, { confirm: name, reason });
    expect(proposed).toMatchObject({ status: 202, body: { proposal: { needsAdmin: true } } });
    expect(await stateOf(id)).toBe('published');
    expect(await confirm(admin, idOf(proposed))).toMatchObject(refusedWith('own-proposal'));
    expect(await confirm(council, idOf(proposed))).toMatchObject(refusedWith('role-too-small'));
    expect(await stateOf(id)).toBe('published');
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect(await stateOf(id)).toBeUndefined();
    const { body } = await council.send('listRecord', { query: { search: name } });
    expect(body.entries).toMatchObject([
      {
        act: 'election.delete',
        detail: `${name}: with 2 votes: ${reason}`,
        by: { name: other.name },
      },
      { act: 'proposal.confirm', by: { name: other.name } },
      { act: 'proposal.propose', by: { name: admin.name } },
    ]);
  });

  test('needs a reason of the last admin, and none without votes', async () => {
    const election = await createElection(app.ctx);
    await voteSome(election, 1);
    await suspendAllBut([admin.id]);
    const { id, name } = election;
    expect((await remove(admin, id, { confirm: name })).status).toBe(400);
    expect((await remove(admin, id, { confirm: name, reason })).status).toBe(200);
    await liftAll();
    const empty = await createElection(app.ctx);
    expect((await remove(council, empty.id, {})).status).toBe(200);
  });

  test('is confirmed by the council where no other admin is', async () => {
    const election = await createElection(app.ctx);
    await voteSome(election, 1);
    await suspendAllBut([admin.id, council.id]);
    const { id, name } = election;
    expect(await remove(council, id, { confirm: name, reason })).toMatchObject(
      refusedWith('election-has-votes'),
    );
    const proposed = await remove(admin, id, { confirm: name, reason });
    expect(proposed).toMatchObject({ status: 202, body: { proposal: { needsAdmin: false } } });
    expect(await confirm(admin, idOf(proposed))).toMatchObject(refusedWith('own-proposal'));
    expect((await confirm(council, idOf(proposed))).status).toBe(200);
    expect(await stateOf(id)).toBeUndefined();
  });

  test('asks the contract alone while the rule is off, and is recorded', async () => {
    await setRule(false);
    const election = await createElection(app.ctx, { name: 'Zebra committee' });
    await voteSome(election, 1);
    const { id, name } = election;
    expect(await remove(admin, id, {})).toMatchObject(refusedWith('election-has-votes'));
    expect((await remove(admin, id, { confirm: name })).status).toBe(200);
    const { body } = await council.send('listRecord', { query: { search: name } });
    expect(body.entries).toMatchObject([
      { act: 'election.delete', detail: `${name}: with 1 vote` },
    ]);
  });
});

test('turning the rule off needs two admins; the other settings need one', async () => {
  const save = (body: Record<string, unknown>) => admin.send('saveCampusSettings', { body });
  expect((await save({ about: 'For all.' })).status).toBe(200);
  const off = await save({ needsTwoOfficers: false, reason });
  expect(off).toMatchObject({
    status: 202,
    body: { proposal: { election: null, needsAdmin: true } },
  });
  const rule = async () => (await app.send('readCampusSettings')).body.needsTwoOfficers;
  expect(await rule()).toBe(true);
  expect(await confirm(council, idOf(off))).toMatchObject(refusedWith('role-too-small'));
  expect((await confirm(other, idOf(off))).status).toBe(200);
  expect(await rule()).toBe(false);
  expect((await save({ needsTwoOfficers: true })).status).toBe(200);
  expect(await rule()).toBe(true);
});

test('the only admin does not turn the rule off alone: the council confirms it', async () => {
  await suspendAllBut([admin.id, council.id]);
  const off = await admin.send('saveCampusSettings', { body: { needsTwoOfficers: false, reason } });
  expect(off).toMatchObject({ status: 202, body: { proposal: { needsAdmin: false } } });
  expect((await app.send('readCampusSettings')).body.needsTwoOfficers).toBe(true);
  const { body } = await council.send('listProposals');
  expect(body.needed).toEqual({ officers: 2, admin: 2 });
  expect((await confirm(council, idOf(off))).status).toBe(200);
  expect((await app.send('readCampusSettings')).body.needsTwoOfficers).toBe(false);
});
