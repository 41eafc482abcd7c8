import { z } from 'zod';
import { Id } from './fields.ts';

/** What the results of a position say of disputed votes; never which they are. */
export const Disputed = z.object({
  disputed: z
    .int()
    .describe('Votes under numbers that turned out to be somebody else’s; they stay counted'),
  isDisputeDecisive: z
    .boolean()
    .describe('True when they could change the result, which blocks certification'),
});

/** Positions of an election that the caller's number has voted for already, from another account. */
export const NumberVoted = z
  .array(Id)
  .describe('Positions that were voted for under your number before it was yours');

/** How many votes of a position are disputed, for officers. */
export const Dispute = z
  .object({
    electionId: Id,
    election: z.string(),
    positionId: Id,
    position: z.string(),
    votes: z.int(),
    margin: z.int().nullable().describe('Null until the votes are counted'),
    blocksCertification: z.boolean().describe('True when they could change the result'),
  })
  .meta({ id: 'Dispute', description: 'Disputed votes of a position' });
export type Dispute = z.output<typeof Dispute>;
