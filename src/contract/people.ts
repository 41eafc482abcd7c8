import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { accountStates } from '../core/accounts/account-state.ts';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { roles } from '../core/accounts/role.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  dateAsSent,
  Done,
  emailAddress,
  EnrollmentNumber,
  Id,
  lineOfText,
  optionalLine,
  optionalReason,
  pageNumber,
  reasonFor,
  Token,
  WithReason,
} from './fields.ts';
import { routes } from './routes.ts';

/** An account as admins see it in the list of all accounts. */
export const ManagedUser = User.extend({
  registeredAt: z.string().describe('ISO 8601 in UTC'),
  isEmailConfirmed: z.boolean().describe('True when the link in our e-mail was opened'),
  pendingEmail: z.string().nullable().describe('A new address whose link was not opened yet'),
  state: z.enum(accountStates),
  hasSecondFactor: z.boolean().describe('True where each log-in takes a second step'),
  suspendedReason: z.string().nullable(),
  roleEndsAt: z
    .string()
    .nullable()
    .describe('ISO 8601 in UTC: the end of the last day of the role; null where none is set'),
}).meta({ id: 'ManagedUser', description: 'An account as admins see it' });
export type ManagedUser = z.output<typeof ManagedUser>;

/** A browser that is logged in. */
export const Session = z
  .object({
    _id: Id,
    device: z.string().describe('Browser and system by name; empty when unknown'),
    startedAt: z.string().describe('ISO 8601 in UTC'),
    seenAt: z.string().describe('When it was used last, to ten minutes'),
    isCurrent: z.boolean().describe('True for the session of this call'),
  })
  .meta({ id: 'Session', description: 'A browser that is logged in' });
export type Session = z.output<typeof Session>;

const ManagedReply = z.object({ user: ManagedUser, message: z.string() });
/** A choice that '' leaves open. */
const anyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(['', ...values], { error: wrong('choose-one-list') }).default('');

const OfficerRole = z.enum(['council', 'admin'], { error: sentences.selectRole });

/** A link that carries a role, until somebody has used it. */
const RoleLink = z
  .object({
    _id: Id,
    role: z.enum(['council', 'admin']),
    by: z.string().nullable().describe('Who made it; null for an account that is gone'),
    until: z.string().describe('ISO 8601 in UTC: until when it works'),
    roleEndsAt: z
      .string()
      .nullable()
      .describe('ISO 8601 in UTC: the end of the last day of the role; null where none is set'),
    url: z.string().describe('The address of the link: whoever has it can take the role'),
  })
  .meta({ id: 'RoleLink', description: 'A link that carries a role of the council' });

/** The last day of a role: it ends when that day is over. Null for a role that does not end by itself. */
const LastDay = dateAsSent('Enter a date').nullable().default(null);

/** The calls with which admins put accounts right. */
export const people = {
  listUsers: endpoint({
    ...routes.listUsers,
    access: 'admin',
    summary:
      'Accounts by name, 25 a page, at most 1,000; search by words of name, number and e-mail',
    query: z.object({
      search: optionalLine(100).default(''),
      role: anyOf(roles),
      state: anyOf(accountStates),
      page: pageNumber.default(1),
    }),
    reply: z.object({
      users: z.array(ManagedUser),
      total: z.int().describe('How many are in the list, which ends after 1,000'),
      hasMore: z.boolean().describe('True when more accounts than those fit'),
      page: z.int(),
      pages: z.int(),
    }),
  }),
  readHandOver: endpoint({
    ...routes.readHandOver,
    access: 'admin',
    summary: 'The officers of now, what they would leave open, and the links that carry a role',
    reply: z.object({
      officers: z.array(ManagedUser),
      open: z.object({
        accounts: z.int(),
        members: z.int(),
        nominations: z.int(),
        messages: z.int(),
        elections: z.int(),
      }),
      term: z.int().describe('The year in which the present council began'),
      links: z.array(RoleLink).describe('The oldest first; a link is gone once it is used'),
    }),
  }),
  handOver: endpoint({
    ...routes.handOver,
    access: 'admin',
    proposes: true,
    done: answers.handedOver,
    summary:
      "Hand over to next year's officers, all at once; by two where that rule is on, and then the new ones confirm at once",
    body: z.object({
      successors: z
        .array(z.object({ userId: Id, role: OfficerRole, lastDay: LastDay }))
        .max(50)
        .default([]),
      links: z
        .array(z.object({ role: OfficerRole, lastDay: LastDay }))
        .max(50)
        .default([])
        .describe('A link for each, which works once and for 60 days'),
      leaving: z.array(Id).max(200).default([]),
      leavingOn: LastDay.describe(
        'The last day of those who leave; null or a day that is over: now',
      ),
      newTerm: z.int().min(2000).max(2999).optional(),
      reason: optionalReason().default('').describe('For the admin who confirms it'),
    }),
    reply: Done,
    refuses: ['reauth-required', 'unknown-user', 'last-admin'],
  }),
  readRoleLink: endpoint({
    ...routes.readRoleLink,
    access: 'any',
    summary: 'Which role a link carries',
    body: z.object({ token: Token }),
    reply: RoleLink.pick({ role: true, roleEndsAt: true }),
    refuses: ['link-invalid'],
  }),
  takeRole: endpoint({
    ...routes.takeRole,
    access: 'user',
    done: answers.roleTaken,
    summary: 'Take the role of a link, once; the sessions of the account end',
    body: z.object({ token: Token }),
    reply: Done,
    refuses: ['link-invalid', 'already-officer'],
  }),
  endRoleLink: endpoint({
    ...routes.endRoleLink,
    access: 'admin',
    done: answers.roleLinkEnded,
    summary: 'Take a link that carries a role back',
    params: ById,
    reply: Done,
    refuses: ['link-invalid'],
  }),
  suspendUser: endpoint({
    ...routes.suspendUser,
    access: 'admin',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.accountSuspended,
    summary: 'Suspend an account: its sessions end, and it can neither log in nor vote',
    params: ById,
    body: z.object({ reason: reasonFor('person') }),
    reply: ManagedReply,
    refuses: ['unknown-user', 'last-admin', 'own-account', 'account-waits'],
  }),
  liftSuspension: endpoint({
    ...routes.liftSuspension,
    access: 'admin',
    needsFreshLogIn: true,
    done: answers.suspensionLifted,
    summary: 'Lift a suspension',
    params: ById,
    reply: ManagedReply,
    refuses: ['unknown-user', 'rival-candidate'],
  }),
  changeRole: endpoint({
    ...routes.changeRole,
    access: 'admin',
    proposes: true,
    done: answers.roleChanged,
    summary: 'Change the role of an account; its sessions end',
    params: ById,
    body: z.object({
      role: z.enum(roles, { error: sentences.selectRole }),
      reason: optionalReason().default('').describe('For the admin who confirms it'),
    }),
    reply: ManagedReply,
    refuses: ['reauth-required', 'unknown-user', 'last-admin', 'needs-number'],
  }),
  correctUser: endpoint({
    ...routes.correctUser,
    access: 'admin',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.accountCorrected,
    summary:
      'Correct name, number or e-mail. An e-mail counts at once, the old one is told, and by the rule of two another officer confirms it',
    params: ById,
    body: z.object({
      name: lineOfText(accountLimits.name, sentences.fillAllTheFields).optional(),
      email: emailAddress(sentences.emailRequired).optional(),
      enrollmentNumber: z
        .union([z.literal('').transform(() => null), z.null(), EnrollmentNumber])
        .optional(),
      reason: optionalReason().default(''),
    }),
    reply: ManagedReply,
    refuses: [
      'unknown-user',
      'own-account',
      'officer-address',
      'voter-address',
      'email-taken',
      'enrollment-taken',
      'number-proved',
      'account-key-missing',
    ],
  }),
  sendResetLink: endpoint({
    ...routes.sendResetLink,
    access: 'admin',
    needsFreshLogIn: true,
    done: answers.resetLinkSent,
    summary: 'Send an account the e-mail with which its owner chooses a new password',
    params: ById,
    reply: Done,
    refuses: ['unknown-user', 'too-many-requests'],
  }),
  showLink: endpoint({
    ...routes.showLink,
    access: 'admin',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.linkShown,
    summary:
      'Show a link by which another officer sets a new password once, where no e-mail leaves the server. Where the account votes or stands in an open election another officer confirms it, and who asked shows it within a day',
    params: ById,
    body: WithReason,
    reply: z.object({
      link: z.string().describe('Shown this once; the server keeps its hash only'),
      minutes: z.int().describe('For how long it works'),
    }),
    refuses: [
      'unknown-user',
      'own-account',
      'link-for-officers',
      'e-mail-leaves',
      'too-many-requests',
    ],
  }),
  listSessions: endpoint({
    ...routes.listSessions,
    access: 'user',
    summary: 'Where you are logged in',
    reply: z.array(Session),
  }),
  endSessions: endpoint({
    ...routes.endSessions,
    access: 'user',
    done: answers.sessionsEnded,
    summary: 'End one of your sessions, or without its id all but that of this call',
    body: z.object({ sessionId: Id.optional() }).nullish(),
    reply: Done,
  }),
};
