import type { Row } from './contract-row.ts';

// The calls of single sign-on and passkeys, in the style of section 7.

const encoded = 'AAAA';
const credential = {
  id: encoded,
  rawId: encoded,
  type: 'public-key',
};

export const signOnRows: Row[] = [
  {
    call: 'POST /sign-on/start',
    who: 'any',
    takes: { connects: true, asksAgain: true },
    optional: { currentPassword: 'a lamp by the sea' },
    answers: ['url', 'key'],
    refuses: { 'sign-on-unknown': 404, 'sign-on-unreachable': 503, 'password-needed': 403 },
  },
  {
    call: 'POST /sign-on/finish',
    who: 'any',
    takes: { key: 'x', search: '?code=x&state=y' },
    answers: ['outcome', 'user', 'form', 'message'],
    refuses: { 'sign-on-over': 403, 'sign-on-failed': 403, 'sign-on-address-taken': 409 },
  },
  {
    call: 'POST /sign-on/register',
    who: 'any',
    takes: { key: 'x', role: 'student', name: 'Asha Rao', email: 'asha@campus.example' },
    optional: { enrollmentNumber: '0177CS240001' },
    answers: ['user', 'message'],
    created: true,
    refuses: { 'sign-on-over': 403, 'account-taken': 409 },
  },
  { call: 'GET /sign-on/mine', who: 'user', answers: 'a list' },
  {
    call: 'DELETE /sign-on/disconnect/{id}',
    who: 'user',
    answers: ['message'],
    refuses: { 'unknown-sign-on': 404, 'last-way-in': 409 },
  },
  { call: 'GET /passkey/mine', who: 'user', answers: 'a list' },
  {
    call: 'POST /passkey/start',
    who: 'user',
    takes: {},
    optional: { currentPassword: 'a lamp by the sea' },
    answers: ['options'],
    refuses: { 'passkeys-need-address': 409, 'password-needed': 403 },
  },
  {
    call: 'POST /passkey/add',
    who: 'user',
    takes: {
      name: 'Phone',
      response: {
        ...credential,
        response: { clientDataJSON: encoded, attestationObject: encoded },
      },
    },
    answers: ['passkey', 'message'],
    created: true,
    refuses: { 'passkey-wrong': 403, 'passkey-too-late': 403 },
  },
  {
    call: 'PUT /passkey/rename/{id}',
    who: 'user',
    takes: { name: 'Phone' },
    answers: ['passkey', 'message'],
    refuses: { 'unknown-passkey': 404 },
  },
  {
    call: 'DELETE /passkey/remove/{id}',
    who: 'user',
    answers: ['message'],
    refuses: { 'unknown-passkey': 404, 'last-way-in': 409 },
  },
  { call: 'POST /passkey/start-login', who: 'any', answers: ['options'] },
  {
    call: 'POST /passkey/login',
    who: 'any',
    takes: {
      response: {
        ...credential,
        response: { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded },
      },
    },
    answers: ['user', 'message'],
    refuses: { 'passkey-unknown': 401, 'passkey-wrong': 403 },
  },
];
