import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { electionLimits } from '../core/elections/election-draft.ts';
import { positionLimits } from '../core/elections/position-rules.ts';
import { voterBarriers } from '../core/elections/electorate.ts';
import { sentences } from '../core/sentences.ts';
import { Election, ElectionResults, NewElection } from './election-shapes.ts';
import { BallotLine, MyBallot, Receipt } from './ballot-shapes.ts';
import { answers } from './answers.ts';
import { largestElection } from './election-settings.ts';
import { endpoint } from './endpoint.ts';
import { EnteredCandidate } from './entered.ts';
import { asRefused, ById, Done, Id, lineOfText, optionalReason } from './fields.ts';
import { Proposal } from './proposal-shapes.ts';
import { routes } from './routes.ts';
import { Turnout } from './turnout-shapes.ts';

const noElection = asRefused('unknown-election');
const noPosition = asRefused('unknown-position');
const noCandidate = asRefused('unknown-candidate');

/** A position by its title in any case, or by its _id (contract, "Elections on the wire"). */
const PositionRef = z.string({ error: noPosition }).trim().min(1, noPosition).max(200, noPosition);
/** A candidate by the _id of the nominee or of the nomination (contract). */
const CandidateRef = z.uuid({ error: noCandidate });
const ElectionRef = z.uuid({ error: noElection });
/**
 * One vote: a position, and one of its candidates, several of them in order, or nobody at all. An entry
 * is named as `candidateId` takes it.
 */
const choice = {
  position: PositionRef,
  candidateId: CandidateRef.optional().describe('One choice'),
  choices: z
    .array(CandidateRef)
    .max(
      positionLimits.choices,
      wrong('ballot-names-at-most-candidates', { count: positionLimits.choices }),
    )
    .optional()
    .describe('Several choices; best first where people rank'),
  abstain: z.literal(true).optional().describe('Takes part without a choice'),
};
const saidTwice = wrong('vote-one-candidate-list-them');
const oneOfThree = {
  /** Said beside whatever else is wrong. */
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  path: ['candidateId'],
  error: ({ input }: { input?: unknown }) => (isSaid(input as Choice) ? saidTwice : noCandidate),
};
// Asked once for each vote of a ballot: nothing is put together for it.
const countSaid = ({ candidateId, choices, abstain }: Choice) =>
  Number(candidateId !== undefined) + Number(choices !== undefined) + Number(abstain !== undefined);
const isSaid = (vote: Choice) => countSaid(vote) > 0 && vote.choices?.length !== 0;
const isSaidOnce = (vote: Choice) => countSaid(vote) === 1 && vote.choices?.length !== 0;
interface Choice {
  candidateId?: string | undefined;
  choices?: readonly string[] | undefined;
  abstain?: true | undefined;
}
/** The refusals of a vote and of a ballot (contract, POST /vote/add). */
const votesRefuse = [
  'not-yourself',
  ...voterBarriers,
  'voting-not-open',
  'voting-closed',
  'election-paused',
  'paused-by-restore',
  'election-cancelled',
  'unknown-election',
  'unknown-position',
  'unknown-candidate',
  'too-many-choices',
  'candidate-twice',
  'nobody-and-others',
  'too-few-ranks',
  'no-abstaining',
  'already-voted',
  'number-has-voted',
  'other-choice',
  'key-missing',
  'outcome-unknown',
  'overloaded',
] as const;

/** The calls about elections, votes and e-mails to winners (contract, "The calls"). */
export const elections = {
  createElection: endpoint({
    ...routes.createElection,
    access: 'officers',
    done: answers.electionCreated,
    summary:
      'Organise an election; repeat it with the same Idempotency-Key if the outcome is unknown',
    body: NewElection,
    reply: z.object({
      election: Election,
      message: z.string(),
      proposal: Proposal.optional().describe(
        'Where two officers are needed: the election is a draft until another one confirms this',
      ),
      entered: z
        .array(EnteredCandidate)
        .optional()
        .describe('Whom it was made with; left out where nobody was'),
      isRepeated: z
        .literal(true)
        .optional()
        .describe('The same Idempotency-Key made this election before; left out otherwise'),
    }),
    status: 201,
    refuses: [
      'voter-list-empty',
      'keys-elsewhere',
      'reauth-required',
      'unknown-position',
      'is-question',
      'conditions-unchecked',
      'wrong-candidates',
      'entered-need-supporters',
      'proposal-waits',
    ],
    bodyLimit: largestElection,
  }),
  deleteElection: endpoint({
    ...routes.deleteElection,
    access: 'officers',
    summary: 'Delete an election; once it has votes, only an admin who repeats its name can',
    params: ById,
    // Fastify gives null for a request without a body.
    body: z
      .object({
        confirm: z.string().max(200).optional(),
        reason: optionalReason()
          .optional()
          .describe('Why an election with votes is deleted; officers read it in the record'),
      })
      .nullish(),
    proposes: true,
    done: sentences.electionDeleted,
    reply: Done,
    refuses: ['unknown-election', 'election-has-votes', 'election-certified'],
  }),
  listElections: endpoint({
    ...routes.listElections,
    access: 'any',
    summary: 'All elections with their accepted candidates',
    reply: z.object({
      elections: z.array(Election),
      asOf: z
        .string()
        .describe('ISO 8601; the counts include every vote that was committed before it'),
    }),
  }),
  listResults: endpoint({
    ...routes.listResults,
    access: 'any',
    summary: 'Results of the elections whose voting has ended, newest first',
    reply: z.array(ElectionResults),
  }),
  readTurnout: endpoint({
    ...routes.readTurnout,
    access: 'any',
    summary: 'How many people may vote, and after the close the votes by the hour',
    params: ById,
    reply: Turnout,
    refuses: ['unknown-election'],
  }),
  readVoterSources: endpoint({
    ...routes.readVoterSources,
    access: 'officers',
    summary: 'By what voters can be known here: e-mails that leave the server, and the voter list',
    reply: z.object({
      hasMailServer: z.boolean(),
      listed: z.int().describe('How many enrollment numbers the voter list of the campus has'),
      withAddress: z.int().describe('How many of them have an e-mail address'),
      groups: z.array(z.string()).describe('The groups on it, by name'),
      accounts: z.int().describe('How many accounts are verified, observers left out'),
    }),
  }),
  listMyBallots: endpoint({
    ...routes.listMyBallots,
    access: 'user',
    summary: 'What the signed-in person may do in each election, and their receipts',
    reply: z.array(MyBallot),
  }),
  castVote: endpoint({
    ...routes.castVote,
    access: 'user',
    done: sentences.voteSuccessful,
    summary: 'Cast one vote; repeat it with the same Idempotency-Key if the outcome is unknown',
    body: z
      .object({ userId: Id, electionId: ElectionRef, ...choice })
      .refine(isSaidOnce, oneOfThree),
    reply: z.object({ message: z.string(), receipt: Receipt }),
    signedOut: 'login-to-vote',
    refuses: [...votesRefuse],
  }),
  castBallot: endpoint({
    ...routes.castBallot,
    access: 'user',
    done: sentences.voteSuccessful,
    summary: 'Cast votes for several positions; each is recorded or refused on its own',
    body: z.object({
      userId: Id,
      electionId: ElectionRef,
      votes: z
        .array(z.object(choice).refine(isSaidOnce, oneOfThree))
        .min(1)
        .max(electionLimits.positions),
    }),
    reply: z.object({ message: z.string(), votes: z.array(BallotLine) }),
    signedOut: 'login-to-vote',
    refuses: [...votesRefuse],
  }),
  sendEmail: endpoint({
    ...routes.sendEmail,
    access: 'user',
    done: answers.emailQueued,
    summary: 'Ask for the e-mail to a winner; the server writes it and sends it once',
    body: z.object({
      email: lineOfText(254, sentences.emailRequired),
      // The specification names them and the screens send them. The server writes its own text.
      subject: z.string().max(1000).optional(),
      body: z.string().max(20_000).optional(),
    }),
    reply: Done,
    refuses: ['not-a-winner'],
  }),
};
