// The row types of what proves whose an enrollment number is; the rest are in schema.ts.
import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime, Time } from './election-tables.ts';

/** An e-mail to the address of a voter list: a link, and a code for the session that asked. */
export interface NumberClaims {
  id: string;
  enrollment_number: string;
  /** Who asked; null for somebody without an account. */
  account_id: string | null;
  session_hash: Buffer | null;
  token_hash: Buffer;
  code_hash: Buffer;
  tries: Generated<number>;
  created_at: StampedTime;
  expires_at: Time;
}

/** When the last such e-mail about a number was written. */
export interface NumberMails {
  enrollment_number: string;
  sent_at: Time;
}

/** A code that officers hand out on paper. */
export interface PrintedCodes {
  enrollment_number: string;
  code_hash: Buffer;
  made_by: string | null;
  made_at: StampedTime;
}

/** A proved number that one officer wants to move, and another one has to confirm. */
export interface NumberMoves {
  id: string;
  enrollment_number: string;
  account_id: string;
  reason: string;
  proposed_by: string;
  proposed_at: StampedTime;
  decided_by: string | null;
  decided_at: MaybeTime;
  is_confirmed: Generated<boolean>;
}

/** A candidacy or a seat of an account that lost its number, for officers to decide about. */
export interface LostNumbers {
  id: string;
  account_id: string;
  nomination_id: string | null;
  member_id: string | null;
  lost_at: StampedTime;
  decided_at: MaybeTime;
  decided_by: string | null;
  decision: string | null;
}

/** That a number voted for a position, from an account that does not have it any more. */
export interface NumberVotes {
  position_id: string;
  enrollment_number: string;
  /** Null once that account is gone. */
  voter_id: string | null;
  is_disputed: Generated<boolean>;
}

/** How many votes of a position are disputed; the margin is known from the close on. */
export interface Disputes {
  position_id: string;
  votes: number;
  margin: number | null;
  blocks_certification: Generated<boolean>;
}
