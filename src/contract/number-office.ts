import { z } from 'zod';
import { sentences } from '../core/sentences.ts';
import { Dispute } from './disputes.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
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

/** A candidacy or a seat of somebody who lost their number. */
const LostPlace = z.object({
  _id: Id,
  kind: z.enum(['candidacy', 'seat']),
  person: z.string(),
  position: z.string(),
  election: z.string().nullable(),
  electionId: Id.nullable(),
  at: Moment,
});

const NumberOnly = z.object({ enrollmentNumber: EnrollmentNumber });
const reason = reasonFor('person');

/** The calls with which officers say whose a number is. */
export const numberOffice = {
  searchNumbers: endpoint({
    ...routes.searchNumbers,
    access: 'officers',
    summary: 'Numbers of the voter lists by number or name, the first 25',
    query: z.object({ search: lineOfText(100, 'Enter a number or a name') }),
    reply: z.object({ numbers: z.array(ListedNumber) }),
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
  proposeNumberMove: endpoint({
    ...routes.proposeNumberMove,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.numberMoved,
    summary: 'Propose that a proved number goes to another account; another officer confirms',
    body: NumberOnly.extend({ email: emailAddress(sentences.emailRequired), reason }),
    reply: Done,
    refuses: ['unknown-user', 'own-number', 'account-key-missing', 'overloaded'],
  }),
  readNumberOffice: endpoint({
    ...routes.readNumberOffice,
    access: 'officers',
    summary: 'What waits for officers: places of lost numbers, disputed votes',
    reply: z.object({
      lost: z.array(LostPlace),
      disputes: z.array(Dispute),
      codes: z.int().describe('How many printed codes are out'),
    }),
  }),
  settleLostPlace: endpoint({
    ...routes.settleLostPlace,
    access: 'officers',
    done: answers.lostPlaceSettled,
    summary: 'Write down what was decided about a candidacy or a seat',
    params: z.object({ id: Id }),
    body: z.object({ decision: reason }),
    reply: Done,
    refuses: ['unknown-lost-place'],
  }),
};
