import { expect, test } from 'vitest';
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
