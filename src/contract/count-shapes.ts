import { z } from 'zod';
import { Id } from './fields.ts';

// A ranked count as the core makes it (src/core/counting/count-result.ts), for the page and for other programs.

const Entry = z.int().describe('A place in `entries`; a further nobody has a number behind them');
const Amount = z.int().describe('In parts of a vote, of which `scale` make one');
const tieFor = z.enum(['seat', 'surplus', 'exclusion']);

const Step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first') }),
  z.object({ kind: z.literal('surplus'), entry: Entry, amount: Amount }),
  z.object({ kind: z.literal('exclude'), entry: Entry, moved: z.boolean() }),
]);

const Event = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('elected'),
    entry: Entry,
    why: z.enum(['quota', 'majority', 'most-votes', 'last-seats', 'unopposed']),
  }),
  z.object({
    kind: z.literal('tie'),
    for: tieFor,
    tied: z.array(Entry).readonly(),
    chosen: z.array(Entry).readonly(),
    round: z.int().nullable().describe('The earlier round that decided; null for the draw'),
    isSame: z
      .literal(true)
      .optional()
      .describe('No draw was held: whoever is chosen, the same people are elected'),
  }),
  z.object({ kind: z.literal('further-nobody'), entry: Entry }),
  z.object({ kind: z.literal('not-above-nobody'), entry: Entry }),
]);

const Round = z.object({
  step: Step,
  tallies: z.array(Amount).readonly().describe('By entry, at the end of the round'),
  status: z.array(z.enum(['continuing', 'elected', 'excluded', 'struck'])).readonly(),
  needed: Amount.nullable().describe('The quota, or the majority of this round'),
  transfers: z
    .array(z.object({ from: Entry, to: Entry.nullable(), papers: z.int(), amount: Amount }))
    .readonly(),
  exhausted: Amount,
  lost: Amount.describe('What was cut off in rounding so far'),
  events: z.array(Event).readonly(),
});

const Outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decided'),
    elected: z.array(Entry).readonly(),
    reopened: z.int(),
    votedDown: z.int(),
    unfilled: z.int(),
    barred: z
      .array(Entry)
      .readonly()
      .optional()
      .describe('Whose seats are unfilled because they are disqualified'),
  }),
  z.object({
    kind: z.literal('needs-draw'),
    for: tieFor,
    tied: z.array(Entry).readonly(),
    elected: z.array(Entry).readonly(),
    openSeats: z.int(),
  }),
  z.object({ kind: z.literal('no-votes') }),
  z.object({ kind: z.literal('no-quorum'), voted: z.int(), needed: z.int() }),
  z.object({
    kind: z.literal('no-majority'),
    needed: z.int(),
    again: z.array(Entry).readonly(),
    level: z.array(Entry).readonly(),
    isDrawn: z.boolean(),
  }),
  z.object({ kind: z.literal('void') }),
  z.object({ kind: z.literal('vote-again'), left: z.array(Entry).readonly() }),
]);

/** Each round's tallies, `exhausted` and `lost` add up to `valid` times `scale`. */
export const RankedCount = z
  .object({
    entries: z.array(Id).describe('The nominations that stood on the ballot; nobody is the last'),
    scale: z.union([z.literal(1), z.literal(100_000)]),
    valid: z.int().describe('The ballots that name somebody who is counted'),
    blank: z.int(),
    struck: z.int().describe('The ballots that name only people who have left'),
    rounds: z.array(Round).readonly(),
    outcome: Outcome,
  })
  .meta({ id: 'RankedCount', description: 'The rounds of a ranked count' });
export type RankedCount = z.output<typeof RankedCount>;
