import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createElection } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, officersOnly } from './walked-call.ts';

const nowhere = () => ({ params: { id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42' } });
const text = '0177CS240001,Asha Rao';
const unknown = [401, 403, 403, 404, 404, 401] as const;

/** The calls about voter lists, for the walk of every call by every role. */
export function voterListWalk(server: () => TestApp) {
  let last = 5_000;
  const number = () => `0177VL24${(last += 1)}`;
  return {
    previewVoterList: { statuses: officersOnly, given: () => ({ body: { text } }) },
    // A stamp of no preview.
    importVoterList: {
      statuses: [401, 403, 403, 409, 409, 401],
      given: () => ({ body: { text, stamp: 'none' } }),
    },
    undoVoterListImport: { statuses: unknown, given: nowhere },
    listVoterListImports: { statuses: officersOnly, given: nothing },
    listVoters: { statuses: officersOnly, given: nothing },
    addVoter: {
      statuses: [401, 403, 403, 201, 201, 401],
      given: () => ({ body: { enrollmentNumber: number() } }),
    },
    correctVoter: {
      statuses: unknown,
      given: () => ({ ...nowhere(), body: { enrollmentNumber: number() } }),
    },
    removeVoter: { statuses: unknown, given: nowhere },
    checkVoterList: {
      statuses: [200, 200, 200, 200, 200, 200],
      given: async () => ({
        params: { id: (await createElection(server().ctx)).id },
        body: { enrollmentNumber: number() },
      }),
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

const voter = { enrollmentNumber: '0177CS240001', name: 'Asha Rao', email: '', groups: ['CSE'] };
const file = { text, fileName: 'students.csv', mode: 'add' };
const electionId = randomUUID();

/** The same calls as the contract describes them. */
export const voterListRows: Row[] = [
  {
    call: 'POST /voter-list/preview',
    who: 'officers',
    takes: file,
    optional: { electionId, columns: { number: 0, name: [1], email: null, groups: [] } },
    answers: ['stamp', 'columns', 'headers', 'sample', 'totals', 'problems', 'moreProblems'],
    refuses: { 'unknown-election': 404, 'voter-list-fixed': 409, 'not-a-list': 400 },
  },
  {
    call: 'POST /voter-list/import',
    who: 'officers',
    takes: { ...file, stamp: 'x' },
    optional: { electionId },
    answers: ['import', 'message'],
    created: true,
    refuses: { 'voter-list-moved': 409, 'voter-list-fixed': 409, 'election-opens-now': 409 },
  },
  {
    call: 'POST /voter-list/undo/{id}',
    who: 'officers',
    takes: {},
    optional: { reason: 'It was there twice.' },
    answers: ['message'],
    refuses: {
      'unknown-import': 404,
      'import-undone': 409,
      'import-not-last': 409,
      'import-in-use': 409,
    },
  },
  { call: 'GET /voter-list/imports', who: 'officers', answers: 'a list' },
  {
    call: 'GET /voter-list/get-all',
    who: 'officers',
    answers: ['voters', 'total', 'page', 'pages', 'size', 'groups'],
  },
  {
    call: 'POST /voter-list/add',
    who: 'officers',
    takes: voter,
    optional: { electionId, also: [voter], reason: 'Readmitted' },
    answers: ['voter', 'message'],
    created: true,
    refuses: { 'already-listed': 409, 'no-voter-list': 409, 'voter-list-fixed': 409 },
  },
  {
    call: 'PUT /voter-list/correct/{id}',
    who: 'officers',
    takes: voter,
    optional: { reason: 'A typing mistake' },
    answers: ['voter', 'message'],
    refuses: { 'unknown-voter': 404, 'already-listed': 409, 'voter-list-fixed': 409 },
  },
  {
    call: 'DELETE /voter-list/delete/{id}',
    who: 'officers',
    takes: {},
    optional: { reason: 'It was there twice.' },
    answers: ['message'],
    refuses: { 'unknown-voter': 404, 'voter-list-fixed': 409 },
  },
  {
    call: 'POST /voter-list/check/{id}',
    who: 'any',
    takes: { enrollmentNumber: '0177CS240001' },
    answers: ['hasList', 'isOnList'],
    refuses: { 'unknown-election': 404, 'no-own-number': 400, 'too-many-requests': 429 },
  },
];
