import { z } from 'zod';
import { refusals } from '../core/refusal.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Moment } from './fields.ts';
import { routes } from './routes.ts';
import { namedTranslations } from './translation-shapes.ts';
import { enteredFields, Lines } from './typed-candidates.ts';

/** Somebody whom officers entered as a candidate (contract, "A person entered"). */
export const EnteredCandidate = z
  .object({
    _id: Id,
    positionId: Id,
    position: z.string(),
    name: z.string(),
    enrollmentNumber: z.string().describe('Empty for somebody who was entered by name'),
    answer: z
      .enum(['waits', 'yes', 'no', 'stands'])
      .describe(
        '`stands`: on the ballot without a yes, because they were published with their election, entered while voting is open, or stand until they say no',
      ),
    hasAccount: z
      .boolean()
      .describe('False for who was entered by name, or is only on the voter list'),
    emailedAt: Moment.nullable().describe('Null where the link has to be handed over'),
  })
  .meta({ id: 'EnteredCandidate', description: 'Somebody whom officers entered as a candidate' });
export type EnteredCandidate = z.output<typeof EnteredCandidate>;

const link = z.string().describe('The link to hand over; empty where an e-mail left');

/** Somebody who was entered just now. */
export const EnteredWithLink = EnteredCandidate.extend({ link });

/** A line in which nobody was found who can be entered. */
export const EnteredProblem = z
  .object({
    positionId: Id,
    line: z.string().describe('As it was sent'),
    problem: z.string().describe('A sentence for the officer'),
    choices: z
      .array(
        z.object({
          enrollmentNumber: z.string().describe('In place of the line it names one person'),
          name: z.string(),
          branch: z.string().nullable(),
          year: z.string().nullable(),
        }),
      )
      .describe('Two people of one name; empty for every other problem'),
    asks: z
      .enum(['by-name', 'may-stand'])
      .optional()
      .describe(
        'What the officer can say so that the line is entered: `byName` of a line that names nobody known, `mayStand` of who has no number; left out where nothing helps',
      ),
  })
  .meta({ id: 'EnteredProblem', description: 'A line in which nobody can be entered' });
export type EnteredProblem = z.output<typeof EnteredProblem>;

/** Whom a line names who can be entered. */
const FoundPerson = z.object({
  line: z.string().describe('As it was sent'),
  enrollmentNumber: z.string(),
  name: z.string(),
  branch: z.string().nullable(),
  year: z.string().nullable(),
  hasAccount: z.boolean().describe('False for somebody of the voter list without an account'),
  isEmailed: z.boolean().describe('False where the link has to be handed over'),
});

/** What somebody is asked who was entered. */
const Question = z.object({
  _id: Id,
  election: z.object({ _id: Id, name: z.string() }),
  position: z.string(),
  answer: z.enum(['waits', 'yes', 'no']),
  opensAt: Moment.nullable().describe('Only a yes before then counts; null for a draft without it'),
  stands: z.boolean().describe('On the ballot until they say no'),
  translations: namedTranslations,
});
const EnteredQuestion = Question.meta({
  id: 'EnteredQuestion',
  description: 'What somebody is asked whom officers entered as a candidate',
});
export type EnteredQuestion = z.output<typeof EnteredQuestion>;

const bad = refusals['entered-link-invalid'][1];
const Token = z.string({ error: bad }).min(1, bad).max(200, bad);
const answer = z.enum(['yes', 'no'], { error: 'Say yes or no' });
/** Why an answer does not count. */
const unanswerable = [
  'entered-too-late',
  'candidates-frozen',
  'cannot-stand',
  'is-question',
  'one-post',
] as const;

/** Candidates whom officers enter, and what these say to it. */
export const entered = {
  enterCandidates: endpoint({
    ...routes.enterCandidates,
    access: 'officers',
    done: answers.candidatesEntered,
    summary:
      'Enter people as candidates before voting opens: all of them, or none; in a draft nobody hears of it before it is published',
    body: z.object({
      electionId: Id,
      ...enteredFields,
    }),
    reply: z.object({
      entered: z.array(EnteredWithLink),
      problems: z.array(EnteredProblem).describe('Where there is one, nobody was entered'),
      message: z.string(),
    }),
    refuses: [
      'unknown-election',
      'unknown-position',
      'voting-began',
      'candidates-frozen',
      'conditions-unchecked',
      'is-question',
      'entered-need-supporters',
    ],
  }),
  findCandidates: endpoint({
    ...routes.findCandidates,
    access: 'officers',
    summary: 'Whom lines name who can be entered as candidates; enters nobody',
    body: z.object({
      electionId: Id.optional().describe('Left out, the voter list of the campus counts'),
      lines: Lines,
    }),
    reply: z.object({
      people: z.array(FoundPerson),
      problems: z.array(EnteredProblem.omit({ positionId: true })),
    }),
    refuses: ['unknown-election'],
  }),
  takeBackEntered: endpoint({
    ...routes.takeBackEntered,
    access: 'officers',
    done: answers.enteredTakenBack,
    summary: 'Take somebody back who was entered by mistake and has not answered',
    params: ById,
    reply: z.object({ message: z.string() }),
    refuses: ['unknown-entered', 'entered-answered', 'entered-stands'],
  }),
  listEntered: endpoint({
    ...routes.listEntered,
    access: 'officers',
    summary: 'Whom officers entered as candidates of an election, and what they said',
    params: ById,
    reply: z.array(EnteredCandidate),
    refuses: ['unknown-election'],
  }),
  askEnteredAgain: endpoint({
    ...routes.askEnteredAgain,
    access: 'officers',
    done: answers.enteredAskedAgain,
    summary: 'Send somebody the e-mail again, or give their link where none can leave',
    params: ById,
    reply: z.object({ link, message: z.string() }),
    refuses: ['unknown-entered', 'entered-answered', 'entered-too-late', 'too-many-requests'],
  }),
  listMyQuestions: endpoint({
    ...routes.listMyQuestions,
    access: 'user',
    summary: 'Where officers entered the caller as a candidate who has not answered',
    reply: z.array(EnteredQuestion),
  }),
  answerEntered: endpoint({
    ...routes.answerEntered,
    access: 'user',
    done: answers.enteredAnswered,
    summary: 'Say yes or no to being a candidate; the first answer stands',
    params: ById,
    body: z.object({ answer }),
    reply: z.object({ question: EnteredQuestion, message: z.string() }),
    refuses: ['unknown-entered', ...unanswerable],
  }),
  readEnteredLink: endpoint({
    ...routes.readEnteredLink,
    access: 'any',
    summary: 'What a link for an entered candidate is about; reading it changes nothing',
    body: z.object({ token: Token }),
    reply: EnteredQuestion.extend({
      name: z.string().describe('Of the person who was entered'),
      hasAccount: z
        .boolean()
        .describe('False where they stand without one, until they take the candidacy with theirs'),
    }),
    refuses: ['entered-link-invalid'],
  }),
  answerByLink: endpoint({
    ...routes.answerByLink,
    access: 'any',
    done: answers.enteredAnswered,
    summary: 'Say yes or no by the link of the e-mail; the first answer stands',
    body: z.object({ token: Token, answer }),
    reply: z.object({ question: EnteredQuestion, message: z.string() }),
    refuses: ['entered-link-invalid', 'supporters-need-account', ...unanswerable],
  }),
  takeByLink: endpoint({
    ...routes.takeByLink,
    access: 'user',
    done: answers.candidacyTaken,
    summary: 'Become, with the account of the caller, the candidate for whom the link was made',
    body: z.object({ token: Token }),
    reply: z.object({ message: z.string() }),
    refuses: [
      'entered-link-invalid',
      'entered-taken',
      'entered-not-yes',
      'entered-other-number',
      'entered-by-you',
      'entered-unproved',
      'is-candidate-already',
      'cannot-stand',
      'is-observer',
      'is-question',
      'one-post',
      'unknown-nomination',
    ],
  }),
};
