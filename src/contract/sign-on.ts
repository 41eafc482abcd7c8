import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  emailAddress,
  EnrollmentNumber,
  Id,
  lineOfText,
  personName,
} from './fields.ts';
import { routes } from './routes.ts';

const all = sentences.fillAllTheFields;
const over = wrong('start-log-in-again');
const UserReply = z.object({ user: User, message: z.string() });
/** What startSignOn answered; only the browser that began a log-in has it. */
const Key = z.string({ error: over }).min(1, over).max(200, over);
const CurrentPassword = z.string().max(accountLimits.password).optional();
const ownerRefusals = [
  'log-in-again',
  'password-needed',
  'wrong-password',
  'too-many-log-ins',
  'too-many-requests',
  'overloaded',
] as const;

/** A log-in of the campus's provider that leads to an account. */
export const ConnectedSignOn = z
  .object({
    _id: Id,
    issuer: z.string().describe('The address of the provider'),
    email: z.string().describe('As the provider says; empty when it says none'),
    connectedOn: z.string().describe('A day, ISO 8601 in UTC'),
    usedOn: z.string().describe('A day, ISO 8601 in UTC'),
  })
  .meta({ id: 'ConnectedSignOn', description: 'A connected log-in of the campus' });
export type ConnectedSignOn = z.output<typeof ConnectedSignOn>;

/** A passkey of an account. */
export const Passkey = z
  .object({
    _id: Id,
    name: z.string(),
    addedOn: z.string().describe('A day, ISO 8601 in UTC'),
    usedOn: z.string().nullable().describe('A day, ISO 8601 in UTC; null before the first log-in'),
  })
  .meta({ id: 'Passkey', description: 'A passkey of an account' });
export type Passkey = z.output<typeof Passkey>;

/** Longer than any browser sends, and far below the limit of a body. */
const encoded = z.string().max(20_000);
const transports = z.array(z.string().max(40)).max(20).exactOptional();
const attachment = z.enum(['platform', 'cross-platform']).exactOptional();
/** What navigator.credentials.create() gave, as JSON (WebAuthn, RegistrationResponseJSON). */
const NewPasskey = z.object({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports }),
});
/** What navigator.credentials.get() gave, as JSON (WebAuthn, AuthenticationResponseJSON). */
export const UsedPasskey = z.object({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(200).exactOptional(),
  }),
});
/** For navigator.credentials; the browser hands it on as it is. */
const Options = z.record(z.string(), z.unknown());

/** Log-in with the campus's own accounts and with passkeys (docs/sign-on.md). */
export const signOn = {
  startSignOn: endpoint({
    ...routes.startSignOn,
    access: 'any',
    summary: 'Begin a log-in with the campus’s own accounts: the address to go to',
    body: z.object({
      connects: z
        .boolean()
        .default(false)
        .describe('True to connect the account that is signed in'),
      currentPassword: CurrentPassword,
      asksAgain: z
        .boolean()
        .default(false)
        .describe('True where people share a device: the provider asks who they are'),
    }),
    reply: z.object({
      url: z.string(),
      key: z.string().describe('Goes back with the answer; keep it in this browser'),
    }),
    refuses: ['sign-on-unknown', 'sign-on-unreachable', 'not-logged-in', ...ownerRefusals],
  }),
  finishSignOn: endpoint({
    ...routes.finishSignOn,
    access: 'any',
    done: sentences.loginSuccessful,
    summary: 'End a log-in with what the provider answered',
    body: z.object({ key: Key, search: z.string().max(8_000) }),
    reply: z.object({
      outcome: z
        .enum(['in', 'connected', 'form'])
        .describe('form: there is no account yet, and registerBySignOn makes it'),
      user: User.nullable(),
      form: z
        .object({
          name: z.string(),
          email: z.string(),
          isEmailVerified: z.boolean(),
          enrollmentNumber: z.string().nullable(),
        })
        .nullable(),
      message: z.string(),
    }),
    refuses: [
      'sign-on-unknown',
      'sign-on-over',
      'sign-on-stopped',
      'sign-on-failed',
      'sign-on-unreachable',
      'sign-on-other-account',
      'sign-on-connected-elsewhere',
      'sign-on-address-taken',
      'account-taken',
      'account-key-missing',
      'account-suspended',
      'awaits-approval',
      'second-step',
    ],
  }),
  registerBySignOn: endpoint({
    ...routes.registerBySignOn,
    access: 'any',
    done: sentences.registrationSuccessful,
    summary: 'Make the account of somebody whom the provider knows',
    body: z.object({
      key: Key,
      role: z.enum(['student', 'faculty'], { error: all }),
      name: personName(all),
      email: emailAddress(all),
      enrollmentNumber: z
        .union([z.literal('').transform(() => null), EnrollmentNumber])
        .nullable()
        .optional(),
    }),
    reply: UserReply,
    status: 201,
    refuses: ['sign-on-over', 'account-taken', 'account-key-missing'],
  }),
  listSignOns: endpoint({
    ...routes.listSignOns,
    access: 'user',
    summary: 'The log-ins of the campus that lead to your account',
    reply: z.array(ConnectedSignOn),
  }),
  disconnectSignOn: endpoint({
    ...routes.disconnectSignOn,
    access: 'user',
    done: answers.signOnDisconnected,
    summary: 'Take one of them off; the last way to log in stays',
    params: ById,
    reply: Done,
    refuses: ['unknown-sign-on', 'last-way-in'],
  }),
  listPasskeys: endpoint({
    ...routes.listPasskeys,
    access: 'user',
    summary: 'Your passkeys',
    reply: z.array(Passkey),
    beforeSecondFactor: true,
  }),
  startPasskey: endpoint({
    ...routes.startPasskey,
    access: 'user',
    summary: 'What a browser needs to make a passkey',
    body: z.object({ currentPassword: CurrentPassword }),
    reply: z.object({ options: Options }),
    refuses: ['passkeys-need-address', 'passkeys-full', 'reauth-required', ...ownerRefusals],
    beforeSecondFactor: true,
  }),
  addPasskey: endpoint({
    ...routes.addPasskey,
    access: 'user',
    done: answers.passkeyAdded,
    summary: 'Keep the passkey that the browser made',
    body: z.object({ name: lineOfText(60, all), response: NewPasskey }),
    reply: z.object({ passkey: Passkey, message: z.string() }),
    status: 201,
    refuses: ['passkeys-need-address', 'passkeys-full', 'passkey-too-late', 'passkey-wrong'],
    beforeSecondFactor: true,
  }),
  renamePasskey: endpoint({
    ...routes.renamePasskey,
    access: 'user',
    done: answers.passkeyRenamed,
    summary: 'Rename one of your passkeys',
    params: ById,
    body: z.object({ name: lineOfText(60, all) }),
    reply: z.object({ passkey: Passkey, message: z.string() }),
    refuses: ['unknown-passkey'],
  }),
  removePasskey: endpoint({
    ...routes.removePasskey,
    access: 'user',
    done: answers.passkeyRemoved,
    summary: 'Remove one of your passkeys; the last way to log in stays',
    params: ById,
    reply: Done,
    refuses: ['unknown-passkey', 'last-way-in', 'passkey-is-factor', 'reauth-required'],
  }),
  startPasskeyLogIn: endpoint({
    ...routes.startPasskeyLogIn,
    access: 'any',
    summary: 'What a browser needs to ask for a passkey',
    reply: z.object({ options: Options }),
    refuses: ['passkeys-need-address', 'too-many-requests'],
  }),
  logInWithPasskey: endpoint({
    ...routes.logInWithPasskey,
    access: 'any',
    done: sentences.loginSuccessful,
    summary: 'Log in with a passkey',
    body: z.object({ response: UsedPasskey }),
    reply: UserReply,
    refuses: [
      'passkeys-need-address',
      'passkey-too-late',
      'passkey-unknown',
      'passkey-wrong',
      'account-suspended',
      'awaits-approval',
    ],
  }),
};
