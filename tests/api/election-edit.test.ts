import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import {
  act,
  council,
  hasKey,
  inHours,
  organise,
  publish,
  reason,
  shown,
  voteSome,
  openLifeStage,
} from '#tests/support/life-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { admin, app, beside, soon, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();

// Elections that are prepared and put right. Races are in election-life-races.test.ts.

describe('a draft', () => {
  test('is seen by officers only, takes neither votes nor nominations, and has no key', async () => {
    const draft = await organise({ draft: true });
    const student = await createActor(app);
    expect(draft.state).toBe('draft');
    expect(await hasKey(draft._id)).toBe(false);
    expect(await shown(draft._id)).toBeUndefined();
    const mine = await student.send('listMyBallots');
    expect(JSON.stringify(mine.body)).not.toContain(draft._id);
    const all = await council.send('listAllElections');
    expect(all.body.elections).toContainEqual(draft);
    const ballot = { userId: student.id, electionId: draft._id, position: 'President' };
    const asked = await student.send('createNomination', { body: ballot });
    expect(asked).toMatchObject(refusedWith('unknown-election'));
    for (const position of ['President', draft.positions[0]._id]) {
      const body = { ...ballot, position, candidateId: randomUUID() };
      const cast = await student.send('castVote', { body });
      expect(cast).toMatchObject(refusedWith('unknown-election'));
    }
  });

  test('is published with its key and the job of its end, and then everywhere at once', async () => {
    const draft = await organise({ draft: true });
    expect(await publish(draft._id)).toMatchObject({
      status: 200,
      body: { election: { state: 'published', isSealed: true, changes: [] } },
    });
    expect(await hasKey(draft._id)).toBe(true);
    expect(await app.ctx.jobs.isPending('close-election', { electionId: draft._id })).toBe(true);
    await expect.poll(() => shown(draft._id, beside), soon).toMatchObject({ state: 'published' });
    expect(await publish(draft._id)).toMatchObject(refusedWith('election-not-draft'));
  });

  test('may have dates that are past, and is not published with them', async () => {
    const draft = await organise({ draft: true, startDate: inHours(-3), endDate: inHours(-2) });
    expect(await publish(draft._id)).toMatchObject({
      status: 400,
      body: { fields: { endDate: 'Voting must close in the future.' } },
    });
    await act('editElection', draft._id, { endDate: inHours(2) });
    expect((await publish(draft._id)).body.election).toMatchObject({ changes: [] });
  });
});

describe('a draft with a name alone', () => {
  const nameAlone = async () => {
    const created = await council.send('createElection', {
      body: { name: 'Autumn election', draft: true } as never,
    });
    expect(created.status).toBe(201);
    return created.body.election;
  };
  const dates = () => ({ startDate: inHours(1), endDate: inHours(2) });

  test('is kept, and publishing it says all that is missing', async () => {
    const draft = await nameAlone();
    const without = { startDate: '', endDate: '', nominationsCloseAt: '' };
    expect(draft).toMatchObject({ ...without, description: '', positions: [] });
    const fields = {
      startDate: 'Say when voting opens.',
      endDate: 'Say when voting closes.',
      positions: 'Enter at least one position.',
    };
    expect(await publish(draft._id)).toMatchObject({
      status: 400,
      body: { fields, message: Object.values(fields).join(' ') },
    });
    await act('editElection', draft._id, { description: 'One day.', ...dates() });
    expect((await publish(draft._id)).body.fields).toEqual({ positions: fields.positions });
    await act('editElection', draft._id, { positions: [{ title: 'President' }] });
    const { election } = (await publish(draft._id)).body;
    expect(election).toMatchObject({ state: 'published', nominationsCloseAt: election.startDate });
  });

  test('can lose a date again and be copied, and a published election cannot', async () => {
    const draft = await nameAlone();
    await act('editElection', draft._id, dates());
    const edited = await act('editElection', draft._id, { startDate: '' });
    expect(edited.body.election).toMatchObject({ startDate: '' });
    const copy = await act('duplicateElection', draft._id);
    expect(copy.body.election).toMatchObject({ startDate: '', state: 'draft' });
    const { _id } = await organise(dates());
    for (const [field, body] of Object.entries({
      startDate: { startDate: '' },
      positions: { positions: [] },
    })) {
      const refused = await act('editElection', _id, body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
  });

  test('is deleted like any other', async () => {
    const { _id: id } = await nameAlone();
    expect((await council.send('deleteElection', { params: { id } })).status).toBe(200);
    const { elections } = (await council.send('listAllElections')).body;
    expect(elections.map((one: { _id: string }) => one._id)).not.toContain(id);
  });

  test('is no way to publish one that is unfinished', async () => {
    const published = await council.send('createElection', { body: { name: ' ' } as never });
    expect([published.status, Object.keys(published.body.fields).toSorted()]).toEqual([
      400,
      ['endDate', 'name', 'positions', 'startDate'],
    ]);
    const wrong = { name: 'X', startDate: 5, endDate: null, positions: null, description: [] };
    expect((await council.send('createElection', { body: wrong as never })).status).toBe(400);
  });
});

describe('an edit', () => {
  test('reads days and times without a zone as a new election does', async () => {
    const { _id } = await organise();
    const body = {
      startDate: '2099-03-05',
      endDate: '2099-03-06',
      nominationsCloseAt: '2099-03-05T10:00',
    };
    const { election } = (await act('editElection', _id, body)).body;
    expect(election).toMatchObject({
      startDate: '2099-03-04T18:30:00.000Z',
      endDate: '2099-03-06T18:29:00.000Z',
      nominationsCloseAt: '2099-03-05T04:30:00.000Z',
    });
    const reason = 'More people should vote.';
    const extended = await act('extendElection', _id, { endDate: '2099-03-07', reason });
    expect(extended.body.election).toMatchObject({ endDate: '2099-03-07T18:29:00.000Z' });
    const nonsense = await act('extendElection', _id, { endDate: '2099-02-30', reason });
    expect(nonsense.body).toMatchObject({ fields: { endDate: 'Enter a date and time' } });
  });

  test('changes whatever is not fixed, and voters read what it was', async () => {
    const election = await organise();
    const [president, treasurer] = election.positions;
    const positions = [
      { ...treasurer, title: 'president' },
      { _id: president._id, title: 'Treasurer' },
      { title: 'Secretary' },
    ];
    const edited = await act('editElection', election._id, {
      name: 'Council 2027',
      endDate: inHours(5),
      positions,
      standings: 'after-close',
      electorate: { kind: 'roll', numbers: ['0177CS240001', '0177CS240002'] },
    });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        election: {
          name: 'Council 2027',
          standings: 'after-close',
          electorate: { kind: 'roll', rollSize: 2 },
          nominationsCloseAt: election.nominationsCloseAt,
          changes: [{ what: expect.stringContaining('Changed: the name, '), reason: '' }],
        },
      },
    });
    const titles = edited.body.election.positions.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['president', 'Treasurer', 'Secretary']);
    expect(edited.body.election.positions.slice(0, 2).map(({ _id }: never) => _id)).toEqual([
      treasurer._id,
      president._id,
    ]);
    await expect.poll(() => shown(election._id, beside), soon).toEqual(edited.body.election);
    const again = await act('editElection', election._id, {
      electorate: { kind: 'roll', numbers: ['0177CS240003'] },
    });
    expect(again.body.election.electorate).toEqual({ kind: 'roll', rollSize: 1 });
    await expect
      .poll(async () => (await shown(election._id, beside)).electorate, soon)
      .toEqual({ kind: 'roll', rollSize: 1 });
  });

  test('that changes nothing leaves nothing behind', async () => {
    const election = await organise();
    const { name, description, startDate, endDate, positions } = election;
    const body = { name, description, startDate, endDate, positions, standings: 'live' };
    expect((await act('editElection', election._id, body)).body.election).toEqual(election);
  });

  test('once voting is open needs a reason, and positions and voters are fixed', async () => {
    const { id } = await createElection(app.ctx);
    expect(await act('editElection', id, { name: 'Other' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Give a reason. Voters will read it.' } },
    });
    const fixed = await act('editElection', id, {
      positions: [{ title: 'Somebody else' }],
      electorate: { kind: 'some', roles: ['student'] },
      reason,
    });
    const sentence = 'This cannot be changed after voting opens.';
    expect(fixed).toMatchObject({
      status: 409,
      body: { reason: 'election-frozen', fields: { positions: sentence, electorate: sentence } },
    });
    const { election } = (await council.send('readElectionToEdit', { params: { id } })).body;
    const positions = [{ _id: election.positions[0]._id, title: 'Chair' }];
    const edited = await act('editElection', id, { positions, endDate: inHours(9), reason });
    expect(edited.body.election).toMatchObject({ positions, changes: [{ reason }] });
  });

  test('from the first vote on leaves name, description and picture only', async () => {
    const election = await createElection(app.ctx);
    await voteSome(election, 1);
    const { id } = election;
    const [position] = election.positions;
    const before = await council.send('readElectionToEdit', { params: { id } });
    expect(before.body).toMatchObject({ hasBallots: true, election: { _id: id } });
    const sentence = 'This cannot be changed after the first vote.';
    const everything = {
      startDate: inHours(-9),
      endDate: inHours(9),
      nominationsCloseAt: inHours(-1),
      positions: [{ _id: position?.id, title: 'Chair' }],
      standings: 'after-close',
    };
    for (const [field, value] of Object.entries(everything)) {
      const refused = await act('editElection', id, { name: 'Other', [field]: value, reason });
      expect(refused).toMatchObject({ status: 409, body: { fields: { [field]: sentence } } });
    }
    const after = await act('editElection', id, { name: 'Other', description: 'New.', reason });
    expect(after).toMatchObject({ status: 200, body: { election: { name: 'Other' } } });
  });

  test('keeps a position for which somebody asked to run, and removes one of a rejected one', async () => {
    const { id, positions } = await createElection(app.ctx, {
      startsInMinutes: 30,
      positions: { President: 1, Treasurer: 0 },
    });
    const [president, treasurer] = positions;
    const remain = (position: typeof president) => ({
      positions: [{ _id: position?.id, title: position?.title }],
    });
    expect(await act('editElection', id, remain(treasurer))).toMatchObject(
      refusedWith('position-has-nominations'),
    );
    const nomination = president?.candidates[0]?.id ?? '';
    await admin.send('rejectNomination', { params: { id: nomination } });
    const left = await act('editElection', id, remain(treasurer));
    expect(left.body.election.positions).toEqual(remain(treasurer).positions);
  });

  test('adds a position whose votes are counted while people vote', async () => {
    const { _id: id, positions } = await organise();
    await shown(id);
    const all = [...positions, { title: 'Secretary' }];
    const added = (await act('editElection', id, { positions: all })).body.election.positions[2];
    await shown(id);
    const student = await createActor(app);
    const choice = { electionId: id, position: added._id, userId: student.id };
    const { nomination } = (await student.send('createNomination', { body: choice })).body;
    await admin.send('acceptNomination', { params: { id: nomination._id } });
    await act('editElection', id, { startDate: inHours(-1) });
    const body = { ...choice, candidateId: student.id };
    expect((await student.send('castVote', { body })).status).toBe(200);
    await expect
      .poll(async () => (await shown(id)).nominations.map(({ votes }: { votes: number }) => votes))
      .toEqual([1]);
  });

  test('of a draft is nobody else’s business', async () => {
    const draft = await organise({ draft: true });
    const edited = await act('editElection', draft._id, { name: 'Better name' });
    expect(edited.body.election).toMatchObject({ name: 'Better name', changes: [] });
  });
});
