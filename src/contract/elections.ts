import { z } from 'zod';
import { roles } from '../core/accounts/role.ts';
import { electionLimits } from '../core/elections/election-draft.ts';
import { nominationStatuses } from '../core/elections/nomination.ts';
import { standingsModes } from '../core/elections/standings-mode.ts';
import { sentences } from '../core/sentences.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, EnrollmentNumber, Id, lineOfText, longText, Moment } from './fields.ts';
import { Person } from './people.ts';
import { refusals } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { routes } from './routes.ts';
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

/** A position by its title in any case, or by its _id (contract). */
const PositionRef = z.string().trim().min(1, sentences.selectElectionAndPosition).max(200);
/** A candidate by the nominee's _id or the nomination's (contract). */
const CandidateRef = Id;
const NominationReply = z.object({ nomination: Nomination, message: z.string() });
const decision = {
  access: 'admin',
  params: ById,
  reply: NominationReply,
  refuses: ['unknown-nomination', 'candidates-frozen'],
} as const;

export const elections = {
  createElection: endpoint({
    ...routes.createElection,
    access: 'desk',
    summary: 'Organise an election',
    body: NewElection,
    reply: z.object({ election: Election, message: z.string() }),
    status: 201,
    bodyLimit: 4 * 1024 * 1024,
  }),
  deleteElection: endpoint({
    ...routes.deleteElection,
    access: 'desk',
    summary: 'Delete an election; with votes only by an admin who repeats its name',
    params: ById,
    // Fastify shows a schema null where nothing was sent.
    body: z.object({ confirm: z.string().max(200).optional() }).nullish(),
    reply: Done,
    refuses: ['unknown-election', 'election-has-votes'],
  }),
  listElections: endpoint({
    ...routes.listElections,
    access: 'any',
    summary: 'All elections with their accepted candidates',
    reply: z.object({ elections: z.array(Election), serverTime: z.string() }),
  }),
  listResults: endpoint({
    ...routes.listResults,
    access: 'any',
    summary: 'Results of the elections whose voting has ended, newest first',
    reply: z.array(ElectionResults),
  }),
  listMyBallots: endpoint({
    ...routes.listMyBallots,
    access: 'user',
    summary: 'What the signed-in person may do in each election, and their receipts',
    reply: z.array(MyBallot),
  }),
  createNomination: endpoint({
    ...routes.createNomination,
    access: 'user',
    summary: 'Ask to stand for a position',
    body: z.object({
      electionId: z.uuid(sentences.selectElectionAndPosition),
      position: z.string({ error: sentences.selectElectionAndPosition }).pipe(PositionRef),
      userId: Id,
    }),
    reply: NominationReply,
    status: 201,
    signedOut: 'login-to-nominate',
    refuses: [
      'not-yourself',
      'unknown-election',
      'unknown-position',
      'no-enrollment-number',
      'nominations-closed',
      'already-nominated',
    ],
  }),
  listPendingNominations: endpoint({
    ...routes.listPendingNominations,
    access: 'admin',
    summary: 'Nominations that wait for a decision, oldest first',
    reply: z.array(PendingNomination),
  }),
  acceptNomination: endpoint({
    ...routes.acceptNomination,
    ...decision,
    summary: 'Accept a candidate',
  }),
  rejectNomination: endpoint({
    ...routes.rejectNomination,
    ...decision,
    summary: 'Reject a candidate',
  }),
  reopenNomination: endpoint({
    ...routes.reopenNomination,
    ...decision,
    summary: 'Take a decision back: the nomination is pending again',
  }),
  castVote: endpoint({
    ...routes.castVote,
    access: 'user',
    summary: 'Cast one vote for a position; repeat with the same Idempotency-Key if unsure',
    body: z.object({
      userId: Id,
      electionId: Id,
      position: PositionRef,
      candidateId: CandidateRef,
    }),
    reply: z.object({ message: z.string(), receipt: Receipt }),
    signedOut: 'login-to-vote',
    refuses: [
      'not-yourself',
      'not-on-roll',
      'voting-not-open',
      'voting-closed',
      'unknown-election',
      'unknown-position',
      'unknown-candidate',
      'already-voted',
      'outcome-unknown',
      'overloaded',
    ],
  }),
  sendEmail: endpoint({
    ...routes.sendEmail,
    access: 'user',
    summary: 'Ask for the letter to a winner; the server writes it and sends it once',
    body: z.object({
      email: lineOfText(254, sentences.emailRequired),
      subject: z.string().max(1000).optional(),
      body: z.string().max(20_000).optional(),
    }),
    reply: Done,
    refuses: ['not-a-winner'],
  }),
};
