import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';

// Section 5, what the server answers to whoever sends a form that is not filled in rightly.

let campus: Campus;
let student: Person;
let faculty: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
  faculty = await campus.person('faculty');
});
afterAll(() => campus.close());

const says = (message: string) => ({ status: 400, body: { message } });

test.each([
  ['no role', { role: '', email: 'a@campus.example', password }, 'Please select a role'],
  [
    'no password',
    { role: 'council', email: 'a@campus.example', password: '' },
    'Password field cannot be empty',
  ],
  ['no email', { role: 'faculty', email: '', password }, 'Email is required'],
])('§5 Login: %s', async (_, body, message) => {
  expect(await campus.visitor().post('/user/login', body)).toMatchObject(says(message));
});

test.each([
  [
    'a student without a number',
    { role: 'student', enrollmentNumber: '', password },
    'Enrollment number is required',
  ],
  [
    'a student without a password',
    { role: 'student', enrollmentNumber: '0177CS249999', password: '' },
    'Password field cannot be empty',
  ],
])('§5 Login: %s', async (_, body, message) => {
  expect(await campus.visitor().post('/user/login-student', body)).toMatchObject(says(message));
});

test.each(['name', 'email', 'password'])('§5 Register: %s is required', async (field) => {
  const body = { ...newcomer('faculty'), [field]: '' };
  expect(await campus.visitor().post('/user/register', body)).toMatchObject(
    says('Please fill all the fields'),
  );
  const asStudent = { ...newcomer('student'), [field]: '' };
  expect(await campus.visitor().post('/user/register-student', asStudent)).toMatchObject(
    says('Please fill all the fields'),
  );
});

test('§5 Register: role is required', async () => {
  const body = { ...newcomer('faculty'), role: '' };
  expect(await campus.visitor().post('/user/register', body)).toMatchObject({ status: 400 });
});

test('§5 Register: a student needs an enrollment number', async () => {
  const body = { ...newcomer('student'), enrollmentNumber: '' };
  expect(await campus.visitor().post('/user/register-student', body)).toMatchObject(
    says('Enrollment number is required for students'),
  );
});

test.each(['0177CS24001', '0178CS240001', '01770S240001', '0177CS2X0001', '0177CS2400011'])(
  '§5 Register: a student with the number %s is refused',
  async (enrollmentNumber) => {
    const body = { ...newcomer('student'), enrollmentNumber };
    expect(await campus.visitor().post('/user/register-student', body)).toMatchObject(
      says('Please enter a valid enrollment number'),
    );
  },
);

test('§5 Enrollment number in lower case is the same number', async () => {
  const body = newcomer('student');
  const lower = { ...body, enrollmentNumber: body['enrollmentNumber']?.toLowerCase() };
  const { user } = made(await campus.visitor().post('/user/register-student', lower));
  expect(user.enrollmentNumber).toBe(body['enrollmentNumber']);
  const again = { role: 'student', enrollmentNumber: lower.enrollmentNumber, password };
  expect(await campus.visitor().post('/user/login-student', again)).toMatchObject({ status: 200 });
});

test('§5 Register: a council member needs no enrollment number', async () => {
  const { enrollmentNumber: _, ...body } = newcomer('council');
  expect(await campus.visitor().post('/user/register', body)).toMatchObject({ status: 201 });
});

test.each(['name', 'email', 'category', 'message'])('§5 Contact: %s is required', async (field) => {
  const body = {
    name: 'Asha Rao',
    email: 'asha@campus.example',
    category: 'query',
    message: 'When does the library open?',
    [field]: '',
  };
  expect(await campus.visitor().post('/contact/create', body)).toMatchObject(
    says('Please fill all fields'),
  );
});

test('§5 Vote: whoever is not logged in reads it', async () => {
  const body = { userId: '', electionId: '', position: '', candidateId: '' };
  expect(await campus.visitor().post('/vote/add', body)).toMatchObject({
    status: 401,
    body: { message: 'Please login to vote' },
  });
});

test('§5 Nomination: whoever is not logged in reads it', async () => {
  const body = { electionId: '', position: '', userId: '' };
  expect(await campus.visitor().post('/nomination/create', body)).toMatchObject({
    status: 401,
    body: { message: 'Please login to nominate yourself' },
  });
});

test.each(['electionId', 'position'])('§5 Nomination: %s is required', async (field) => {
  const electionId = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
  const body = { electionId, position: 'President', userId: student.user._id, [field]: '' };
  expect(await student.post('/nomination/create', body)).toMatchObject(
    says('Please select an election and position'),
  );
});

test.each(['enrollmentNumber', 'position'])('§5 Add member: %s is required', async (field) => {
  const body = { enrollmentNumber: '0177CS240001', position: 'President', [field]: '' };
  expect(await student.post('/member/create', body)).toMatchObject(
    says('Please fill in all fields'),
  );
});

const event = {
  title: 'Antaragni Night',
  description: 'Music until late.',
  date: '2027-03-28',
  type: 'cultural',
};

test.each(['title', 'description', 'date'])('§5 Add event: %s is required', async (field) => {
  const { data } = made(await faculty.upload(picture, 'red.png', 'image/png'));
  const body = { ...event, imageUrl: data.imageUrl, [field]: '' };
  const answer = await faculty.post('/event/create', body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test('§5 Add event: an image must be chosen', async () => {
  expect(await faculty.post('/event/create', { ...event, imageUrl: '' })).toMatchObject(
    says('Please select an image'),
  );
});

test.each([undefined, ''])(
  '§5 Add event: the type is not required, so %j is other',
  async (type) => {
    const { data } = made(await faculty.upload(picture, 'red.png', 'image/png'));
    const body = { ...event, type, imageUrl: data.imageUrl };
    const answer = await faculty.post('/event/create', body);
    expect(answer).toMatchObject({ status: 201, body: { event: { type: 'other' } } });
  },
);

test('§5 Add event: the type is lower-cased', async () => {
  const { data } = made(await faculty.upload(picture, 'red.png', 'image/png'));
  const body = { ...event, type: 'Management', imageUrl: data.imageUrl };
  const answer = await faculty.post('/event/create', body);
  expect(answer).toMatchObject({ status: 201, body: { event: { type: 'management' } } });
});

test('§5 Profile save without an image: Please select an image', async () => {
  const calls = [
    student.put(`/user/edit-student/${student.user._id}`, {}),
    faculty.put(`/user/edit/${faculty.user._id}`, {}),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject(says('Please select an image'));
  }
});
