import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import {
  leavingRules,
  outcomeRuleLimits,
  seedKinds,
  termStarts,
  tieRules,
  usualRules,
  usualTerm,
  wrongHours,
} from '../core/elections/outcome-rules.ts';
import { electionLimits } from '../core/elections/election-draft.ts';
import { Id, optionalLine } from './fields.ts';
import { namedTranslations } from './translation-shapes.ts';

const { source, minutes } = outcomeRuleLimits;
const wrongDays = wrong('enter-days', { most: outcomeRuleLimits.appealDays });
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
    complaints: z
      .object({
        hours: z
          .int(wrongHours)
          .min(0, wrongHours)
          .max(outcomeRuleLimits.complaintHours, wrongHours),
        after: z.enum(termStarts).default(usualTerm.after),
      })
      .optional()
      .describe(
        'Until when the election is not certified, because people can complain; 72 hours after the results where it is left out',
      ),
    appealDays: z
      .int(wrongDays)
      .min(0, wrongDays)
      .max(outcomeRuleLimits.appealDays, wrongDays)
      .optional()
      .describe('The same as of 0.3.0, in days after the results; no answer has it'),
  })
  .meta({ id: 'OutcomeRules', description: 'What is done when the votes alone do not decide' });

/** The positions of an election that people vote on again: one, or several that become one election. */
export const positionsAgain = {
  positionId: Id.optional(),
  positionIds: z
    .array(Id)
    .min(1)
    .max(electionLimits.positions)
    .optional()
    .describe('Several that are voted on again in one election; in place of `positionId`'),
};
type PositionsAgain = { [Name in keyof typeof positionsAgain]?: unknown };

/** A call that names both would mean one of them alone. */
export const namesOnce = ({ positionId, positionIds }: PositionsAgain): boolean =>
  positionId === undefined || positionIds === undefined;
/** Nor is one that names none about anything. */
export const namesSome = (body: PositionsAgain): boolean =>
  namesOnce(body) && (body.positionId ?? body.positionIds) !== undefined;
/** What is said of it, at the field. */
export const namedOnce = {
  error: wrong('one-position-or-several'),
  path: ['positionIds'],
};

/** Another election about the same position. */
export const Follower = z.object({
  as: z.enum(['run-off', 'vote-again']),
  electionId: Id,
  name: z.string(),
  positionId: Id.describe('The position of the earlier election'),
  position: z.string(),
  translations: namedTranslations,
});

/** What decided a position where the votes alone do not. */
export const Decided = z
  .object({
    by: z
      .enum(['draw', 'next', 'vote-again'])
      .describe('`next`: the winner had left; `vote-again`: they had left and nobody is elected'),
    winner: Id.nullable().describe('The nomination that is elected'),
    keys: z
      .array(z.object({ _id: Id, key: z.string() }))
      .describe('Of a draw: those who were tied, favoured first, and the SHA-256 of each'),
    byDraw: z
      .array(Id)
      .optional()
      .describe('Of a draw: the elected whom another order of it would not have elected'),
  })
  .meta({ id: 'Decided', description: 'What decided a position where the votes alone do not' });

/** What is told of an election once its close has run. */
export const AfterClose = z
  .object({
    rules: OutcomeRules,
    draw: z
      .object({
        seed: z.string(),
        witnesses: z.string(),
        officers: z.int().describe('How many entered it: two, or one where no other was left'),
        drawnAt: z.string(),
      })
      .nullable(),
    complaintsUntil: z
      .string()
      .nullable()
      .describe('Until when people can complain; null until that is known'),
    answers: z.array(z.object({ number: z.int(), answer: z.string(), at: z.string() })),
    certifiedAt: z.string().nullable().describe('Since when nothing of it changes any more'),
    groups: z
      .array(
        z.object({
          kind: z.enum(['branch', 'year']),
          names: z
            .array(z.string())
            .describe('One name; none for the others, who are told together'),
          voters: z.int(),
        }),
      )
      .describe(
        'How many voted, by branch and by year of entry, ten or more each; an empty name is without a number',
      ),
  })
  .meta({ id: 'AfterClose', description: 'What is told of an election after its close' });
