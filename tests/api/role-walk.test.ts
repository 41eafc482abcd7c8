import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { Proposed } from '#contract/proposal-shapes.ts';
import { errorStatus } from '#contract/error-status.ts';
import type { Actor, TestAccount } from '#tests/support/factories.ts';
import {
  createAccount,
  createActor,
  createContact,
  createElection,
  createMember,
  createUpload,
} from '#tests/support/factories.ts';
import { subjectWalks } from '#tests/support/subject-walks.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import type { Given, WalkedCall } from '#tests/support/walked-call.ts';
import {
  adminOnly,
  everybody,
  nothing,
  officersOnly,
  userOnly,
} from '#tests/support/walked-call.ts';

// Every call by every kind of caller, against the contract's table. The numbers are written down
// here and not derived from the code under test: a role that gains a right turns this red. An observer
// is answered as a student is, but where the row says otherwise.

const kinds = [
  'nobody',
  'student',
  'faculty',
  'council',
  'admin',
  'unverified',
  'observer',
] as const;
type Kind = (typeof kinds)[number];

let winnerMail = '';
let lastNumber = 1000;
const server = testApp();
beforeAll(async () => {
  const election = await endedElection(server, [1]);
  winnerMail = election.positions[0]?.candidates[0]?.nominee.email ?? '';
  // A second admin, so that none of the calls meets the last one.
  await createAccount(server.ctx, { role: 'admin' });
});

const unique = () => randomUUID().slice(0, 8);

async function pendingAccount(): Promise<Given> {
  const account = await createAccount(server.ctx, { role: 'faculty', isVerified: false });
  return { params: { id: account.id } };
}

async function ballotOf(caller: TestAccount | null) {
  const { id, positions } = await createElection(server.ctx);
  const candidateId = positions[0]?.candidates[0]?.nominee.id ?? '';
  const choice = { position: 'President', candidateId };
  return { userId: caller?.id ?? randomUUID(), electionId: id, choice };
}

const idOf = (create: (ctx: TestApp['ctx']) => Promise<string>) => async (): Promise<Given> => ({
  params: { id: await create(server.ctx) },
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const rows: { [N in CallName]: WalkedCall } = {
  ...subjectWalks(() => server),
  health: { statuses: everybody, given: nothing },
  ready: { statuses: everybody, given: nothing },
  readCampus: { statuses: everybody, given: nothing },
  setUpCampus: {
    statuses: [409, 409, 409, 409, 409, 409],
    given: () => ({
      body: {
        token: 'used',
        universityName: 'Another',
        name: 'Somebody',
        email: `${unique()}@campus.example`,
        password: 'long enough',
      },
    }),
  },
  readUnsentEmails: { statuses: officersOnly, given: nothing },
  resendEmail: {
    statuses: [401, 403, 403, 404, 404, 401],
    given: () => ({ params: { id: randomUUID() } }),
  },
  register: {
    statuses: [201, 201, 201, 201, 201, 201],
    given: () => ({
      body: {
        role: 'faculty',
        name: 'Some Body',
        email: `${unique()}@campus.example`,
        password: 'long enough',
      },
    }),
  },
  registerStudent: {
    statuses: [201, 201, 201, 201, 201, 201],
    given: () => ({
      body: {
        role: 'student',
        name: 'Some Body',
        email: `${unique()}@campus.example`,
        enrollmentNumber: `0177zz99${(lastNumber += 1)}`,
        password: 'long enough',
      },
    }),
  },
  logIn: {
    statuses: [401, 401, 401, 401, 401, 401],
    given: () => ({
      body: { role: 'admin', email: `${unique()}@campus.example`, password: 'wrong' },
    }),
  },
  readLogInLine: { statuses: everybody, given: nothing },
  logInStudent: {
    statuses: [401, 401, 401, 401, 401, 401],
    given: () => ({ body: { role: 'student', enrollmentNumber: unique(), password: 'wrong' } }),
  },
  logOut: { statuses: everybody, given: nothing },
  readMe: { statuses: everybody, given: nothing },
  listUnverifiedUsers: { statuses: adminOnly, given: nothing },
  verifyUser: { statuses: adminOnly, given: pendingAccount },
  unverifyUser: { statuses: adminOnly, given: pendingAccount },
  deleteUser: { statuses: adminOnly, given: pendingAccount },
  createElection: {
    statuses: [401, 403, 403, 201, 201, 401],
    given: () => ({
      body: {
        name: 'Council 2027',
        description: 'Choose your council.',
        startDate: inMinutes(0),
        endDate: inMinutes(60),
        positions: ['President', { title: 'Vice President' }],
      },
    }),
  },
  deleteElection: {
    statuses: officersOnly,
    given: async () => ({ params: { id: (await createElection(server.ctx)).id } }),
  },
  listElections: { statuses: everybody, given: nothing },
  listResults: { statuses: everybody, given: nothing },
  readVoterSources: { statuses: officersOnly, given: nothing },
  readTurnout: {
    statuses: everybody,
    given: async () => ({ params: { id: (await createElection(server.ctx)).id } }),
  },
  listMyBallots: { statuses: userOnly, given: nothing },
  castVote: {
    statuses: userOnly,
    observer: 403,
    given: async (caller) => {
      const { choice, ...ballot } = await ballotOf(caller);
      return { body: { ...ballot, ...choice } };
    },
  },
  castBallot: {
    statuses: userOnly,
    observer: 403,
    given: async (caller) => {
      const { choice, ...ballot } = await ballotOf(caller);
      return { body: { ...ballot, votes: [choice] } };
    },
  },
  sendEmail: { statuses: userOnly, given: () => ({ body: { email: winnerMail } }) },
  readCampusSettings: { statuses: everybody, given: nothing },
  saveCampusSettings: { statuses: adminOnly, given: () => ({ body: { about: 'For all.' } }) },
  // Each kind edits the account it has, by the call for it; an admin may edit anybody.
  editStudent: {
    statuses: [401, 200, 404, 404, 404, 401],
    observer: 404,
    given: async (caller) => ({
      params: { id: caller?.id ?? randomUUID() },
      body: { profileImg: await createUpload(server.ctx) },
    }),
  },
  editUser: {
    statuses: [401, 404, 200, 200, 200, 401],
    observer: 200,
    given: async (caller) => ({
      params: { id: caller?.id ?? randomUUID() },
      body: { profileImg: await createUpload(server.ctx) },
    }),
  },
  changePassword: {
    statuses: [401, 403, 403, 403, 403, 401],
    given: () => ({ body: { currentPassword: 'not this one', newPassword: 'a lamp by the sea' } }),
  },
  logOutEverywhere: { statuses: userOnly, given: nothing },
  forgotPassword: {
    statuses: everybody,
    given: () => ({ body: { email: `${unique()}@campus.example` } }),
  },
  resetPassword: {
    statuses: [403, 403, 403, 403, 403, 403],
    given: () => ({ body: { token: 'used', newPassword: 'a lamp by the sea' } }),
  },
  createMember: {
    statuses: [401, 201, 201, 201, 201, 401],
    observer: 403,
    given: async () => ({
      body: {
        enrollmentNumber: (await createAccount(server.ctx)).enrollmentNumber ?? '',
        position: 'president',
      },
    }),
  },
  listMembers: { statuses: everybody, given: nothing },
  listUnverifiedMembers: { statuses: officersOnly, given: nothing },
  verifyMember: { statuses: officersOnly, given: idOf(createMember) },
  unverifyMember: { statuses: officersOnly, given: idOf(createMember) },
  deleteMember: { statuses: officersOnly, given: idOf(createMember) },
  createContact: {
    statuses: [201, 201, 201, 201, 201, 201],
    given: () => ({
      body: {
        name: 'Zoya Rahman',
        email: `${unique()}@campus.example`,
        category: 'query',
        message: 'When does the library open?',
      },
    }),
  },
  listMyMessages: { statuses: userOnly, given: nothing },
  readAudience: {
    statuses: everybody,
    given: async () => ({ params: { id: (await createElection(server.ctx)).id } }),
  },
  // Without a picture.
  uploadContactFile: { statuses: [401, 400, 400, 400, 400, 401], given: nothing },
  readContactFile: {
    statuses: [401, 404, 404, 404, 404, 401],
    given: async () => ({ params: { id: randomUUID() } }),
  },
  listContacts: { statuses: officersOnly, given: nothing },
  deleteContact: { statuses: officersOnly, given: idOf(createContact) },
  resolveContact: { statuses: officersOnly, given: idOf(createContact) },
  rejectContact: { statuses: officersOnly, given: idOf(createContact) },
  uploadImage: { statuses: [401, 400, 400, 400, 400, 401], given: nothing }, // no picture
};

const ofObserver = ({ statuses, observer }: WalkedCall) => observer ?? statuses[1];

async function callerOf(kind: Kind): Promise<Actor | null> {
  if (kind === 'nobody') return null;
  // An approval that was taken back leaves a cookie behind; it must open nothing.
  if (kind === 'unverified') return createActor(server, { role: 'admin', isVerified: false });
  return createActor(server, { role: kind });
}

describe.each(Object.entries(rows) as [CallName, WalkedCall][])('%s', (name, row) => {
  test.each(
    kinds.map((kind, index) => ({
      kind,
      status: row.statuses[index] ?? ofObserver(row),
    })),
  )('answers $status to $kind', async ({ kind, status }) => {
    const caller = await callerOf(kind);
    const given = await row.given(caller);
    const answer = await (caller ?? server).send(name, given);
    expect(answer.body, JSON.stringify(answer.body)).toBeTruthy();
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    const spec: EndpointSpec = api[name];
    const reply = answer.status === 202 ? Proposed : spec.reply;
    if (answer.status < 400) expect(reply.parse(answer.body)).toEqual(answer.body);
    else expectRefusal(answer.body, answer.status);
  });
});

type RefusalBody = { error: keyof typeof errorStatus; message: string };
function expectRefusal(body: RefusalBody, status: number) {
  expect(errorStatus[body.error]).toBe(status);
  expect(body.message).toMatch(/^[A-Z].*/);
}
