import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { codeLength, noCode } from '../core/accounts/second-step.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, lineOfText, reasonFor } from './fields.ts';
import { ManagedUser } from './people.ts';
import { routes } from './routes.ts';
import { UsedPasskey } from './sign-on.ts';

const Code = lineOfText(codeLength, noCode).describe('Six digits of the app, or a recovery code');
const recoveryCodes = z.array(z.string()).describe('Shown this one time; each works once');
const codeRefusals = ['second-step-wrong', 'too-many-log-ins'] as const;

/** The second step of an officer's log-in, as its owner sees it. */
export const SecondFactor = z
  .object({
    isOn: z.boolean(),
    hasApp: z.boolean().describe('True where an app makes the codes'),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean().describe('True while the campus asks its officers for one'),
  })
  .meta({ id: 'SecondFactor', description: 'The second step of your log-in' });
export type SecondFactor = z.output<typeof SecondFactor>;

/** The second step of officers, and the proof before what cannot be undone (docs/sign-on.md). */
export const secondFactor = {
  finishLogIn: endpoint({
    ...routes.finishLogIn,
    access: 'any',
    done: sentences.loginSuccessful,
    summary: 'End a log-in that asked for a second step',
    body: z.object({
      key: lineOfText(200, wrong('start-log-in-again')).describe('As the log-in answered it'),
      code: Code,
    }),
    reply: z.object({ user: User, message: z.string() }),
    refuses: ['second-step-over', 'awaits-approval', 'account-suspended', ...codeRefusals],
  }),
  readSecondFactor: endpoint({
    ...routes.readSecondFactor,
    access: 'officers',
    summary: 'The second step of your log-in',
    reply: SecondFactor,
    beforeSecondFactor: true,
  }),
  startSecondFactor: endpoint({
    ...routes.startSecondFactor,
    access: 'officers',
    summary: 'A new secret for an app that makes codes; it is shown this one time',
    body: z.object({ currentPassword: z.string().max(accountLimits.password).optional() }),
    reply: z.object({
      secret: z.string().describe('Base32, for an app that reads no QR code'),
      uri: z.string().describe('otpauth:// address, for the QR code'),
    }),
    refuses: [
      'reauth-required',
      'log-in-again',
      'password-needed',
      'wrong-password',
      'too-many-log-ins',
      'too-many-requests',
      'overloaded',
    ],
    beforeSecondFactor: true,
  }),
  addSecondFactor: endpoint({
    ...routes.addSecondFactor,
    access: 'officers',
    done: answers.secondFactorAdded,
    summary: 'Turn the second step on: with the first code of the app, or with your passkeys alone',
    body: z.object({
      code: Code.optional().describe('The code that the app shows; leave it out for passkeys'),
    }),
    reply: z.object({ recoveryCodes, message: z.string() }),
    status: 201,
    refuses: [
      'reauth-required',
      'log-in-again',
      'second-factor-late',
      'passkey-first',
      ...codeRefusals,
    ],
    beforeSecondFactor: true,
  }),
  removeSecondFactor: endpoint({
    ...routes.removeSecondFactor,
    access: 'officers',
    done: answers.secondFactorRemoved,
    summary: 'Turn your second step off, unless the campus asks for one',
    reply: Done,
    refuses: ['reauth-required', 'no-second-factor', 'second-factor-required'],
  }),
  renewRecoveryCodes: endpoint({
    ...routes.renewRecoveryCodes,
    access: 'officers',
    done: answers.recoveryCodesRenewed,
    summary: 'New recovery codes; the former ones end',
    reply: z.object({ recoveryCodes, message: z.string() }),
    refuses: ['reauth-required', 'no-second-factor'],
  }),
  takeOffSecondFactor: endpoint({
    ...routes.takeOffSecondFactor,
    access: 'admin',
    done: answers.secondFactorTakenOff,
    summary: 'Take a lost second step off another officer; the sessions of that account end',
    params: ById,
    body: z.object({ reason: reasonFor('person') }),
    reply: z.object({ user: ManagedUser, message: z.string() }),
    refuses: ['reauth-required', 'unknown-user', 'own-account', 'no-second-factor'],
  }),
  reAuthenticate: endpoint({
    ...routes.reAuthenticate,
    access: 'officers',
    done: answers.provedAgain,
    summary: 'Show once more that it is you, by a code or a passkey; it holds for ten minutes',
    body: z.union([z.object({ code: Code }), z.object({ response: UsedPasskey })], {
      error: noCode,
    }),
    reply: Done,
    refuses: [
      'no-second-factor',
      'passkeys-need-address',
      'passkey-too-late',
      'passkey-unknown',
      'passkey-wrong',
      ...codeRefusals,
    ],
  }),
};
