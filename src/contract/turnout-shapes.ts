import { z } from 'zod';
import { Id } from './fields.ts';

/**
 * How many people may vote in an election, and its votes by the hour. Hours with fewer than 20 votes
 * are told with the next one (docs/secrecy.md). Both are counts of people or votes, never of choices.
 */
export const Turnout = z
  .object({
    eligible: z.int().describe('How many people may vote; from the close on, how many could'),
    positions: z
      .array(z.object({ positionId: Id, eligible: z.int() }))
      .describe('The same for each position that is for some of them only'),
    byHour: z
      .array(z.object({ from: z.string(), until: z.string(), votes: z.int() }))
      .describe('In order, ISO 8601 in UTC; empty until voting has closed'),
  })
  .meta({ id: 'Turnout', description: 'How many may vote, and when votes came in' });
