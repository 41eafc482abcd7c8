import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Campus, Client, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';
import { electionToCreate, organise, resultsAfterClose, stand, vote } from './election.ts';
import { contactRequest, event, nomination, proposedMember, request, waiting } from './subjects.ts';

// Section 6: who may do what. The specification leaves it open what the server enforces; the contract's
// column "Who" closes that. Each call of section 7 is made by each role.

const roles = ['visitor', 'student', 'faculty', 'council', 'admin'] as const;
type Who = (typeof roles)[number];

let campus: Campus;
let people: Record<Who, Client>;
let winnerAddress: string;
beforeAll(async () => {
  campus = await openCampus();
  const [student, faculty, council, admin] = await Promise.all(
    (['student', 'faculty', 'council', 'admin'] as const).map((role) => campus.person(role)),
  );
  people = { visitor: campus.visitor(), student, faculty, council, admin } as typeof people;
  const election = await organise(campus);
  const winner = await candidateIn(election);
  made(await vote(winner, election, winner));
  await resultsAfterClose(campus, election);
  winnerAddress = winner.user.email;
});
afterAll(() => campus.close());

async function candidateIn(election: Answer['body']): Promise<Person> {
  const person = await campus.person('student');
  await stand(campus, election, person);
  return person;
}

const idOf = (client: Client): string => (client as Partial<Person>).user?._id ?? '';

const nobodyKnows = 'wrong, and long enough';
const everybody = [200, 200, 200, 200, 200];
const newForEverybody = [201, 201, 201, 201, 201];
const user = [401, 200, 200, 200, 200];
const newForUser = [401, 201, 201, 201, 201];
const staff = [401, 403, 200, 200, 200];
const newForStaff = [401, 403, 201, 201, 201];
const desk = [401, 403, 403, 200, 200];
const newForDesk = [401, 403, 403, 201, 201];
const admin = [401, 403, 403, 403, 200];

interface Row {
  call: string;
  /** The statuses for the roles in their order. */
  by: number[];
  make(client: Client): Promise<Answer>;
}

const rows: Row[] = [
  {
    call: 'POST /user/register',
    by: newForEverybody,
    make: (one) => one.post('/user/register', newcomer('council')),
  },
  {
    call: 'POST /user/register-student',
    by: newForEverybody,
    make: () => campus.visitor().post('/user/register-student', newcomer('student')),
  },
  {
    call: 'POST /user/login-student',
    by: [401, 401, 401, 401, 401],
    make: (one) => {
      const { enrollmentNumber } = newcomer('student');
      const body = { role: 'student', enrollmentNumber, password: nobodyKnows };
      return one.post('/user/login-student', body);
    },
  },
  {
    call: 'PUT /user/edit-student/{id}',
    by: [401, 200, 404, 404, 404],
    make: (one) =>
      one.put(`/user/edit-student/${idOf(one) || idOf(people.student)}`, { profileImg: '' }),
  },
  {
    call: 'PUT /user/edit-student/{id} of somebody else',
    by: [401, 403, 403, 403, 200],
    make: async (one) => {
      const other = await campus.person('student');
      return one.put(`/user/edit-student/${other.user._id}`, { profileImg: '' });
    },
  },
  {
    call: 'POST /user/login',
    by: [401, 401, 401, 401, 401],
    make: (one) => {
      const { email } = newcomer('faculty');
      return one.post('/user/login', { role: 'faculty', email, password: nobodyKnows });
    },
  },
  {
    call: 'PUT /user/edit/{id}',
    by: [401, 404, 200, 200, 200],
    make: (one) => one.put(`/user/edit/${idOf(one) || idOf(people.faculty)}`, { profileImg: '' }),
  },
  {
    call: 'PUT /user/edit/{id} of somebody else',
    by: [401, 403, 403, 403, 200],
    make: async (one) => {
      const other = await campus.person('faculty');
      return one.put(`/user/edit/${other.user._id}`, { profileImg: '' });
    },
  },
  { call: 'GET /user/unverified', by: admin, make: (one) => one.get('/user/unverified') },
  {
    call: 'POST /user/verify/{id}',
    by: admin,
    make: async (one) => one.post(`/user/verify/${await waiting(campus)}`),
  },
  {
    call: 'DELETE /user/delete/{id}',
    by: admin,
    make: async (one) => one.delete(`/user/delete/${await waiting(campus)}`),
  },
  {
    call: 'POST /event/create',
    by: newForStaff,
    make: async (one) => one.post('/event/create', await event(campus)),
  },
  {
    call: 'DELETE /event/delete/{id}',
    by: staff,
    make: async (one) => {
      const created = made(await campus.admin.post('/event/create', await event(campus)));
      return one.delete(`/event/delete/${created.event._id}`);
    },
  },
  { call: 'GET /event/get-all', by: everybody, make: (one) => one.get('/event/get-all') },
  {
    call: 'POST /election/create',
    by: newForDesk,
    make: (one) => one.post('/election/create', electionToCreate()),
  },
  {
    call: 'DELETE /election/delete/{id}',
    by: desk,
    make: async (one) => one.delete(`/election/delete/${(await organise(campus))._id}`),
  },
  { call: 'GET /election/get-all', by: everybody, make: (one) => one.get('/election/get-all') },
  {
    call: 'GET /election/get-results',
    by: everybody,
    make: (one) => one.get('/election/get-results'),
  },
  {
    call: 'POST /nomination/create for somebody else',
    by: [401, 403, 403, 403, 403],
    make: async (one) => {
      const { _id: electionId } = await organise(campus);
      const other = await campus.person('student');
      const body = { electionId, position: 'President', userId: other.user._id };
      return one.post('/nomination/create', body);
    },
  },
  {
    // Whoever has no enrollment number cannot stand (contract).
    call: 'POST /nomination/create',
    by: [401, 201, 403, 201, 403],
    make: async (one) => {
      const { _id: electionId } = await organise(campus);
      return one.post('/nomination/create', {
        electionId,
        position: 'President',
        userId: idOf(one),
      });
    },
  },
  { call: 'GET /nomination/pending', by: admin, make: (one) => one.get('/nomination/pending') },
  {
    call: 'POST /nomination/accept/{id}',
    by: admin,
    make: async (one) => one.post(`/nomination/accept/${await nomination(campus)}`),
  },
  {
    call: 'POST /nomination/reject/{id}',
    by: admin,
    make: async (one) => one.post(`/nomination/reject/${await nomination(campus)}`),
  },
  {
    call: 'POST /vote/add',
    by: user,
    make: async (one) => {
      const election = await organise(campus);
      const candidate = await candidateIn(election);
      return vote({ ...one, user: { _id: idOf(one) } }, election, candidate);
    },
  },
  {
    call: 'POST /vote/add for somebody else',
    by: [401, 403, 403, 403, 403],
    make: async (one) => {
      const election = await organise(campus);
      const candidate = await candidateIn(election);
      return vote({ ...one, user: candidate.user }, election, candidate);
    },
  },
  {
    call: 'POST /member/create',
    by: newForUser,
    make: async (one) => {
      const { enrollmentNumber } = (await campus.person('student')).user;
      return one.post('/member/create', { enrollmentNumber, position: 'President' });
    },
  },
  { call: 'GET /member/get-all', by: everybody, make: (one) => one.get('/member/get-all') },
  { call: 'GET /member/unverified', by: desk, make: (one) => one.get('/member/unverified') },
  {
    call: 'POST /member/verify/{id}',
    by: desk,
    make: async (one) => one.post(`/member/verify/${await proposedMember(campus)}`),
  },
  {
    call: 'POST /contact/create',
    by: newForEverybody,
    make: (one) => one.post('/contact/create', request()),
  },
  { call: 'GET /contact/get-all', by: desk, make: (one) => one.get('/contact/get-all') },
  {
    call: 'DELETE /contact/delete/{id}',
    by: desk,
    make: async (one) => one.delete(`/contact/delete/${await contactRequest(campus)}`),
  },
  {
    call: 'PUT /contact/resolve/{id}',
    by: desk,
    make: async (one) => one.put(`/contact/resolve/${await contactRequest(campus)}`),
  },
  {
    call: 'PUT /contact/reject/{id}',
    by: desk,
    make: async (one) => one.put(`/contact/reject/${await contactRequest(campus)}`),
  },
  {
    call: 'POST /email/send',
    by: user,
    make: (one) =>
      one.post('/email/send', {
        email: winnerAddress,
        subject: 'Congratulations',
        body: 'Well won.',
      }),
  },
  {
    call: 'POST /upload',
    by: newForUser,
    make: (one) => one.upload(picture, 'red.png', 'image/png'),
  },
];

test('§6 The table of permissions holds for all 32 calls of section 7', () => {
  const calls = rows.map(({ call }) => call.replace(/ (of|for) somebody else$/, ''));
  expect(new Set(calls).size).toBe(32);
});

describe.each(rows)('$call', ({ call, by, make }) => {
  test.each(roles.map((role, at) => [role, by[at]] as const))(
    `§6 ${call}: %s is answered %i`,
    async (role, status) => {
      const answer = await make(people[role]);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    },
  );
});

test('§6 Login: a student has the student’s call, the others the general one', async () => {
  const student = newcomer('student');
  made(await campus.visitor().post('/user/register-student', student));
  const own = { role: 'student', enrollmentNumber: student['enrollmentNumber'], password };
  expect(await campus.visitor().post('/user/login-student', own)).toMatchObject({ status: 200 });
  const given = newcomer('council');
  const { user: council } = made(await campus.visitor().post('/user/register', given));
  made(await campus.admin.post(`/user/verify/${council._id}`));
  const general = { role: 'council', email: given['email'], password };
  expect(await campus.visitor().post('/user/login', general)).toMatchObject({ status: 200 });
});

test('§6 Roles: nobody logs in as another role than their own', async () => {
  const given = newcomer('faculty');
  const { user: faculty } = made(await campus.visitor().post('/user/register', given));
  made(await campus.admin.post(`/user/verify/${faculty._id}`));
  const credentials = { email: given['email'], password, role: 'admin' };
  expect(await campus.visitor().post('/user/login', credentials)).toMatchObject({ status: 401 });
});
