import type { Generated } from 'kysely';
import type { MaybeTime, StampedTime, Time } from './election-tables.ts';

// The tables of e-mails, as the migrations leave them.

export interface Letters {
  id: string;
  key: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
  status: Generated<'waiting' | 'sending' | 'sent' | 'stuck' | 'dropped'>;
  attempts: Generated<number>;
  problem: string | null;
  created_at: StampedTime;
  sent_at: MaybeTime;
  secret_until: MaybeTime;
  sender_name: Generated<string>;
  /** Nothing of it is kept once it left or is given up. */
  is_fleeting: Generated<boolean>;
  /** Where a reply to it goes; empty for its sender. */
  reply_to: Generated<string>;
  /** Why it did not leave; of a release before this was known, null. */
  reason:
    | 'no-mailbox'
    | 'refused'
    | 'put-off'
    | 'relay'
    | 'no-server'
    | 'not-now'
    | 'log-in'
    | 'not-allowed'
    | 'uncertain'
    | 'stopped'
    | 'restored'
    | 'expired'
    | null;
  /** The first try that failed; null for one that was not tried or has left. */
  failing_since: MaybeTime;
  /** How often the mail server put it off, or did not want it, while others could leave. */
  put_off: Generated<number>;
  /** Since when it waits for a decision. */
  failed_at: MaybeTime;
  /** Since when it waits to be sent; anew where an officer sends it again. */
  waits_since: StampedTime;
}

export interface MailState {
  is_only: Generated<boolean>;
  /** Signs the links with which people unsubscribe. */
  signing_key: Generated<Buffer>;
  /** Up to when the e-mails that left have used up the pace. */
  free_at: StampedTime;
  /** What happened before this is told to nobody. */
  since: StampedTime;
  /** When an e-mail left last. */
  left_at: MaybeTime;
}

export interface EmailRefusals {
  account_id: string;
  kind: 'invitation' | 'voting-opens' | 'closes-tomorrow' | 'results' | 'voted';
}

export interface Mailings {
  id: string;
  election_id: string;
  kind: 'invitation' | 'voting-opens' | 'closes-tomorrow' | 'results' | 'voted' | 'change';
  /** What tells two mailings of one kind apart. */
  occasion: Generated<string>;
  status: Generated<'running' | 'finished' | 'stopped'>;
  /** The last account that was looked at; null before the first. */
  cursor: string | null;
  /** True once all accounts were looked at. */
  is_listed: Generated<boolean>;
  sent: Generated<number>;
  failed: Generated<number>;
  try_after: StampedTime;
  created_at: StampedTime;
  finished_at: MaybeTime;
  /** Why no e-mail of it can leave now; null while they do. */
  problem: string | null;
  failing_since: MaybeTime;
}

/** One page of a mailing at a time, and the addresses where an invitation failed. */
export interface MailingRecipients {
  mailing_id: string;
  account_id: string;
  status: Generated<'waiting' | 'sending' | 'failed'>;
  attempts: Generated<number>;
  try_after: StampedTime;
  problem: string | null;
}

/** What happened with an account, for its owner. */
export interface AccountNotices {
  id: Generated<string>;
  account_id: string;
  kind: 'registered' | 'device' | 'password' | 'way-in' | 'email' | 'number' | 'voted';
  /** The beginning of the hour; of 'voted' the end of its batch. */
  at: StampedTime;
  detail: Generated<string>;
  election_id: string | null;
}

/** Whose votes were told about together: people who voted in an election since the batch before. */
export interface VotedBatches {
  election_id: string;
  until: Time;
  voters: number;
}
