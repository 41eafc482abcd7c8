import { z } from 'zod';
import { drawLimits, drawSentences } from '../core/elections/draw.ts';
import { seedKinds } from '../core/elections/outcome-rules.ts';
import { refusals } from '../core/refusal.ts';
import type { Refusal } from '../core/refusal.ts';
import { Election } from './election-shapes.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, lineOfText, optionalLine, optionalReason } from './fields.ts';
import { namedOnce, namesSome, positionsAgain } from './outcome-shapes.ts';
import { routes } from './routes.ts';

const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]];
/** The refusals of a call about an election that is over. */
const afterClose = [
  'unknown-election',
  'voting-not-closed',
  'is-rehearsal',
  'not-counted',
  'results-held',
  'election-certified',
] as const;

/** Outcomes in which the votes for nobody, a rule or a ruling decided, and that of a question. */
const withoutPerson = [
  'reopened',
  'void',
  'voted-down',
  'vacant',
  'no-quorum',
  'no-majority',
  'question',
] as const;

/** What officers need to know of an election after its close. */
const Outcome = z
  .object({
    certifiedAt: z.string().nullable(),
    certifiedBy: z.string().nullable(),
    complaintsUntil: z.string().nullable(),
    areMessagesUnanswered: z
      .boolean()
      .describe(
        'Certifying takes `passedOver`, because messages of who may vote or stand have no answer',
      ),
    blockers: z
      .array(z.object({ reason: z.enum(refusalNames), message: z.string() }))
      .describe('Why it cannot be certified yet'),
    draw: z
      .object({
        seed: z.enum(seedKinds),
        source: z.string(),
        from: z.string().describe('From when it can be entered'),
        officersNeeded: z.int().describe('2, or 1 where no other officer is left to confirm it'),
        isOwn: z.boolean().describe('The reader shares a first place, so somebody else enters it'),
      })
      .nullable()
      .describe('Null where no draw is due'),
    positions: z.array(
      z.object({
        positionId: Id,
        position: z.string(),
        outcome: z.enum(['winner', 'tie', 'no-votes', 'vote-again', 'nobody', ...withoutPerson]),
        tied: z.array(z.string()).describe('Or who meets in a second round'),
        openedAgain: z.int().describe('Seats that votes for nobody have left open'),
        followedBy: z.array(
          z.object({
            electionId: Id,
            name: z.string(),
            as: z.enum(['run-off', 'vote-again']),
            isDraft: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Outcome', description: 'What is due after the close of an election' });

/** The calls about ties and certification (issue 13; docs/elections.md). */
export const outcomes = {
  readOutcome: endpoint({
    ...routes.readOutcome,
    access: 'observers',
    forNamed: 'election',
    summary: 'What is due after the close of an election, until it is certified',
    params: ById,
    reply: Outcome,
    refuses: [
      'unknown-election',
      'voting-not-closed',
      'is-rehearsal',
      'not-counted',
      'results-held',
    ],
  }),
  enterDraw: endpoint({
    ...routes.enterDraw,
    access: 'officers',
    forNamed: 'election',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.drawHeld,
    summary: 'Enter what was thrown or published for the draw; another officer confirms it',
    params: ById,
    body: z.object({
      drawn: lineOfText(drawLimits.value, drawSentences.drawn),
      witnesses: optionalLine(drawLimits.witnesses).default(''),
    }),
    reply: Done,
    refuses: [
      'held-for-reading',
      ...afterClose,
      'draw-held',
      'no-tie',
      'tie-by-run-off',
      'own-election',
      'own-tie',
      'draw-too-early',
      'named-decides',
    ],
  }),
  prepareRunOff: endpoint({
    ...routes.prepareRunOff,
    access: 'officers',
    done: answers.runOffPrepared,
    summary: 'A draft to vote again on those who are tied for positions',
    params: ById,
    body: z.object(positionsAgain).refine(namesSome, namedOnce),
    reply: z.object({ election: Election, message: z.string() }),
    status: 201,
    refuses: [
      'held-for-reading',
      ...afterClose,
      'unknown-position',
      'no-tie',
      'tie-by-draw',
      'run-off-prepared',
      'vote-again-prepared',
    ],
  }),
  releaseResults: endpoint({
    ...routes.releaseResults,
    access: 'officers',
    forNamed: 'election',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.resultsReleased,
    summary: 'Show the results of an election that are held back until its officers release them',
    params: ById,
    body: z.object({ reason: optionalReason().default('') }),
    reply: z.object({ election: Election, message: z.string() }),
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'election-cancelled',
      'voting-not-closed',
      'not-counted',
      'results-shown',
      'own-election',
      'named-decides',
    ],
  }),
  certifyElection: endpoint({
    ...routes.certifyElection,
    access: 'officers',
    forNamed: 'election',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.electionCertified,
    summary: 'Certify an election: its outcome stands, and nothing of it changes any more',
    params: ById,
    body: z.object({
      reason: optionalReason().default(''),
      passedOver: optionalReason()
        .optional()
        .describe('Why messages without an answer are passed over; everybody reads it'),
    }),
    reply: Done,
    refuses: [
      'held-for-reading',
      ...afterClose,
      'messages-unanswered',
      'tie-undecided',
      'vote-again-due',
      'second-round-due',
      'complaints-open',
      'own-election',
      'named-decides',
    ],
  }),
  stepDown: endpoint({
    ...routes.stepDown,
    access: 'user',
    done: answers.steppedDown,
    summary: 'Step down as a candidate after the first vote; the votes stay counted',
    params: ById,
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-nomination',
      'not-fixed-yet',
      'entered-unproved',
      'stepped-down',
      'election-certified',
    ],
  }),
};
