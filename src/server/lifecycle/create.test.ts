import { usualRules } from '#core/elections/outcome-rules.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let council: Actor;
const app = testApp();
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
});

const inHours = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();
const draft = () => ({
  name: 'Student Council 2027',
  description: 'Our yearly election.\nEverybody may vote.',
  startDate: inHours(1),
  endDate: inHours(2),
  positions: [{ title: 'President' }, { title: 'Vice President' }],
});
const create = (body: Record<string, unknown>, by: Actor = council) =>
  by.send('createElection', { body: { ...draft(), ...body } });

test('answers with the election as everybody sees it, and its defaults', async () => {
  const enqueue = vi.spyOn(app.ctx.jobs, 'enqueue');
  const answer = await create({});
  expect(answer.status).toBe(201);
  const { election } = answer.body;
  expect(election).toEqual({
    _id: expect.any(String),
    ...draft(),
    startDate: expect.any(String),
    endDate: expect.any(String),
    nominationsCloseAt: election.startDate,
    publishedAt: expect.any(String),
    imageUrl: '',
    standings: 'live',
    standingsBatch: null,
    isSealed: true,
    state: 'published',
    rehearsal: false,
    changes: [],
    addedAfterOpening: 0,
    rules: usualRules,
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    mailDomains: [],
    positions: [
      { _id: expect.any(String), title: 'President' },
      { _id: expect.any(String), title: 'Vice President' },
    ],
    nominations: [],
    writtenIn: 'en',
  });
  const listed = await app.send('listElections');
  expect(listed.body.elections).toContainEqual(election);
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'close-election',
    { electionId: election._id },
    { notBefore: new Date(election.endDate) },
  );
  const records = await app.ctx.db
    .selectFrom('records')
    .leftJoin('record_details as d', 'd.record_id', 'records.id')
    .select(['act', 'actor_id', 'detail'])
    .where('object_id', '=', election._id)
    .execute();
  expect(records).toEqual([
    { act: 'election.create', actor_id: council.id, detail: 'Student Council 2027' },
  ]);
});

test('reads titles as plain strings and dates in any zone', async () => {
  const end = new Date(Math.floor(app.clock.now() / 1_000) * 1_000 + 7_200_000);
  const local = new Date(end.getTime() + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
  const { status, body } = await create({ positions: [' Sport Secretary '], endDate: local });
  expect(status).toBe(201);
  expect(body.election.endDate).toBe(end.toISOString());
  expect(body.election.positions).toEqual([{ _id: expect.any(String), title: 'Sport Secretary' }]);
});

test('nominations close at the end where voting has begun already', async () => {
  const { body } = await create({ startDate: inHours(-1) });
  expect(body.election.nominationsCloseAt).toBe(body.election.endDate);
});

test('keeps who may vote: a roll by its size, a number that is listed twice once', async () => {
  const numbers = ['0177cs230001', '0177CS230001 ', '0177ME220044'];
  const roll = await create({ electorate: { kind: 'roll', numbers } });
  expect(roll.body.election.electorate).toEqual({ kind: 'roll', rollSize: 2 });
  expect(JSON.stringify(roll.body)).not.toContain('0177ME220044');
  const some = await create({ electorate: { kind: 'some', branches: ['cs'], years: ['23'] } });
  expect(some.body.election.electorate).toEqual({
    kind: 'some',
    roles: [],
    branches: ['CS'],
    years: ['23'],
    groups: [],
  });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of two lines', { name: 'One\r\nBcc: x@y.z' }, 'name'],
  ['no start', { startDate: '' }, 'startDate'],
  ['a day that does not exist', { endDate: '2027-02-30T10:00:00Z' }, 'endDate'],
  ['an end before its start', { startDate: '2099-01-02T00:00:00Z' }, 'endDate'],
  [
    'an end in the past',
    { startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' },
    'endDate',
  ],
  ['an end beyond the calendar', { endDate: '9999-12-31T23:59:59-10:00' }, 'endDate'],
  ['a start before the calendar', { startDate: '0000-01-01T00:00:00+14:00' }, 'startDate'],
  [
    'nominations that closed before the calendar',
    { nominationsCloseAt: '0999-12-31T23:59:59Z' },
    'nominationsCloseAt',
  ],
  ['a name that nobody can see', { name: '\u200B\u2060' }, 'name'],
  ['a control character of the upper half', { name: 'One\u0085Two' }, 'name'],
  ['a title of joiners', { positions: ['\u200D'] }, 'positions.0'],
  ['no positions', { positions: [] }, 'positions'],
  ['two positions of one title', { positions: ['President', ' PRESIDENT '] }, 'positions'],
  [
    'nominations that outlast it',
    { nominationsCloseAt: '2099-01-01T00:00:00Z' },
    'nominationsCloseAt',
  ],
  ['a picture from elsewhere', { imageUrl: 'https://elsewhere.example/x.png' }, 'imageUrl'],
] as const)('refuses %s, naming the field', async (_, wrong, field) => {
  const answer = await create(wrong);
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid' } });
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('names the wrong one of a list, and of a long list the first fifty', async () => {
  const untitled = await create({ positions: ['President', ' '] });
  expect(Object.keys(untitled.body.fields)).toEqual(['positions.1']);
  const numbers = Array.from({ length: 60 }, () => 'nobody');
  const wrongRoll = await create({ electorate: { kind: 'roll', numbers } });
  expect(Object.keys(wrongRoll.body.fields)).toHaveLength(50);
  expect(wrongRoll.body.fields).toHaveProperty(['electorate.numbers.49']);
});

test('is for the officers', async () => {
  for (const role of ['student', 'faculty'] as const) {
    const actor = await createActor(app, { role });
    expect(await create({}, actor)).toMatchObject(refusedWith('role-too-small'));
  }
  expect(await create({}, { ...council, ...app.as(null) })).toMatchObject(
    refusedWith('not-logged-in'),
  );
  const admin = await createActor(app, { role: 'admin' });
  expect(await create({}, admin)).toMatchObject({ status: 201 });
});
