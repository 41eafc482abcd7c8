import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createAccount } from './factories.ts';
import { listNumber } from './listed-numbers.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody, nothing, officersOnly, userOnly } from './walked-call.ts';

/** A code or a link that this campus did not make proves nothing, whoever has it. */
const nobody = [403, 403, 403, 403, 403, 403] as const;
const number = '0177CS240001';
const email = 'asha@campus.example';

/** The calls about whose a number is. */
export function numberWalk(server: () => TestApp) {
  const listed = async () => {
    const account = await createAccount(server().ctx);
    const enrollmentNumber = account.enrollmentNumber ?? '';
    await listNumber(server().ctx, enrollmentNumber);
    return { account, enrollmentNumber };
  };
  return {
    readOwnNumber: { statuses: userOnly, given: nothing },
    askNumberProof: {
      statuses: everybody,
      given: async () => ({ body: { enrollmentNumber: (await listed()).enrollmentNumber } }),
    },
    registerWithNumber: {
      statuses: nobody,
      given: () => ({
        body: {
          ...{ enrollmentNumber: number, code: 'ABCDEFGHJKMN' },
          ...{ name: 'Asha', email, password: 'a lamp by the sea' },
        },
      }),
    },
    useNumberCode: {
      statuses: [401, 403, 403, 403, 403, 401],
      given: async () => ({
        body: { enrollmentNumber: (await listed()).enrollmentNumber, code: 'ABCD-EFGH' },
      }),
    },
    searchNumbers: { statuses: officersOnly, given: () => ({ query: { search: '0177' } }) },
    checkIn: {
      statuses: officersOnly,
      given: async () => ({ body: { enrollmentNumber: (await listed()).enrollmentNumber } }),
    },
    undoCheckIn: {
      statuses: [401, 403, 403, 409, 409, 401],
      given: async () => ({
        body: { enrollmentNumber: (await listed()).enrollmentNumber, reason: 'A mistake' },
      }),
    },
    printNumberCodes: {
      statuses: officersOnly,
      given: async () => ({ body: { numbers: [(await listed()).enrollmentNumber] } }),
    },
    voidNumberCodes: { statuses: officersOnly, given: () => ({ body: { numbers: [number] } }) },
    giveNumber: {
      // Another officer confirms it.
      statuses: [401, 403, 403, 202, 202, 401],
      given: async () => {
        const { account, enrollmentNumber } = await listed();
        const body = { enrollmentNumber, reason: 'A new account' };
        return { params: { id: account.id }, body };
      },
    },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const numberRows: Row[] = [
  {
    call: 'GET /number/mine',
    who: 'user',
    answers: ['enrollmentNumber', 'isListed', 'hasAddress', 'provedHow', 'provedAt'],
  },
  {
    call: 'POST /number/ask',
    who: 'any',
    takes: { enrollmentNumber: number },
    answers: ['message'],
    refuses: { 'too-many-requests': 429, 'number-proved': 409 },
  },
  {
    call: 'POST /number/register',
    who: 'any',
    takes: {
      ...{ name: 'Asha Rao', email, password: 'a lamp by the sea' },
      ...{ enrollmentNumber: number, code: 'ABCDEFGHJKMN' },
    },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'code-wrong': 403, 'number-proved': 409, 'email-taken': 409 },
  },
  {
    call: 'POST /number/code',
    who: 'user',
    takes: { enrollmentNumber: number, code: 'ABCDEFGH' },
    answers: ['user', 'message'],
    refuses: { 'code-wrong': 403, 'too-many-requests': 429, 'number-proved': 409 },
  },
  { call: 'GET /number/search', who: 'officers', answers: ['numbers', 'account'] },
  {
    call: 'POST /number/check-in',
    who: 'officers',
    takes: { enrollmentNumber: number },
    optional: { email },
    answers: ['number', 'message'],
    refuses: { 'number-not-listed': 404, 'own-number': 403, 'number-proved': 409 },
  },
  {
    call: 'POST /number/undo-check-in',
    who: 'officers',
    takes: { enrollmentNumber: number, reason: 'A mistake' },
    answers: ['number', 'message'],
    refuses: { 'check-in-settled': 409 },
  },
  {
    call: 'POST /number/print',
    who: 'officers',
    takes: {},
    optional: { electionId: null, who: 'all', numbers: [number] },
    answers: ['codes'],
    refuses: { 'nothing-to-print': 409 },
  },
  {
    call: 'POST /number/void',
    who: 'officers',
    takes: {},
    optional: { numbers: [number] },
    answers: ['message'],
  },
  {
    call: 'POST /number/give/{id}',
    who: 'officers',
    takes: { enrollmentNumber: number, reason: 'A new account' },
    answers: ['message'],
    refuses: { 'unknown-user': 404, 'proposal-waits': 409, 'own-number': 403 },
  },
];
