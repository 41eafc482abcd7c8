import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import {
  allButOne,
  majorityBases,
  methods,
  nobodyEffects,
  positionKinds,
  positionLimits,
  ruleFields,
  unopposedRules,
} from '../core/elections/position-rules.ts';
import type { DocumentRules, PositionRules, SharedRule } from '../core/elections/position-rules.ts';
import { PositionLimits } from './electorate-shapes.ts';
import { lineOfText, optionalText } from './fields.ts';
import { PositionSupporters } from './supporter-shapes.ts';

/** A fraction above 0 and up to 1, such as two thirds. */
const Fraction = z
  .object({
    numerator: z.int().min(1, wrong('share-above-0')),
    denominator: z.int().min(1).max(positionLimits.denominator),
  })
  .refine((one) => one.numerator <= one.denominator, wrong('share-at-most-whole'))
  .meta({ id: 'Fraction', description: 'A fraction above 0 and up to 1' });

/** How many people have to take part in a question: a number from 1, or a share above 0 of those who may vote. */
export const Quorum = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('number'), least: z.int().min(1).max(positionLimits.people) }),
    z.object({ kind: z.literal('share'), share: Fraction }),
  ])
  .describe('How many people have to take part: a number, or a share of those who may vote');

/** How much has to be yes: a share above 0, of the valid votes or of those who may vote. */
export const Majority = z
  .object({ share: Fraction, of: z.enum(majorityBases) })
  .describe('How much of the valid votes, or of those who may vote, has to be yes');

const Nobody = z
  .object({
    name: lineOfText(positionLimits.nobodyName, wrong('enter-name-choice-such-nota')),
    effect: z.enum(nobodyEffects),
  })
  .describe('A choice against all candidates; its effect is fixed when voting opens');

const seats = z
  .int(wrong('seats-whole-number'))
  .min(1, wrong('position-has-at-least-1'))
  .max(positionLimits.seats, wrong('position-has-at-most-seats', { count: positionLimits.seats }));
const choices = z
  .int(wrong('choices-whole-number'))
  .min(1, wrong('voter-has-at-least-1'))
  .max(
    positionLimits.choices,
    wrong('voter-has-at-most-choices', { count: positionLimits.choices }),
  );
const ranks = z
  .int(wrong('ranks-whole-number'))
  .min(allButOne, wrong('voter-ranks-at-least-1'))
  .max(
    positionLimits.choices,
    wrong('voter-ranks-at-most-candidates', { count: positionLimits.choices }),
  )
  .describe('How many candidates a ballot has to rank, where as many stand; 0 for all but one');

/** What each rule of a position is on the wire. */
const ruleSchemas = z.object({
  kind: z.enum(positionKinds),
  method: z.enum(methods, wrong('choose-plurality-irv-or-stv')),
  seats,
  maxChoices: choices,
  leastRanks: ranks,
  nobody: Nobody.nullable(),
  canAbstain: z.boolean(),
  unopposed: z.enum(unopposedRules),
  text: optionalText(positionLimits.text),
  quorum: Quorum.nullable(),
  majority: Majority.nullable(),
  supporters: PositionSupporters.nullable(),
} satisfies { [Name in keyof PositionRules]: z.ZodType<PositionRules[Name]> });

const these = <Name extends keyof PositionRules>(which: (name: keyof PositionRules) => boolean) =>
  Object.fromEntries(
    Object.keys(ruleSchemas.shape).flatMap((name) =>
      which(name as keyof PositionRules) ? [[name, true]] : [],
    ),
  ) as { [N in Name]: true };
const isShared = (name: keyof PositionRules) => ruleFields[name].isShared;

/**
 * How a position is won, as officers send it; what is left out has its default (contract, "What the
 * third release adds"). What does not go together is refused with a sentence.
 */
export const positionRuleFields = ruleSchemas.pick(these<SharedRule>(isShared)).partial().shape;

/** What one position alone says: who may stand, or what is asked and how it is decided. */
export const ownRuleFields = {
  candidacy: PositionLimits.optional().describe(
    'Who may be a candidate; left out, those who vote for the position',
  ),
  ...ruleSchemas.omit(these<SharedRule>(isShared)).partial().shape,
};

/** What the application alone reads of a position (`positions.rules`), as it is written. */
export const PositionDocument = z.strictObject({
  ...ruleSchemas.pick(these<keyof DocumentRules>((name) => !ruleFields[name].isColumn)).shape,
  candidacy: PositionLimits.nullable(),
});
export type PositionDocument = z.output<typeof PositionDocument>;
