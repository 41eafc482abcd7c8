import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { listEmails as kinds } from '../core/emails/list-emails.ts';
import { listLimits } from '../core/voter-list/read-list.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, emailAddress, EnrollmentNumber, Id, optionalReason } from './fields.ts';
import { routes } from './routes.ts';

const mostText = 500_000;
const newAddress = {
  enrollmentNumber: EnrollmentNumber,
  email: emailAddress(wrong('enter-address')),
};

/** The e-mails about an election to the addresses of its voter list. */
export const ListEmails = z
  .object({
    isByList: z.boolean().describe('False for an election that does not go by a voter list'),
    hasMailServer: z.boolean(),
    list: Id.nullable().describe("The election whose own list it is; null for the campus's"),
    people: z.int().describe('How many people of the list may vote'),
    withAddress: z.int().describe('How many of them have an address'),
    stopped: z.int().describe('How many of those want no e-mails'),
    kinds: z.array(
      z.object({
        kind: z.enum(kinds),
        isOn: z.boolean().describe('Whether the campus sends it'),
        status: z.enum(['not-sent', 'running', 'finished', 'stopped']),
        sent: z.int().nullable().describe('Null where it would tell the turnout'),
      }),
    ),
    failures: z
      .array(
        z.object({
          enrollmentNumber: z.string(),
          name: z.string(),
          email: z.string(),
          problem: z.string(),
          foundBy: z.enum(['server', 'officer']),
        }),
      )
      .describe(
        'Addresses that could not be reached, of those who proved no number, the first 1,000',
      ),
  })
  .meta({ id: 'ListEmails', description: 'E-mails to the addresses of a voter list' });
export type ListEmails = z.output<typeof ListEmails>;

/** What officers see and do about them. */
export const listEmails = {
  readListEmails: endpoint({
    ...routes.readListEmails,
    access: 'officers',
    summary: "How the e-mails to the addresses of an election's voter list go",
    params: ById,
    reply: ListEmails,
    refuses: ['unknown-election'],
  }),
  noteBounces: endpoint({
    ...routes.noteBounces,
    access: 'officers',
    done: answers.bouncesNoted,
    summary: 'Note addresses of the list whose e-mails came back',
    params: ById,
    body: z.object({
      text: z
        .string({ error: wrong('paste-addresses') })
        .min(1, wrong('paste-addresses'))
        .max(mostText, wrong('too-much-at-once-paste'))
        .describe('Any text with e-mail addresses in it'),
    }),
    reply: z.object({
      added: z.int(),
      unknown: z.array(z.string()).describe('Addresses that are not on the list, the first 50'),
      listEmails: ListEmails,
      message: z.string(),
    }),
    refuses: ['unknown-election', 'no-voter-list', 'voting-closed', 'no-address-found'],
  }),
  correctListAddress: endpoint({
    ...routes.correctListAddress,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.addressCorrected,
    summary: 'Correct addresses of the list, and send the e-mail to the new ones',
    params: ById,
    body: z.object({
      ...newAddress,
      also: z
        .array(z.object(newAddress))
        .max(listLimits.also)
        .default([])
        .describe('More people of the same act; another officer confirms all of them at once'),
      reason: optionalReason()
        .default('')
        .describe('For the officer who confirms it, where people vote by this list'),
    }),
    reply: z.object({ listEmails: ListEmails, message: z.string() }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'no-voter-list',
      'voting-closed',
      'number-not-listed',
      'nothing-to-correct',
      'election-opens-now',
    ],
  }),
};
