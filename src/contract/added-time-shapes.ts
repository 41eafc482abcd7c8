import { z } from 'zod';

/** That some who could not vote have more time than all others. */
export const AddedTimeReply = z
  .object({
    othersEndDate: z.string().describe('When voting ends for everybody else, ISO 8601 in UTC'),
    people: z.int().describe('How many people vote on until `endDate`'),
  })
  .optional()
  .describe('Some who could not vote have more time than all others; left out where none has');
