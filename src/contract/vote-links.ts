import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, optionalLine, tokenOr } from './fields.ts';
import { routes } from './routes.ts';
import { nameTranslations } from './translation-shapes.ts';

const Token = tokenOr('vote-link-invalid');
const all = sentences.fillAllTheFields;

const LinkedElection = z.object({
  _id: Id,
  name: z.string(),
  translations: nameTranslations,
  startDate: Moment,
  endDate: Moment,
});

const WorkingVoteLink = z.object({
  state: z.literal('works').describe('It proves the number, or its number is yours already'),
  election: LinkedElection.nullable().describe('Null for a link that was asked for by the number'),
  enrollmentNumber: z.string(),
  email: z.string().describe('The address that the link was sent to'),
  name: z.string().describe('The name that the voter list has; empty when it has none'),
  holder: z
    .object({ isYou: z.boolean(), isProved: z.boolean() })
    .nullable()
    .describe(
      'Whether an account has the number now, never whose; one of others has not proved it',
    ),
  hasAccount: z.boolean().describe('True where an account has the address'),
});

/** A link to vote that still proves its number. */
export type WorkingVoteLink = z.output<typeof WorkingVoteLink>;

/** What the link of an e-mail to an address of the voter list is about, before anybody presses anything. */
export const VoteLink = z
  .discriminatedUnion('state', [
    WorkingVoteLink,
    z.object({
      state: z
        .literal('used')
        .describe(
          'It ran out, somebody has proved the number, or the list has this address for it no more: a stranger learns nothing more',
        ),
    }),
    z.object({
      state: z.literal('over').describe('The election is over'),
      election: LinkedElection,
    }),
  ])
  .meta({ id: 'VoteLink', description: 'What a link to vote is about' });
export type VoteLink = z.output<typeof VoteLink>;

const refused = [
  'vote-link-invalid',
  'vote-link-over',
  'vote-link-used',
  'number-has-voted',
  'unknown-user',
  'account-key-missing',
  'overloaded',
] as const;

/** A link that goes to an address of the voter list, about an election or asked for: it proves the number. */
export const voteLinks = {
  readVoteLink: endpoint({
    ...routes.readVoteLink,
    access: 'any',
    summary: 'What a link to vote is about; reading it changes nothing',
    body: z.object({ token: Token }),
    reply: VoteLink,
    refuses: ['vote-link-invalid', 'account-key-missing'],
  }),
  registerByVoteLink: endpoint({
    ...routes.registerByVoteLink,
    access: 'any',
    done: sentences.registrationSuccessful,
    summary: 'Register as the owner of the number of such a link, and be signed in',
    body: z.object({
      token: Token,
      name: optionalLine(accountLimits.name)
        .optional()
        .describe('Needed where the voter list has no name'),
      password: z.string({ error: all }).min(1, all).max(accountLimits.password),
    }),
    reply: z.object({ user: User, electionId: Id.nullable(), message: z.string() }),
    status: 201,
    refuses: [...refused, 'vote-link-account'],
  }),
  takeByVoteLink: endpoint({
    ...routes.takeByVoteLink,
    access: 'user',
    done: answers.numberYours,
    summary: 'Give the number of a link to vote to your account',
    body: z.object({ token: Token }),
    reply: z.object({ user: User, electionId: Id.nullable(), message: z.string() }),
    refuses: [...refused, 'other-number-proved'],
  }),
};
