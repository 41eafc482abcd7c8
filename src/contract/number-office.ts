import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  emailAddress,
  EnrollmentNumber,
  Id,
  lineOfText,
  Moment,
  optionalReason,
  reasonFor,
} from './fields.ts';
import { ProvedHow } from './numbers.ts';
import { routes } from './routes.ts';

const Holder = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  profileImg: z.string(),
  provedHow: ProvedHow.nullable(),
  provedAt: Moment.nullable(),
  provedBy: z.string().nullable().describe('The officer of a check-in, by name'),
});

/** A number of a voter list, with the account that has it, as officers see it. */
export const ListedNumber = z
  .object({
    enrollmentNumber: z.string(),
    name: z.string(),
    groups: z.array(z.string()),
    hasAddress: z.boolean(),
    hasCode: z.boolean().describe('True when a printed code is out'),
    holder: Holder.nullable(),
  })
  .meta({ id: 'ListedNumber', description: 'A number of a voter list' });
export type ListedNumber = z.output<typeof ListedNumber>;

const NumberOnly = z.object({ enrollmentNumber: EnrollmentNumber });
const reason = reasonFor('person');

/** The calls with which officers say whose a number is. */
export const numberOffice = {
  searchNumbers: endpoint({
    ...routes.searchNumbers,
    access: 'officers',
    summary:
      'Numbers of the voter lists by number or name, the first 25; by an e-mail address the account that has it',
    query: z.object({ search: lineOfText(254, wrong('enter-number-or-name')) }),
    reply: z.object({
      numbers: z.array(ListedNumber),
      account: z
        .object({ _id: Id, name: z.string() })
        .nullable()
        .describe('The account with exactly this address'),
    }),
  }),
  checkIn: endpoint({
    ...routes.checkIn,
    access: 'officers',
    proposes: true,
    done: answers.checkedIn,
    summary:
      'Mark a number as proved: its owner stands in front of you. While voting is open another officer confirms each beyond ten a day whom the list has no address for',
    body: NumberOnly.extend({
      email: emailAddress(sentences.emailRequired)
        .optional()
        .describe('Of the account that is to have the number'),
      reason: optionalReason().default('').describe('For the officer who confirms it'),
    }),
    reply: z.object({ number: ListedNumber, message: z.string() }),
    refuses: [
      'number-not-listed',
      'number-without-account',
      'unknown-user',
      'own-number',
      'rival-candidate',
      'number-proved',
      'other-number-proved',
      'account-key-missing',
      'overloaded',
    ],
  }),
  undoCheckIn: endpoint({
    ...routes.undoCheckIn,
    access: 'officers',
    done: answers.checkInUndone,
    summary: 'Take your own check-in of today back, while nobody has voted with it',
    body: NumberOnly.extend({ reason }),
    reply: z.object({ number: ListedNumber, message: z.string() }),
    refuses: ['number-not-listed', 'check-in-settled'],
  }),
  printNumberCodes: endpoint({
    ...routes.printNumberCodes,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.codesPrinted,
    summary:
      'Make one-time codes to hand out on paper; they are shown this once. Confirmed by another officer, who proposed them prints them within a day',
    body: z.object({
      electionId: Id.nullable().default(null).describe("Null for the campus's voter list"),
      who: z.enum(['without-address', 'all']).default('without-address'),
      numbers: z.array(EnrollmentNumber).max(1_000).optional().describe('These only, made anew'),
      reason: optionalReason().default('').describe('For the officer who confirms it'),
    }),
    reply: z.object({
      codes: z.array(
        z.object({ enrollmentNumber: z.string(), name: z.string(), code: z.string() }),
      ),
      message: z.string(),
    }),
    refuses: ['nothing-to-print', 'own-number', 'rival-candidate'],
  }),
  voidNumberCodes: endpoint({
    ...routes.voidNumberCodes,
    access: 'officers',
    done: answers.codesVoid,
    summary: 'Make printed codes void: these, or all of them',
    body: z.object({ numbers: z.array(EnrollmentNumber).max(1_000).optional() }),
    reply: Done,
  }),
  giveNumber: endpoint({
    ...routes.giveNumber,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.numberGiven,
    summary:
      'Propose that an account gets a number, whoever has it; another officer always confirms',
    params: ById,
    body: NumberOnly.extend({ reason }),
    reply: Done,
    refuses: ['unknown-user', 'own-number', 'account-key-missing', 'overloaded'],
  }),
};
