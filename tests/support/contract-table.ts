import { campusRows } from './campus-table.ts';
import { complaintRows } from './complaint-walk.ts';
import type { Row } from './contract-row.ts';
import { emailRows } from './email-walk.ts';
import { enteredRows } from './entered-walk.ts';
import { lifeRows } from './life-table.ts';
import { numberRows } from './number-walk.ts';
import { outcomeRows } from './outcome-walk.ts';
import { peopleRows } from './people-table.ts';
import { observerRows } from './observer-walk.ts';
import { proposalRows } from './proposal-walk.ts';
import { recordRows } from './record-walk.ts';
import { voterListRows } from './voter-list-walk.ts';
import { secondFactorRows } from './second-factor-table.ts';
import { supporterRows } from './supporter-walk.ts';
import { signOnRows } from './sign-on-table.ts';

// The table of calls, copied by hand from section 7 of the specification and from the contract:
// a client that was written against those two must find every call as they describe it.

/** What the contract names beyond section 7. */
export const ours = [
  'GET /election/voters',
  'POST /user/logout',
  'GET /user/me',
  'DELETE /member/delete/{id}',
  'POST /user/change-password',
  'POST /user/forgot-password',
  'POST /user/reset-password',
  'PUT /event/edit/{id}',
  'GET /nomination/mine',
  'POST /nomination/withdraw/{id}',
  'POST /nomination/remove/{id}',
  'PUT /nomination/edit/{id}',
  'GET /nomination/edits',
  'POST /nomination/accept-edit/{id}',
  'POST /nomination/reject-edit/{id}',
  ...enteredRows.map(({ call }) => call),
  ...supporterRows.map(({ call }) => call),
  ...lifeRows.map(({ call }) => call),
  ...peopleRows.map(({ call }) => call),
  ...emailRows.map(({ call }) => call),
  ...voterListRows.map(({ call }) => call),
  ...signOnRows.map(({ call }) => call),
  ...secondFactorRows.map(({ call }) => call),
  ...numberRows.map(({ call }) => call),
  ...outcomeRows.map(({ call }) => call),
  ...complaintRows.map(({ call }) => call),
  ...recordRows.map(({ call }) => call),
  ...observerRows.map(({ call }) => call),
  ...proposalRows.map(({ call }) => call),
];

const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const person = { name: 'Asha Rao', email: 'asha@campus.example', password: 'a lamp by the sea' };
export const enrollmentNumber = '0177CS240001';
const imageUrl = `/uploads/${'0123456789abcdef'.repeat(4)}.webp`;
const password = person.password;
const candidate = {
  statement: 'Longer library hours.\nCheaper prints.',
  imageUrl,
  link: 'https://campus.example/zoya',
};
const decided = { answers: ['nomination', 'message'], who: 'admin' } as const;

export const rows: Row[] = [
  ...voterListRows,
  ...outcomeRows,
  ...complaintRows,
  ...recordRows,
  ...observerRows,
  ...proposalRows,
  ...enteredRows,
  ...supporterRows,
  ...lifeRows,
  ...peopleRows,
  ...signOnRows,
  ...secondFactorRows,
  ...numberRows,
  {
    call: 'POST /user/register',
    who: 'any',
    takes: { ...person, role: 'faculty' },
    optional: { enrollmentNumber },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'registers-as-student': 400, 'account-taken': 409 },
  },
  {
    call: 'POST /user/register-student',
    who: 'any',
    takes: { ...person, enrollmentNumber, role: 'student' },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'account-taken': 409 },
  },
  {
    call: 'POST /user/login-student',
    who: 'any',
    takes: { role: 'student', enrollmentNumber, password: 'x' },
    answers: ['user', 'message'],
    refuses: { 'wrong-credentials': 401, 'too-many-log-ins': 429 },
  },
  {
    call: 'POST /user/login',
    who: 'any',
    takes: { role: 'council', email: person.email, password: 'x' },
    answers: ['user', 'message'],
    refuses: { 'wrong-credentials': 401, 'awaits-approval': 403, 'too-many-log-ins': 429 },
  },
  { call: 'POST /user/logout', who: 'any', answers: ['message'] },
  { call: 'GET /user/me', who: 'any', answers: ['user'] },
  { call: 'GET /user/unverified', who: 'admin', answers: 'a list' },
  { call: 'POST /user/verify/{id}', who: 'admin', answers: ['user', 'message'] },
  ...['student', 'faculty'].map((role): Row => ({
    call: role === 'student' ? 'PUT /user/edit-student/{id}' : 'PUT /user/edit/{id}',
    who: 'user',
    takes: { profileImg: imageUrl },
    answers: ['user', 'message'],
    refuses: { 'not-yourself': 403, 'unknown-user': 404 },
  })),
  {
    call: 'POST /user/change-password',
    who: 'user',
    takes: { currentPassword: 'a lamp', newPassword: password },
    answers: ['message'],
    refuses: { 'wrong-password': 403, 'too-many-log-ins': 429 },
  },
  {
    call: 'POST /user/forgot-password',
    who: 'any',
    takes: { email: person.email },
    answers: ['message'],
    refuses: { 'too-many-requests': 429 },
  },
  {
    call: 'POST /user/reset-password',
    who: 'any',
    takes: { token: 'x', newPassword: password },
    answers: ['message'],
    refuses: { 'link-invalid': 403 },
  },
  ...campusRows,
  {
    call: 'POST /upload',
    who: 'user',
    answers: ['imageUrl', 'data'],
    created: true,
    refuses: { 'not-a-picture': 415, 'upload-too-large': 413, 'no-file': 400 },
  },
  {
    call: 'DELETE /user/delete/{id}',
    who: 'admin',
    takes: {},
    optional: { reason: 'It was there twice.' },
    answers: ['message'],
    refuses: { 'last-admin': 409 },
  },
  {
    call: 'POST /election/create',
    who: 'officers',
    takes: {
      name: 'Student council 2026',
      description: 'Three posts.',
      startDate: '2026-03-16T04:30:00.000Z',
      endDate: '2026-03-18T12:30:00.000Z',
      positions: [{ title: 'President' }, { title: 'Vice President' }],
    },
    optional: {
      imageUrl,
      draft: true,
      rehearsal: true,
      nominationsCloseAt: '2026-03-10T00:00:00.000Z',
      standings: 'after-close',
      electorate: { kind: 'everyone' },
      voters: 'confirmed',
      mailDomains: ['campus.example'],
      reason: 'The dates are agreed.',
    },
    answers: ['election', 'message'],
    created: true,
  },
  {
    call: 'DELETE /election/delete/{id}',
    who: 'officers',
    takes: {},
    optional: { confirm: 'Student council 2026', reason: 'It was held twice.' },
    answers: ['message'],
    refuses: { 'election-has-votes': 409 },
  },
  { call: 'GET /election/voters', who: 'officers', answers: ['hasMailServer', 'listed', 'groups'] },
  { call: 'GET /election/get-all', who: 'any', answers: ['elections'] },
  { call: 'GET /election/get-results', who: 'any', answers: 'a list' },
  {
    call: 'POST /nomination/create',
    who: 'user',
    takes: { electionId: id, position: 'President', userId: id },
    optional: candidate,
    answers: ['nomination', 'message'],
    created: true,
    refuses: {
      'login-to-nominate': 401,
      'not-yourself': 403,
      'no-enrollment-number': 403,
      'already-nominated': 409,
      'nominations-closed': 409,
      'candidates-frozen': 409,
    },
  },
  { call: 'GET /nomination/pending', who: 'admin', answers: 'a list' },
  {
    call: 'POST /nomination/accept/{id}',
    ...decided,
    takes: {},
    optional: { version: 1, checked: ['Full-time student'] },
    refuses: {
      'candidates-frozen': 409,
      'nomination-withdrawn': 409,
      'nomination-changed': 409,
      'conditions-unchecked': 409,
    },
  },
  {
    call: 'POST /nomination/reject/{id}',
    ...decided,
    takes: {},
    optional: { reason: 'Please say who supports you.' },
    refuses: { 'candidates-frozen': 409, 'nomination-withdrawn': 409 },
  },
  { call: 'GET /nomination/mine', who: 'user', answers: 'a list' },
  {
    call: 'POST /nomination/withdraw/{id}',
    ...decided,
    who: 'user',
    refuses: { 'unknown-nomination': 404, 'candidates-frozen': 409, 'nomination-over': 409 },
  },
  {
    call: 'POST /nomination/remove/{id}',
    ...decided,
    who: 'officers',
    takes: { reason: 'She left the campus.' },
    refuses: { 'candidates-frozen': 409, 'not-a-candidate': 409, 'own-contest': 403 },
  },
  {
    call: 'PUT /nomination/edit/{id}',
    ...decided,
    who: 'user',
    takes: candidate,
    refuses: { 'unknown-nomination': 404, 'candidates-frozen': 409, 'nomination-over': 409 },
  },
  {
    call: 'POST /vote/add',
    who: 'user',
    takes: { userId: id, electionId: id, position: 'President', candidateId: id },
    answers: ['message', 'receipt'],
    refuses: {
      'login-to-vote': 401,
      'not-yourself': 403,
      'not-on-roll': 403,
      'not-in-group': 403,
      'number-not-proved': 403,
      'email-not-confirmed': 403,
      'email-domain': 403,
      'voting-not-open': 409,
      'voting-closed': 409,
      'unknown-candidate': 404,
      'already-voted': 409,
    },
  },
  {
    call: 'POST /email/send',
    who: 'user',
    takes: { email: person.email, subject: 'Congratulations', body: 'You won.' },
    answers: ['message'],
    refuses: { 'not-a-winner': 403 },
  },
  ...emailRows,
];
