import { z } from 'zod';
import { sanctionKinds } from '../core/elections/sanction.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, Id, reasonFor } from './fields.ts';
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
    at: z.string(),
    overturned: z
      .object({ at: z.string(), reason: z.string() })
      .nullable()
      .describe('Null while it stands'),
  })
  .meta({ id: 'Sanction', description: 'What officers ruled besides the reason' });
export type Sanction = z.output<typeof Sanction>;

/** The call that undoes what a ruling did; the ruling itself is part of `outcomes`. */
export const sanctions = {
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
