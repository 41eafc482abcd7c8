import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { offerSetUp, takeUniversityName } from './offer-set-up.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ universityName: 'Sarovar University' });
});
afterAll(() => server.close());

const nameNow = async () => (await server.send('readCampus')).body.universityName;

test('the university has its name from the start, however many servers start', async () => {
  expect(await nameNow()).toBe('Your University');
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

test('the time zone is asked with the name of the university, and is a setting from then on', async () => {
  const fresh = await startTestApp();
  const token = new URL((await offerSetUp(fresh.ctx)) ?? '').searchParams.get('token') ?? '';
  const body = {
    token,
    universityName: 'Sarovar University',
    name: 'Lakshmi Krishnan',
    email: 'lakshmi@campus.example',
    password: 'a lamp by the sea',
  };
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
