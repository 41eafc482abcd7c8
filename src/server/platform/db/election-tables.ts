// The row types of everything that hangs on an election; the rest are in schema.ts.
import type { ColumnType, Generated } from 'kysely';

export type Time = ColumnType<Date, Date | string, Date | string>;
export type MaybeTime = ColumnType<Date | null, Date | string | null, Date | string | null>;
export type StampedTime = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Elections {
  id: string;
  name: string;
  description: string;
  upload_id: string | null;
  /** These three are null in a draft without them, never otherwise. */
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  nominations_close_at: MaybeTime;
  standings: 'live' | 'in-batches' | 'after-close';
  standings_batch: Generated<number>;
  electorate: 'everyone' | 'some' | 'roll';
  electorate_roles: Generated<('student' | 'faculty' | 'council' | 'admin')[]>;
  electorate_branches: Generated<string[]>;
  electorate_years: Generated<string[]>;
  electorate_groups: Generated<string[]>;
  /** How a voter is known; `roll` needs one of the last two. */
  voters: Generated<'anybody' | 'confirmed' | 'listed' | 'proved'>;
  /** Of what is confirmed: the only domains of an address that count; empty for any. */
  mail_domains: Generated<string[]>;
  /** Who may be a candidate; an empty list sets no limit. */
  candidate_branches: Generated<string[]>;
  candidate_years: Generated<string[]>;
  candidate_groups: Generated<string[]>;
  /** What an officer checks before a candidate is accepted, one line each. */
  candidate_conditions: Generated<string[]>;
  /** When it was last published; null for a draft. */
  published_at: MaybeTime;
  created_by: string | null;
  created_at: StampedTime;
  closed_at: MaybeTime;
  /** What its key must open; null where ballots are rows, as they were before they were sealed. */
  key_check: Buffer | null;
  /** When its sealed ballots were opened and counted, or destroyed with a cancelled election. */
  opened_at: MaybeTime;
  state: Generated<'draft' | 'published' | 'paused' | 'cancelled'>;
  paused_at: MaybeTime;
  is_rehearsal: Generated<boolean>;
  /** Counts how often the voter list was replaced. */
  roll_revision: Generated<number>;
  /** How many people could vote when voting closed; null before. */
  eligible_at_close: number | null;
  added_after_opening: Generated<number>;
  tie_rule: Generated<'draw' | 'run-off'>;
  /** False where a call that organised it said nothing of it. */
  is_tie_rule_chosen: Generated<boolean>;
  draw_seed: Generated<'dice' | 'public-number'>;
  /** Who publishes the number of a draw, and how many minutes after the close. */
  draw_source: Generated<string>;
  draw_minutes: Generated<number>;
  leaving_rule: Generated<'vacant' | 'next' | 'vote-again'>;
  /** The position of an earlier election that this one decides. */
  follows_position_id: string | null;
  follows_as: 'run-off' | 'vote-again' | null;
  /** Until when voters may appeal; written at the close. */
  appeals_until: MaybeTime;
  certified_at: MaybeTime;
  certified_by: string | null;
  /** When it was forgotten who voted; their number stays. */
  voters_forgotten_at: MaybeTime;
}

/** The votes of an election by the hour; `until` is the end of the hour, or of voting. */
export interface TurnoutHours {
  election_id: string;
  until: Time;
  votes: number;
}

/** How many who voted had proved their number, and how; written at the close. */
export interface ElectionProofs {
  election_id: string;
  ordinal: number;
  ways: string[];
  officer_id: string | null;
  voters: number;
  votes: number;
}

/** A recount kit: the texts around the ballots of its positions (docs/recount-kit.md). */
export interface RecountKits {
  election_id: string;
  edition: number;
  made_at: Time;
  position_ids: string[];
  texts: string[];
  sha256: Buffer;
  /** A bigint, which the driver reads as text. */
  bytes: string;
}

export interface ElectionChanges {
  id: string;
  election_id: string;
  at: StampedTime;
  what: string;
  reason: string;
  actor_id: string | null;
  /** How many officers it took: null where one was enough, 1 where only one was left. */
  officers: number | null;
}

/** A number on a voter list; a row never changes, a correction removes it and adds another. */
export interface VoterListEntries {
  id: Generated<string>;
  /** Null for the list of the campus. */
  election_id: string | null;
  enrollment_number: string;
  name: Generated<string>;
  email: Generated<string>;
  groups: Generated<string[]>;
  import_id: string | null;
  added_at: StampedTime;
  removed_at: MaybeTime;
  /** Why it was added after voting had opened. */
  reason: string | null;
  added_by: string | null;
  removed_by_import: string | null;
}

/** A list that was imported; its rows are versions of entries. */
export interface VoterListImports {
  id: string;
  election_id: string | null;
  file_name: string;
  mode: 'add' | 'replace';
  added: number;
  changed: number;
  removed: number;
  same: number;
  bad: number;
  imported_by: string | null;
  imported_at: Time;
  undone_at: MaybeTime;
}

export interface Positions {
  id: string;
  election_id: string;
  title: string;
  title_key: string;
  ordinal: number;
  /** Who votes for it; an empty list sets no limit. */
  branches: Generated<string[]>;
  years: Generated<string[]>;
  groups: Generated<string[]>;
  /** How many people could vote for it when voting closed; null before, and without a limit. */
  eligible_at_close: number | null;
}

export interface Turnouts {
  position_id: string;
  ballots: Generated<number>;
  /** The number of the last sealed batch. */
  batches: Generated<number>;
}

export interface SealedBatches {
  position_id: string;
  number: number;
  ballots: number;
  sealed: Buffer;
}

export interface Nominations {
  id: string;
  election_id: string;
  position_id: string;
  nominee_id: string;
  status: Generated<'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'removed'>;
  requested_at: StampedTime;
  decided_at: MaybeTime;
  decided_by: string | null;
  /** Name and picture of the account, as they are until the first ballot for the position. */
  name: string;
  upload_id: string | null;
  /** The photo that was sent with the nomination. */
  photo_upload_id: string | null;
  statement: Generated<string>;
  link: Generated<string>;
  /** Why it was rejected or taken off; kept when the person asks again. */
  reason: string | null;
  /** Counts what the nominee sent: an officer decides on what they have read. */
  version: Generated<number>;
  /** The conditions of the election that were ticked at the acceptance, and by whom. */
  checked_conditions: Generated<string[]>;
  checked_by: string | null;
  /** When an accepted candidate stepped down, after the first vote. */
  left_at: MaybeTime;
}

/** What an accepted candidate wants to say instead, until the officers decide. */
export interface NominationEdits {
  nomination_id: string;
  statement: string;
  link: string;
  photo_upload_id: string | null;
  requested_at: StampedTime;
  rejected_at: MaybeTime;
  reason: string | null;
}

export interface Tallies {
  nomination_id: string;
  votes: Generated<number>;
}

export interface Participations {
  position_id: string;
  voter_id: string;
  receipt: string;
  request_key: Buffer | null;
  /** The choice, named under the election's key; null once that is gone. */
  choice_mark: Buffer | null;
}

export interface Ballots {
  id: string;
  position_id: string;
  nomination_id: string;
}

export interface DepartedVoters {
  key: Buffer;
  until: Time;
  /** Under whose key the name was hashed; null where it is a plain hash of a former release. */
  election_id: string | null;
  /** The closed account; null in rows of a former release. */
  account_id: string | null;
}
