import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, picture } from './campus.ts';
import { organise, resultsAfterClose, stand, vote } from './election.ts';

// Section 9: the constants that the server holds.

let campus: Campus;
let student: Person;
beforeAll(async () => {
  campus = await openCampus();
  student = await campus.person('student');
});
afterAll(() => campus.close());

test('§9 Enrollment number: 0177, two letters, two digits, four digits', async () => {
  const body = { ...newcomer('student'), enrollmentNumber: '0177ME219876' };
  expect(await campus.visitor().post('/user/register-student', body)).toMatchObject({
    status: 201,
    body: { user: { enrollmentNumber: '0177ME219876' } },
  });
});

test.each(['0177ME21987', '0177ME2198765', '0178ME219876', '0177M1219876', '0177MEA19876'])(
  '§9 Enrollment number: %s is none',
  async (enrollmentNumber) => {
    const body = { ...newcomer('student'), enrollmentNumber };
    const answer = await campus.visitor().post('/user/register-student', body);
    expect(answer).toMatchObject({ status: 400 });
  },
);

const request = { name: 'Zoya Rahman', email: 'zoya@campus.example', message: 'A question.' };

test.each(['query', 'grievances', 'suggestion'])(
  '§9 Contact categories: %s is one',
  async (category) => {
    const answer = await campus.visitor().post('/contact/create', { ...request, category });
    expect(answer).toMatchObject({ status: 201, body: { contact: { category, resolved: 2 } } });
  },
);

test('§9 Contact categories: there is no other', async () => {
  const answer = await campus.visitor().post('/contact/create', { ...request, category: 'praise' });
  expect(answer).toMatchObject({ status: 400 });
});

const event = { title: 'A day', description: 'On the lawn.', date: '2027-03-28' };

test.each(['cultural', 'sports', 'technical', 'management', 'social', 'other'])(
  '§9 Event types: %s is one',
  async (type) => {
    const { data } = made(await campus.admin.upload(picture, 'red.png', 'image/png'));
    const answer = await campus.admin.post('/event/create', {
      ...event,
      type,
      imageUrl: data.imageUrl,
    });
    expect(answer).toMatchObject({ status: 201, body: { event: { type } } });
  },
);

test('§9 Event types: there is no other', async () => {
  const { data } = made(await campus.admin.upload(picture, 'red.png', 'image/png'));
  const body = { ...event, type: 'party', imageUrl: data.imageUrl };
  expect(await campus.admin.post('/event/create', body)).toMatchObject({ status: 400 });
});

const ofCommittee = (name: string) =>
  ['Secretary', 'Vice Secretary', 'Coordinator'].map((position) => `${name} ${position}`);
const positions = [
  'President',
  'Vice President',
  'Representative',
  'Cultural Secretary',
  'Cultural Vice Secretary',
  'Cultural Coordinator',
  'Discipline Secretary',
  'Discipline Vice Secretary',
  'Discipline Cultural Coordinator',
  'Discipline Coordinator',
  ...ofCommittee('Women Cell'),
  ...ofCommittee('Treasury'),
  ...ofCommittee('Media'),
  ...ofCommittee('Sport'),
  ...ofCommittee('Event Management'),
];

const propose = (position: string) =>
  student.post('/member/create', { enrollmentNumber: student.user.enrollmentNumber, position });

test.each(positions)('§9 Committees and positions: %s is one', async (position) => {
  expect(await propose(position)).toMatchObject({ status: 201, body: { member: { position } } });
});

test('§9 Positions are matched case-insensitively', async () => {
  const { enrollmentNumber } = (await campus.person('student')).user;
  for (const [sent, position] of [
    ['women cell COORDINATOR', 'Women Cell Coordinator'],
    ['PRESIDENT', 'President'],
  ]) {
    const answer = await student.post('/member/create', { enrollmentNumber, position: sent });
    expect(answer).toMatchObject({ status: 201, body: { member: { position } } });
  }
});

test('§9 Committees and positions: an unknown position never comes to the page', async () => {
  expect(await propose('Minister of Tea')).toMatchObject({ status: 400 });
});

test('§9 Positions of an election are matched case-insensitively, or by their _id', async () => {
  const election = await organise(campus);
  await stand(campus, election, student, 'vice PRESIDENT');
  const council = await campus.person('council');
  const faculty = await campus.person('faculty');
  expect(await vote(council, election, student, 'VICE president')).toMatchObject({ status: 200 });
  const { _id } = election.positions[1];
  expect(await vote(faculty, election, student, _id)).toMatchObject({ status: 200 });
  const { results } = await resultsAfterClose(campus, election);
  expect(results).toMatchObject([{ position: 'Vice President', candidates: [{ votes: 2 }] }]);
});

test('§9 Other limits, as the contract closes them: one vote per voter and position', async () => {
  const election = await organise(campus);
  const rival = await campus.person('student');
  await stand(campus, election, student);
  await stand(campus, election, rival);
  await stand(campus, election, student, 'Vice President');
  const voter = await campus.person('faculty');
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, at) => vote(voter, election, at % 2 === 0 ? student : rival)),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(many.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await vote(voter, election, student, 'Vice President')).toMatchObject({ status: 200 });
  const { results } = await resultsAfterClose(campus, election);
  const counted = results.map(({ candidates }: Answer['body']) =>
    candidates.reduce((sum: number, one: Answer['body']) => sum + one.votes, 0),
  );
  expect(counted).toEqual([1, 1]);
});

test('§9 Other limits, as the contract closes them: voting is between start and end', async () => {
  const later = await organise(campus, { startDate: '2099-03-05', endDate: '2099-03-06' });
  await stand(campus, later, student);
  expect(await vote(student, later, student)).toMatchObject({ status: 409 });
  const over = await organise(campus);
  await stand(campus, over, student);
  made(await vote(student, over, student));
  await resultsAfterClose(campus, over);
  const late = await campus.person('student');
  expect(await vote(late, over, student)).toMatchObject({ status: 409 });
});

test.each([
  ['no positions', { positions: [] }],
  ['two positions of one title', { positions: ['President', ' PRESIDENT '] }],
  ['an end before the start', { startDate: '2099-03-05', endDate: '2099-03-04' }],
  ['an end in the past', { startDate: '2020-03-05', endDate: '2020-03-06' }],
])('§9 Election date rules, as the contract closes them: %s is refused', async (_, changes) => {
  const now = { name: 'Council', startDate: '2099-03-05', endDate: '2099-03-06' };
  const body = { ...now, positions: ['President'], ...changes };
  expect(await campus.admin.post('/election/create', body)).toMatchObject({ status: 400 });
});
