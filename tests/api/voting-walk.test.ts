import { beforeAll, describe, expect, test } from 'vitest';
import { isOfficer } from '#core/accounts/role.ts';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import {
  createAccount,
  createActor,
  createElection,
  createUpload,
} from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Every call of officers that changes something, and whether it changes who can vote or be elected while voting is
// open. A new call that stands in none of the three lists is red.

/** By two while voting is open, where the campus has that rule: two-person-walk.test.ts tries each. */
const byTwo: readonly CallName[] = [
  'addVoter',
  'correctVoter',
  'removeVoter',
  'correctListAddress',
  'importVoterList',
  'undoVoterListImport',
  'printNumberCodes',
  'suspendUser',
  'showLink',
  'deleteUser',
  'unverifyUser',
  'changeRole',
  'correctUser',
  'handOver',
  'giveNumber',
  'editElection',
  'correctCandidateName',
  'extendElection',
  'closeElectionNow',
  'pauseElection',
  'resumeElection',
  'cancelElection',
  'returnElectionToDraft',
  'deleteElection',
  'createRuling',
  'overturnRuling',
  'nameReturningOfficer',
];

const fixed = 'what it changes is fixed, and refused, once voting has opened';
const closed = 'it is for an election that is closed, and refused before';
const another = 'it makes or publishes another election, which was not open';
const decides = 'it decides what stands in the list of two';
const own = 'it is about the own log-in of the officer';
const way = 'it sends or shows a way in, which gives no vote; the other officers are told';
const council = 'it is about the council, its pages and its messages';
const emails = 'it is about e-mails; one that holds a link goes to no other address';
const reads = 'it only reads';

/** Neither, and why not. */
const without: { readonly [N in CallName]?: string } = {
  createElection: another,
  publishElection: another,
  duplicateElection: another,
  voteAgain: another,
  prepareRunOff: another,
  wipeElection: 'a rehearsal has no voters',
  takeBackEntered: fixed,
  releaseResults: closed,
  certifyElection: closed,
  enterDraw: closed,
  settleHeldClose: closed,
  saveCampusSettings:
    'a format that a number would not fit is refused, and, while people vote, another rule of who gets an account; the rule of two is turned off by two',
  announceAlone: decides,
  confirmProposal: decides,
  refuseProposal: decides,
  withdrawProposal: decides,
  sendResetLink: way,
  endRoleLink: 'it takes a way in back',
  takeOffSecondFactor: way,
  startSecondFactor: own,
  addSecondFactor: own,
  removeSecondFactor: own,
  renewRecoveryCodes: own,
  reAuthenticate: own,
  verifyMember: council,
  unverifyMember: council,
  moveMember: council,
  seatWinner: council,
  deleteMember: council,
  answerContact: council,
  deleteContact: council,
  resolveContact: council,
  rejectContact: council,
  sayKeyFileDestroyed: 'the keys of what is open stay',
  resendEmail: way,
  sendTestEmail: emails,
  discardEmails: emails,
  inviteVoters: emails,
  noteBounces: emails,
  previewVoterList: reads,
  findCandidates: reads,
  countLimited: reads,
};

let officer: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'admin' });
});

/** Something that an officer does to the voters or candidates of an open election. */
interface Counted {
  electionId: string;
  params?: { id: string };
  body?: Record<string, unknown>;
}

let last = 0;
async function onList(): Promise<{ electionId: string; enrollmentNumber: string; id: string }> {
  const enrollmentNumber = `0177VW25${String((last += 1)).padStart(4, '0')}`;
  await listNumber(server.ctx, enrollmentNumber, { name: 'Listed' });
  const { id } = await createAccount(server.ctx, { enrollmentNumber });
  return { electionId: (await createListedElection(server.ctx)).id, enrollmentNumber, id };
}
async function wanting(): Promise<Counted> {
  const { id: electionId } = await createElection(server.ctx, { positions: { President: 1 } });
  const nominee = await createActor(server);
  const { body } = await nominee.send('createNomination', {
    body: { electionId, position: 'President', userId: nominee.id },
  });
  return { electionId, params: { id: body.nomination._id } };
}
async function accepted(): Promise<Counted> {
  const one = await wanting();
  await server.ctx.pool.query("delete from counted_acts where kind = 'candidates'");
  expect(
    (await officer.send('acceptNomination', { params: one.params ?? { id: '' } })).status,
  ).toBe(200);
  await server.ctx.pool.query("delete from counted_acts where kind = 'candidates'");
  return one;
}

/** Counted on the page of each open election that it touches. */
const counted: { readonly [N in CallName]?: () => Promise<Counted> } = {
  verifyUser: async () => {
    const { id: electionId } = await createElection(server.ctx);
    const { id } = await createAccount(server.ctx, { isVerified: false });
    return { electionId, params: { id } };
  },
  liftSuspension: async () => {
    const { id: electionId } = await createElection(server.ctx);
    const { id } = await createAccount(server.ctx);
    await server.ctx.pool.query(
      `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'Away'
       where id = $1`,
      [id],
    );
    return { electionId, params: { id } };
  },
  checkIn: async () => {
    const { electionId, enrollmentNumber } = await onList();
    return { electionId, body: { enrollmentNumber } };
  },
  undoCheckIn: async () => {
    const { electionId, enrollmentNumber } = await onList();
    await officer.send('checkIn', { body: { enrollmentNumber } });
    return { electionId, body: { enrollmentNumber, reason: 'The wrong line' } };
  },
  voidNumberCodes: async () => {
    const { electionId, enrollmentNumber } = await onList();
    await officer.send('printNumberCodes', { body: { numbers: [enrollmentNumber] } });
    return { electionId, body: { numbers: [enrollmentNumber] } };
  },
  acceptNomination: wanting,
  rejectNomination: wanting,
  reopenNomination: accepted,
  removeCandidate: async () => ({ ...(await accepted()), body: { reason: 'Left the campus' } }),
  enterCandidates: async () => {
    const { id: electionId, positions } = await createElection(server.ctx);
    const { email } = await createAccount(server.ctx);
    // It opened as it was published.
    await server.ctx.pool.query('update elections set published_at = now() where id = $1', [
      electionId,
    ]);
    const candidates = [{ position: positions[0]?.id, lines: [email] }];
    return { electionId, body: { electionId, candidates, haveAgreed: true } };
  },
  editStudent: () => picture('student'),
  editUser: () => picture('faculty'),
};

/** Everybody's for their own account, and an admin's for anybody's. */
const ofAdminsToo: readonly CallName[] = ['editStudent', 'editUser'];

async function picture(role: 'student' | 'faculty'): Promise<Counted> {
  const nominee = await createAccount(server.ctx, { role });
  const nominees = [nominee];
  const { id: electionId } = await createElection(server.ctx, { nominees, standings: 'live' });
  const profileImg = await createUpload(server.ctx);
  return { electionId, params: { id: nominee.id }, body: { profileImg } };
}

test('every call of officers that changes something stands in one of the lists, and in one only', () => {
  const changing = (Object.entries(api) as [CallName, EndpointSpec][])
    .filter(([, { method }]) => method !== 'GET')
    .filter(
      ([name, { access }]) =>
        access === 'admin' || access === 'officers' || ofAdminsToo.includes(name),
    )
    .map(([name]) => name);
  const listed = [...byTwo, ...Object.keys(counted), ...Object.keys(without)];
  expect(listed.toSorted()).toEqual(changing.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  expect(isOfficer(officer.role)).toBe(true);
});

test('what is by two is proposed', () => {
  for (const name of byTwo) expect((api[name] as EndpointSpec).proposes, name).toBe(true);
});

describe('on the page of an open election', () => {
  const countsOf = async (id: string) => {
    const { elections } = (await server.send('listElections')).body;
    const one = elections.find(({ _id }: { _id: string }) => _id === id);
    const { countedActs, correctedAddresses, provedByHand } = one;
    return JSON.stringify([countedActs, correctedAddresses, provedByHand]);
  };

  test.each(Object.entries(counted) as [CallName, () => Promise<Counted>][])(
    '%s is counted',
    async (call, prepare) => {
      const before = JSON.stringify([undefined, undefined, undefined]);
      const { electionId, ...given } = await prepare();
      const answer = await officer.send(call, given as never);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      expect(await countsOf(electionId)).not.toBe(before);
    },
  );
});
