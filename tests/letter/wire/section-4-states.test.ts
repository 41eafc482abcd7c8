import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Client, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';
import { listed, organise, resultsAfterClose, stand, vote } from './election.ts';

// Section 4: what may become of what, as the wire shows it.

let campus: Campus;
let student: Person;
let council: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
  council = await campus.person('council');
});
afterAll(() => campus.close());

async function contactRequest(): Promise<string> {
  const request = {
    name: 'Zoya Rahman',
    email: 'zoya@campus.example',
    category: 'suggestion',
    message: 'Plant a tree at the gate.',
  };
  return made(await campus.visitor().post('/contact/create', request)).contact._id;
}

async function requestOf(id: string): Promise<Answer['body']> {
  const all: Answer['body'][] = made(await council.get('/contact/get-all'));
  return all.find(({ _id }) => _id === id);
}

test('§4 Contact request: in progress is 2, resolved is 1, rejected is 0', async () => {
  const id = await contactRequest();
  expect(await requestOf(id)).toMatchObject({ resolved: 2 });
  made(await council.put(`/contact/resolve/${id}`));
  expect(await requestOf(id)).toMatchObject({ resolved: 1 });
  made(await council.put(`/contact/reject/${id}`));
  expect(await requestOf(id)).toMatchObject({ resolved: 0 });
  made(await council.put(`/contact/resolve/${id}`));
  expect(await requestOf(id)).toMatchObject({ resolved: 1 });
});

test('§4 Contact request: Delete removes it', async () => {
  const id = await contactRequest();
  made(await council.delete(`/contact/delete/${id}`));
  expect(await requestOf(id)).toBeUndefined();
  expect(await council.delete(`/contact/delete/${id}`)).toMatchObject({ status: 404 });
});

const idsOf = (list: Answer['body'][]) => list.map(({ _id }) => _id);
const unverified = async (what: 'user' | 'member', officer: Client) =>
  idsOf(made(await officer.get(`/${what}/unverified`)));

test.each(['faculty', 'council', 'admin'] as const)(
  '§4 User: a %s waits unverified, then is verified and can log in',
  async (role) => {
    const given = newcomer(role);
    const credentials = { role, email: given['email'], password };
    const visitor = campus.visitor();
    const { user } = made(await visitor.post('/user/register', given));
    expect(await unverified('user', campus.admin)).toContain(user._id);
    const early = await visitor.post('/user/login', credentials);
    expect(early).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/approv/) },
    });
    made(await campus.admin.post(`/user/verify/${user._id}`));
    expect(await unverified('user', campus.admin)).not.toContain(user._id);
    expect(made(await visitor.post('/user/login', credentials)).user).toMatchObject({ role });
  },
);

test('§4 User: to verify somebody a second time changes nothing', async () => {
  const { user } = made(await campus.visitor().post('/user/register', newcomer('faculty')));
  expect(await campus.admin.post(`/user/verify/${user._id}`)).toMatchObject({ status: 200 });
  expect(await campus.admin.post(`/user/verify/${user._id}`)).toMatchObject({ status: 200 });
});

test('§4 User: one who waits can be deleted, and is gone', async () => {
  const { user } = made(await campus.visitor().post('/user/register', newcomer('faculty')));
  made(await campus.admin.delete(`/user/delete/${user._id}`));
  expect(await unverified('user', campus.admin)).not.toContain(user._id);
});

test('§4 Member: a proposal is unverified and seen by officers alone, then verified and seen by all', async () => {
  const { enrollmentNumber } = student.user;
  const body = { enrollmentNumber, position: 'Representative' };
  const { member } = made(await student.post('/member/create', body));
  const shown = async () => idsOf(made(await campus.visitor().get('/member/get-all')));
  expect(await unverified('member', council)).toContain(member._id);
  expect(await shown()).not.toContain(member._id);
  made(await council.post(`/member/verify/${member._id}`));
  expect(await unverified('member', council)).not.toContain(member._id);
  expect(await shown()).toContain(member._id);
});

const pending = async () => idsOf(made(await campus.admin.get('/nomination/pending')));

test.each([
  ['accept', 1],
  ['reject', 0],
])('§4 Nomination: pending until an admin makes it %sed', async (verb, candidates) => {
  const election = await organise(campus);
  const body = { electionId: election._id, position: 'President', userId: student.user._id };
  const { nomination } = made(await student.post('/nomination/create', body));
  expect(await pending()).toContain(nomination._id);
  expect((await listed(campus, election)).nominations).toEqual([]);
  made(await campus.admin.post(`/nomination/${verb}/${nomination._id}`));
  expect(await pending()).not.toContain(nomination._id);
  expect((await listed(campus, election)).nominations).toHaveLength(candidates);
});

test('§4 Nomination: nobody can vote for one that waits or was rejected', async () => {
  const election = await organise(campus);
  const rejected = await campus.person('student');
  const body = { electionId: election._id, position: 'President' };
  made(await student.post('/nomination/create', { ...body, userId: student.user._id }));
  const { nomination } = made(
    await rejected.post('/nomination/create', { ...body, userId: rejected.user._id }),
  );
  made(await campus.admin.post(`/nomination/reject/${nomination._id}`));
  expect(await vote(council, election, student)).toMatchObject({ status: 404 });
  expect(await vote(council, election, rejected)).toMatchObject({ status: 404 });
});

test('§4 Registration outcome: a student is signed in at once', async () => {
  const person = campus.visitor();
  const { user } = made(await person.post('/user/register-student', newcomer('student')));
  const { data } = made(await person.upload(picture, 'me.png', 'image/png'));
  const saved = await person.put(`/user/edit-student/${user._id}`, { profileImg: data.imageUrl });
  expect(saved).toMatchObject({ status: 200 });
});

test.each(['faculty', 'council', 'admin'] as const)(
  '§4 Registration outcome: a %s is told to contact the admin, and is not signed in',
  async (role) => {
    const person = campus.visitor();
    const answer = await person.post('/user/register', newcomer(role));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        user: { role },
        message: 'Registration successful. Please contact admin for approval and login.',
      },
    });
    expect(await person.upload(picture, 'me.png', 'image/png')).toMatchObject({ status: 401 });
  },
);

test.each(['student', 'faculty', 'council', 'admin'] as const)(
  '§4 Profile edit: the answer is the whole user, here a %s, with the new picture',
  async (role) => {
    const person = await campus.person(role);
    const { data } = made(await person.upload(picture, 'me.png', 'image/png'));
    const path = role === 'student' ? 'edit-student' : 'edit';
    const body = { profileImg: data.imageUrl };
    const { user } = made(await person.put(`/user/${path}/${person.user._id}`, body));
    expect(user).toEqual({ ...person.user, profileImg: data.imageUrl });
  },
);

test('§4 Log Out: the session is over, whatever is sent afterwards', async () => {
  const person = await campus.person('faculty');
  made(await person.post('/user/logout'));
  expect(await person.upload(picture, 'me.png', 'image/png')).toMatchObject({ status: 401 });
});

test('§4 Event deletion: a deleted event is not listed', async () => {
  const { data } = made(await council.upload(picture, 'red.png', 'image/png'));
  const body = {
    title: 'Lantern Walk',
    description: 'Bring a lantern.',
    date: '2027-03-01',
    type: 'social',
    imageUrl: data.imageUrl,
  };
  const { event } = made(await council.post('/event/create', body));
  made(await council.delete(`/event/delete/${event._id}`));
  const { events } = made(await campus.visitor().get('/event/get-all'));
  expect(idsOf(events)).not.toContain(event._id);
});

test('§4 Winner notification: an e-mail is requested with email, subject and body', async () => {
  const election = await organise(campus);
  await stand(campus, election, student);
  made(await vote(council, election, student));
  const { results } = await resultsAfterClose(campus, election);
  const { email } = results[0].candidates[0].student;
  const body = {
    email,
    subject: 'Congratulations on winning President in Student Council 2027',
    body: 'Dear Asha Rao,\n\nCongratulations!\n\nThe Election Committee',
  };
  // Each browser session asks once, and there are many of them.
  for (const person of [student, council, campus.admin, student]) {
    expect(await person.post('/email/send', body)).toMatchObject({ status: 200 });
  }
});

test('§4 Winner notification: nobody can have anything else sent to anybody else', async () => {
  const body = { email: 'stranger@elsewhere.example', subject: 'Hello', body: 'Buy this.' };
  expect(await campus.admin.post('/email/send', body)).toMatchObject({ status: 403 });
});
