import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createActor } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { offerSetUp, takeUniversityName } from './offer-set-up.ts';

const server = testApp({ universityName: 'Sarovar University' });

const nameNow = async () => (await server.send('readCampus')).body.universityName;

test('the university has its name from the start, however many servers start', async () => {
  expect(await nameNow()).toBe('');
  await Promise.all(Array.from({ length: 8 }, () => takeUniversityName(server.ctx)));
  expect(await nameNow()).toBe('Sarovar University');
});

test('a later start leaves alone what an admin has saved', async () => {
  const admin = await createActor(server, { role: 'admin' });
  const saved = await admin.send('saveCampusSettings', { body: { universityName: 'Sarovar' } });
  expect(saved.status).toBe(200);
  await takeUniversityName(server.ctx);
  expect(await nameNow()).toBe('Sarovar');
});

test.each([
  [
    'saved other settings',
    async (app: TestApp) => {
      const admin = await createActor(app, { role: 'admin' });
      await admin.send('saveCampusSettings', { body: { about: 'We are students.' } });
    },
  ],
  [
    'is one of an earlier release',
    async (app: TestApp) => {
      await sql`insert into campus (university_name, time_zone) values ('Your University', 'Asia/Kolkata')`.execute(
        app.ctx.db,
      );
    },
  ],
])(
  'a campus without a name that %s has none, and takes that of the settings',
  async (_, before) => {
    const fresh = await startTestApp({ universityName: 'Sarovar University' });
    await before(fresh);
    const { body } = await fresh.send('readCampusSettings');
    expect(body.universityName).toBe('');
    await takeUniversityName(fresh.ctx);
    expect((await fresh.send('readCampus')).body.universityName).toBe('Sarovar University');
    await fresh.close();
  },
);

test('an admin gives the name alone, and it cannot be taken away', async () => {
  const fresh = await startTestApp();
  const admin = await createActor(fresh, { role: 'admin' });
  const none = await admin.send('saveCampusSettings', { body: { universityName: '  ' } });
  expect(none).toMatchObject({
    status: 400,
    body: { fields: { universityName: 'Enter the name of your university' } },
  });
  const given = await admin.send('saveCampusSettings', { body: { universityName: 'Sarovar' } });
  expect(given.status).toBe(200);
  expect((await fresh.send('readCampus')).body.universityName).toBe('Sarovar');
  await fresh.close();
});

test('until there is a name, no reading invents one', async () => {
  const fresh = await startTestApp();
  const manifest = await fresh.fastify.inject({ url: '/manifest.webmanifest' });
  expect(manifest.json()).toMatchObject({ name: 'Student Council' });
  const calendar = await fresh.fastify.inject({ url: '/events.ics' });
  expect(calendar.body).not.toContain('Your University');
  await fresh.close();
});

test.each(['password', 'studentcouncil', 'principal1'])(
  'a first admin with the password %s is no start, and the sentence names the variable',
  async (password) => {
    const firstAdmin = { email: 'principal@campus.example', password };
    const fresh = await startTestApp({ firstAdmin });
    await expect(offerSetUp(fresh.ctx)).rejects.toThrow(/^ADMIN_PASSWORD: .+\.$/);
    expect((await fresh.send('readCampus')).body.needsSetUp).toBe(true);
    await fresh.close();
  },
);

/** What the first admin of a new campus types on the page of the set-up link. */
async function answersOf({ ctx }: TestApp, password: string) {
  const token = new URL((await offerSetUp(ctx)) ?? '').hash.replace('#token=', '');
  return {
    token,
    universityName: 'Sarovar University',
    name: 'Lakshmi Krishnan',
    email: 'lakshmi@campus.example',
    password,
  };
}

test('the address that the operator typed is confirmed, one of the set-up page by the link of an e-mail', async () => {
  const isConfirmed = async ({ ctx }: typeof server) =>
    (await ctx.db.selectFrom('accounts').select('email_confirmed_at').executeTakeFirstOrThrow())
      .email_confirmed_at !== null;
  const firstAdmin = { email: 'principal@campus.example', password: 'a lamp by the sea' };
  const named = await startTestApp({ firstAdmin });
  await offerSetUp(named.ctx);
  expect(await isConfirmed(named)).toBe(true);
  await named.close();
  const typed = await startTestApp();
  const body = await answersOf(typed, 'a lamp by the sea');
  expect((await typed.send('setUpCampus', { body })).status).toBe(201);
  expect(await isConfirmed(typed)).toBe(false);
  // Their profile says that the e-mail was sent.
  const token = await newestToken(typed, body.email);
  expect((await typed.send('confirmEmail', { body: { token } })).status).toBe(200);
  expect(await isConfirmed(typed)).toBe(true);
  await typed.close();
});

test('a first admin of the set-up page has no password of three characters either', async () => {
  const fresh = await startTestApp();
  const body = await answersOf(fresh, 'abcabcabc');
  expect(await fresh.send('setUpCampus', { body })).toMatchObject({
    status: 400,
    body: { fields: { password: 'Password must have at least 4 different characters' } },
  });
  await fresh.close();
});

test('the time zone is asked with the name of the university, and is a setting from then on', async () => {
  const fresh = await startTestApp();
  const body = await answersOf(fresh, 'a lamp by the sea');
  const wrong = await fresh.send('setUpCampus', { body: { ...body, timeZone: '+05:30' } });
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { timeZone: 'Choose a time zone such as Asia/Kolkata' } },
  });
  const set = await fresh.send('setUpCampus', { body: { ...body, timeZone: 'Europe/Paris' } });
  expect(set.status).toBe(201);
  expect((await fresh.send('readCampus')).body.timeZone).toBe('Europe/Paris');
  await fresh.close();
});
