import { z } from 'zod';
import { RankedCount } from './count-shapes.ts';
import { Id } from './fields.ts';

/** A ruling that changes what comes out of a position, as everybody reads it. */
export const Ruling = z
  .object({
    reason: z.string(),
    complaint: z.int().nullable().describe('The number of the complaint; null without one'),
    at: z.string().describe('ISO 8601 in UTC'),
  })
  .meta({ id: 'Ruling', description: 'A ruling that changes what comes out of a position' });

const castOutcomes = [
  'elected',
  'tie',
  'no-votes',
  'nobody',
  'reopened',
  'void',
  'voted-down',
  'vacant',
  'vote-again',
  'passed',
  'not-passed',
  'no-quorum',
  'no-majority',
] as const;

/** What would have come out of a position with the votes as cast, beside what did with the ruling applied. */
export const AsCast = z
  .object({
    outcome: z.enum(castOutcomes),
    elected: z.array(Id).describe('Who would have been elected, in that order'),
    tied: z.array(Id),
    openSeats: z.int(),
    votes: z.array(z.object({ _id: Id, votes: z.number() })).describe('Of all that can be chosen'),
    count: RankedCount.optional().describe('Of a ranked position: its rounds as cast'),
    question: z
      .object({ text: z.string(), yes: z.int(), no: z.int() })
      .optional()
      .describe('Of a question: what was asked, and the answers'),
  })
  .meta({ id: 'AsCast', description: 'What comes out of a position without the ruling' });
