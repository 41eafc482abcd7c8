import { z } from 'zod';
import { conditionLimits, nominationStatuses } from '../core/elections/nomination.ts';
import { sentences } from '../core/sentences.ts';
import { Profile, profileTexts } from './candidate-profile.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Id,
  optionalLine,
  optionalReason,
  pageNumber,
  Person,
  PositionRef,
  reasonFor,
} from './fields.ts';
import { routes } from './routes.ts';
import { NamedSupporters, OwnSupporters } from './supporters.ts';
import { candidateTranslations, GivenStatements } from './translation-shapes.ts';

// In the document the photo stands between them.
const { statement, ...otherTexts } = profileTexts;

/** What an accepted candidate wants to say instead. The accepted text stays until a decision. */
const NominationEdit = Profile.extend({
  translations: candidateTranslations,
  requestedAt: z.string().describe('ISO 8601 in UTC'),
  isRejected: z.boolean(),
  reason: z.string().nullable().describe('Why it was rejected; null without a reason'),
}).meta({ id: 'NominationEdit', description: 'A change that an accepted candidate asked for' });

/** A nomination as the nominee and the officers see it (contract, POST /nomination/create). */
export const Nomination = z
  .object({
    _id: Id,
    positionId: Id,
    position: z.string(),
    status: z.enum(nominationStatuses),
    election: z.object({ _id: Id, name: z.string() }),
    nominee: Person,
    statement,
    imageUrl: z.string().describe('The photo that was sent with it; empty without one'),
    ...otherTexts,
    translations: candidateTranslations,
    reason: z
      .string()
      .nullable()
      .describe('Why it was rejected or removed, also when the person asks again'),
    version: z.int().describe('Changes with everything that the nominee sends'),
    edit: NominationEdit.nullable(),
    checked: z
      .array(z.string())
      .describe('The conditions that an officer ticked when the nomination was accepted'),
  })
  .meta({ id: 'Nomination', description: 'A nomination of a person for a position' });

/** One of the caller's nominations (contract, GET /nomination/mine). */
const MyNomination = Nomination.extend({
  isFrozen: z
    .boolean()
    .describe(
      'True once the candidates of the position are fixed: nothing can be changed any more',
    ),
  hasLeft: z.boolean().describe('True for a candidate who stepped down after the first vote'),
  supporters: OwnSupporters.optional().describe('Left out where the candidate needs none'),
}).meta({ id: 'MyNomination', description: 'A nomination as its nominee sees it' });
export type MyNomination = z.output<typeof MyNomination>;

const LooksLike = z
  .array(z.string())
  .describe('Names of other candidates of the position that look like this one');

/** A nomination that waits for a decision (contract, GET /nomination/pending). */
const PendingNomination = Nomination.extend({
  nominee: Person.extend({ email: z.string(), enrollmentNumber: z.string().nullable() }),
  requestedAt: z.string().describe('ISO 8601 in UTC'),
  alsoStandsFor: z
    .array(z.string())
    .describe('Other positions of this election that the nominee asked for'),
  looksLike: LooksLike,
  supportedBy: NamedSupporters.optional().describe('Left out where a candidate needs none'),
  conditions: z
    .array(z.string())
    .describe('The conditions of the election; each has to be ticked to accept'),
  isFrozen: z
    .boolean()
    .describe('True once a vote was cast for the position: no decision is possible any more'),
  edits: Id.optional().describe(
    'The accepted nomination of which this is a change: accept and reject decide the change alone',
  ),
  accepted: Profile.extend({ translations: candidateTranslations })
    .optional()
    .describe('Of a change: what voters see until it is accepted'),
}).meta({ id: 'PendingNomination', description: 'A nomination that waits for a decision' });
export type PendingNomination = z.output<typeof PendingNomination>;

/** A nomination and the sentence that the screen shows. */
const NominationReply = z.object({ nomination: Nomination, message: z.string() });

/** Why somebody is rejected; may be left out. */
const reason = optionalReason();
const Version = z.int().describe('The version that was read; another one is refused');

/** What the decisions about a nomination share. */
const decision = {
  access: 'admin',
  councilIf: 'councilDecidesNominations',
  params: ById,
  reply: NominationReply,
  refuses: ['unknown-nomination', 'candidates-frozen', 'nomination-withdrawn', 'own-nomination'],
} as const;
/** The calls about nominations and what candidates say. */
export const nominations = {
  createNomination: endpoint({
    ...routes.createNomination,
    access: 'user',
    done: sentences.nominationSuccessful,
    summary: 'Nominate yourself for a position, also again after a rejection',
    body: z
      .object({
        electionId: z.uuid(sentences.selectElectionAndPosition),
        position: z.string({ error: sentences.selectElectionAndPosition }).pipe(PositionRef),
        userId: Id,
      })
      .extend(Profile.partial().shape)
      .extend({ translations: GivenStatements.optional() }),
    reply: NominationReply,
    status: 201,
    signedOut: 'login-to-nominate',
    refuses: [
      'not-yourself',
      'unknown-election',
      'unknown-position',
      'no-enrollment-number',
      'cannot-stand',
      'is-question',
      'nominations-closed',
      'candidates-frozen',
      'already-nominated',
      'stands-by-link',
      'one-post',
      'many-at-once',
    ],
  }),
  readManifesto: endpoint({
    ...routes.readManifesto,
    access: 'any',
    summary: 'What a candidate wrote beside the statement of the ballot; it is fixed with it',
    params: ById,
    reply: z.object({
      manifesto: z
        .string()
        .describe(
          'At most 2,000 characters, a line without words between paragraphs; may be empty',
        ),
    }),
    refuses: ['unknown-nomination'],
  }),
  listMyNominations: endpoint({
    ...routes.listMyNominations,
    access: 'user',
    summary: 'The caller’s nominations in elections that have not ended, newest first',
    reply: z.array(MyNomination),
  }),
  editNomination: endpoint({
    ...routes.editNomination,
    access: 'user',
    done: answers.nominationChanged,
    summary: 'Change what a candidate says; after acceptance the change waits for an admin',
    params: ById,
    // A client of before knows neither of these.
    body: Profile.extend({
      manifesto: Profile.shape.manifesto.optional().describe('Where it is left out, it stays'),
      apart: Profile.shape.apart.optional().describe('Where it is left out, it stays'),
      translations: GivenStatements.optional(),
    }),
    reply: NominationReply,
    refuses: ['unknown-nomination', 'candidates-frozen', 'nomination-over'],
  }),
  withdrawNomination: endpoint({
    ...routes.withdrawNomination,
    access: 'user',
    done: answers.nominationWithdrawn,
    summary: 'Withdraw one’s own nomination before the first vote for the position',
    params: ById,
    reply: NominationReply,
    refuses: [
      'unknown-nomination',
      'candidates-frozen',
      'nomination-over',
      'withdrawals-closed',
      'entered-unproved',
    ],
  }),
  removeCandidate: endpoint({
    ...routes.removeCandidate,
    access: 'officers',
    done: answers.candidateRemoved,
    summary: 'Take an accepted candidate off the list, with a reason, before the first vote',
    params: ById,
    body: z.object({ reason: reasonFor('person') }),
    reply: NominationReply,
    refuses: ['unknown-nomination', 'candidates-frozen', 'not-a-candidate', 'own-contest'],
  }),
  listPendingNominations: endpoint({
    ...routes.listPendingNominations,
    access: 'admin',
    councilIf: 'councilDecidesNominations',
    summary:
      'Nominations, and changes of accepted candidates, that wait for a decision, oldest first; 1,000 a page',
    query: z.object({ page: pageNumber.default(1) }),
    reply: z.array(PendingNomination),
  }),
  listLookAlikes: endpoint({
    ...routes.listLookAlikes,
    access: 'officers',
    summary: 'The nominations of an election whose names look like those of others',
    params: ById,
    reply: z.array(z.object({ _id: Id, looksLike: LooksLike })),
  }),
  acceptNomination: endpoint({
    ...routes.acceptNomination,
    ...decision,
    done: answers.nominationAccepted,
    summary: 'Accept a candidate; each condition of the election has to be ticked',
    // Fastify gives null for a request without a body.
    body: z
      .object({
        version: Version.optional(),
        checked: z
          .array(optionalLine(conditionLimits.length))
          .max(conditionLimits.count)
          .optional()
          .describe('The conditions that were ticked, each as it is written'),
      })
      .nullish(),
    refuses: [
      ...decision.refuses,
      'nomination-changed',
      'conditions-unchecked',
      'cannot-stand',
      'one-post',
      'supporters-missing',
      'taken-off-by-ruling',
      'line-of-other',
    ],
  }),
  rejectNomination: endpoint({
    ...routes.rejectNomination,
    ...decision,
    done: answers.nominationRejected,
    summary: 'Reject a candidate; the reason is shown to them',
    body: z.object({ reason: reason.optional() }).nullish(),
  }),
  reopenNomination: endpoint({
    ...routes.reopenNomination,
    ...decision,
    done: answers.nominationReopened,
    summary: 'Take a decision back: the nomination is pending again',
    refuses: [...decision.refuses, 'one-post'],
  }),
};
