import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import {
  sharedParts,
  supporterCircles,
  supporterKinds,
  supporterLimits,
} from '../core/elections/supporters.ts';
import { PositionLimits } from './electorate-shapes.ts';

const { ofKind } = supporterLimits;
const count = z
  .int(wrong('supporters-counted-in-whole-numbers'))
  .min(0, wrong('fewer-than-0-supporters-cannot'))
  .max(ofKind, wrong('at-most-proposers-and-seconders', { count: ofKind }));

/** How many proposers and seconders each candidate needs, and who they are. */
export const SupporterRule = z
  .object({
    proposers: count.default(0),
    seconders: count.default(0),
    among: z
      .enum(supporterCircles)
      .default('position')
      .describe(
        'Those who may vote for the position, or everybody who may vote in the election, so also for positions of others',
      ),
    from: PositionLimits.default({ branches: [], years: [], groups: [] }).describe(
      'Of these voters only these branches, years and groups; an empty list sets no limit',
    ),
    own: z
      .array(z.enum(sharedParts))
      .max(sharedParts.length)
      .default([])
      .describe("What they share with the candidate: the candidate's own branch or year"),
  })
  .meta({ id: 'SupporterRule', description: 'The proposers and seconders that a candidate needs' });
export type WireRule = z.output<typeof SupporterRule>;

/** As what somebody supports a candidate. */
export const SupporterKind = z.enum(supporterKinds, {
  error: wrong('choose-whether-to-propose-or'),
});
