import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody } from './walked-call.ts';

const about = { subject: 'The room', text: 'It is locked.' };
const electionId = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
/** Nobody was given this number, whoever asks. */
const nobodys = '2222-2222-2222-2222';
const nowhere = [404, 404, 404, 404, 404, 404] as const;

/** The calls about complaints. */
export function complaintWalk(server: () => TestApp) {
  const election = async () => (await createElection(server().ctx)).id;
  return {
    readComplaintForm: {
      statuses: [401, 200, 200, 200, 200, 401],
      given: async () => ({ params: { id: await election() } }),
    },
    createComplaint: {
      statuses: [401, 201, 201, 201, 201, 401],
      // They do not vote.
      observer: 403,
      given: async () => ({
        body: { electionId: await election(), about: 'voting', ...about },
      }),
    },
    uploadComplaintFile: {
      // Without a file.
      statuses: [401, 415, 415, 415, 415, 401],
      observer: 403,
      given: async () => ({ params: { id: await election() } }),
    },
    readComplaintFile: {
      statuses: nowhere,
      given: () => ({ body: { id: electionId, follow: nobodys } }),
    },
    followComplaint: { statuses: nowhere, given: () => ({ body: { follow: nobodys } }) },
    replyToComplaint: {
      statuses: nowhere,
      given: () => ({ body: { follow: nobodys, text: 'It was not me.' } }),
    },
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
    answers: ['election', 'readBy', 'keptDays', 'candidates', 'officers'],
    refuses: { 'unknown-election': 404, 'is-rehearsal': 409 },
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
  { call: 'GET /complaint/form/{id}', who: 'user', answers: ['left', 'candidates', 'officers'] },
  {
    call: 'POST /complaint/create',
    who: 'user',
    takes: { electionId, about: 'voting', ...about },
    optional: { ofId: electionId, files: [] },
    answers: ['number', 'follow', 'dueAt', 'message'],
    created: true,
    refuses: {
      'appeals-over': 409,
      'not-on-roll': 403,
      'appeals-full': 409,
      'complaint-of-whom': 400,
      'unknown-complaint-file': 404,
    },
  },
  {
    call: 'POST /complaint/upload/{id}',
    who: 'user',
    answers: ['file', 'message'],
    created: true,
    refuses: {
      'not-a-complaint-file': 415,
      'complaint-file-too-large': 413,
      'complaint-files-full': 413,
    },
  },
  {
    call: 'POST /complaint/file',
    who: 'any',
    takes: { id: electionId },
    optional: { follow: nobodys },
    answers: [],
    refuses: { 'unknown-complaint-file': 404 },
  },
  {
    call: 'POST /complaint/follow',
    who: 'any',
    takes: { follow: nobodys },
    answers: [
      ...['electionId', 'election', 'number', 'about', 'of', 'subject', 'text', 'files'],
      ...['madeAt', 'dueAt', 'reply', 'mayReply', 'ruling', 'reason', 'ruledAt', 'sanctions'],
      'hearsAppeals',
    ],
    refuses: { 'unknown-appeal': 404 },
  },
  {
    call: 'POST /complaint/reply',
    who: 'any',
    takes: { follow: nobodys, text: 'It was not me.' },
    answers: ['message'],
    refuses: { 'unknown-appeal': 404, 'complaint-replied': 409, 'appeal-answered': 409 },
  },
  {
    call: 'GET /ruling/get-all/{id}',
    who: 'any',
    answers: ['open', 'rulings', 'sanctions', 'hearsAppeals'],
  },
];
