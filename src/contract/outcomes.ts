import { z } from 'zod';
import { appealLimits, appealSentences } from '../core/elections/appeal.ts';
import { complaintKinds, complaintRulings } from '../core/elections/complaint.ts';
import { drawLimits, drawSentences } from '../core/elections/draw.ts';
import { seedKinds } from '../core/elections/outcome-rules.ts';
import { refusals } from '../core/refusal.ts';
import type { Refusal } from '../core/refusal.ts';
import { Election } from './election-shapes.ts';
import { answers } from './answers.ts';
import { ComplaintFile } from './complaint-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, lineOfText, longText, optionalLine, optionalReason } from './fields.ts';
import { routes } from './routes.ts';
import { GivenSanction, Sanction } from './sanctions.ts';

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

/** A complaint as officers read it. */
export const Appeal = z
  .object({
    _id: Id,
    electionId: Id,
    election: z.string(),
    number: z.int(),
    isHidden: z
      .boolean()
      .describe('It concerns the reader: they read neither its words nor whose it is'),
    mayRule: z.boolean().describe('The reader may rule on it while there is no ruling'),
    by: z.string().nullable().describe('Who made it; null once the account is deleted'),
    about: z.enum(complaintKinds),
    of: z.string().nullable().describe('The candidate or the officer, where one was named'),
    ofId: Id.nullable().describe('The nomination of the candidate, or the account of the officer'),
    subject: z.string(),
    text: z.string(),
    files: z.array(ComplaintFile).describe('Sent by whoever complained: open them with care'),
    madeAt: z.string(),
    dueAt: z.string().nullable().describe('When the ruling is due'),
    reply: z.string().nullable().describe('What the one complained about says'),
    sanctions: z.array(Sanction).describe('What was ruled on it; overturned ones too'),
    ruling: z.enum(complaintRulings).nullable().describe('Null where it was only answered'),
    answer: z.string().nullable().describe('Everybody reads it'),
    answeredAt: z.string().nullable(),
  })
  .meta({ id: 'Appeal', description: 'A complaint about an election' });
export type Appeal = z.output<typeof Appeal>;

/** Outcomes in which the votes for nobody or a ruling decided, and that of a question. */
const withoutPerson = ['reopened', 'void', 'voted-down', 'vacant', 'question'] as const;

/** What officers need to know of an election after its close. */
const Outcome = z
  .object({
    certifiedAt: z.string().nullable(),
    certifiedBy: z.string().nullable(),
    appealsUntil: z.string().nullable(),
    openAppeals: z.int(),
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
        tied: z.array(z.string()),
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

/** The calls about ties, appeals and certification (issue 13; docs/elections.md). */
export const outcomes = {
  readOutcome: endpoint({
    ...routes.readOutcome,
    access: 'observers',
    forDesk: 'election',
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
    forDesk: 'election',
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
      'own-tie',
      'draw-too-early',
      'others-desk',
    ],
  }),
  prepareRunOff: endpoint({
    ...routes.prepareRunOff,
    access: 'officers',
    done: answers.runOffPrepared,
    summary: 'A draft to vote again on those who are tied for a position',
    params: ById,
    body: z.object({ positionId: Id }),
    reply: z.object({ election: Election, message: z.string() }),
    status: 201,
    refuses: [
      'held-for-reading',
      ...afterClose,
      'unknown-position',
      'no-tie',
      'tie-by-draw',
      'run-off-prepared',
    ],
  }),
  releaseResults: endpoint({
    ...routes.releaseResults,
    access: 'officers',
    forDesk: 'election',
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
      'own-results',
      'others-desk',
    ],
  }),
  certifyElection: endpoint({
    ...routes.certifyElection,
    access: 'officers',
    forDesk: 'election',
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
      'appeals-open',
      'appeals-unanswered',
      'others-desk',
    ],
  }),
  createAppeal: endpoint({
    ...routes.createAppeal,
    access: 'user',
    summary: 'Appeal after an election, as one of its voters or candidates',
    body: z.object({
      electionId: Id,
      subject: lineOfText(appealLimits.subject, appealSentences.subject),
      text: longText(appealLimits.text, appealSentences.text),
    }),
    reply: z.object({ number: z.int(), message: z.string() }),
    status: 201,
    refuses: [
      'unknown-election',
      'is-rehearsal',
      'voting-not-closed',
      'appeals-over',
      'appeals-full',
      'not-on-roll',
      'many-at-once',
    ],
  }),
  listAppeals: endpoint({
    ...routes.listAppeals,
    access: 'officers',
    forDesk: 'filter',
    summary: 'Complaints, those that wait for a ruling first; at most 1,000',
    query: z.object({ election: Id.optional() }),
    reply: z.array(Appeal),
  }),
  answerAppeal: endpoint({
    ...routes.answerAppeal,
    access: 'officers',
    proposes: true,
    forDesk: 'complaint',
    done: answers.appealAnswered,
    needsFreshLogIn: true,
    summary: 'Rule on a complaint; everybody reads the reason, and nobody whose complaint it was',
    params: ById,
    body: z.object({
      text: longText(appealLimits.text, appealSentences.answer),
      ruling: z
        .enum(complaintRulings)
        .nullable()
        .default(null)
        .describe('Left out, it is answered and no more'),
      sanction: GivenSanction.nullable().default(null),
    }),
    reply: z.object({ appeal: Appeal, message: z.string() }),
    refuses: [
      'held-for-reading',
      'unknown-appeal',
      'appeal-answered',
      'own-complaint',
      'others-desk',
      'election-certified',
      'election-cancelled',
      'is-rehearsal',
      'sanction-not-upheld',
      'sanction-of-whom',
      'warning-of-nobody',
      'already-disqualified',
      'already-void',
      'void-too-early',
      'unknown-position',
      'unknown-nomination',
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
