import { z } from 'zod';
import {
  leavingRules,
  outcomeRuleLimits,
  seedKinds,
  tieRules,
  usualRules,
} from '../core/elections/outcome-rules.ts';
import { optionalLine } from './fields.ts';

const { source, minutes } = outcomeRuleLimits;
const wrongMinutes = `Enter 1 to ${minutes} minutes`;

/** What is done when the votes alone do not decide; fixed when voting opens. */
export const OutcomeRules = z
  .object({
    tie: z.enum(tieRules).default(usualRules.tie).describe('What decides a tie'),
    seed: z.enum(seedKinds).default(usualRules.seed).describe('Of what the seed of a draw is made'),
    source: optionalLine(source)
      .default(usualRules.source)
      .describe('Who publishes the number of a draw; empty for dice'),
    minutes: z
      .int(wrongMinutes)
      .min(1, wrongMinutes)
      .max(minutes, wrongMinutes)
      .default(usualRules.minutes)
      .describe('How many minutes after the close that number is published'),
    leaving: z
      .enum(leavingRules)
      .default(usualRules.leaving)
      .describe('What becomes of the seat of a winner who has left after voting began'),
  })
  .meta({ id: 'OutcomeRules', description: 'What is done when the votes alone do not decide' });
