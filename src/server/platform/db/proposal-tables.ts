// The row type of what waits for a second officer; the rest are in schema.ts.
import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime, Time } from './election-tables.ts';

/** A call that one officer made and another one has to confirm. */
export interface Proposals {
  id: string;
  /** The call of the contract. */
  call: string;
  act: string;
  /** What it is about: of one act on one thing one proposal is open. */
  object_key: string;
  election_id: string | null;
  /** What it is about, for people. */
  subject: string;
  /** What it does, in a sentence. */
  what: string;
  /** Old and new values. */
  changes: Generated<unknown>;
  /** What the call was given; empty once it is decided. */
  body: unknown;
  /** The picture of the body, so that it is not swept meanwhile. */
  upload_id: string | null;
  reason: string;
  proposed_by: string | null;
  proposed_at: StampedTime;
  expires_at: Time;
  state: Generated<'open' | 'confirmed' | 'refused' | 'withdrawn' | 'expired'>;
  decided_by: string | null;
  decided_at: MaybeTime;
}
