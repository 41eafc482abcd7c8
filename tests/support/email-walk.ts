import type { Row } from './contract-row.ts';

// The calls about addresses and about which e-mails people get, for the walk of every call by every role.

const userOnly = [401, 200, 200, 200, 200, 401] as const;
/** A link that this campus did not make opens nothing, whoever has it. */
const nobody = [403, 403, 403, 403, 403, 403] as const;
const nowhere = { params: { id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42' } };
const choices = [{ kind: 'results', isWanted: false }];

export const emailWalk = {
  listOwnNotices: { statuses: userOnly, given: () => ({ query: { page: '2' } }) },
  askConfirmation: { statuses: userOnly, given: () => ({}) },
  confirmEmail: { statuses: nobody, given: () => ({ body: { token: 'used' } }) },
  readEmailChoices: { statuses: userOnly, given: () => ({}) },
  saveEmailChoices: { statuses: userOnly, given: () => ({ body: { choices } }) },
  readUnsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
  unsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged', choices: [] } }) },
  readInvitations: { statuses: [401, 403, 403, 404, 404, 401], given: () => nowhere },
  // The walk has no mail server.
  inviteVoters: { statuses: [401, 403, 403, 409, 409, 401], given: () => nowhere },
  readEmailTrouble: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({}) },
  sendEmailsNow: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({}) },
  sendTestEmail: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({}) },
  correctEmail: {
    statuses: [401, 403, 403, 403, 404, 401],
    given: () => ({ ...nowhere, body: { email: 'asha@campus.example' } }),
  },
  renewLink: { statuses: [401, 403, 403, 403, 404, 401], given: () => nowhere },
  discardEmail: { statuses: [401, 403, 403, 403, 404, 401], given: () => nowhere },
  discardFailedEmails: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({}) },
} as const;

/** The same calls as the contract describes them. */
export const emailRows: Row[] = [
  { call: 'GET /user/notices', who: 'user', answers: ['notices', 'total', 'page', 'pages'] },
  {
    call: 'GET /campus/emails',
    who: 'admin',
    answers: [
      'delivery',
      'waiting',
      'failed',
      'oldestSeconds',
      'isLate',
      'failing',
      'failures',
      'unnamed',
      'mailings',
    ],
  },
  { call: 'POST /campus/emails/send-now', who: 'admin', answers: ['emails', 'message'] },
  {
    call: 'POST /campus/emails/test',
    who: 'admin',
    answers: ['isTaken', 'reason', 'said', 'message'],
    refuses: { 'too-many-requests': 429 },
  },
  {
    call: 'POST /campus/emails/correct/{id}',
    who: 'admin',
    takes: { email: 'asha@campus.example' },
    answers: ['message'],
    refuses: { 'unknown-letter': 404, 'letter-not-stuck': 409, 'letter-holds-link': 409 },
  },
  {
    call: 'POST /campus/emails/new-link/{id}',
    who: 'admin',
    answers: ['message'],
    refuses: { 'unknown-letter': 404, 'letter-without-account': 409 },
  },
  {
    call: 'POST /campus/emails/discard/{id}',
    who: 'admin',
    answers: ['message'],
    refuses: { 'unknown-letter': 404, 'letter-not-stuck': 409 },
  },
  { call: 'POST /campus/emails/discard-failed', who: 'admin', answers: ['emails', 'message'] },
  { call: 'GET /email/choices', who: 'user', answers: ['choices'] },
  {
    call: 'PUT /email/choices',
    who: 'user',
    takes: { choices: [{ kind: 'results', isWanted: false }] },
    answers: ['choices', 'message'],
  },
  {
    call: 'POST /email/unsubscribe/read',
    who: 'any',
    takes: { token: 'x' },
    answers: ['kind', 'address', 'choices'],
    refuses: { 'unsubscribe-link-invalid': 403 },
  },
  {
    call: 'POST /email/unsubscribe',
    who: 'any',
    takes: { token: 'x', choices: [] },
    answers: ['choices', 'message'],
    refuses: { 'unsubscribe-link-invalid': 403 },
  },
  {
    call: 'GET /election/invitations/{id}',
    who: 'officers',
    answers: ['status', 'eligible', 'reachable', 'sent', 'failed', 'failures'],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /election/invite/{id}',
    who: 'officers',
    answers: ['invitations', 'message'],
    refuses: { 'already-invited': 409, 'election-not-upcoming': 409, 'no-mail-server': 409 },
  },
];
