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

const among = z
  .enum(supporterCircles)
  .describe(
    'Those who may vote for the position, or everybody who may vote in the election, so also for positions of others',
  );
const own = z
  .array(z.enum(sharedParts))
  .max(sharedParts.length)
  .describe("What they share with the candidate: the candidate's own branch or year");

/** How many proposers and seconders each candidate needs, and who they are. */
export const SupporterRule = z
  .object({
    proposers: count.default(0),
    seconders: count.default(0),
    among: among.default('position'),
    from: PositionLimits.default({ branches: [], years: [], groups: [] }).describe(
      'Of these voters only these branches, years and groups; an empty list sets no limit',
    ),
    own: own.default([]),
    oneOfElection: z
      .boolean()
      .optional()
      .describe(
        'True where a person supports one candidate of the whole election; left out for one of each position',
      ),
  })
  .meta({ id: 'SupporterRule', description: 'The proposers and seconders that a candidate needs' });
export type WireRule = z.output<typeof SupporterRule>;

/** The supporters of one position, where it differs from its election. */
export const PositionSupporters = z
  .object({ proposers: count, seconders: count, among, own })
  .partial()
  .meta({
    id: 'PositionSupporters',
    description:
      'The proposers and seconders that a candidate for this position needs; what is left out is as in the election, and 0 of each are none',
  });

/** As what somebody supports a candidate. */
export const SupporterKind = z.enum(supporterKinds, {
  error: wrong('choose-whether-to-propose-or'),
});
