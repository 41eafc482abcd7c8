import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password } from './campus.ts';
import { listed, organise, stand, vote } from './election.ts';

// Section 7, its first paragraph, and what the contract says of every call ("Conventions").

let campus: Campus;
let student: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
});
afterAll(() => campus.close());

const json = { 'content-type': 'application/json' };
const aRefusal = { error: expect.any(String), message: expect.stringMatching(/^[A-Z]/) };

test('§7 All calls go to a single base API path, and answer JSON', async () => {
  const answer = await campus.ask('/api/event/get-all');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual({ events: [] });
});

test('§7 GET /api/health answers once the server can serve', async () => {
  const answer = await campus.ask('/api/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok' });
});

test('§7 A call that there is not is refused with a sentence', async () => {
  const answer = await campus.ask('/api/tea/brew');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject(aRefusal);
});

test('§7 A body that is no JSON is refused with a sentence', async () => {
  const init = { method: 'POST', headers: json, body: '{"role":' };
  const answer = await campus.ask('/api/user/login', init);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject(aRefusal);
});

test.each(['[]', 'null', '"Asha"', '5'])('§7 A body that is %s is refused', async (body) => {
  const answer = await campus.ask('/api/contact/create', { method: 'POST', headers: json, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject(aRefusal);
});

test('§7 Credentials: the session is a cookie that no script reads and no other site sends', async () => {
  const { role, email } = campus.admin.user;
  const body = JSON.stringify({ role, email, password });
  const answer = await campus.ask('/api/user/login', { method: 'POST', headers: json, body });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie().filter((one) => !/=;/.test(one));
  expect(cookie).toMatch(/; *HttpOnly/i);
  expect(cookie).toMatch(/; *SameSite=Lax/i);
  const { user } = (await answer.json()) as { user: unknown };
  expect(user).toEqual(campus.admin.user);
});

test('§7 Credentials: a page of another site can change nothing', async () => {
  const body = JSON.stringify(newcomer('student'));
  const headers = { ...json, origin: 'https://elsewhere.example' };
  const init = { method: 'POST', headers, body };
  expect((await campus.ask('/api/user/register-student', init)).status).toBe(403);
});

test('§7 Strings are trimmed, and control characters are refused', async () => {
  const trimmed = { ...newcomer('student'), name: '  Bela Nair  ' };
  const { user } = made(await campus.visitor().post('/user/register-student', trimmed));
  expect(user.name).toBe('Bela Nair');
  const odd = { ...newcomer('student'), name: 'Bela\u0007Nair' };
  expect(await campus.visitor().post('/user/register-student', odd)).toMatchObject({ status: 400 });
});

test('§7 Every text has a limit, and beyond it a sentence', async () => {
  const { email } = newcomer('faculty');
  const body = { name: 'Bela Nair', email, category: 'query', message: 'x'.repeat(20_000) };
  expect(await campus.visitor().post('/contact/create', body)).toMatchObject({
    status: 400,
    body: { ...aRefusal, fields: { message: expect.any(String) } },
  });
});

test('§7 Dates are ISO 8601 in UTC, whatever zone they were sent in', async () => {
  const election = await organise(campus, {
    startDate: '2099-03-05T10:00:00+05:30',
    endDate: '2099-03-06T10:00:00-05:00',
  });
  expect(await listed(campus, election)).toMatchObject({
    startDate: '2099-03-05T04:30:00.000Z',
    endDate: '2099-03-06T15:00:00.000Z',
  });
});

test('§7 DELETE /election/delete/{id} with votes: an admin repeats the name in confirm', async () => {
  const election = await organise(campus, { name: 'Hostel Council' });
  await stand(campus, election, student);
  made(await vote(student, election, student));
  const path = `/election/delete/${election._id}`;
  expect(await campus.admin.delete(path)).toMatchObject({ status: 409 });
  expect(await campus.admin.delete(path, { confirm: 'Another' })).toMatchObject({ status: 409 });
  const council = await campus.person('council');
  expect(await council.delete(path, { confirm: 'Hostel Council' })).toMatchObject({ status: 409 });
  expect(await campus.admin.delete(path, { confirm: 'Hostel Council' })).toMatchObject({
    status: 200,
    body: { message: 'Election deletion successful' },
  });
  expect(await listed(campus, election)).toBeUndefined();
});

test('§7 The identity comes from the session: an id in a payload opens nothing', async () => {
  const { _id: electionId } = await organise(campus);
  const body = { electionId, position: 'President', userId: campus.admin.user._id };
  expect(await student.post('/nomination/create', body)).toMatchObject({ status: 403 });
  expect(await campus.visitor().post('/nomination/create', body)).toMatchObject({ status: 401 });
});
