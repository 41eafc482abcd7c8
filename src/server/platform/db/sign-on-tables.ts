// The row types of the ways to log in beside the password; the rest are in schema.ts.
import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime, Time } from './election-tables.ts';

/** Whom the provider knows under which account: by issuer and subject, never by an address. */
export interface SignOnIdentities {
  issuer: string;
  subject: string;
  account_id: string;
  id: string;
  email: Generated<string>;
  /** Days, without a time. */
  connected_on: StampedTime;
  used_on: StampedTime;
}

/** The groups that a log-in of the provider says. A change is a new row; the old one says until when. */
export interface SignOnGroups {
  id: Generated<string>;
  identity_id: string;
  account_id: string;
  issuer: string;
  groups: string[];
  known_at: StampedTime;
  replaced_at: MaybeTime;
}

/** A provider whose groups count like those of the voter list. */
export interface DecidingIssuers {
  issuer: string;
}

/** A log-in that went to the provider and is not back. */
export interface SignOnRequests {
  key_hash: Buffer;
  state: string;
  nonce: string;
  code_verifier: string;
  /** The account that wants to be connected; null for a log-in. */
  account_id: string | null;
  expires_at: Time;
}

/** Somebody whom the provider knows and who has no account yet. */
export interface SignOnArrivals {
  key_hash: Buffer;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  is_email_verified: boolean;
  enrollment_number: string | null;
  groups: string[];
  expires_at: Time;
}

export interface Passkeys {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  added_on: StampedTime;
  used_on: MaybeTime;
}

/** The second step of an officer's log-in. */
export interface SecondFactors {
  account_id: string;
  /** What codes are made from, in base32; null where a passkey is the step. */
  secret: string | null;
  /** A bigint, which the driver reads as text. */
  used_step: Generated<string>;
  /** A day, without a time. */
  added_on: StampedTime;
}

/** A secret that waits for its first code. */
export interface SecondFactorOffers {
  account_id: string;
  secret: string;
  expires_at: Time;
}

export interface RecoveryCodes {
  account_id: string;
  code_hash: Buffer;
}

/** A log-in whose first step is done. */
export interface LogInSteps {
  key_hash: Buffer;
  account_id: string;
  expires_at: Time;
}

export interface PasskeyChallenges {
  challenge: string;
  /** Who adds a passkey; null for a log-in. */
  account_id: string | null;
  expires_at: Time;
}
