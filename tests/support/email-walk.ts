import type { Row } from './contract-row.ts';

// The calls about addresses and about which e-mails people get, for the walk of every call by every role.

const userOnly = [401, 200, 200, 200, 200, 401] as const;
/** A link that this campus did not make opens nothing, whoever has it. */
const nobody = [403, 403, 403, 403, 403, 403] as const;
const nowhere = { params: { id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42' } };
const choices = [{ kind: 'elections', isWanted: false }];

export const emailWalk = {
  askConfirmation: { statuses: userOnly, given: () => ({}) },
  confirmEmail: { statuses: nobody, given: () => ({ body: { token: 'used' } }) },
  readEmailChoices: { statuses: userOnly, given: () => ({}) },
  saveEmailChoices: { statuses: userOnly, given: () => ({ body: { choices } }) },
  readUnsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
  unsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged', isWanted: false } }) },
  readInvitations: { statuses: [401, 403, 403, 404, 404, 401], given: () => nowhere },
  // The walk has no mail server.
  inviteVoters: { statuses: [401, 403, 403, 409, 409, 401], given: () => nowhere },
  readListEmails: { statuses: [401, 403, 403, 404, 404, 401], given: () => nowhere },
  noteBounces: {
    statuses: [401, 403, 403, 404, 404, 401],
    given: () => ({ ...nowhere, body: { text: 'asha@campus.example' } }),
  },
  correctListAddress: {
    statuses: [401, 403, 403, 404, 404, 401],
    given: () => ({
      ...nowhere,
      body: { enrollmentNumber: '0177CS240001', email: 'asha@campus.example' },
    }),
  },
  readVoteLink: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
  registerByVoteLink: {
    statuses: nobody,
    given: () => ({ body: { token: 'forged', password: 'a lamp by the sea' } }),
  },
  takeByVoteLink: {
    statuses: [401, 403, 403, 403, 403, 401],
    given: () => ({ body: { token: 'forged' } }),
  },
  sendTestEmail: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({}) },
  discardEmails: { statuses: [401, 403, 403, 403, 200, 401], given: () => ({ body: {} }) },
} as const;

/** The same calls as the contract describes them. */
export const emailRows: Row[] = [
  {
    call: 'GET /campus/emails',
    who: 'officers',
    answers: [
      'delivery',
      'folder',
      'sent',
      'waiting',
      'failed',
      'isLate',
      'emails',
      'unnamed',
      'mailings',
    ],
  },
  {
    call: 'POST /campus/emails/test',
    who: 'admin',
    answers: ['isTaken', 'reason', 'said', 'message'],
    refuses: { 'too-many-requests': 429 },
  },
  {
    call: 'POST /campus/emails/discard',
    who: 'admin',
    takes: {},
    answers: ['emails', 'message'],
    refuses: { 'unknown-email': 404, 'email-not-stuck': 409 },
  },
  { call: 'GET /email/choices', who: 'user', answers: ['choices'] },
  {
    call: 'PUT /email/choices',
    who: 'user',
    takes: { choices: [{ kind: 'elections', isWanted: false }] },
    answers: ['choices', 'message'],
  },
  {
    call: 'POST /email/unsubscribe/read',
    who: 'any',
    takes: { token: 'x' },
    answers: ['kind', 'address', 'isWanted'],
    refuses: { 'unsubscribe-link-invalid': 403 },
  },
  {
    call: 'POST /email/unsubscribe',
    who: 'any',
    takes: { token: 'x', isWanted: false },
    answers: ['isWanted', 'message'],
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
  {
    call: 'GET /election/list-emails/{id}',
    who: 'officers',
    answers: [
      'isByList',
      'hasMailServer',
      'list',
      'people',
      'withAddress',
      'stopped',
      'kinds',
      'failures',
    ],
    refuses: { 'unknown-election': 404 },
  },
  {
    call: 'POST /election/bounces/{id}',
    who: 'officers',
    takes: { text: 'asha@campus.example' },
    answers: ['added', 'unknown', 'listEmails', 'message'],
    refuses: { 'no-address-found': 400, 'voting-closed': 409, 'no-voter-list': 409 },
  },
  {
    call: 'POST /election/correct-address/{id}',
    who: 'officers',
    takes: { enrollmentNumber: '0177CS240001', email: 'asha@campus.example' },
    answers: ['listEmails', 'message'],
    refuses: { 'number-not-listed': 404, 'voting-closed': 409 },
  },
  {
    call: 'POST /vote-link/read',
    who: 'any',
    takes: { token: 'x' },
    // A used link answers nothing else.
    answers: ['state'],
    refuses: { 'vote-link-invalid': 403 },
  },
  {
    call: 'POST /vote-link/register',
    who: 'any',
    takes: { token: 'x', password: 'a lamp by the sea' },
    optional: { name: 'Asha Rao' },
    answers: ['user', 'electionId', 'message'],
    created: true,
    refuses: {
      'vote-link-invalid': 403,
      'vote-link-over': 403,
      'vote-link-used': 409,
      'vote-link-account': 409,
      'number-has-voted': 409,
    },
  },
  {
    call: 'POST /vote-link/take',
    who: 'user',
    takes: { token: 'x' },
    answers: ['user', 'electionId', 'message'],
    refuses: { 'vote-link-used': 409, 'other-number-proved': 409 },
  },
];
