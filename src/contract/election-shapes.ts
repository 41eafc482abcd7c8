import { wrong } from '../core/kernel/wrong.ts';
import { VoterLines } from './voter-lines.ts';
import { z } from 'zod';
import { electionLimits, missing, missingIn } from '../core/elections/election-draft.ts';
import { settingFlags } from '../core/elections/election-settings.ts';
import { voterKinds } from '../core/elections/electorate.ts';
import { proofWays } from '../core/elections/proofs.ts';
import { electionStates } from '../core/elections/phase.ts';
import { ballotTexts } from './candidate-profile.ts';
import { countedByHand, VoterLimits } from './electorate-shapes.ts';
import { BallotPerson, Id, lineOfText, optionalReason } from './fields.ts';
import { madeSettings, readSettings, some, unlessDraft } from './election-settings.ts';
import { heldCloseFields } from './held-close.ts';
import { Disputed } from './disputes.ts';
import { ownRuleFields, positionRuleFields } from './position-rules.ts';
import { AddedTimeReply } from './added-time-shapes.ts';
import { RecountKitLabel } from './recount-kit.ts';
import { AfterClose, Decided, Follower } from './outcome-shapes.ts';
import { aboutPost, accountDeleted, Margin } from './result-shapes.ts';
import { Ruling } from './ruling-shapes.ts';
import {
  candidateTranslations,
  electionTranslations,
  positionTranslations,
  postTranslations,
  writtenIn,
} from './translation-shapes.ts';
import { publishedWith } from './typed-candidates.ts';

/** A position that people vote for (specification, section 3). */
export const Position = z
  .object({
    _id: Id,
    title: z.string(),
    limits: VoterLimits.optional().describe('Left out where all voters vote for it'),
    // How it is won; what has its default is left out.
    ...positionRuleFields,
    ...ownRuleFields,
    void: Ruling.optional().describe('A ruling made it void; left out where none did'),
    follows: Follower.optional().describe('The position of an earlier election that it decides'),
    translations: positionTranslations,
  })
  .meta({ id: 'Position', description: 'A position that people vote for' });

/** An accepted candidate. `_id` is that of the nomination (contract, "Elections on the wire"). */
export const Candidate = z
  .object({
    _id: Id,
    positionId: Id,
    position: z.string().describe("The position's title"),
    votes: z
      .number()
      .nullable()
      .describe(
        'Null while the election hides its counts, and of a ranked position until the close; then its tally of the last round in which it stood, with up to five places',
      ),
    nominee: BallotPerson,
    kind: z
      .enum(['nobody', 'yes', 'no'])
      .optional()
      .describe('What is no person: nobody, or an answer to a question; left out for a person'),
    withoutAccount: z
      .literal(true)
      .optional()
      .describe('Entered by officers without an account; left out for everybody else'),
    ...ballotTexts,
    statement: ballotTexts.statement.describe('At most 500 characters; empty without one'),
    link: ballotTexts.link.describe('An https address; empty without one'),
    hasManifesto: z
      .literal(true)
      .optional()
      .describe('Left out without a manifesto; GET /nomination/manifesto/{id} gives it'),
    hasLeft: z.boolean().describe('True when they left after the first vote'),
    ...accountDeleted,
    disqualified: Ruling.optional().describe(
      'By a ruling after the first vote; they can be chosen and not elected. Left out for others',
    ),
    translations: candidateTranslations,
  })
  .meta({ id: 'Candidate', description: 'An accepted candidate of a position' });
export type Candidate = z.output<typeof Candidate>;

/** What was changed of an election after it was published, and why (contract). */
const ElectionChange = z
  .object({
    at: z.string().describe('ISO 8601 in UTC'),
    what: z.string().describe('A sentence'),
    told: VoterLines.optional().describe(
      'The same by its keys; left out of a sentence of an earlier release that is kept as it was',
    ),
    reason: z.string().describe('In the words of the officer; empty where none was needed'),
    officers: z
      .int()
      .nullable()
      .describe('2 where two officers did it, 1 where only one was left, null by an earlier rule'),
  })
  .meta({ id: 'ElectionChange', description: 'What was changed of a published election' });

/** An election, with its accepted candidates only (contract, "Elections on the wire"). */
export const Election = z
  .object({
    _id: Id,
    ...some(readSettings, 'name', 'description', 'startDate', 'endDate', 'nominationsCloseAt'),
    publishedAt: z
      .string()
      .optional()
      .describe('Since when everybody sees it and nominations are open; left out in a draft'),
    ...some(
      readSettings,
      'withdrawalsCloseAt',
      'remindAt',
      ...settingFlags,
      'supporters',
      'rankedLists',
    ),
    ...some(readSettings, 'resultsAt', 'showBy'),
    releasedAt: z.string().optional().describe('Left out until they are released'),
    resultCode: z
      .string()
      .optional()
      .describe('Of a closed election whose results are not released; later it is with them'),
    ...some(readSettings, 'imageUrl', 'standings', 'standingsBatch'),
    isSealed: z
      .boolean()
      .describe('False where ballots are rows: voting began before they were sealed'),
    ...some(readSettings, 'electorate', 'voters', 'mailDomains'),
    ...some(readSettings, 'candidacy', 'candidateConditions'),
    positions: z.array(Position),
    nominations: z.array(Candidate),
    state: z
      .enum(electionStates)
      .describe(
        'Only a published election opens and closes by its dates; only officers see a draft',
      ),
    pausedUntil: z
      .string()
      .optional()
      .describe('ISO 8601 in UTC: when a pause by one officer ends by itself; else left out'),
    pausedByRestore: z
      .literal(true)
      .optional()
      .describe('A restore paused it: officers resume it, by two where there are two'),
    ...readSettings,
    followedBy: z.array(Follower).optional().describe('Published elections that decide positions'),
    certifiedAt: z.string().optional().describe('Left out until it is certified'),
    rehearsal: z.boolean().describe('True for a test: it has no results and can be wiped'),
    couldNotBeCounted: z
      .literal(true)
      .optional()
      .describe('Voting is over, and no server could count the votes yet; the admins were told'),
    held: z
      .object(heldCloseFields)
      .optional()
      .describe(
        'It was closed and published before a restore: an admin has to decide which result counts, and until then it is not closed',
      ),
    restores: z
      .array(z.string())
      .optional()
      .describe(
        'Sentences about restores of the server that may have taken votes, the oldest first; left out where there was none',
      ),
    restoresTold: z
      .array(VoterLines)
      .optional()
      .describe('The same by their keys, each in its place'),
    addedTime: AddedTimeReply,
    addedAfterOpening: z
      .int()
      .describe('How many people were added to its voter list after voting opened'),
    ...countedByHand,
    changes: z
      .array(ElectionChange)
      .describe('What was changed after the election was published, newest first'),
    translations: electionTranslations,
    writtenIn,
  })
  .meta({ id: 'Election', description: 'An election with its accepted candidates' });
export type Election = z.output<typeof Election>;

/** The title of a position: one line, at most 80 characters. */
export const Title = lineOfText(
  electionLimits.positionTitle,
  wrong('every-position-needs-title-2'),
);

/** A position of a new election: its title, who votes for it, and how it is won. */
const NewPosition = z.object({
  title: Title,
  limits: VoterLimits.optional(),
  ...positionRuleFields,
  ...ownRuleFields,
});

/** What is wrong with a position that has a title is said; everything else needs one first. */
function positionProblem({ errors }: { errors?: unknown }): string {
  const [, ofObject = []] = (errors ?? []) as { path: PropertyKey[]; message: string }[][];
  const first = ofObject.find(({ path }) => path.length > 0);
  return first?.message ?? wrong('every-position-needs-title-2');
}

/** Says what is missing, beside whatever else is wrong. */
function refuseUnfinished(
  given: { draft: boolean },
  context: Pick<z.core.$RefinementCtx, 'issues' | 'addIssue'>,
): void {
  if (given.draft === true) return;
  const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
  const known = Object.entries(given).filter(([field]) => !wrong.has(field));
  for (const [field, message] of Object.entries(missingIn(Object.fromEntries(known)))) {
    if (!wrong.has(field)) context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** What officers say of a new election, field by field. */
export const newElectionFields = z.object({
  ...some(madeSettings, 'name', 'description', 'startDate', 'endDate', 'imageUrl'),
  positions: z
    .array(z.union([Title, NewPosition], { error: positionProblem }), {
      error: missing.positions,
    })
    .max(
      electionLimits.positions,
      wrong('election-can-have-at-most-positions', { count: electionLimits.positions }),
    )
    .default([])
    .describe(unlessDraft),
  // How every position is won that does not say it itself.
  ...positionRuleFields,
  ...madeSettings,
  draft: z.boolean().default(false).describe('True to publish it later'),
  rehearsal: z.boolean().default(false).describe('True for a test; it stays one'),
  reason: optionalReason()
    .optional()
    .describe('Why it is published, for the officer who confirms it where two are needed'),
  ...publishedWith,
});

/**
 * A new election as officers send it (contract, POST /election/create). The rules about dates and
 * about equal titles are in core/elections/election-draft.ts. A draft needs a name alone.
 */
export const NewElection = newElectionFields.superRefine(refuseUnfinished, {
  when: ({ value }) => typeof value === 'object' && value !== null,
});

const reasonsWithoutWinner = [
  'reopened',
  'void',
  'voted-down',
  'vote-again',
  'vacant',
  'no-quorum',
  'no-majority',
] as const;

/**
 * The results of an election that has ended (contract, "Elections on the wire"). Candidates are
 * ordered by votes, highest first, then by name.
 */
export const ElectionResults = z
  .object({
    electionId: Id,
    name: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    imageUrl: z.string(),
    voters: z.enum(voterKinds).describe('How voters were known'),
    mailDomains: z.array(z.string()),
    proofs: z
      .array(
        z.object({
          ways: z.array(z.enum(proofWays)).describe('Several where each alone would be too few'),
          officer: z.string().nullable().describe('Who checked them in, where it was one officer'),
          voters: z.int(),
          votes: z.int(),
        }),
      )
      .describe('How those who voted had proved their number, once the close has run'),
    recountKit: RecountKitLabel.nullable().describe('Null until the close has run'),
    afterClose: AfterClose.optional().describe('Left out until the close has run'),
    results: z
      .array(
        z.object({
          ...aboutPost,
          tie: z
            .boolean()
            .describe(
              'True when the last seat is shared, or nobody has a vote: no one has won it yet',
            ),
          tied: z
            .array(Id)
            .describe('The nominations that are tied across the last seat; empty without a tie'),
          elected: z.array(Id).describe('The nominations that are elected, in that order'),
          openSeats: z.int().optional().describe('Seats that nobody has; left out where none is'),
          reopened: z
            .int()
            .optional()
            .describe('How many of those are open because of the votes for nobody'),
          decided: Decided.optional().describe('Left out where the votes alone decide'),
          margin: Margin,
          ...Disputed.shape,
        }),
      )
      .describe('Positions that people won or that are tied'),
    withoutWinner: z
      .array(
        z.object({
          ...aboutPost,
          why: z
            .enum(reasonsWithoutWinner)
            .describe(
              'By the votes for nobody, because who was elected has left, because too few took part or nobody has the majority, or by a ruling: `void`, or `vacant` where who had the most votes is disqualified',
            ),
          openSeats: z.int(),
          quorum: z
            .object({
              voted: z.int(),
              eligible: z.int().describe('How many could vote for it at the close'),
              needed: z.int(),
            })
            .optional()
            .describe('With `no-quorum`'),
          secondRound: z
            .object({
              needed: z.int().describe('The least number of votes that elects'),
              between: z.array(Id),
              level: z
                .array(Id)
                .describe(
                  'Of whom a draw has yet to choose, as far as places are left; else empty',
                ),
            })
            .optional()
            .describe('With `no-majority`: who meets in it'),
          ruling: Ruling.optional().describe('That made it void; left out where votes did'),
        }),
      )
      .describe('Positions that no person won'),
    questions: z
      .array(
        z.object({
          positionId: Id,
          position: z.string(),
          text: z.string(),
          outcome: z.enum(['passed', 'not-passed', 'no-quorum']),
          yes: z.int(),
          no: z.int(),
          abstained: z.int(),
          eligible: z.int().describe('How many could vote at the close'),
          quorumNeeded: z.int().describe('How many had to take part; 0 without a quorum'),
          yesNeeded: z.int().describe('The least number of yes that passes it'),
          translations: postTranslations,
        }),
      )
      .describe('What people answered to questions'),
    translations: electionTranslations,
    writtenIn,
  })
  .meta({ id: 'ElectionResults', description: 'The results of an election that has ended' });
export type ElectionResults = z.output<typeof ElectionResults>;
