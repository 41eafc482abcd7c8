import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { electionLimits } from '../core/elections/election-draft.ts';
import { sentences } from '../core/sentences.ts';
import { Election, Title } from './election-shapes.ts';
import {
  Classes,
  InNone,
  LimitedPosition,
  PositionLimits,
  VoterLimits,
} from './electorate-shapes.ts';
import { editedSettings, EditedVersion, largestElection, some } from './election-settings.ts';
import { answers } from './answers.ts';
import { OfficersLine } from './candidate-profile.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  ElectionDate,
  emailAddress,
  Id,
  optionalReason,
  reasonFor,
  personName,
} from './fields.ts';
import { namedOnce, namesOnce, positionsAgain } from './outcome-shapes.ts';
import { ownRuleFields, positionRuleFields } from './position-rules.ts';
import { routes } from './routes.ts';
import { GivenTranslations } from './translation-shapes.ts';
import { publishedWith } from './typed-candidates.ts';

/** Why officers change an election that voters know: voters read it. */
const Reason = reasonFor('voters');

const ElectionReply = z.object({ election: Election, message: z.string() });

/** What the calls share that change an election which voters know. */
const act = { access: 'officers', params: ById, reply: ElectionReply } as const;
const justBecause = z.object({ reason: Reason });

/**
 * What is to be changed of an election; what is left out stays. `positions` is the whole list in its
 * order: one with `_id` is kept, one without is new, one that is missing is removed. One without
 * `limits` keeps who votes for it, and so it is with how it is won and who may be a candidate.
 */
const EditedElection = z.object({
  ...some(editedSettings, 'name', 'description', 'imageUrl', 'startDate', 'endDate'),
  ...some(editedSettings, 'nominationsCloseAt'),
  positions: z
    .array(
      z.object({
        _id: Id.optional(),
        title: Title,
        limits: VoterLimits.optional(),
        ...positionRuleFields,
        ...ownRuleFields,
        candidacy: PositionLimits.nullable()
          .optional()
          .describe('Who may be a candidate; null for those who vote for the position'),
      }),
    )
    .max(
      electionLimits.positions,
      wrong('election-can-have-at-most-positions', { count: electionLimits.positions }),
    )
    .optional(),
  // How every position is won that does not say it itself.
  ...positionRuleFields,
  ...editedSettings,
  translations: GivenTranslations.optional(),
  reason: optionalReason().default(''),
  version: EditedVersion,
});

/** What a copy says itself; left out, its name ends in “(copy)” and its dates are moved by whole years. */
const CopiedElection = z.object({
  rehearsal: z.boolean().optional(),
  ...some(editedSettings, 'name'),
  startDate: ElectionDate.optional(),
  endDate: ElectionDate.optional(),
  nominationsCloseAt: ElectionDate.optional(),
});

/**
 * The calls that change what an election is (contract, "What the second release adds"). Each is judged
 * under the lock that votes take.
 */
export const electionLife = {
  listAllElections: endpoint({
    ...routes.listAllElections,
    access: 'observers',
    summary: 'Every election, those that are not published too',
    reply: z.object({ elections: z.array(Election) }),
  }),
  readElectionToEdit: endpoint({
    ...routes.readElectionToEdit,
    access: 'officers',
    summary:
      'An election, published or not, and whether a vote was cast in it; where counts are hidden: whether one could be',
    params: ById,
    reply: z.object({
      election: Election,
      hasBallots: z.boolean(),
      version: z.int().describe('Counts the edits of its settings; editElection takes it'),
      ownGroups: z.array(z.string()).describe('The groups on its own voter list, by name'),
      limited: z
        .array(LimitedPosition)
        .describe('Of a draft: who could vote for each such position by the lists of now'),
      inNone: InNone.optional().describe(
        'Of a draft: whom none of its positions is for; left out where nobody is',
      ),
    }),
    refuses: ['unknown-election'],
  }),
  countLimited: endpoint({
    ...routes.countLimited,
    access: 'officers',
    summary:
      'How many people could vote for each limited position of an election that is not saved, and how many a share of them is; writes nothing',
    body: z.object({
      ...some(editedSettings, 'electorate', 'voters', 'mailDomains'),
      positions: z
        .array(
          z.object({
            title: Title,
            limits: VoterLimits.optional(),
            quorum: ownRuleFields.quorum,
            majority: ownRuleFields.majority,
          }),
        )
        .max(electionLimits.positions),
      asksClasses: z.boolean().default(false).describe('True for the values of its columns too'),
    }),
    reply: z.object({
      limited: z.array(LimitedPosition),
      inNone: InNone.optional().describe(
        'Whom none of the positions is for; left out where nobody is',
      ),
      classes: Classes.optional().describe('Left out where they are not asked for'),
    }),
    bodyLimit: largestElection,
  }),
  editElection: endpoint({
    ...routes.editElection,
    ...act,
    proposes: true,
    done: answers.electionSaved,
    summary: 'Change an election; what is fixed by then is refused',
    body: EditedElection,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-frozen',
      'changed-meanwhile',
      'election-certified',
      'position-has-nominations',
    ],
    bodyLimit: largestElection,
  }),
  publishElection: endpoint({
    ...routes.publishElection,
    ...act,
    proposes: true,
    done: answers.electionPublished,
    summary: 'Publish a draft: from now on everybody sees it',
    // Fastify gives null for a request without a body.
    body: z.object({ reason: optionalReason().optional(), ...publishedWith }).nullish(),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-not-draft',
      'voter-list-empty',
      'keys-elsewhere',
      'unknown-position',
      'is-question',
      'conditions-unchecked',
      'wrong-candidates',
      'entered-need-supporters',
    ],
    bodyLimit: largestElection,
  }),
  extendElection: endpoint({
    ...routes.extendElection,
    ...act,
    proposes: true,
    done: answers.electionExtended,
    summary: 'Move the end of voting to a later moment',
    body: z.object({ endDate: ElectionDate, reason: Reason }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-paused',
      'election-cancelled',
      'voting-closed',
      'voting-ends-now',
    ],
  }),
  correctCandidateName: endpoint({
    ...routes.correctCandidateName,
    ...act,
    proposes: true,
    done: answers.candidateNameCorrected,
    summary:
      'Correct the name of a candidate while voting is open, or what tells them apart; of who has no account before it too',
    body: z.object({
      nominationId: Id,
      name: personName(sentences.fillAllTheFields)
        .optional()
        .describe('Where it is left out, it stays; else the one before stands beside it'),
      apart: OfficersLine.optional().describe('Where it is left out, it stays'),
      reason: Reason,
    }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'unknown-candidate',
      'own-position',
      'name-of-other',
      'line-of-other',
      'election-is-draft',
      'election-cancelled',
      'voting-not-open',
      'voting-closed',
    ],
  }),
  closeElectionNow: endpoint({
    ...routes.closeElectionNow,
    ...act,
    proposes: true,
    needsFreshLogIn: true,
    done: answers.electionClosed,
    summary: 'End voting now, before its time',
    body: justBecause,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'voting-not-open',
      'voting-closed',
    ],
  }),
  nameReturningOfficer: endpoint({
    ...routes.nameReturningOfficer,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.returningOfficerNamed,
    summary: 'Name the returning officer of an election in place of the officers, or nobody',
    params: ById,
    body: z.object({
      email: emailAddress(wrong('e-mail-required'))
        .nullable()
        .describe('Null for the officers who are not candidates, together'),
      reason: optionalReason().default(''),
    }),
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'election-certified',
      'named-unfit',
      'named-unconfirmed',
    ],
  }),
  pauseElection: endpoint({
    ...routes.pauseElection,
    ...act,
    forNamed: 'election',
    proposes: true,
    done: answers.electionPaused,
    summary: 'Stop taking votes until voting is resumed',
    body: justBecause,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-paused',
      'election-cancelled',
      'voting-not-open',
      'voting-closed',
      'voting-ends-now',
    ],
  }),
  resumeElection: endpoint({
    ...routes.resumeElection,
    ...act,
    forNamed: 'election',
    proposes: true,
    done: answers.electionResumed,
    summary:
      'Take votes again; the end moves by as long as the pause lasted, unless told otherwise',
    body: z.object({ reason: Reason, movesEnd: z.boolean().default(true) }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-not-paused',
      'published-before-restore',
    ],
  }),
  cancelElection: endpoint({
    ...routes.cancelElection,
    ...act,
    proposes: true,
    needsFreshLogIn: true,
    done: answers.electionCancelled,
    summary: 'Cancel an election for ever: its votes are destroyed unopened, and its key',
    body: justBecause,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'voting-closed',
      'voting-ends-now',
    ],
  }),
  settleHeldClose: endpoint({
    ...routes.settleHeldClose,
    ...act,
    access: 'admin',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.heldCloseSettled,
    summary:
      'After a restore: decide whether the result that was published before stands, or the restored votes are counted',
    body: z.object({
      choice: z.enum(['stands', 'count'], { error: wrong('choose-which-result-counts') }),
      reason: Reason,
    }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'close-not-held',
      'nothing-proves-result',
    ],
  }),
  returnElectionToDraft: endpoint({
    ...routes.returnElectionToDraft,
    ...act,
    proposes: true,
    done: answers.electionReturned,
    summary: 'Make an election without votes a draft again',
    body: justBecause,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'election-ballots-cast',
      'voting-closed',
    ],
  }),
  duplicateElection: endpoint({
    ...routes.duplicateElection,
    ...act,
    done: answers.electionDuplicated,
    summary: 'A draft with the positions and settings of an election, and with no people of it',
    // Fastify gives null for a request without a body.
    body: CopiedElection.nullish(),
    status: 201,
    refuses: ['unknown-election'],
  }),
  voteAgain: endpoint({
    ...routes.voteAgain,
    ...act,
    done: answers.votedOnAgain,
    summary:
      'A draft to vote on positions again, or on a cancelled election: its candidates and its whole voter list',
    body: z
      .object(positionsAgain)
      .refine(namesOnce, namedOnce)
      .describe('Without positions, all of a cancelled election'),
    status: 201,
    refuses: [
      'unknown-election',
      'unknown-position',
      'not-cancelled',
      'vote-again-two-ways',
      'vote-again-prepared',
      'run-off-prepared',
    ],
  }),
  wipeElection: endpoint({
    ...routes.wipeElection,
    access: 'officers',
    done: answers.electionWiped,
    summary: 'Delete a rehearsal with its votes',
    params: ById,
    reply: Done,
    refuses: ['held-for-reading', 'unknown-election', 'not-a-rehearsal'],
  }),
};
