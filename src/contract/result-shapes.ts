import { z } from 'zod';
import { methods } from '../core/elections/position-rules.ts';
import { RankedCount } from './count-shapes.ts';
import { BallotPerson, Id } from './fields.ts';
import { AsCast, Ruling } from './ruling-shapes.ts';
import { postTranslations } from './translation-shapes.ts';

/** On a candidate whose account an officer deleted. */
export const accountDeleted = {
  accountDeleted: z
    .literal(true)
    .optional()
    .describe(
      'An officer deleted the account after voting opened: they have not left, and their seat is open if they are elected',
    ),
};

/** A candidate in the results of a position. */
const ResultCandidate = z.object({
  _id: Id.describe('The nomination'),
  userId: Id.describe('The account of the candidate'),
  votes: z
    .number()
    .describe('Of a ranked position: in the last round in which they stood, up to five places'),
  hasLeft: z.boolean().describe('True when they left after the first vote'),
  ...accountDeleted,
  student: BallotPerson.extend({
    email: z.string().nullable().describe('For winners and for officers, else null'),
    enrollmentNumber: z.string().nullable().describe('For winners and for officers, else null'),
  }),
});

/** What is told of each post after the close. */
export const aboutPost = {
  positionId: Id,
  position: z.string(),
  candidates: z.array(ResultCandidate),
  left: z
    .array(ResultCandidate)
    .optional()
    .describe('Who has left, and whose seat the rule gave to the next'),
  disqualified: z
    .array(ResultCandidate.extend({ ruling: Ruling }))
    .optional()
    .describe('Who cannot be elected by a ruling; they stand in no `candidates`'),
  asCast: AsCast.optional().describe('Left out where no ruling changed the position'),
  nobody: z
    .object({ name: z.string(), votes: z.number() })
    .nullable()
    .describe('The votes for nobody; null where it is no choice'),
  abstained: z.int().describe('How many abstained'),
  valid: z.int().describe('How many ballots do not abstain'),
  method: z.enum(methods).optional().describe('How it is counted; left out for most votes'),
  count: RankedCount.optional().describe('Of a ranked position: its rounds'),
  translations: postTranslations,
};

/** By how many votes a position was decided. */
export const Margin = z
  .object({
    votes: z.int(),
    isExact: z.boolean().describe('False where it is a lower bound, as in a ranked count'),
  })
  .nullable()
  .describe('By how many votes it was decided; null where no votes could change it');
