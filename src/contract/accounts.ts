import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { registeredRoles, roles } from '../core/accounts/role.ts';
import { sentences } from '../core/sentences.ts';
import { emailLength } from '../core/text.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  emailAddress,
  EnrollmentNumber,
  Id,
  lineOfText,
  pageNumber,
  personName,
  WithReason,
} from './fields.ts';
import { routes } from './routes.ts';

/**
 * An account on the wire (contract, "Roles and accounts"). It never holds the password or its hash.
 */
export const User = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    profileImg: z.string().describe('Address of the profile picture; empty when there is none'),
    enrollmentNumber: z.string().nullable().describe('Null when the account has none'),
    verified: z.boolean().describe('True once the account may log in'),
  })
  .meta({ id: 'User', description: 'An account, without its password' });
export type User = z.output<typeof User>;

/** An account that waits for approval, with what an admin needs to decide (GET /user/unverified). */
export const PendingUser = User.extend({
  registeredAt: z.string().describe('ISO 8601 in UTC'),
  isEmailConfirmed: z.boolean().describe('True when the link in our e-mail was opened'),
}).meta({ id: 'PendingUser', description: 'An account that waits for approval' });
export type PendingUser = z.output<typeof PendingUser>;

/** An account and the sentence that the screen shows. */
const UserReply = z.object({ user: User, message: z.string() });
/** A password as it was typed, at most 1,000 characters. */
const Password = z
  .string({ error: sentences.emptyPassword })
  .min(1, sentences.emptyPassword)
  .max(accountLimits.password);
const all = sentences.fillAllTheFields;

/** Registration, log-in and the approval of accounts (contract, "The calls"). */
export const accounts = {
  register: endpoint({
    ...routes.register,
    access: 'any',
    done: sentences.registrationAwaitsApproval,
    summary: 'Ask for a faculty, council or admin account',
    body: z.object({
      role: z.enum(registeredRoles, { error: all }),
      name: personName(all),
      email: emailAddress(all),
      password: z.string({ error: all }).min(1, all).max(accountLimits.password),
      enrollmentNumber: z
        .union([z.literal('').transform(() => null), EnrollmentNumber])
        .nullable()
        .optional(),
      roleLink: z
        .string()
        .max(200)
        .optional()
        .describe('The token of a link that carries a role: the account gets that role, approved'),
    }),
    reply: UserReply,
    status: 201,
    refuses: [
      'registers-as-student',
      'link-invalid',
      'account-taken',
      'account-key-missing',
      'many-at-once',
      'overloaded',
    ],
  }),
  registerStudent: endpoint({
    ...routes.registerStudent,
    access: 'any',
    done: sentences.registrationSuccessful,
    summary: 'Register as a student and be signed in',
    body: z.object({
      role: z.enum(registeredRoles, { error: all }).default('student'),
      name: personName(all),
      email: emailAddress(all),
      enrollmentNumber: z
        .string({ error: sentences.enrollmentRequiredForStudents })
        .trim()
        .min(1, sentences.enrollmentRequiredForStudents)
        .pipe(EnrollmentNumber),
      password: z.string({ error: all }).min(1, all).max(accountLimits.password),
    }),
    reply: UserReply,
    status: 201,
    refuses: [
      'registers-as-staff',
      'accounts-from-list',
      'account-taken',
      'account-key-missing',
      'many-at-once',
      'overloaded',
    ],
  }),
  logIn: endpoint({
    ...routes.logIn,
    access: 'any',
    done: sentences.loginSuccessful,
    summary: 'Sign in as faculty, council or admin',
    body: z.object({
      role: z.enum(registeredRoles, { error: sentences.selectRole }),
      email: lineOfText(emailLength, sentences.emailRequired),
      password: Password,
    }),
    reply: UserReply,
    refuses: [
      'wrong-credentials',
      'second-step',
      'awaits-approval',
      'account-suspended',
      'too-many-log-ins',
      'overloaded',
    ],
  }),
  logInStudent: endpoint({
    ...routes.logInStudent,
    access: 'any',
    done: sentences.loginSuccessful,
    summary: 'Sign in as a student',
    body: z.object({
      role: z.enum(registeredRoles, { error: sentences.selectRole }),
      enrollmentNumber: lineOfText(accountLimits.enrollmentNumber, sentences.enrollmentRequired),
      password: Password,
    }),
    reply: UserReply,
    refuses: [
      'wrong-credentials',
      'awaits-approval',
      'account-suspended',
      'too-many-log-ins',
      'overloaded',
    ],
  }),
  readLogInLine: endpoint({
    ...routes.readLogInLine,
    access: 'any',
    summary: 'How many log-ins wait for their password to be checked',
    reply: z.object({ waiting: z.int() }),
  }),
  logOut: endpoint({
    ...routes.logOut,
    access: 'any',
    done: answers.loggedOut,
    summary: 'End this session',
    reply: Done,
    beforeSecondFactor: true,
  }),
  readMe: endpoint({
    ...routes.readMe,
    access: 'any',
    summary: 'Who is signed in: the user, or null',
    reply: z.object({
      user: User.nullable(),
      isEmailConfirmed: z.boolean().describe('False while nobody is signed in'),
      needsSecondFactor: z
        .boolean()
        .describe(
          'True for an officer who may only set up the second step that the campus asks for',
        ),
    }),
    beforeSecondFactor: true,
  }),
  listUnverifiedUsers: endpoint({
    ...routes.listUnverifiedUsers,
    access: 'admin',
    summary: 'Accounts that wait for approval, oldest first; 1,000 a page',
    query: z.object({ page: pageNumber.default(1) }),
    reply: z.array(PendingUser),
  }),
  verifyUser: endpoint({
    ...routes.verifyUser,
    access: 'admin',
    needsFreshLogIn: true,
    done: answers.userApproved,
    summary: 'Approve an account',
    params: ById,
    reply: UserReply,
    refuses: ['unknown-user', 'is-suspended', 'rival-candidate'],
  }),
  unverifyUser: endpoint({
    ...routes.unverifyUser,
    access: 'admin',
    needsFreshLogIn: true,
    proposes: true,
    done: answers.userSuspended,
    summary: 'Take an approval back; the sessions of the account end',
    params: ById,
    body: WithReason,
    reply: UserReply,
    refuses: ['unknown-user', 'last-admin'],
  }),
  deleteUser: endpoint({
    ...routes.deleteUser,
    access: 'admin',
    proposes: true,
    done: answers.userDeleted,
    summary: 'Delete an account; one that voted or was nominated is closed and anonymised',
    params: ById,
    body: WithReason,
    reply: Done,
    refuses: ['reauth-required', 'unknown-user', 'last-admin', 'account-key-missing'],
  }),
};
