import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password } from './campus.ts';
import { electionToCreate, organise, stand, vote } from './election.ts';
import { contactRequest, event, request } from './subjects.ts';

// Section 8: the success messages stand in the answers, character for character, and every refusal has
// a message for whoever reads "the server's message".

let campus: Campus;
let student: Person;
let council: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
  council = await campus.person('council');
});
afterAll(() => campus.close());

const createEvent = async () => council.post('/event/create', await event(campus));

async function logIn(role: 'faculty' | 'student'): Promise<Answer> {
  const { user } = await campus.person(role);
  const { email, enrollmentNumber } = user;
  return role === 'student'
    ? campus.visitor().post('/user/login-student', { role, enrollmentNumber, password })
    : campus.visitor().post('/user/login', { role, email, password });
}

async function firstVote(): Promise<Answer> {
  const election = await organise(campus);
  await stand(campus, election, student);
  return vote(council, election, student);
}

async function nominate(): Promise<Answer> {
  const { _id: electionId } = await organise(campus);
  const body = { electionId, position: 'President', userId: student.user._id };
  return student.post('/nomination/create', body);
}

const successes: [string, () => Promise<Answer>][] = [
  [
    'Profile updated successfully',
    () => student.put(`/user/edit-student/${student.user._id}`, { profileImg: '' }),
  ],
  [
    'Profile updated successfully',
    () => council.put(`/user/edit/${council.user._id}`, { profileImg: '' }),
  ],
  [
    'Event deleted successfully',
    async () => council.delete(`/event/delete/${made(await createEvent()).event._id}`),
  ],
  ['Event created successfully', createEvent],
  ['Login successful', () => logIn('faculty')],
  ['Login successful', () => logIn('student')],
  [
    'Registration successful.',
    () => campus.visitor().post('/user/register-student', newcomer('student')),
  ],
  [
    'Registration successful. Please contact admin for approval and login.',
    () => campus.visitor().post('/user/register', newcomer('faculty')),
  ],
  ['Message sent successfully.', () => campus.visitor().post('/contact/create', request())],
  [
    'Contact deleted successfully',
    async () => council.delete(`/contact/delete/${await contactRequest(campus)}`),
  ],
  [
    'Contact resolved successfully',
    async () => council.put(`/contact/resolve/${await contactRequest(campus)}`),
  ],
  [
    'Contact rejected successfully',
    async () => council.put(`/contact/reject/${await contactRequest(campus)}`),
  ],
  [
    'Election deletion successful',
    async () => council.delete(`/election/delete/${(await organise(campus))._id}`),
  ],
  ['Vote successful', firstVote],
  ['You are successfully nominated.', nominate],
  [
    'Member added successfully',
    () => {
      const { enrollmentNumber } = student.user;
      return student.post('/member/create', { enrollmentNumber, position: 'Media Coordinator' });
    },
  ],
];

test.each(successes)('§8 Success messages: %s', async (message, make) => {
  const answer = await make();
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  expect(answer.body).toMatchObject({ message });
  // An error field means failure (section 7).
  expect(answer.body).not.toHaveProperty('error');
});

const unknown = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';

const refusals: [string, number, () => Promise<Answer>][] = [
  [
    'Login, as a student',
    401,
    () => {
      const { enrollmentNumber } = newcomer('student');
      const body = { role: 'student', enrollmentNumber, password: 'not this one' };
      return campus.visitor().post('/user/login-student', body);
    },
  ],
  [
    'Login, as council',
    401,
    () => {
      const { email } = newcomer('council');
      const body = { role: 'council', email, password: 'not this one' };
      return campus.visitor().post('/user/login', body);
    },
  ],
  [
    'Registration with an address that is taken',
    409,
    () => {
      const body = { ...newcomer('faculty'), email: student.user.email };
      return campus.visitor().post('/user/register', body);
    },
  ],
  [
    'Registration with a number that is taken',
    409,
    () => {
      const { enrollmentNumber } = student.user;
      const body = { ...newcomer('student'), enrollmentNumber };
      return campus.visitor().post('/user/register-student', body);
    },
  ],
  [
    'Registration as a student by the general call',
    400,
    () => campus.visitor().post('/user/register', newcomer('student')),
  ],
  [
    'Vote, a second time',
    409,
    async () => {
      const election = await organise(campus);
      await stand(campus, election, student);
      made(await vote(council, election, student));
      return vote(council, election, student);
    },
  ],
  [
    'Vote for somebody who is no candidate',
    404,
    async () => vote(council, await organise(campus), student),
  ],
  [
    'Nomination, a second time',
    409,
    async () => {
      const { _id: electionId } = await organise(campus);
      const body = { electionId, position: 'President', userId: student.user._id };
      made(await student.post('/nomination/create', body));
      return student.post('/nomination/create', body);
    },
  ],
  [
    'Nomination after nominations have closed',
    409,
    async () => {
      const nominationsCloseAt = electionToCreate()['startDate'];
      const { _id: electionId } = await organise(campus, { nominationsCloseAt });
      const body = { electionId, position: 'President', userId: student.user._id };
      return student.post('/nomination/create', body);
    },
  ],
  [
    'Add member with a number that nobody has',
    404,
    () => {
      const { enrollmentNumber } = newcomer('student');
      return student.post('/member/create', { enrollmentNumber, position: 'President' });
    },
  ],
  [
    'Add member, the same once more',
    409,
    async () => {
      const { enrollmentNumber } = student.user;
      const body = { enrollmentNumber, position: 'Sport Coordinator' };
      made(await student.post('/member/create', body));
      return student.post('/member/create', body);
    },
  ],
  [
    'Winner e-mail to somebody who has not won',
    403,
    () => {
      const { email } = student.user;
      return council.post('/email/send', { email, subject: 'Congratulations', body: 'Well.' });
    },
  ],
  ['Event deletion', 404, () => council.delete(`/event/delete/${unknown}`)],
  ['Election deletion', 404, () => council.delete(`/election/delete/${unknown}`)],
  [
    'Election deletion, once it has votes',
    409,
    async () => {
      const election = await organise(campus);
      await stand(campus, election, student);
      made(await vote(council, election, student));
      return council.delete(`/election/delete/${election._id}`);
    },
  ],
  ['Contact deletion', 404, () => council.delete(`/contact/delete/${unknown}`)],
  ['Contact, resolve', 404, () => council.put(`/contact/resolve/${unknown}`)],
  ['Contact, reject', 404, () => council.put(`/contact/reject/${unknown}`)],
  [
    'Profile update with a picture from elsewhere',
    400,
    () => {
      const body = { profileImg: 'https://elsewhere.example/me.png' };
      return student.put(`/user/edit-student/${student.user._id}`, body);
    },
  ],
  [
    'Upload of what is no picture',
    415,
    () => student.upload(new TextEncoder().encode('<svg/>'), 'me.png', 'image/png'),
  ],
  ['Event deletion by an identifier that is none', 404, () => council.delete('/event/delete/one')],
  [
    'Deletion of the last admin',
    409,
    () => campus.admin.delete(`/user/delete/${campus.admin.user._id}`),
  ],
];

test.each(refusals)('§8 %s fails with a message and an error field', async (_, status, make) => {
  const answer = await make();
  expect(answer).toMatchObject({
    status,
    body: {
      error: expect.stringMatching(/^[a-z_]+$/),
      // A sentence for a person, in our words and not in those of a library.
      message: expect.stringMatching(/^[A-Z][^{}<>]{5,}$/),
    },
  });
  expect(answer.body.message).not.toMatch(/uuid|invalid input|zod|sql/i);
});

test('§8 Login fails: whoever knows the number and whoever does not read the same', async () => {
  const { enrollmentNumber } = student.user;
  const wrong = { role: 'student', password: 'not this one' };
  const one = await campus.visitor().post('/user/login-student', { ...wrong, enrollmentNumber });
  const other = await campus
    .visitor()
    .post('/user/login-student', { ...wrong, enrollmentNumber: '0177ZZ990001' });
  expect(one).toEqual(other);
});
