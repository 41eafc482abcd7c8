import { z } from 'zod';
import { answeredLimit, answeredMissing, sanctionKinds } from '../core/elections/sanction.ts';
import { complaintRulings } from '../core/elections/complaint.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, longText, PositionRef, reasonFor } from './fields.ts';
import { routes } from './routes.ts';

/** A sanction as everybody reads it, as the officers ruled it. */
export const Sanction = z
  .object({
    _id: Id,
    complaint: z
      .int()
      .nullable()
      .describe('The number of the complaint of 0.3.0 on which it was ruled; null without one'),
    kind: z.enum(sanctionKinds),
    candidate: z.string().nullable(),
    position: z.string().nullable(),
    until: z.string().nullable().describe('Until when the people vote who got more time'),
    people: z.int().nullable(),
    reason: z.string(),
    answered: z
      .string()
      .nullable()
      .describe('What the candidate answered; null where nobody asked them'),
    noOther: z
      .boolean()
      .describe('Whoever ruled stands in the election, because everybody who could rule does'),
    at: z.string(),
    overturned: z
      .object({ at: z.string(), reason: z.string() })
      .nullable()
      .describe('Null while it stands'),
  })
  .meta({ id: 'Sanction', description: 'What officers ruled besides the reason' });
export type Sanction = z.output<typeof Sanction>;

const Answered = longText(answeredLimit, answeredMissing)
  .nullable()
  .describe('What the candidate answered, which everybody reads; null where nobody asked them');

/** What officers rule in an election. */
export const NewRuling = z
  .discriminatedUnion('kind', [
    z.object({
      ...{ kind: z.literal('disqualify'), electionId: Id, nominationId: Id },
      ...{ reason: reasonFor('everybody'), answered: Answered },
    }),
    z.object({
      ...{ kind: z.literal('void'), electionId: Id, position: PositionRef },
      ...{ reason: reasonFor('everybody'), answered: Answered.default(null) },
    }),
  ])
  .meta({
    id: 'NewRuling',
    description:
      'Before the first vote for the position a disqualified candidate is taken off the ballot; a void position is voted on again',
  });

/** A complaint of 0.3.0 as whoever has its number reads it: without the name of who made it. */
export const FormerComplaint = z
  .object({
    electionId: Id,
    election: z.string(),
    number: z.int(),
    text: z.string(),
    madeAt: z.string(),
    dueAt: z.string().nullable().describe('When an answer is due, where there is none'),
    ruling: z.enum(complaintRulings).nullable(),
    answers: z
      .array(z.object({ text: z.string(), at: z.string() }))
      .describe('Oldest first; of one without a ruling for who made it alone'),
    sanctions: z.array(Sanction).describe('What was ruled on it; overturned ones too'),
  })
  .meta({ id: 'FormerComplaint', description: 'A complaint of 0.3.0, by its number' });

/** Rulings: acts of officers, made and overturned until the election is certified. */
export const sanctions = {
  listRulings: endpoint({
    ...routes.listRulings,
    access: 'any',
    summary: 'The rulings of an election, and those on complaints of 0.3.0',
    params: ById,
    reply: z.object({
      rulings: z
        .array(
          z.object({
            number: z.int(),
            ruling: z.enum(complaintRulings).nullable(),
            reason: z.string(),
            at: z.string(),
            noOther: z
              .boolean()
              .describe('It concerned whoever ruled, because it concerned every officer'),
          }),
        )
        .describe('On complaints of 0.3.0, by their numbers'),
      sanctions: z
        .array(Sanction)
        .describe('In the order in which they were ruled; overturned ones too'),
    }),
    refuses: ['unknown-election'],
  }),
  readFormerComplaint: endpoint({
    ...routes.readFormerComplaint,
    access: 'any',
    summary: 'A complaint by a number that 0.3.0 gave out; none is given out any more',
    body: z.object({ follow: z.string().trim().min(1).max(40) }),
    reply: FormerComplaint,
    refuses: ['unknown-complaint'],
  }),
  createRuling: endpoint({
    ...routes.createRuling,
    access: 'officers',
    forNamed: 'body',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.rulingPublished,
    summary: 'Disqualify a candidate or void a position, for a reason that everybody reads',
    body: NewRuling,
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'election-is-draft',
      'is-rehearsal',
      'election-cancelled',
      'election-certified',
      'own-sanction',
      'named-decides',
      'unknown-nomination',
      'unknown-position',
      'already-disqualified',
      'already-void',
      'void-too-early',
    ],
  }),
  overturnRuling: endpoint({
    ...routes.overturnRuling,
    access: 'officers',
    forNamed: 'ruling',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.rulingOverturned,
    summary: 'Overturn a ruling: what it did to counts, marks and the ballot is undone whole',
    params: ById,
    body: z.object({ reason: reasonFor('voters') }),
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-sanction',
      'sanction-overturned',
      'own-sanction',
      'named-decides',
      'election-certified',
      'election-cancelled',
      'back-too-late',
      'voted-again-since',
      'unknown-nomination',
      'nomination-withdrawn',
      'one-post',
    ],
  }),
};
