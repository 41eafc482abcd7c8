import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// How voters are known, as officers set it.

let council: Actor;
const app = testApp();
beforeAll(async () => {
  council = await createActor(app, { role: 'council', enrollmentNumber: null });
});

const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
const create = (body: Record<string, unknown> = {}) =>
  council.send('createElection', {
    body: {
      name: 'Council 2028',
      description: 'Yearly.',
      startDate: inHours(-1),
      endDate: inHours(3),
      positions: [{ title: 'President' }],
      ...body,
    },
  });

describe('how voters are known', () => {
  test('stands on the election, is carried to its copy, and is fixed when voting opens', async () => {
    const { body } = await create({ startDate: inHours(1), voters: 'confirmed' });
    const { _id } = body.election;
    const edit = (given: Record<string, unknown>) =>
      council.send('editElection', { params: { id: _id }, body: given });
    const limits = { branches: ['CS'], years: [], groups: [] };
    const edited = await edit({
      voters: 'confirmed',
      mailDomains: ['campus.example'],
      positions: [{ title: 'President', limits }],
    });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        election: {
          voters: 'confirmed',
          mailDomains: ['campus.example'],
          positions: [{ title: 'President', limits }],
        },
      },
    });
    const [change] = edited.body.election.changes;
    expect(change.what).toBe('Changed: who votes for which position and who may vote.');
    expect((await edit({ name: 'Another name' })).body.election).toMatchObject({
      voters: 'confirmed',
      positions: [{ limits }],
    });
    const copy = await council.send('duplicateElection', { params: { id: _id }, body: {} });
    expect(copy.body.election).toMatchObject({
      voters: 'confirmed',
      mailDomains: ['campus.example'],
      positions: [{ limits }],
    });
    await edit({ startDate: inHours(-1) });
    for (const given of [
      { voters: 'anybody', reason: 'So.' },
      { mailDomains: [], reason: 'So.' },
      {
        positions: [{ title: 'President', limits: { ...limits, years: ['23'] } }],
        reason: 'So.',
      },
    ]) {
      const late = await edit(given);
      expect(late.body.reason, JSON.stringify(given)).toBe('election-frozen');
    }
  });

  test('follows a list of its own: listed with it, and anybody without', async () => {
    const { body } = await create({ startDate: inHours(1) });
    const edit = (given: Record<string, unknown>) =>
      council.send('editElection', { params: { id: body.election._id }, body: given });
    const roll = { kind: 'roll', numbers: ['0177CS240001'] };
    expect((await edit({ electorate: roll })).body.election.voters).toBe('listed');
    expect((await edit({ voters: 'proved' })).body.election).toMatchObject({
      voters: 'proved',
      electorate: { kind: 'roll', rollSize: 1 },
    });
    expect((await edit({ electorate: { kind: 'everyone' } })).body.election.voters).toBe('anybody');
  });

  test.each([
    [{ voters: 'friends' }, 'voters'],
    [{ voters: 'confirmed', mailDomains: ['@campus.example'] }, 'mailDomains.0'],
    [{ voters: 'anybody', electorate: { kind: 'roll', numbers: ['0177CS240001'] } }, 'voters'],
    [{ voters: 'confirmed', electorate: { kind: 'some', groups: ['Chess'] } }, 'voters'],
    [{ positions: [{ title: 'Seat', limits: { groups: ['Chess'] } }] }, 'voters'],
    [
      { positions: [{ title: 'Seat', limits: { branches: ['Computers'] } }] },
      'positions.0.limits.branches.0',
    ],
  ])('is refused where it makes no sense: %j', async (given, field) => {
    const { status, body } = await create(given);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('by an empty list is known nobody: neither created nor published', async () => {
    const nobody = { voters: 'listed', electorate: { kind: 'some', branches: ['QX'] } };
    expect(await create(nobody)).toMatchObject(refusedWith('voter-list-empty'));
    const { body } = await create({ ...nobody, draft: true });
    const params = { id: body.election._id };
    expect(await council.send('publishElection', { params })).toMatchObject(
      refusedWith('voter-list-empty'),
    );
  });

  test('is asked by a form that knows what is there', async () => {
    await app.ctx.db
      .insertInto('voter_list_entries')
      .values({ election_id: null, enrollment_number: '0177CS276000', groups: ['Zumba', 'Chess'] })
      .execute();
    const { body } = await council.send('readVoterSources');
    const groups = ['Chess', 'Zumba'];
    expect(body).toMatchObject({ hasMailServer: false, listed: 1, withAddress: 0, groups });
    const before = body.accounts;
    await createActor(app, { role: 'student' });
    await createActor(app, { role: 'observer', enrollmentNumber: null });
    expect((await council.send('readVoterSources')).body.accounts).toBe(before + 1);
  });
});
