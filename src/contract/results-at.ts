import { z } from 'zod';
import { resultsAtModes } from '../core/elections/results-at.ts';
import { ElectionDate } from './fields.ts';

/** What an election says of its results where officers release them; all left out where it is the close. */
export const releaseReply = {
  resultsAt: z
    .literal('release')
    .optional()
    .describe('Results are shown when officers release them; left out where it is at the close'),
  showBy: z
    .string()
    .optional()
    .describe('By when they are shown at the latest; left out in a draft without it'),
  releasedAt: z.string().optional().describe('Left out until they are released'),
  resultCode: z
    .string()
    .optional()
    .describe('Of a closed election whose results are not released; later it is with them'),
};

/** When the results of an election are shown, as officers say it. */
export const ResultsAtField = z.enum(resultsAtModes);

export const newReleaseFields = {
  resultsAt: ResultsAtField.optional().describe(
    'When results are shown; `close` where it is left out',
  ),
  showBy: ElectionDate.optional().describe(
    'With `release`: by when results are shown, at most 14 days after voting closes',
  ),
};
