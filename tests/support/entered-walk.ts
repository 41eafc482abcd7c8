import type { CallName } from '#contract/api.ts';
import type { Services } from '#server/services.ts';
import type { Row } from './contract-row.ts';
import { createAccount, createElection } from './factories.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, officersOnly, userOnly } from './walked-call.ts';

const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const nowhere = { params: { id } };
/** A link that this campus did not sign opens nothing, whoever has it. */
const nobody = [403, 403, 403, 403, 403, 403] as const;

/** The calls about candidates whom officers enter, for the walk of every call by every role. */
export const enteredCalls = (ctx: () => Services) =>
  ({
    enterCandidates: {
      statuses: officersOnly,
      given: async () => {
        const election = await createElection(ctx(), { startsInMinutes: 30 });
        const person = await createAccount(ctx());
        const lines = [person.email];
        return {
          body: {
            electionId: election.id,
            candidates: [{ position: 'president', lines }],
            haveAgreed: true,
          },
        };
      },
    },
    listEntered: {
      statuses: officersOnly,
      given: async () => ({ params: { id: (await createElection(ctx())).id } }),
    },
    findCandidates: { statuses: officersOnly, given: () => ({ body: { lines: ['Mina Iyer'] } }) },
    takeBackEntered: { statuses: [401, 403, 403, 404, 404, 401], given: () => nowhere },
    readEnteredLink: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
    leaveByLink: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
    stepDownByLink: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
    listMyCandidacies: { statuses: userOnly, given: nothing },
    takeCandidacy: { statuses: [401, 404, 404, 404, 404, 401], given: () => nowhere },
  }) satisfies Partial<Record<CallName, WalkedCall>>;

const candidates = [{ position: 'President', lines: ['0177CS240001'] }];

/** The same calls as the contract describes them. */
export const enteredRows: Row[] = [
  {
    call: 'POST /nomination/enter',
    who: 'officers',
    takes: { electionId: id, candidates, haveAgreed: true },
    optional: { checked: ['Has paid'], byName: ['Mina Iyer'], mayStand: ['Mina Iyer'] },
    answers: ['entered', 'problems', 'message'],
    refuses: {
      'unknown-election': 404,
      'unknown-position': 404,
      'voting-began': 409,
      'candidates-frozen': 409,
      'conditions-unchecked': 409,
    },
  },
  {
    call: 'GET /nomination/entered/{id}',
    who: 'officers',
    answers: 'a list',
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /nomination/find',
    who: 'officers',
    takes: { lines: ['Mina Iyer'] },
    optional: { electionId: id },
    answers: ['people', 'problems'],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /nomination/take-back/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: { 'unknown-entered': 404, 'entered-stands': 409 },
  },
  {
    call: 'POST /nomination/link/read',
    who: 'any',
    takes: { token: 'x' },
    answers: ['election', 'position', 'name', 'status', 'way', 'account'],
    refuses: { 'entered-link-invalid': 403 },
  },
  {
    call: 'POST /nomination/link/leave',
    who: 'any',
    takes: { token: 'x' },
    answers: ['message'],
    refuses: { 'entered-link-invalid': 403, 'candidates-frozen': 409 },
  },
  {
    call: 'POST /nomination/link/step-down',
    who: 'any',
    takes: { token: 'x' },
    answers: ['message'],
    refuses: {
      'entered-link-invalid': 403,
      'entered-unproved': 403,
      'not-fixed-yet': 409,
      'election-certified': 409,
    },
  },
  { call: 'GET /nomination/to-take', who: 'user', answers: 'a list' },
  {
    call: 'POST /nomination/take/{id}',
    who: 'user',
    answers: ['message'],
    refuses: {
      'unknown-entered': 404,
      'entered-unproved': 403,
      'entered-taken': 409,
      'entered-other-number': 403,
      'entered-by-you': 403,
      'is-candidate-already': 409,
    },
  },
];
