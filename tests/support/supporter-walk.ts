import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, userOnly } from './walked-call.ts';

const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const nowhere = { params: { id } };
/** A nomination that is nowhere, or nobody's own. */
const unknown = [401, 404, 404, 404, 404, 401] as const;

/** The calls about proposers and seconders, for the walk of every call by every role. */
export const supporterCalls = {
  askSupport: {
    statuses: unknown,
    given: () => ({ ...nowhere, body: { kind: 'proposer', who: '0177CS240001' } }),
  },
  listMySupport: { statuses: userOnly, given: nothing },
  readSupport: { statuses: unknown, given: () => nowhere },
  answerSupport: {
    statuses: unknown,
    given: () => ({ ...nowhere, body: { answer: 'yes', kind: 'seconder' } }),
  },
} satisfies Partial<Record<CallName, WalkedCall>>;

const over = {
  'nominations-closed': 409,
  'candidates-frozen': 409,
  'no-supporters-needed': 409,
};

/** The same calls as the contract describes them. */
export const supporterRows: Row[] = [
  {
    call: 'POST /nomination/ask-support/{id}',
    who: 'user',
    takes: { kind: 'proposer', who: '0177CS240001' },
    answers: ['message'],
    refuses: {
      'unknown-nomination': 404,
      'nomination-over': 409,
      'cannot-support': 403,
      'asked-enough': 409,
      ...over,
    },
  },
  { call: 'GET /nomination/support', who: 'user', answers: 'a list' },
  {
    call: 'GET /nomination/support/{id}',
    who: 'user',
    answers: [
      '_id',
      'election',
      'position',
      'nominee',
      'kind',
      'answer',
      'until',
      'missing',
      'problem',
    ],
    refuses: { 'unknown-support': 404 },
  },
  {
    call: 'POST /nomination/support/{id}',
    who: 'user',
    takes: { answer: 'yes' },
    optional: { kind: 'seconder' },
    answers: ['kind', 'message'],
    refuses: {
      'unknown-support': 404,
      'cannot-support': 403,
      'supports-already': 409,
      'supports-other': 409,
      'supporters-complete': 409,
      ...over,
    },
  },
];
