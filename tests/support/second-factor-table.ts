import type { Row } from './contract-row.ts';

// The calls of the second step, in the style of section 7.

const message = ['message'];

export const secondFactorRows: Row[] = [
  {
    call: 'POST /second-factor/login',
    who: 'any',
    takes: { key: 'x', code: '123456' },
    answers: ['user', 'message'],
    refuses: { 'second-step-over': 403, 'second-step-wrong': 403, 'too-many-log-ins': 429 },
  },
  {
    call: 'GET /second-factor/mine',
    who: 'officers',
    answers: ['isOn', 'hasApp', 'passkeys', 'recoveryCodesLeft', 'isRequired'],
  },
  {
    call: 'POST /second-factor/start',
    who: 'officers',
    takes: {},
    optional: { currentPassword: 'a lamp by the sea' },
    answers: ['secret', 'uri'],
    refuses: { 'password-needed': 403, 'reauth-required': 403 },
  },
  {
    call: 'POST /second-factor/add',
    who: 'officers',
    takes: {},
    optional: { code: '123456' },
    answers: ['recoveryCodes', 'message'],
    created: true,
    refuses: { 'second-step-wrong': 403, 'second-factor-late': 403, 'passkey-first': 409 },
  },
  {
    call: 'DELETE /second-factor/remove',
    who: 'officers',
    answers: message,
    refuses: { 'no-second-factor': 404, 'second-factor-required': 409, 'reauth-required': 403 },
  },
  {
    call: 'POST /second-factor/recovery-codes',
    who: 'officers',
    answers: ['recoveryCodes', 'message'],
    refuses: { 'no-second-factor': 404, 'reauth-required': 403 },
  },
  {
    call: 'POST /second-factor/take-off/{id}',
    who: 'admin',
    takes: { reason: 'The phone is lost' },
    answers: ['user', 'message'],
    refuses: { 'unknown-user': 404, 'own-account': 409, 'no-second-factor': 404 },
  },
  {
    call: 'POST /second-factor/re-authenticate',
    who: 'officers',
    takes: { code: '123456' },
    answers: message,
    refuses: { 'no-second-factor': 404, 'second-step-wrong': 403, 'passkey-wrong': 403 },
  },
];
