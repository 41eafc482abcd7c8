import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';
import { electionToCreate, organise, resultsAfterClose, stand, vote } from './election.ts';

// Section 7: each of the 32 calls with the payload of the specification, and what is read from its
// answer. Who may make it is section 6.

let campus: Campus;
let student: Person;
let council: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
  council = await campus.person('council');
});
afterAll(() => campus.close());

/** Each answer that is no list also has a sentence. */
const answered = (status: number, body: Record<string, unknown> = {}) => ({
  status,
  body: { message: expect.any(String), ...body },
});

const aList = { status: 200, body: expect.any(Array) };
const anId = expect.stringMatching(/^.+$/);

test('§7 POST /user/register takes the user, and answers the user with the role', async () => {
  for (const role of ['faculty', 'council', 'admin'] as const) {
    const answer = await campus.visitor().post('/user/register', newcomer(role));
    expect(answer).toMatchObject(
      answered(201, { user: expect.objectContaining({ _id: anId, role }) }),
    );
  }
});

test('§7 POST /user/register-student takes the student, and answers the user with the role', async () => {
  const answer = await campus.visitor().post('/user/register-student', newcomer('student'));
  expect(answer).toMatchObject(
    answered(201, { user: expect.objectContaining({ _id: anId, role: 'student' }) }),
  );
});

test('§7 POST /user/login-student takes role, enrollmentNumber, password, and answers the user', async () => {
  const { enrollmentNumber } = student.user;
  const body = { role: 'student', enrollmentNumber, password };
  const answer = await campus.visitor().post('/user/login-student', body);
  expect(answer).toMatchObject(answered(200, { user: student.user }));
});

test('§7 PUT /user/edit-student/{id} takes profileImg, and answers the user', async () => {
  const { data } = made(await student.upload(picture, 'me.png', 'image/png'));
  const body = { profileImg: data.imageUrl };
  const answer = await student.put(`/user/edit-student/${student.user._id}`, body);
  expect(answer).toMatchObject(
    answered(200, { user: { ...student.user, profileImg: data.imageUrl } }),
  );
});

test('§7 POST /user/login takes role, email, password, and answers the user', async () => {
  const body = { role: 'council', email: council.user.email.toUpperCase(), password };
  const answer = await campus.visitor().post('/user/login', body);
  expect(answer).toMatchObject(answered(200, { user: council.user }));
});

test('§7 PUT /user/edit/{id} takes profileImg, and answers the user', async () => {
  const { data } = made(await council.upload(picture, 'me.png', 'image/png'));
  const body = { profileImg: data.imageUrl };
  const answer = await council.put(`/user/edit/${council.user._id}`, body);
  expect(answer).toMatchObject(
    answered(200, { user: { ...council.user, profileImg: data.imageUrl } }),
  );
});

test('§7 GET /user/unverified, POST /user/verify/{id} and DELETE /user/delete/{id} take nothing', async () => {
  const { user } = made(await campus.visitor().post('/user/register', newcomer('faculty')));
  const waiting = await campus.admin.get('/user/unverified');
  expect(waiting).toEqual(aList);
  expect(waiting.body).toContainEqual(expect.objectContaining({ _id: user._id, role: 'faculty' }));
  const verified = await campus.admin.post(`/user/verify/${user._id}`);
  expect(verified).toMatchObject(
    answered(200, { user: expect.objectContaining({ _id: user._id }) }),
  );
  expect(await campus.admin.delete(`/user/delete/${user._id}`)).toMatchObject(answered(200));
});

test('§7 POST /event/create takes title, description, date, type, imageUrl; the list holds events', async () => {
  const { data } = made(await council.upload(picture, 'red.png', 'image/png'));
  const body = {
    title: 'Antaragni Night',
    description: 'Music until late.',
    date: '2027-03-28',
    type: 'sports',
    imageUrl: data.imageUrl,
  };
  const answer = await council.post('/event/create', body);
  expect(answer).toMatchObject(
    answered(201, { event: expect.objectContaining({ _id: anId, type: 'sports' }) }),
  );
  const all = await campus.visitor().get('/event/get-all');
  expect(all).toMatchObject({ status: 200, body: { events: [answer.body.event] } });
  expect(await council.delete(`/event/delete/${answer.body.event._id}`)).toMatchObject(
    answered(200),
  );
});

test('§7 POST /event/create: an error field in the response means failure', async () => {
  const answer = await council.post('/event/create', { title: 'Without a picture' });
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid' } });
});

test('§7 POST /election/create and DELETE /election/delete/{id}; the list holds elections', async () => {
  const answer = await council.post('/election/create', electionToCreate());
  expect(answer).toMatchObject(
    answered(201, { election: expect.objectContaining({ _id: anId, nominations: [] }) }),
  );
  const { _id } = answer.body.election;
  const listOf = async () => (await campus.visitor().get('/election/get-all')).body.elections;
  expect(await listOf()).toContainEqual(expect.objectContaining({ _id }));
  expect(await council.delete(`/election/delete/${_id}`)).toMatchObject(answered(200));
  expect(await listOf()).not.toContainEqual(expect.objectContaining({ _id }));
});

test('§7 POST /election/create: exactly the fields of the specification make an open election', async () => {
  const { name, description, startDate, endDate, positions } = electionToCreate();
  const sent = { name, description, startDate, endDate, positions };
  const { election } = made(await council.post('/election/create', sent));
  expect(election).toMatchObject(sent as object);
  await stand(campus, election, student);
  expect(await vote(council, election, student)).toMatchObject({ status: 200 });
});

test('§7 POST /election/create: positions may be titles alone', async () => {
  const body = electionToCreate({ positions: ['President', 'Clerk'] });
  const { election } = made(await council.post('/election/create', body));
  expect(election.positions).toEqual([
    { _id: anId, title: 'President' },
    { _id: anId, title: 'Clerk' },
  ]);
});

test('§7 GET /election/get-results answers a list', async () => {
  expect(await campus.visitor().get('/election/get-results')).toEqual(aList);
  const election = await organise(campus);
  await stand(campus, election, student);
  made(await vote(student, election, student));
  expect(Object.keys(await resultsAfterClose(campus, election))).toEqual(
    expect.arrayContaining([
      'electionId',
      'name',
      'description',
      'startDate',
      'endDate',
      'imageUrl',
      'results',
    ]),
  );
});

test('§7 POST /nomination/create takes electionId, position, userId; GET /nomination/pending lists it', async () => {
  const { _id: electionId, name } = await organise(campus, { name: 'Hostel Council' });
  const body = { electionId, position: 'President', userId: student.user._id };
  const answer = await student.post('/nomination/create', body);
  expect(answer).toMatchObject(
    answered(201, { nomination: expect.objectContaining({ _id: anId }) }),
  );
  const { _id } = answer.body.nomination;
  const waiting = await campus.admin.get('/nomination/pending');
  expect(waiting).toEqual(aList);
  const nominee = { _id: student.user._id, name: student.user.name };
  expect(waiting.body.find((one: Answer['body']) => one._id === _id)).toMatchObject({
    position: 'President',
    election: { _id: electionId, name },
    nominee,
  });
  const accepted = await campus.admin.post(`/nomination/accept/${_id}`);
  expect(accepted).toMatchObject(answered(200, { nomination: expect.objectContaining({ _id }) }));
});

test('§7 POST /nomination/reject/{id} takes nothing', async () => {
  const { _id: electionId } = await organise(campus);
  const body = { electionId, position: 'President', userId: student.user._id };
  const { nomination } = made(await student.post('/nomination/create', body));
  const answer = await campus.admin.post(`/nomination/reject/${nomination._id}`);
  expect(answer).toMatchObject(
    answered(200, { nomination: expect.objectContaining({ _id: nomination._id }) }),
  );
});

test.each(['the nominee', 'the nomination'])(
  '§7 POST /vote/add takes userId, electionId, position, and as candidateId %s',
  async (which) => {
    const election = await organise(campus);
    const nomination = await stand(campus, election, student);
    const answer = await council.post('/vote/add', {
      userId: council.user._id,
      electionId: election._id,
      position: 'President',
      candidateId: which === 'the nominee' ? student.user._id : nomination._id,
    });
    expect(answer).toMatchObject(answered(200));
    // Nothing in the answer says for whom it was.
    expect(JSON.stringify(answer.body)).not.toContain(student.user._id);
    expect(JSON.stringify(answer.body)).not.toContain(nomination._id);
  },
);

test('§7 POST /member/create takes enrollmentNumber and position; the lists of members', async () => {
  const { enrollmentNumber } = student.user;
  const body = { enrollmentNumber: enrollmentNumber.toLowerCase(), position: 'President' };
  const answer = await council.post('/member/create', body);
  expect(answer).toMatchObject(answered(201, { member: { _id: anId, position: 'President' } }));
  const { _id } = answer.body.member;
  const waiting = await council.get('/member/unverified');
  expect(waiting).toEqual(aList);
  expect(waiting.body).toContainEqual(expect.objectContaining({ _id, position: 'President' }));
  expect(await council.post(`/member/verify/${_id}`)).toMatchObject(
    answered(200, {
      member: expect.objectContaining({ _id }),
    }),
  );
  const members = await campus.visitor().get('/member/get-all');
  expect(members).toEqual(aList);
  expect(members.body).toContainEqual(expect.objectContaining({ _id }));
});

test('§7 POST /contact/create: whoever writes ten times is told each time that it was sent', async () => {
  const body = { name: 'Zoya Rahman', email: 'ten@campus.example', category: 'suggestion' };
  for (let count = 1; count <= 10; count += 1) {
    const sent = await campus.visitor().post('/contact/create', { ...body, message: `${count}` });
    expect(sent).toMatchObject({ status: 201, body: { message: 'Message sent successfully.' } });
    made(await council.delete(`/contact/delete/${sent.body.contact._id}`));
  }
});

test('§7 the calls of a contact request; the list is the newest first', async () => {
  const body = { name: 'Zoya Rahman', email: 'zoya@campus.example', category: 'query' };
  const ids: string[] = [];
  for (const message of ['First.', 'Second.']) {
    const answer = await campus.visitor().post('/contact/create', { ...body, message });
    expect(answer).toMatchObject(
      answered(201, { contact: expect.objectContaining({ _id: anId, message }) }),
    );
    ids.unshift(answer.body.contact._id);
  }
  const [second, first] = ids;
  const all = await council.get('/contact/get-all');
  expect(all).toEqual(aList);
  expect(all.body.map((one: Answer['body']) => one._id)).toEqual(ids);
  const resolved = await council.put(`/contact/resolve/${first}`);
  expect(resolved).toMatchObject(
    answered(200, { contact: expect.objectContaining({ _id: first, resolved: 1 }) }),
  );
  const rejected = await council.put(`/contact/reject/${second}`);
  expect(rejected).toMatchObject(
    answered(200, { contact: expect.objectContaining({ _id: second, resolved: 0 }) }),
  );
  for (const id of ids)
    expect(await council.delete(`/contact/delete/${id}`)).toMatchObject(answered(200));
});

test('§7 POST /email/send takes email, subject and body', async () => {
  const election = await organise(campus);
  await stand(campus, election, student);
  made(await vote(student, election, student));
  await resultsAfterClose(campus, election);
  const answer = await student.post('/email/send', {
    email: student.user.email,
    subject: 'Congratulations on winning President in Student Council 2027',
    body: 'Congratulations!\n\nThe Election Committee',
  });
  expect(answer).toMatchObject(answered(200));
});

test('§7 POST /upload takes a form with a file, and answers data.imageUrl, which shows it', async () => {
  const answer = await student.upload(picture, 'me.png', 'image/png');
  expect(answer).toMatchObject(answered(201, { data: { imageUrl: expect.any(String) } }));
  const shown = await campus.ask(answer.body.data.imageUrl);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toMatch(/^image\//);
  await shown.arrayBuffer();
});
