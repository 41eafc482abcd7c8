import type { Refusal } from '#core/refusal.ts';

/** One vote as it waits for the next commit. */
export interface Vote {
  electionId: string;
  positionId: string;
  nominationId: string;
  voterId: string;
  /** Hash of the caller's Idempotency-Key, or null. */
  requestKey: Buffer | null;
}

/** What became of a vote: recorded with its receipt, or refused. */
export type CastOutcome = { receipt: { code: string; votedAt: string } } | { refusal: Refusal };

/** The line in front of the ballot box: votes that arrive during a commit share the next one. */
export interface Casting {
  cast(vote: Vote): Promise<CastOutcome>;
  /** Votes that wait for a commit. */
  waiting(): number;
  /** Waits until everything accepted so far is committed. */
  close(): Promise<void>;
}
