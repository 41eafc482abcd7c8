import type { Row } from './contract-row.ts';

// The calls about people that the contract asks for in the style of section 7.

export const peopleRows: Row[] = [
  { call: 'GET /user/get-all', who: 'admin', answers: ['users', 'total', 'page', 'pages'] },
  { call: 'GET /user/hand-over', who: 'admin', answers: ['officers', 'open', 'term'] },
  {
    call: 'POST /user/hand-over',
    who: 'admin',
    takes: {
      successors: [{ userId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42', role: 'admin' }],
      invited: [{ email: 'asha@campus.example', role: 'council' }],
      leaving: ['6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42'],
    },
    optional: { newTerm: 2027 },
    answers: ['message'],
    refuses: { 'last-admin': 409, 'unknown-user': 404 },
  },
  {
    call: 'POST /user/suspend/{id}',
    who: 'admin',
    takes: { reason: 'Shared the password' },
    answers: ['user', 'message'],
    refuses: { 'last-admin': 409, 'unknown-user': 404 },
  },
  { call: 'POST /user/lift-suspension/{id}', who: 'admin', answers: ['user', 'message'] },
  {
    call: 'POST /user/change-role/{id}',
    who: 'admin',
    takes: { role: 'council' },
    answers: ['user', 'message'],
    refuses: { 'last-admin': 409, 'needs-number': 409 },
  },
  {
    call: 'PUT /user/correct/{id}',
    who: 'admin',
    takes: {
      name: 'Asha Rao',
      email: 'asha@campus.example',
      enrollmentNumber: '0177CS240001',
      reason: 'A typing error',
    },
    answers: ['user', 'message'],
    refuses: { 'enrollment-taken': 409, 'own-account': 409 },
  },
  { call: 'POST /user/send-reset/{id}', who: 'admin', answers: ['message'] },
  {
    call: 'GET /user/my-data',
    who: 'user',
    answers: [
      ...['asOf', 'profile', 'passkeys', 'signOns', 'sessions', 'notices', 'emailChoices'],
      ...['onVoterLists', 'voted', 'nominations', 'seats', 'messages', 'appeals', 'record'],
    ],
  },
  {
    call: 'GET /user/sessions',
    who: 'user',
    answers: 'a list',
  },
  {
    call: 'POST /user/end-sessions',
    who: 'user',
    takes: {},
    optional: { sessionId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42' },
    answers: ['message'],
  },
  {
    call: 'PUT /user/change-name',
    who: 'user',
    takes: { name: 'Asha Rao' },
    answers: ['user', 'message'],
  },
  {
    call: 'POST /user/change-email',
    who: 'user',
    takes: { email: 'asha@campus.example', currentPassword: 'a lamp by the sea' },
    answers: ['message'],
    refuses: { 'wrong-password': 403, 'too-many-log-ins': 429 },
  },
  {
    call: 'POST /user/delete-account',
    who: 'user',
    takes: { currentPassword: 'a lamp by the sea' },
    answers: ['message'],
    refuses: { 'wrong-password': 403, 'last-admin': 409 },
  },
  {
    call: 'POST /contact/answer/{id}',
    who: 'officers',
    takes: { entryId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42', text: 'From nine to nine.' },
    answers: ['contact', 'message'],
    refuses: { 'unknown-contact': 404 },
  },
  {
    call: 'POST /contact/read',
    who: 'any',
    takes: { token: 'x' },
    answers: ['_id', 'category', 'message', 'resolved', 'createdAt', 'answers', 'dueAt'],
    refuses: { 'link-invalid': 403 },
  },
  {
    call: 'POST /member/move/{id}',
    who: 'officers',
    takes: { position: 'Media Secretary' },
    answers: ['member', 'message'],
    refuses: { 'unknown-council-position': 400, 'already-member': 409 },
  },
  {
    call: 'POST /member/seat',
    who: 'officers',
    takes: {
      electionId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
      positionId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
      position: 'President',
    },
    optional: { replaces: ['6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42'] },
    answers: ['member', 'message'],
    refuses: { 'nobody-won': 409, 'already-member': 409 },
  },
  { call: 'GET /member/terms', who: 'any', answers: ['current', 'members'] },
];
