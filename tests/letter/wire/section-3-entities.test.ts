import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';
import { listed, organise, resultsAfterClose, stand, vote } from './election.ts';

// Section 3: every field that the specification names is there by its name, and of its kind. An answer
// may hold more.

let campus: Campus;
let student: Person;
let council: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
  council = await campus.person('council');
});
afterAll(() => campus.close());

const anId = expect.stringMatching(/^.+$/);
const aMoment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
const aText = expect.any(String);

test('§3 User: _id, name, email, role, profileImg and enrollmentNumber', async () => {
  const given = newcomer('student');
  const { user } = made(await campus.visitor().post('/user/register-student', given));
  expect(user).toMatchObject({
    _id: anId,
    name: given['name'],
    email: given['email'],
    role: 'student',
    profileImg: '',
    enrollmentNumber: given['enrollmentNumber'],
  });
  const { enrollmentNumber } = given;
  const again = { role: 'student', enrollmentNumber, password };
  expect(made(await campus.visitor().post('/user/login-student', again)).user).toEqual(user);
});

test('§3 User: no answer has a password', () => {
  expect(Object.keys(student.user).join(' ')).not.toMatch(/password|hash/i);
});

test('§3 Image upload response: data.imageUrl', async () => {
  const answer = await student.upload(picture, 'me.png', 'image/png');
  expect(made(answer).data.imageUrl).toEqual(expect.stringMatching(/^(\/|https?:)/));
});

test('§3 Event: _id, title, description, date, type and imageUrl', async () => {
  const { data } = made(await council.upload(picture, 'red.png', 'image/png'));
  const event = {
    title: 'Antaragni Night',
    description: 'Music until late.',
    date: '2027-03-28T18:00:00.000Z',
    type: 'cultural',
    imageUrl: data.imageUrl,
  };
  const { event: created } = made(await council.post('/event/create', event));
  expect(created).toMatchObject({ _id: anId, ...event });
  const { events } = made(await campus.visitor().get('/event/get-all'));
  expect(events).toContainEqual(created);
});

test('§3 Council member: _id, position and a student with name and profileImg', async () => {
  const { enrollmentNumber } = student.user;
  made(await campus.admin.post('/member/create', { enrollmentNumber, position: 'President' }));
  const members = made(await campus.visitor().get('/member/get-all'));
  expect(members).toMatchObject([
    { _id: anId, position: 'President', student: { name: 'Asha Rao', profileImg: '' } },
  ]);
  // Other fields are not shown: nobody reads a number or an address here.
  expect(JSON.stringify(members)).not.toContain(enrollmentNumber);
  expect(JSON.stringify(members)).not.toContain(student.user.email);
});

test('§3 Contact request: _id, name, email, category, message and resolved', async () => {
  const request = {
    name: 'Zoya Rahman',
    email: 'zoya@campus.example',
    category: 'grievances',
    message: 'The lamp of hostel 4 is broken.',
  };
  made(await campus.visitor().post('/contact/create', request));
  const requests = made(await council.get('/contact/get-all'));
  expect(requests).toMatchObject([{ _id: anId, ...request, resolved: 2 }]);
});

test('§3 Election: its fields, its positions with _id and title', async () => {
  const election = await organise(campus);
  expect(await listed(campus, election)).toMatchObject({
    _id: anId,
    name: 'Student Council 2027',
    description: 'Choose who speaks for you.',
    startDate: aMoment,
    endDate: aMoment,
    imageUrl: '',
    positions: [
      { _id: anId, title: 'President' },
      { _id: anId, title: 'Vice President' },
    ],
    nominations: [],
  });
});

test('§3 Election: nominations have position, votes, and nominee with _id, name, profileImg', async () => {
  const election = await organise(campus);
  await stand(campus, election, student);
  expect((await listed(campus, election)).nominations).toMatchObject([
    {
      position: 'President',
      votes: 0,
      nominee: { _id: student.user._id, name: 'Asha Rao', profileImg: '' },
    },
  ]);
  made(await vote(council, election, student));
  await expect.poll(async () => (await listed(campus, election)).nominations[0].votes).toBe(1);
});

test('§3 Election: an imageUrl of an upload is kept', async () => {
  const { data } = made(await council.upload(picture, 'red.png', 'image/png'));
  const election = await organise(campus, { imageUrl: data.imageUrl });
  expect(await listed(campus, election)).toMatchObject({ imageUrl: data.imageUrl });
});

test('§3 Election results: the shape, the winner first, positions without candidates left out', async () => {
  const election = await organise(campus);
  const rival = await campus.person('student');
  const nomination = await stand(campus, election, student);
  await stand(campus, election, rival);
  for (const [voter, candidate] of [
    [rival, rival],
    [student, student],
    [council, student],
  ] as const) {
    made(await vote(voter, election, candidate));
  }
  const results = await resultsAfterClose(campus, election);
  expect(results).toMatchObject({
    electionId: election._id,
    name: 'Student Council 2027',
    description: 'Choose who speaks for you.',
    startDate: aMoment,
    endDate: aMoment,
    imageUrl: '',
  });
  // Nobody stood for Vice President.
  expect(results.results.map((one: Answer['body']) => one.position)).toEqual(['President']);
  const [{ candidates }] = results.results;
  expect(candidates).toMatchObject([
    {
      _id: nomination._id,
      userId: student.user._id,
      votes: 2,
      student: {
        _id: student.user._id,
        name: 'Asha Rao',
        email: student.user.email,
        enrollmentNumber: student.user.enrollmentNumber,
        profileImg: '',
      },
    },
    { _id: anId, userId: rival.user._id, votes: 1, student: { _id: rival.user._id, name: aText } },
  ]);
});

test('§3 Election results: the fields of the contract for a tie, which is nobody’s win', async () => {
  const election = await organise(campus);
  const rival = await campus.person('student');
  await stand(campus, election, student);
  await stand(campus, election, rival);
  made(await vote(student, election, student));
  made(await vote(rival, election, rival));
  const { results } = await resultsAfterClose(campus, election);
  expect(results).toMatchObject([{ tie: true, candidates: [{ votes: 1 }, { votes: 1 }] }]);
});

test('§3 Election results: an election that nobody can have won is not among them', async () => {
  const empty = await organise(campus, { positions: ['President'] });
  const other = await organise(campus, { positions: ['President'] });
  await stand(campus, other, student);
  made(await vote(council, other, student));
  const reason = 'Nobody stood.';
  made(await campus.admin.post(`/election/close/${empty._id}`, { reason }));
  // The one that was closed later is counted, so the empty one is not only late.
  await resultsAfterClose(campus, other);
  const results: Answer['body'][] = made(await campus.visitor().get('/election/get-results'));
  expect(results.map(({ electionId }) => electionId)).not.toContain(empty._id);
});

test('§3 Payloads: unknown fields are ignored', async () => {
  const body = { ...newcomer('student'), verified: false, profileImg: '/x.png', _id: 'mine' };
  const { user } = made(await campus.visitor().post('/user/register-student', body));
  expect(user).toMatchObject({ role: 'student', profileImg: '' });
  expect(user._id).not.toBe('mine');
  const election = await organise(campus, { votes: 5, nominations: [{ votes: 9 }], colour: 'red' });
  expect(election).toMatchObject({ nominations: [] });
  expect(election).not.toHaveProperty('colour');
});

test('§3 Payloads: Profile update takes profileImg, and nothing else of what is sent', async () => {
  const { data } = made(await student.upload(picture, 'me.png', 'image/png'));
  const body = { profileImg: data.imageUrl, role: 'admin', name: 'Somebody Else' };
  const { user } = made(await student.put(`/user/edit-student/${student.user._id}`, body));
  expect(user).toEqual({ ...student.user, profileImg: data.imageUrl });
});
