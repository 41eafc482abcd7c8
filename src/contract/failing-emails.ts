import { z } from 'zod';
import { emailProblems } from '../core/emails/email-problems.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id } from './fields.ts';
import { routes } from './routes.ts';

/** An e-mail that did not leave yet, or failed. Its words, and a link in them, are never told. */
const UnsentEmail = z
  .object({
    _id: Id,
    to: z.string(),
    subject: z.string(),
    hasFailed: z.boolean().describe('Whether it waits for a decision; else it is tried again'),
    reason: z
      .enum(emailProblems)
      .nullable()
      .describe('What kind of problem it was; null when it failed before a release that notes it'),
    problem: z.string().describe('What the mail server said, or why it could not be asked'),
    createdAt: z.string().describe('ISO 8601 in UTC'),
    nextTryAt: z.string().nullable().describe('ISO 8601 in UTC; null for one that failed'),
    link: z
      .enum(['none', 'renewable', 'asked-again', 'not-kept'])
      .describe(
        'Whether it held a link, and whether sending again makes a new one or its owner asks for it; not-kept for one about the safety of an account, of which neither words nor hour are kept',
      ),
  })
  .meta({ id: 'UnsentEmail', description: 'An e-mail that waits for another try, or failed' });
export type UnsentEmail = z.output<typeof UnsentEmail>;

/** E-mails to many people about one election. Nobody is named, and no occasion: they could say who has not voted. */
const TroubledMailing = z
  .object({
    electionId: Id,
    election: z.string(),
    failed: z.int().describe('How many reached nobody, of those that say nothing of the turnout'),
    problem: z.string(),
    nextTryAt: z.string().nullable(),
  })
  .meta({ id: 'TroubledMailing', description: 'E-mails to many people that do not all arrive' });

/** What has not left, for admins; council sees the failed ones that hold no link and are about no account. */
const UnsentEmails = z
  .object({
    delivery: z.enum(['smtp', 'files']),
    folder: z
      .string()
      .nullable()
      .describe('The folder that e-mails are written to when SMTP_URL is not set'),
    sent: z.int().describe('E-mails that were sent'),
    waiting: z.int().describe('E-mails that are not sent yet'),
    failed: z.int().describe('E-mails that wait for a decision of who reads this'),
    isLate: z.boolean().describe('True when the oldest has waited longer than it should'),
    emails: z
      .array(UnsentEmail)
      .describe('Those that failed, then those that are tried again, the oldest first'),
    unnamed: z
      .object({ waiting: z.int(), failed: z.int() })
      .describe('How many more name nobody: links to log in with, and what happens with accounts'),
    mailings: z.array(TroubledMailing),
  })
  .meta({ id: 'UnsentEmails', description: 'E-mails that wait or failed, and why' });
export type UnsentEmails = z.output<typeof UnsentEmails>;

/** What officers see and do about e-mails that do not leave. */
export const failingEmails = {
  readUnsentEmails: endpoint({
    ...routes.readUnsentEmails,
    access: 'officers',
    summary: 'The e-mails that wait or failed, and why',
    reply: UnsentEmails,
  }),
  resendEmail: endpoint({
    ...routes.resendEmail,
    access: 'officers',
    done: answers.emailResent,
    summary:
      'Send an e-mail again; in place of a link that failed, a new one to its account, by an admin',
    params: ById,
    reply: Done,
    refuses: ['unknown-email', 'email-not-stuck', 'email-without-account', 'email-confirmed'],
  }),
  discardEmails: endpoint({
    ...routes.discardEmails,
    access: 'admin',
    done: answers.emailsDiscarded,
    summary: 'Give up failed e-mails, one or all; they are not sent',
    body: z.object({ id: Id.optional().describe('Left out for all that failed') }),
    reply: Done.extend({ emails: z.int().describe('How many were given up') }),
    refuses: ['unknown-email', 'email-not-stuck'],
  }),
  sendTestEmail: endpoint({
    ...routes.sendTestEmail,
    access: 'admin',
    done: answers.testEmailTaken,
    summary: 'Send a test e-mail to oneself at once; one that leaves takes along those that wait',
    reply: Done.extend({
      isTaken: z.boolean().describe('Whether the mail server took it'),
      reason: z.enum(emailProblems).nullable(),
      said: z.string().describe('What the mail server answered'),
    }),
    refuses: ['too-many-requests'],
  }),
};
