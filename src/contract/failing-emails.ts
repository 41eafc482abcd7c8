import { z } from 'zod';
import { emailProblems } from '../core/emails/email-problems.ts';
import { listEmails } from '../core/emails/list-emails.ts';
import { optionalEmails } from '../core/emails/optional-emails.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Id } from './fields.ts';
import { routes } from './routes.ts';

const Reason = z.enum(emailProblems).nullable();

/** An e-mail that did not leave yet, or failed. Its words, and a link in them, are never told. */
const UnsentEmail = z
  .object({
    _id: Id,
    to: z.string(),
    subject: z.string(),
    reason: Reason.describe('What kind of problem it was'),
    problem: z.string().describe('What the mail server said, or why it could not be asked'),
    createdAt: z.string().describe('ISO 8601 in UTC'),
    nextTryAt: z.string().nullable().describe('ISO 8601 in UTC; null for one that failed'),
    canCorrect: z.boolean().describe('Whether it can go to another address'),
    link: z
      .enum(['none', 'renewable', 'asked-again', 'not-kept'])
      .describe(
        'Whether it held a link, and whether an admin or its owner gets a new one; not-kept for one about the safety of an account, of which neither words nor hour are kept',
      ),
  })
  .meta({ id: 'UnsentEmail', description: 'An e-mail that waits for another try, or failed' });
export type UnsentEmail = z.output<typeof UnsentEmail>;

/** E-mails to many people about one election. Nobody is named: an address could say who has not voted. */
const TroubledMailing = z
  .object({
    electionId: Id,
    election: z.string(),
    kind: z.enum([...optionalEmails, 'change', ...listEmails]),
    failed: z
      .int()
      .nullable()
      .describe('How many reached nobody; null where it would tell turnout'),
    problem: z.string(),
    nextTryAt: z.string().nullable(),
  })
  .meta({ id: 'TroubledMailing', description: 'E-mails to many people that do not all arrive' });

const EmailTrouble = z
  .object({
    delivery: z.enum(['smtp', 'files']),
    waiting: z.int().describe('E-mails to one person that are not sent yet'),
    failed: z.int().describe('E-mails that wait for a decision'),
    oldestSeconds: z.int().describe('How long the oldest e-mail has waited'),
    isLate: z.boolean().describe('True when that is longer than it should be'),
    failing: z.array(UnsentEmail).describe('Those that were tried and are tried again'),
    failures: z.array(UnsentEmail).describe('Those that failed, oldest first'),
    unnamed: z
      .object({ waiting: z.int(), failed: z.int() })
      .describe(
        'How many of these name nobody: links to log in with, and what happens with accounts',
      ),
    mailings: z.array(TroubledMailing),
  })
  .meta({ id: 'EmailTrouble', description: 'E-mails that wait or failed, and why' });
export type EmailTrouble = z.output<typeof EmailTrouble>;

/** What admins do about e-mails that do not leave. */
export const failingEmails = {
  readEmailTrouble: endpoint({
    ...routes.readEmailTrouble,
    access: 'admin',
    summary: 'The e-mails that wait or failed, and why',
    reply: EmailTrouble,
  }),
  sendEmailsNow: endpoint({
    ...routes.sendEmailsNow,
    access: 'admin',
    done: answers.emailsHastened,
    summary: 'Try all waiting e-mails again now',
    reply: Done.extend({ emails: z.int().describe('How many are tried now') }),
  }),
  sendTestEmail: endpoint({
    ...routes.sendTestEmail,
    access: 'admin',
    done: answers.testEmailTaken,
    summary: 'Send a test e-mail to oneself at once',
    reply: Done.extend({
      isTaken: z.boolean().describe('Whether the mail server took it'),
      reason: Reason,
      said: z.string().describe('What the mail server answered'),
    }),
    refuses: ['too-many-requests'],
  }),
  correctEmail: endpoint({
    ...routes.correctEmail,
    access: 'admin',
    done: answers.emailCorrected,
    summary: 'Send a failed e-mail to another address; not one with a link',
    params: ById,
    body: z.object({ email: emailAddress(sentences.fillAllTheFields) }),
    reply: Done,
    refuses: ['unknown-email', 'email-not-stuck', 'email-holds-link'],
  }),
  renewLink: endpoint({
    ...routes.renewLink,
    access: 'admin',
    done: answers.linkRenewed,
    summary: 'Send a new link in place of a failed one, to the address of the account',
    params: ById,
    reply: Done,
    refuses: ['unknown-email', 'email-not-stuck', 'email-without-account', 'email-confirmed'],
  }),
  discardEmail: endpoint({
    ...routes.discardEmail,
    access: 'admin',
    done: answers.emailDiscarded,
    summary: 'Remove a failed e-mail from the list; it is not sent',
    params: ById,
    reply: Done,
    refuses: ['unknown-email', 'email-not-stuck'],
  }),
  discardFailedEmails: endpoint({
    ...routes.discardFailedEmails,
    access: 'admin',
    done: answers.emailsDiscarded,
    summary: 'Remove all failed e-mails from the list; they are not sent',
    reply: Done.extend({ emails: z.int().describe('How many were removed') }),
  }),
};
