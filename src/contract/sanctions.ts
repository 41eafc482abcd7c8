import { z } from 'zod';
import { answeredLimit, answeredMissing, sanctionKinds } from '../core/elections/sanction.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, longText, PositionRef, reasonFor } from './fields.ts';
import { routes } from './routes.ts';

/** What a ruling asks for besides being read. */
export const GivenSanction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('warning') }).describe('Of whom the complaint is about'),
    z
      .object({ kind: z.literal('disqualified'), nominationId: Id })
      .describe('Before the first vote for the position the candidate is taken off the ballot'),
    z.object({ kind: z.literal('void'), positionId: Id }),
  ])
  .meta({ id: 'GivenSanction', description: 'What follows from a complaint that is upheld' });
export type GivenSanction = z.output<typeof GivenSanction>;

/** A sanction as everybody reads it, as the officers ruled it. */
export const Sanction = z
  .object({
    _id: Id,
    complaint: z.int().nullable().describe('The number of the complaint; null without one'),
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

/** Rulings: acts of officers, made and overturned until the election is certified. */
export const sanctions = {
  createRuling: endpoint({
    ...routes.createRuling,
    access: 'officers',
    forDesk: 'body',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.appealAnswered,
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
      'others-desk',
      'unknown-nomination',
      'unknown-position',
      'already-disqualified',
      'already-void',
      'void-too-early',
    ],
  }),
  overturnSanction: endpoint({
    ...routes.overturnSanction,
    access: 'officers',
    forDesk: 'sanction',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.sanctionOverturned,
    summary: 'Overturn a sanction: what it did to counts, marks and the ballot is undone whole',
    params: ById,
    body: z.object({ reason: reasonFor('voters') }),
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-sanction',
      'sanction-overturned',
      'own-sanction',
      'others-desk',
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
