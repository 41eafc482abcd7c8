import { z } from 'zod';
import { electionLimits } from '../core/elections/election-draft.ts';
import { enteredStatuses } from '../core/elections/entered.ts';
import { answers } from './answers.ts';
import { PositionLimits, VoterLimits } from './electorate-shapes.ts';
import { editedSettings, largestElection, some } from './election-settings.ts';
import { Title } from './election-shapes.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Moment, tokenOr } from './fields.ts';
import { routes } from './routes.ts';
import { namedTranslations } from './translation-shapes.ts';
import { positionRuleFields } from './position-rules.ts';
import { Candidates, enteredFields, Lines, missingPerson } from './typed-candidates.ts';

/** Somebody whom officers entered as a candidate (contract, "A person entered"). */
export const EnteredCandidate = z
  .object({
    _id: Id,
    positionId: Id,
    position: z.string(),
    name: z.string(),
    enrollmentNumber: z.string().describe('Empty for somebody who was entered by name'),
    status: z
      .enum(enteredStatuses)
      .describe(
        '`draft`: until their election is published; `waits`: for supporters; `stands`: on the ballot; `off`: not',
      ),
    hasLeft: z.boolean().describe('They took themselves off, or said no under a former release'),
    hasAccount: z.boolean().describe('False until the candidacy is that of an account'),
    emailedAt: Moment.nullable().describe('Null where no e-mail left'),
    link: z
      .string()
      .describe('To hand over to who is reached by no e-mail; empty for everybody else'),
  })
  .meta({ id: 'EnteredCandidate', description: 'Somebody whom officers entered as a candidate' });
export type EnteredCandidate = z.output<typeof EnteredCandidate>;

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

const atPosition = {
  position: z.string().optional().describe('As it was sent; left out for a line without one'),
};

/** Whom a line names who can be entered. */
const FoundPerson = z.object({
  ...atPosition,
  line: z.string().describe('As it was sent'),
  enrollmentNumber: z.string(),
  name: z.string(),
  branch: z.string().nullable(),
  year: z.string().nullable(),
  hasAccount: z.boolean().describe('False for somebody of the voter list without an account'),
  isEmailed: z.boolean().describe('False where the link has to be handed over'),
  looksLike: z
    .array(z.string())
    .optional()
    .describe('Names that look alike, of others for the same position; left out where none does'),
});

/** An election that is not saved, as far as it says who may stand. */
const UnsavedElection = z.object({
  ...some(editedSettings, 'electorate', 'voters', 'candidacy', 'onePost'),
  positions: z
    .array(
      z.object({
        title: Title,
        limits: VoterLimits.optional(),
        candidacy: PositionLimits.nullable().optional(),
        nobody: positionRuleFields.nobody,
      }),
    )
    .max(electionLimits.positions),
});

/** What a link for somebody who was entered is about. */
const EnteredLink = z
  .object({
    _id: Id,
    election: z.object({ _id: Id, name: z.string() }),
    position: z.string(),
    name: z.string().describe('Of the person who was entered'),
    status: z.enum(enteredStatuses),
    way: z
      .enum(['leave', 'step-down', 'write'])
      .nullable()
      .describe(
        'How this link leads out: off the ballot until the list is fixed, then to stepping down, or to a message to the council; null for who does not stand any more',
      ),
    account: z
      .enum(['taken', 'mine', 'to-prove', 'none'])
      .describe(
        'Whether it is that of an account: it is; the caller has proved that it is theirs, and takes it; once somebody has proved the number or the address; never, for a name alone, and by a link that was handed over once the list is fixed',
      ),
    translations: namedTranslations,
  })
  .meta({ id: 'EnteredLink', description: 'What a link for an entered candidate is about' });
export type EnteredLink = z.output<typeof EnteredLink>;

/** A candidacy that the caller has proved to be theirs. */
const MyCandidacy = EnteredLink.pick({
  _id: true,
  election: true,
  position: true,
  name: true,
  translations: true,
}).meta({ id: 'MyCandidacy', description: 'A candidacy that the caller can take' });

const Token = tokenOr('entered-link-invalid');
const byToken = z.object({ token: Token });

/** Candidates whom officers enter, and how these leave or take it. */
export const entered = {
  enterCandidates: endpoint({
    ...routes.enterCandidates,
    access: 'officers',
    done: answers.candidatesEntered,
    summary:
      'Enter people as candidates, who stand at once: all of them, or none; in a draft nobody hears of it before it is published',
    body: z.object({
      electionId: Id,
      ...enteredFields,
    }),
    reply: z.object({
      entered: z.array(EnteredCandidate),
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
    bodyLimit: largestElection,
  }),
  findCandidates: endpoint({
    ...routes.findCandidates,
    access: 'officers',
    summary:
      'Whom lines name who can be entered as candidates and, of lines by position, why one cannot; enters nobody',
    body: z
      .object({
        electionId: Id.optional().describe('Left out, the voter list of the campus counts'),
        lines: Lines.optional().describe('Looked up alone'),
        candidates: Candidates.optional().describe(
          'In place of lines: each is judged as entering judges it, and a name is looked for among those who may stand for its position first',
        ),
        election: UnsavedElection.optional().describe(
          'With candidates, in place of an id: of which the form says this',
        ),
        byName: enteredFields.byName,
        mayStand: enteredFields.mayStand,
      })
      .refine(({ lines, candidates }) => lines !== undefined || candidates !== undefined, {
        path: ['lines'],
        error: missingPerson,
      }),
    reply: z.object({
      people: z.array(FoundPerson),
      problems: z.array(EnteredProblem.omit({ positionId: true }).extend(atPosition)),
    }),
    refuses: ['unknown-election', 'unknown-position', 'is-question'],
    bodyLimit: largestElection,
  }),
  takeBackEntered: endpoint({
    ...routes.takeBackEntered,
    access: 'officers',
    done: answers.enteredTakenBack,
    summary: 'Take somebody back who was entered in a draft by mistake',
    params: ById,
    reply: z.object({ message: z.string() }),
    refuses: ['unknown-entered', 'entered-stands'],
  }),
  listEntered: endpoint({
    ...routes.listEntered,
    access: 'officers',
    summary: 'Whom officers entered as candidates of an election, with the links to hand over',
    params: ById,
    reply: z.array(EnteredCandidate),
    refuses: ['unknown-election'],
  }),
  readEnteredLink: endpoint({
    ...routes.readEnteredLink,
    access: 'any',
    summary: 'What a link for an entered candidate is about; reading it changes nothing',
    body: byToken,
    reply: EnteredLink,
    refuses: ['entered-link-invalid'],
  }),
  leaveByLink: endpoint({
    ...routes.leaveByLink,
    access: 'any',
    done: answers.enteredLeft,
    summary: 'Leave the ballot by the link, until the candidates are fixed',
    body: byToken,
    reply: z.object({ message: z.string() }),
    refuses: ['entered-link-invalid', 'unknown-nomination', 'candidates-frozen'],
  }),
  stepDownByLink: endpoint({
    ...routes.stepDownByLink,
    access: 'any',
    done: answers.steppedDown,
    summary: 'Step down by the link of the e-mail after the first vote; the votes stay counted',
    body: byToken,
    reply: z.object({ message: z.string() }),
    refuses: [
      'entered-link-invalid',
      'entered-unproved',
      'held-for-reading',
      'unknown-nomination',
      'not-fixed-yet',
      'stepped-down',
      'election-certified',
    ],
  }),
  listMyCandidacies: endpoint({
    ...routes.listMyCandidacies,
    access: 'user',
    summary: 'Candidacies without an account that the caller has proved to be theirs',
    reply: z.array(MyCandidacy),
  }),
  takeCandidacy: endpoint({
    ...routes.takeCandidacy,
    access: 'user',
    done: answers.candidacyTaken,
    summary:
      'Become, with the account of the caller, the candidate who was entered by the number or address that it has proved',
    params: ById,
    reply: z.object({ message: z.string() }),
    refuses: [
      'unknown-entered',
      'entered-taken',
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
