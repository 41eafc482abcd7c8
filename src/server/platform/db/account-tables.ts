// The row types of accounts and of how people get into them; the rest are in schema.ts.
import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime, Time } from './election-tables.ts';

export interface SetUpLinks {
  token_hash: Buffer;
  created_at: StampedTime;
}

export interface Accounts {
  id: string;
  role: 'student' | 'faculty' | 'council' | 'admin' | 'observer';
  name: string;
  email: string | null;
  enrollment_number: string | null;
  password_hash: string | null;
  is_verified: boolean;
  upload_id: string | null;
  created_at: StampedTime;
  closed_at: MaybeTime;
  email_confirmed_at: MaybeTime;
  /** While it may not be used: an admin suspended it, for this reason. */
  suspended_at: MaybeTime;
  suspended_reason: string | null;
  /** When and how the number was proved to be theirs, and by which officer at a check-in. */
  proved_at: MaybeTime;
  proved_how: 'address' | 'code' | 'check-in' | 'sign-on' | null;
  proved_by: string | null;
}

/** Accounts that somebody logged in to after the registration. */
export interface ReturnedAccounts {
  account_id: string;
}

export interface Sessions {
  token_hash: Buffer;
  account_id: string;
  created_at: StampedTime;
  seen_at: StampedTime;
  expires_at: Time;
  id: Generated<string>;
  /** Browser and system as its log-in named them, such as "Firefox on Android". */
  device: Generated<string>;
  /** When its owner last proved to be there: at the log-in, or when asked again. */
  proved_at: StampedTime;
}

export interface LogInAttempts {
  key: Buffer;
  failures: number;
  last_at: StampedTime;
  blocked_until: MaybeTime;
}

export interface AccountLinks {
  token_hash: Buffer;
  account_id: string;
  purpose: 'reset-password' | 'confirm-email' | 'change-email' | 'sign-in' | 'way-back';
  created_at: StampedTime;
  expires_at: Time;
  /** The new address that the link confirms. */
  email: string | null;
}

/** Addresses whose owner gets a role as soon as they register with it. */
export interface Invitations {
  email: string;
  role: 'council' | 'admin';
  invited_by: string | null;
  created_at: StampedTime;
  expires_at: Time;
}
