import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

const initiative = { imageUrl: '', caption: 'Open nights' };
const elsewhere = { ...initiative, imageUrl: 'https://elsewhere.example/a.png' };
const swept = { ...initiative, imageUrl: `/uploads/${'e'.repeat(64)}.webp` };

test.each([
  ['an address of another kind', { social: { youtube: 'youtube.com/us' } }, ['social.youtube']],
  [
    'two at once',
    { enrollmentPrefix: '17', social: { email: 'nobody', linkedin: 'x' } },
    ['enrollmentPrefix', 'social.linkedin', 'social.email'],
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
