import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createAccount, createElection } from './factories.ts';
import { endedElection, heldElection } from './outcome-stage.ts';
import { ruledSanction } from './sanction-stage.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { officersOnly } from './walked-call.ts';

const positionId = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const text = 'The room was locked at noon.';

/** The calls about ties, appeals and certification, each with an election that it can be made for. */
export function outcomeWalk(server: () => TestApp) {
  const tied = (rule: 'draw' | 'run-off') => async () => {
    const { id, positions } = await endedElection(server(), [2, 2], { rules: { tie: rule } });
    return { params: { id }, positionId: positions[0]?.id ?? '' };
  };
  return {
    readOutcome: {
      statuses: officersOnly,
      observer: 200,
      given: async () => ({ params: (await tied('draw')()).params }),
    },
    enterDraw: {
      // Another officer confirms it.
      statuses: [401, 403, 403, 202, 202, 401],
      given: async () => ({
        params: (await tied('draw')()).params,
        body: { drawn: '41632551', witnesses: 'Mina Iyer' },
      }),
    },
    prepareRunOff: {
      statuses: [401, 403, 403, 201, 201, 401],
      given: async () => {
        const { params, positionId: position } = await tied('run-off')();
        return { params, body: { positionId: position } };
      },
    },
    releaseResults: {
      statuses: officersOnly,
      given: async () => {
        const { id } = await heldElection(server(), [1, 2]);
        return { params: { id }, body: { reason: 'Nobody complained.' } };
      },
    },
    certifyElection: {
      statuses: officersOnly,
      given: async () => {
        const { id } = await endedElection(server(), [1, 2], { appeals_until: new Date() });
        return { params: { id }, body: { reason: 'Nobody appealed.' } };
      },
    },
    listWaiting: { statuses: officersOnly, observer: 200, given: () => ({}) },
    createRuling: {
      statuses: officersOnly,
      given: async () => {
        const { id: electionId, positions } = await createElection(server().ctx);
        const nominationId = positions[0]?.candidates[0]?.id ?? '';
        const said = { reason: 'Two saw it.', answered: null };
        return { body: { electionId, kind: 'disqualify', nominationId, ...said } };
      },
    },
    overturnRuling: {
      statuses: officersOnly,
      given: async () => {
        const id = await ruledSanction(server(), await createElection(server().ctx));
        return { params: { id }, body: { reason: 'The witness was wrong.' } };
      },
    },
    stepDown: {
      statuses: [401, 404, 404, 404, 404, 401],
      given: async () => {
        const { positions } = await createElection(server().ctx, {
          nominees: [await createAccount(server().ctx)],
        });
        return { params: { id: positions[0]?.candidates[0]?.id ?? '' } };
      },
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const outcomeRows: Row[] = [
  {
    call: 'GET /election/outcome/{id}',
    who: 'observers',
    answers: [
      'certifiedAt',
      'complaintsUntil',
      'areMessagesUnanswered',
      'blockers',
      'draw',
      'positions',
    ],
    refuses: { 'voting-not-closed': 409, 'not-counted': 409 },
  },
  {
    call: 'POST /election/draw/{id}',
    who: 'officers',
    takes: { drawn: '41632551' },
    optional: { witnesses: 'Mina Iyer' },
    answers: ['message'],
    refuses: {
      'no-tie': 409,
      'draw-held': 409,
      'own-tie': 403,
      'proposal-waits': 409,
      'draw-too-early': 409,
    },
  },
  {
    call: 'POST /election/run-off/{id}',
    who: 'officers',
    takes: { positionId },
    answers: ['election', 'message'],
    created: true,
    refuses: { 'no-tie': 409, 'run-off-prepared': 409, 'unknown-position': 404 },
  },
  {
    call: 'POST /election/certify/{id}',
    who: 'officers',
    takes: {},
    optional: { reason: 'Nobody appealed.' },
    answers: ['message'],
    refuses: { 'tie-undecided': 409, 'complaints-open': 409, 'election-certified': 409 },
  },
  { call: 'GET /waiting/get-all', who: 'observers', answers: ['things', 'elections', 'campus'] },
  {
    call: 'POST /ruling/create',
    who: 'officers',
    takes: { electionId: positionId, kind: 'void', position: 'President', reason: text },
    optional: { answered: null },
    answers: ['message'],
    refuses: {
      'unknown-election': 404,
      'unknown-nomination': 404,
      'already-void': 409,
      'own-sanction': 403,
      'proposal-waits': 409,
    },
  },
  {
    call: 'POST /ruling/overturn/{id}',
    who: 'officers',
    takes: { reason: text },
    answers: ['message'],
    refuses: {
      'unknown-sanction': 404,
      'sanction-overturned': 409,
      'own-sanction': 403,
      'back-too-late': 409,
      'proposal-waits': 409,
    },
  },
  {
    call: 'POST /nomination/step-down/{id}',
    who: 'user',
    answers: ['message'],
    refuses: { 'not-fixed-yet': 409, 'stepped-down': 409, 'election-certified': 409 },
  },
];
