import { z } from 'zod';
import { voterBarriers } from '../core/elections/electorate.ts';
import { nominationStatuses } from '../core/elections/nomination.ts';
import { refusals } from '../core/refusal.ts';
import type { Refusal } from '../core/refusal.ts';
import { NumberVoted } from './disputes.ts';
import { BarrierAction } from './electorate-shapes.ts';
import { Id } from './fields.ts';

const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]];

/** The proof that a person voted for a position. It names no choice (contract, POST /vote/add). */
export const Receipt = z
  .object({
    code: z.string().describe('Such as 7F2K-9QXM'),
    electionId: Id,
    positionId: Id,
    position: z.string(),
  })
  .meta({ id: 'Receipt', description: 'The proof of a vote; it names no choice' });
export type Receipt = z.output<typeof Receipt>;

/** The result of one vote of a ballot: a receipt or a refusal, never both. It names no choice. */
export const BallotLine = z
  .object({
    position: z.string().describe('The position as the request named it'),
    receipt: Receipt.nullable(),
    refusal: z
      .object({
        reason: z.enum(refusalNames),
        message: z.string(),
        action: BarrierAction.optional(),
      })
      .nullable(),
  })
  .meta({ id: 'BallotLine', description: 'The result of one vote of a ballot' });
export type BallotLine = z.output<typeof BallotLine>;

/** Whether the caller may do something. `why` and `message` give the reason when they may not. */
export const Permit = z.object({
  isAllowed: z.boolean(),
  why: z.enum(refusalNames).nullable(),
  message: z.string().nullable(),
});

/**
 * One election from the caller's view: what they may do and what they have done. It never says whom
 * they voted for.
 */
export const MyBallot = z
  .object({
    electionId: Id,
    orderSeed: z.string().describe('Seed for the order in which this voter sees the candidates'),
    vote: Permit,
    barrier: z
      .object({ reason: z.enum(voterBarriers), message: z.string(), action: BarrierAction })
      .nullable()
      .describe('Why they are no voter of it, before voting opens too; null for a voter'),
    otherPositions: z
      .array(Id)
      .describe('The positions that are for other voters: not on their ballot'),
    nominate: Permit,
    otherCandidacies: z
      .array(Id)
      .optional()
      .describe('The positions that ask for other candidates; left out where none does'),
    receipts: z.array(Receipt),
    numberVoted: NumberVoted,
    nominations: z.array(
      z.object({
        _id: Id,
        positionId: Id,
        position: z.string(),
        status: z.enum(nominationStatuses),
      }),
    ),
  })
  .meta({ id: 'MyBallot', description: "One election from the caller's view" });
export type MyBallot = z.output<typeof MyBallot>;
