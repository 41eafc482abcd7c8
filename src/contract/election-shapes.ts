import { z } from 'zod';
import { roles } from '../core/accounts/role.ts';
import { electionLimits } from '../core/elections/election-draft.ts';
import { nominationStatuses } from '../core/elections/nomination.ts';
import { standingsModes } from '../core/elections/standings-mode.ts';
import { EnrollmentNumber, Id, lineOfText, longText, Moment } from './fields.ts';
import { Person } from './people.ts';
import { refusals } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { MaybeUploadedImage } from './uploads.ts';

const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]];

/** A post that is voted for. */
export const Position = z.object({ _id: Id, title: z.string() }).meta({ id: 'Position' });

/** An accepted candidate; votes is null while the election hides its counts (contract). */
export const Candidate = z
  .object({
    _id: Id,
    position: z.string().describe("The position's title"),
    votes: z.int().nullable(),
    nominee: Person,
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.output<typeof Candidate>;

/** Who may vote, as everybody may read it; `rollSize` only for an uploaded roll. */
export const ElectorateReply = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({
      kind: z.literal('some'),
      roles: z.array(z.enum(roles)),
      branches: z.array(z.string()),
      years: z.array(z.string()),
    }),
    z.object({ kind: z.literal('roll'), rollSize: z.int() }),
  ])
  .meta({ id: 'Electorate' });

/** An election on the wire (contract, "Elections on the wire"). */
export const Election = z
  .object({
    _id: Id,
    name: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    nominationsCloseAt: z.string(),
    imageUrl: z.string(),
    standings: z.enum(standingsModes),
    electorate: ElectorateReply,
    positions: z.array(Position),
    nominations: z.array(Candidate),
  })
  .meta({ id: 'Election' });
export type Election = z.output<typeof Election>;

const Numbers = z
  .array(EnrollmentNumber)
  .min(1, 'The roll is empty')
  .max(electionLimits.roll, `A roll can have at most ${electionLimits.roll} numbers`);

/** Who may vote, as the desk sets it (contract, optional settings). */
export const ElectorateSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({
    kind: z.literal('some'),
    roles: z.array(z.enum(roles)).max(4).default([]),
    branches: z
      .array(
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/, 'Two letters'),
      )
      .max(100)
      .default([]),
    years: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[0-9]{2}$/, 'Two digits'),
      )
      .max(100)
      .default([]),
  }),
  z.object({ kind: z.literal('roll'), numbers: Numbers }),
]);

const Title = lineOfText(electionLimits.positionTitle, 'Every position needs a title');

/** What the desk sends to organise an election. Dates and positions are judged by core. */
export const NewElection = z.object({
  name: lineOfText(electionLimits.name, 'Election name is required'),
  description: longText(electionLimits.description, 'Description is required'),
  startDate: Moment,
  endDate: Moment,
  imageUrl: MaybeUploadedImage.optional(),
  positions: z
    .array(
      z.union([Title, z.object({ title: Title })], { error: 'Every position needs a title' }),
      {
        error: 'Add at least one position',
      },
    )
    .min(1, 'Add at least one position')
    .max(
      electionLimits.positions,
      `An election can have at most ${electionLimits.positions} positions`,
    ),
  nominationsCloseAt: Moment.optional(),
  standings: z.enum(standingsModes).default('live'),
  electorate: ElectorateSetting.default({ kind: 'everyone' }),
});

/** Proof that somebody voted for a position; it names no choice (ux.md, Decided 3). */
export const Receipt = z
  .object({
    code: z.string().describe('Such as 7F2K-9QXM'),
    electionId: Id,
    positionId: Id,
    position: z.string(),
    votedAt: z.string().describe('ISO 8601, to the minute'),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.output<typeof Receipt>;

/** What became of one vote of a ballot: its receipt, or why it was refused. It names no choice. */
export const BallotLine = z
  .object({
    position: z.string().describe('As the request named it'),
    receipt: Receipt.nullable(),
    refusal: z.object({ reason: z.enum(refusalNames), message: z.string() }).nullable(),
  })
  .meta({ id: 'BallotLine' });
export type BallotLine = z.output<typeof BallotLine>;

/** Whether the viewer may do something, and why not. */
export const Permit = z.object({
  isAllowed: z.boolean(),
  why: z.enum(refusalNames).nullable(),
  message: z.string().nullable(),
});

/** One election as it concerns the viewer: what they may do and have done, never what they chose. */
export const MyBallot = z
  .object({
    electionId: Id,
    orderSeed: z.string().describe('Orders the candidates for this voter alone (core ballotOrder)'),
    vote: Permit,
    nominate: Permit,
    receipts: z.array(Receipt),
    nominations: z.array(
      z.object({ _id: Id, position: z.string(), status: z.enum(nominationStatuses) }),
    ),
  })
  .meta({ id: 'MyBallot' });
export type MyBallot = z.output<typeof MyBallot>;

/** The results of an ended election (contract, "Elections on the wire"). */
export const ElectionResults = z
  .object({
    electionId: Id,
    name: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    imageUrl: z.string(),
    results: z.array(
      z.object({
        position: z.string(),
        tie: z.boolean().describe('A shared first place: nobody has won yet'),
        candidates: z.array(
          z.object({
            _id: Id,
            userId: Id,
            votes: z.int(),
            student: Person.extend({
              email: z.string().nullable(),
              enrollmentNumber: z.string().nullable(),
            }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ElectionResults' });
export type ElectionResults = z.output<typeof ElectionResults>;

/** A nomination as the one who asked and the admin see it. */
export const Nomination = z
  .object({
    _id: Id,
    position: z.string(),
    status: z.enum(nominationStatuses),
    election: z.object({ _id: Id, name: z.string() }),
    nominee: Person,
  })
  .meta({ id: 'Nomination' });

/** A nomination that waits, with what the admin needs to decide. */
export const PendingNomination = Nomination.extend({
  nominee: Person.extend({ email: z.string(), enrollmentNumber: z.string().nullable() }),
  requestedAt: z.string(),
  alsoStandsFor: z.array(z.string()).describe('Other positions of this election they asked for'),
  isFrozen: z.boolean().describe('A ballot was cast for the position: no decision is possible'),
}).meta({ id: 'PendingNomination' });
export type PendingNomination = z.output<typeof PendingNomination>;
