import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody } from './walked-call.ts';

/** Nobody was given this number, whoever asks. */
const nobodys = '2222-2222-2222-2222';
const nowhere = [404, 404, 404, 404, 404, 404] as const;

/** The calls about rulings, and that of the links of 0.3.0. */
export function complaintWalk(server: () => TestApp) {
  const election = async () => (await createElection(server().ctx)).id;
  return {
    readFormerComplaint: { statuses: nowhere, given: () => ({ body: { follow: nobodys } }) },
    listRulings: {
      statuses: everybody,
      given: async () => ({ params: { id: await election() } }),
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const complaintRows: Row[] = [
  {
    call: 'GET /contact/audience/{id}',
    who: 'any',
    answers: [
      ...['election', 'returningOfficer', 'isYours', 'areAllCandidates'],
      ...['readBy', 'keptDays', 'candidates', 'officers'],
    ],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /contact/upload',
    who: 'user',
    answers: ['file', 'message'],
    created: true,
    refuses: {
      'not-a-picture': 415,
      'upload-too-large': 413,
      'pictures-of-today': 429,
      'own-pictures-full': 413,
    },
  },
  {
    call: 'GET /contact/file/{id}',
    who: 'user',
    answers: [],
    refuses: { 'unknown-complaint-file': 404 },
  },
  {
    call: 'POST /complaint/follow',
    who: 'any',
    takes: { follow: nobodys },
    answers: [
      ...['electionId', 'election', 'number', 'text', 'madeAt', 'dueAt'],
      ...['ruling', 'answers', 'sanctions'],
    ],
    refuses: { 'unknown-complaint': 404 },
  },
  {
    call: 'GET /ruling/get-all/{id}',
    who: 'any',
    answers: ['rulings', 'sanctions'],
  },
];
