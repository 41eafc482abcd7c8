import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

test('one of several values that share a column changes alone, and one that was never set is empty', async () => {
  const admin = await createActor(server, { role: 'admin' });
  const save = (social: object) => admin.send('saveCampusSettings', { body: { social } });
  await save({ youtube: 'https://youtube.com/us', email: 'us@campus.example' });
  // As an earlier release left it.
  await server.ctx.pool.query(`update campus set social = social - 'instagram' - 'linkedin'`);
  server.ctx.campus.forget();
  const { status, body } = await save({ linkedin: 'https://linkedin.com/us', email: '' });
  expect(status).toBe(200);
  const social = {
    instagram: '',
    linkedin: 'https://linkedin.com/us',
    youtube: 'https://youtube.com/us',
    email: '',
  };
  expect(body.settings.social).toEqual(social);
  expect((await admin.send('readCampusSettings')).body.social).toEqual(social);
});

const initiative = { imageUrl: '', caption: 'Open nights' };
const elsewhere = { ...initiative, imageUrl: 'https://elsewhere.example/a.png' };
const swept = { ...initiative, imageUrl: `/uploads/${'e'.repeat(64)}.webp` };

test.each([
  ['an address of another kind', { social: { youtube: 'youtube.com/us' } }, ['social.youtube']],
  [
    'two at once',
    { numberFormats: [], social: { email: 'nobody', linkedin: 'x' } },
    ['numberFormats', 'social.linkedin', 'social.email'],
  ],
  [
    'a caption without an end',
    { initiatives: [initiative, { ...initiative, caption: 'a'.repeat(81) }, initiative] },
    ['initiatives.1.caption'],
  ],
  [
    'a picture from elsewhere',
    { initiatives: [initiative, initiative, elsewhere] },
    ['initiatives.2.imageUrl'],
  ],
  [
    'a picture that is gone',
    { initiatives: [initiative, swept, initiative] },
    ['initiatives.1.imageUrl'],
  ],
  ['fewer than three initiatives', { initiatives: [initiative] }, ['initiatives']],
] as const)('%s is refused by its way to the field', async (_, body, fields) => {
  const admin = await createActor(server, { role: 'admin' });
  const answer = await admin.send('saveCampusSettings', { body });
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid' } });
  expect(Object.keys(answer.body.fields)).toEqual(fields);
  expect(Object.values(answer.body.fields)).toContain(answer.body.message);
});

test('the record names the settings that became others, not all that were sent', async () => {
  const admin = await createActor(server, { role: 'admin' });
  const { body: settings } = await admin.send('readCampusSettings');
  const { timeZone, social, helpDesk } = settings;
  const body = { timeZone, social, helpDesk: `${helpDesk} Room 4` };
  expect((await admin.send('saveCampusSettings', { body })).status).toBe(200);
  const { entries } = (await admin.send('listRecord', { query: {} })).body;
  expect(entries[0]).toMatchObject({ act: 'campus.settings', detail: 'helpDesk' });
});

describe('another time zone', () => {
  const saved = async () =>
    (
      await server.ctx.pool.query(
        'select name, starts_at, ends_at from elections order by created_at',
      )
    ).rows;
  const inDays = (days: number, time: string) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
  let admin: Actor;
  const create = async (name: string, more: object = {}) => {
    const { body } = await admin.send('createElection', {
      body: {
        ...{ name, description: 'One year.', positions: ['President'] },
        ...{ startDate: inDays(3, '10:00'), endDate: inDays(4, '17:00'), ...more },
      },
    });
    return body.election;
  };
  const read = async (id: string) =>
    (await admin.send('listAllElections')).body.elections.find(
      (one: { _id: string }) => one._id === id,
    );
  const move = (stays: object, more: object = {}) =>
    admin.send('saveCampusSettings', {
      body: { timeZone: 'Asia/Tokyo', stays, reason: 'The clock moves.', ...more },
    });
  beforeEach(async () => {
    admin = await createActor(server, { role: 'admin' });
    await admin.send('saveCampusSettings', { body: { timeZone: 'Asia/Kolkata' } });
  });

  test('moves each election whose clock times stay, in one call, and no other', async () => {
    const clock = await create('Council', { nominationsCloseAt: inDays(2, '12:00') });
    const moments = await create('Hostel');
    const draft = await create('Club', { draft: true, endDate: undefined });
    const answer = await move({
      ...{ [clock._id]: 'clock', [moments._id]: 'moments', [draft._id]: 'clock' },
    });
    expect(answer).toMatchObject({ status: 200, body: { settings: { timeZone: 'Asia/Tokyo' } } });
    expect(answer.body.settings).not.toHaveProperty('stays');
    // Tokyo is three hours and a half ahead.
    const earlier = (iso: string) => new Date(Date.parse(iso) - 12_600_000).toISOString();
    const moved = await read(clock._id);
    for (const date of ['startDate', 'endDate', 'nominationsCloseAt'] as const) {
      expect(moved[date]).toBe(earlier(clock[date]));
    }
    expect(moved.changes[0]).toMatchObject({ reason: 'The clock moves.' });
    expect((await read(moments._id)).startDate).toBe(moments.startDate);
    expect((await read(draft._id)).startDate).toBe(earlier(draft.startDate));
    expect((await read(draft._id)).endDate).toBe('');
  });

  test('one election that cannot be moved is named, and nothing is saved', async () => {
    const given = await create('Given up');
    const other = await create('Council');
    await admin.send('cancelElection', {
      params: { id: given._id },
      body: { reason: 'Nobody stood.' },
    });
    const before = await saved();
    const refused = await move(
      { [other._id]: 'clock', [given._id]: 'clock' },
      { helpDesk: 'Room 7' },
    );
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'election-frozen',
        message: 'Nothing was saved: “Given up” cannot keep its times on the clock.',
        fields: {
          [`stays.${given._id}`]: 'This cannot be changed after the election was cancelled.',
        },
      },
    });
    expect(await saved()).toEqual(before);
    expect((await admin.send('readCampusSettings')).body).toMatchObject({
      ...{ timeZone: 'Asia/Kolkata', helpDesk: 'Room 4' },
    });
    // Where its new end is over, too.
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const soon = await create('Soon', { startDate: inHours(1), endDate: inHours(2) });
    const late = await move({ [soon._id]: 'clock' });
    expect(late).toMatchObject({ status: 400, body: { message: expect.stringContaining('Soon') } });
    const gone = await move({ '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42': 'clock' });
    expect(gone).toMatchObject({ status: 404, body: { reason: 'unknown-election' } });
    const words = await move({ [other._id]: 'later' });
    expect(words).toMatchObject({ status: 400 });
    expect((await admin.send('readCampusSettings')).body.timeZone).toBe('Asia/Kolkata');
  });

  test('of many who move it at once one moves the elections', async () => {
    const { _id, startDate } = await create('Council');
    const presses = await Promise.all(Array.from({ length: 6 }, () => move({ [_id]: 'clock' })));
    expect(presses.map(({ status }) => status)).toEqual(presses.map(() => 200));
    const moved = await read(_id);
    expect(Date.parse(startDate) - Date.parse(moved.startDate)).toBe(12_600_000);
    expect(moved.changes).toHaveLength(1);
  });
});
