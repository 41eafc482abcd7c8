import { z } from 'zod';
import { Id } from './fields.ts';

/** What the results of a position say of votes that former releases called disputed; never which they are. */
export const Disputed = z.object({
  disputed: z
    .int()
    .describe('Votes that a release before 0.4.0 called disputed; they stay counted. Else 0'),
  isDisputeDecisive: z.boolean().describe('True when they could have changed the result'),
});

/** Positions of an election that the caller's number has voted for already, from another account. */
export const NumberVoted = z
  .array(Id)
  .describe('Positions that were voted for under your number before it was yours');
