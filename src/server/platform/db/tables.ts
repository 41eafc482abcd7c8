// The tables as the migrations leave them. Written by a program: npm run tables
// What a column means beyond its type stands in tools/tables/column-notes.ts.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccountLinks {
  account_id: string;
  created_at: Generated<Timestamp>;
  /**
   * The new address that the link confirms.
   */
  email: string | null;
  expires_at: Timestamp;
  purpose: "reset-password" | "confirm-email" | "change-email" | "way-back" | "shown";
  shown_by: string | null;
  token_hash: Buffer;
}

/** What happened with an account, for its owner. */
export interface AccountNotices {
  account_id: string;
  /**
   * The beginning of the hour; of 'voted' the end of its batch.
   */
  at: Generated<Timestamp>;
  detail: Generated<string>;
  election_id: string | null;
  id: Generated<string>;
  kind: "registered" | "device" | "password" | "way-in" | "wrong-steps" | "email" | "number" | "voted";
}

export interface Accounts {
  /**
   * What the number says, written with it; the year as well.
   */
  branch: string | null;
  closed_at: Timestamp | null;
  /**
   * An officer deleted it: a candidate has not left.
   */
  closed_by_officer: Generated<boolean>;
  created_at: Generated<Timestamp>;
  email: string | null;
  email_confirmed_at: Timestamp | null;
  enrollment_number: string | null;
  id: string;
  is_verified: boolean;
  language: string | null;
  let_in_by: string | null;
  name: string;
  officer_since: Timestamp | null;
  password_hash: string | null;
  /**
   * When and how the number was proved to be theirs, and by which officer at a check-in.
   */
  proved_at: Timestamp | null;
  proved_by: string | null;
  proved_how: "address" | "code" | "check-in" | "sign-on" | null;
  role: "student" | "faculty" | "council" | "admin" | "observer";
  role_ends_at: Timestamp | null;
  /**
   * While it may not be used: an admin suspended it, for this reason.
   */
  suspended_at: Timestamp | null;
  suspended_reason: string | null;
  upload_id: string | null;
  year: string | null;
}

export interface Appeals {
  about: Generated<"voting" | "candidate" | "officer">;
  account_id: string | null;
  against_id: string | null;
  answer: string;
  answered_at: Timestamp;
  answered_by: string | null;
  body: string;
  due_at: Timestamp | null;
  election_id: string;
  follow_hash: Buffer | null;
  id: string;
  made_at: Generated<Timestamp>;
  nomination_id: string | null;
  /**
   * In the order in which they came, from 1.
   */
  number: number;
  replied_at: Timestamp | null;
  reply: string | null;
  reply_hash: Buffer | null;
  ruling: "upheld" | "dismissed" | "set-aside" | null;
  subject: string;
}

/** Whether the orders of a draw elect the same people in a ranked position: for each count, which is known by who was out of it. */
export interface AskedOrders {
  asked_at: Generated<Timestamp>;
  disqualified: string[];
  /**
   * The nominations of those who had left, the smallest first.
   */
  gone: string[];
  is_same: boolean;
  opened_at: Timestamp;
  position_id: string;
  /**
   * The nominations that each order elects.
   */
  sure: string[];
}

/** What became of each backup that a server took by itself. */
export interface BackupRuns {
  bytes: Int8 | null;
  ended_at: Generated<Timestamp>;
  file: string;
  id: Generated<string>;
  /**
   * Why there is no file, or what is missing in it.
   */
  problem: string | null;
}

export interface Ballots {
  choices: string[] | null;
  id: string;
  nomination_id: string | null;
  position_id: string;
}

export interface Campus {
  about: Generated<string>;
  accounts_from_list: Generated<boolean>;
  council_decides_nominations: Generated<boolean>;
  /**
   * The year in which the present council's term began.
   */
  council_term: Generated<number>;
  help_desk: Generated<string>;
  is_only: Generated<boolean>;
  is_winner_email_hidden: Generated<boolean>;
  keep_email_days: Generated<number>;
  /**
   * For how many days what is kept (src/core/campus/retention.ts).
   */
  keep_message_days: Generated<number>;
  keep_notice_days: Generated<number>;
  keep_unused_account_days: Generated<number>;
  keep_voter_days: Generated<number>;
  languages: Generated<string[]>;
  list_emails: Generated<boolean>;
  logo_upload_id: string | null;
  /**
   * Whether what cannot be undone needs two officers.
   */
  needs_two_officers: Generated<boolean>;
  /**
   * How enrollment numbers are made (src/core/accounts/number-format.ts).
   */
  number_formats: Generated<string[]>;
  officers_need_second_factor: Generated<boolean>;
  /**
   * Where replies to answers go; empty for the sender of all e-mails.
   */
  reply_to: Generated<string>;
  social: Generated<unknown>;
  time_zone: string;
  university_name: string;
}

/** By what a folder of keys is known to belong to this campus: one row, which no backup holds. */
export interface CampusIds {
  id: string;
  is_only: Generated<boolean>;
}

export interface ContactEntries {
  author_id: string | null;
  body: string;
  contact_id: string;
  created_at: Generated<Timestamp>;
  id: string;
}

/** A picture of a message; until that is sent it has none, for a day at most. A PDF, or one of an appeal, came with a complaint of 0.3.0. */
export interface ContactFiles {
  account_id: string;
  appeal_id: string | null;
  bytes: number;
  contact_id: string | null;
  content: Buffer;
  id: string;
  kind: "picture" | "pdf";
  place: Generated<number>;
  uploaded_at: Generated<Timestamp>;
}

export interface ContactLinks {
  contact_id: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  is_senders: Generated<boolean>;
  token_hash: Buffer;
}

export interface Contacts {
  about_ids: Generated<string[]>;
  about_offices: Generated<string[]>;
  category: "query" | "grievances" | "suggestion";
  /**
   * Of a complaint of 0.3.0: who read that reads the message.
   */
  complaint_number: number | null;
  created_at: Generated<Timestamp>;
  due_at: Timestamp | null;
  election_id: string | null;
  email: string;
  id: string;
  message: string;
  name: string;
  resolved: Generated<number>;
  sender_id: string | null;
}

/** What an officer did while an election was open that changes who can vote: of how many people, and no name. */
export interface CountedActs {
  acts: number;
  at: Generated<Timestamp>;
  election_id: string;
  id: Generated<string>;
  /**
   * As src/core/council/counted-acts.ts has it.
   */
  kind: string;
  officer_id: string | null;
}

export interface CountedLists {
  ballots: number;
  choices: string[];
  position_id: string;
}

/** A provider whose groups count like those of the voter list. */
export interface DecidingIssuers {
  issuer: string;
}

export interface DepartedVoters {
  /**
   * The closed account; null in rows of a former release.
   */
  account_id: string | null;
  /**
   * Under whose key the name was hashed; null where it is a plain hash of a former release.
   */
  election_id: string | null;
  key: Buffer;
  until: Timestamp;
}

/** How many votes of a position are disputed; the margin is known from the close on. */
export interface Disputes {
  blocks_certification: Generated<boolean>;
  margin: number | null;
  position_id: string;
  votes: number;
}

export interface Draws {
  drawn_at: Generated<Timestamp>;
  election_id: string;
  /**
   * How many officers entered it: two, or one where no other is left.
   */
  officers: number;
  seed: string;
  witnesses: string;
}

export interface ElectionChanges {
  actor_id: string | null;
  at: Generated<Timestamp>;
  election_id: string;
  id: string;
  /**
   * False for what voters read on the election’s page alone.
   */
  is_mailed: Generated<boolean>;
  /**
   * People whom it concerns beside the voters of these positions, as limits of positions.
   */
  limits: Generated<unknown>;
  /**
   * How many officers it took: null where one was enough, 1 where only one was left.
   */
  officers: number | null;
  /**
   * The positions that it is about; null where it is about the whole election.
   */
  position_ids: string[] | null;
  reason: string;
  told: unknown;
  what: string;
}

/** How many who voted had proved their number, and how; written at the close. */
export interface ElectionProofs {
  election_id: string;
  officer_id: string | null;
  ordinal: number;
  voters: number;
  votes: number;
  ways: string[];
}

export interface Elections {
  added_after_opening: Generated<number>;
  /**
   * Until when people can complain; written at the close, or with the release.
   */
  appeals_until: Timestamp | null;
  certified_at: Timestamp | null;
  certified_by: string | null;
  closed_at: Timestamp | null;
  corrected_addresses: Generated<number>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  description: string;
  electorate: "everyone" | "some" | "roll";
  electorate_branches: Generated<string[]>;
  electorate_groups: Generated<string[]>;
  electorate_roles: Generated<ArrayType<"student" | "faculty" | "council" | "admin">>;
  electorate_years: Generated<string[]>;
  /**
   * How many people could vote when voting closed; null before.
   */
  eligible_at_close: number | null;
  ends_at: Timestamp | null;
  held_for_reading: Generated<boolean>;
  id: string;
  is_rehearsal: Generated<boolean>;
  /**
   * What its key must open; null where ballots are rows, as they were before they were sealed.
   */
  key_check: Buffer | null;
  /**
   * The random bytes of its recount kit and its result code, made when it is counted; null before.
   */
  kit_nonce: Buffer | null;
  /**
   * Of what is confirmed: the only domains of an address that count; empty for any.
   */
  mail_domains: Generated<string[]>;
  name: string;
  nominations_close_at: Timestamp | null;
  /**
   * When its sealed ballots were opened and counted, or destroyed with a cancelled election.
   */
  opened_at: Timestamp | null;
  paused_alone_at: Timestamp | null;
  paused_at: Timestamp | null;
  paused_by_restore: Generated<boolean>;
  paused_until: Timestamp | null;
  /**
   * When it was last published; null for a draft.
   */
  published_at: Timestamp | null;
  /**
   * When they were released, or their date had come.
   */
  released_at: Timestamp | null;
  /**
   * When all who may vote are reminded, whether they voted or not; null where the usual reminder is enough.
   */
  remind_at: Timestamp | null;
  /**
   * Of the Idempotency-Key: sent again, it finds this election. Null where none was sent.
   */
  request_key: string | null;
  results_at: Generated<"close" | "release">;
  /**
   * Counts how often the voter list was replaced.
   */
  roll_revision: Generated<number>;
  /**
   * What the application alone reads of how it is held (src/contract/election-documents.ts).
   */
  settings: Generated<unknown>;
  /**
   * By when results that officers release are shown at the latest; null where they are shown at the close.
   */
  show_by: Timestamp | null;
  standings: "live" | "in-batches" | "after-close";
  /**
   * These three are null in a draft without them, never otherwise.
   */
  starts_at: Timestamp | null;
  state: Generated<"draft" | "published" | "paused" | "cancelled">;
  translations: Generated<unknown>;
  upload_id: string | null;
  /**
   * How a voter is known; `roll` needs one of the last two.
   */
  voters: Generated<"anybody" | "confirmed" | "listed" | "proved">;
  /**
   * When it was forgotten who voted; their number stays.
   */
  voters_forgotten_at: Timestamp | null;
  /**
   * Until when a candidate may withdraw; null where that is until the list is fixed.
   */
  withdrawals_close_at: Timestamp | null;
}

/** The settings of an election as an edit found them; its version is one more than the last. */
export interface ElectionVersions {
  election_id: string;
  settings: unknown;
  version: number;
}

export interface EmailRefusals {
  account_id: string;
  kind: "elections" | "others";
}

export interface Emails {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  /**
   * Since when it waits for a decision.
   */
  failed_at: Timestamp | null;
  /**
   * The first try that failed; null for one that was not tried or has left.
   */
  failing_since: Timestamp | null;
  html_body: string;
  id: string;
  /**
   * Nothing of it is kept once it left or is given up.
   */
  is_fleeting: Generated<boolean>;
  key: string;
  problem: string | null;
  /**
   * How often the mail server put it off, or did not want it, while others could leave.
   */
  put_off: Generated<number>;
  /**
   * Why it did not leave; of a release before this was known, null.
   */
  reason: "no-mailbox" | "refused" | "put-off" | "relay" | "no-server" | "not-now" | "log-in" | "not-allowed" | "uncertain" | "stopped" | "restored" | "expired" | null;
  /**
   * Where a reply to it goes; empty for its sender.
   */
  reply_to: Generated<string>;
  secret_until: Timestamp | null;
  sender_name: Generated<string>;
  sent_at: Timestamp | null;
  status: Generated<"waiting" | "sending" | "sent" | "stuck" | "dropped">;
  subject: string;
  text_body: string;
  to_address: string;
  /**
   * Since when it waits to be sent; anew where an officer sends it again.
   */
  waits_since: Generated<Timestamp>;
}

/** Somebody whom officers entered as a candidate. */
export interface EnteredCandidates {
  account_id: string | null;
  checked_conditions: Generated<string[]>;
  election_id: string;
  email: string | null;
  emailed_at: Timestamp | null;
  entered_at: Generated<Timestamp>;
  entered_by: string | null;
  has_left: Generated<boolean>;
  id: string;
  is_proved: Generated<boolean>;
  is_standing_checked: Generated<boolean>;
  list_entry_id: string | null;
  name: string | null;
  position_id: string;
}

export interface Events {
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  description: string;
  ends_at: Timestamp | null;
  held_at: Timestamp;
  id: string;
  link: Generated<string>;
  place: Generated<string>;
  title: string;
  type: "cultural" | "technical" | "sports" | "management" | "social" | "other";
  upload_id: string | null;
}

export interface FailedCloses {
  cause: string;
  election_id: string;
  position: string | null;
  since: Generated<Timestamp>;
  told_at: Timestamp | null;
}

export interface HeldCloses {
  brought_at: Timestamp | null;
  choice: "stands" | "count" | null;
  code: string | null;
  election_id: string;
  found: string[];
  kit_sha256: Buffer | null;
  problem: Generated<string>;
  since: Generated<Timestamp>;
}

export interface Initiatives {
  caption: string;
  ordinal: number;
  upload_id: string | null;
}

/** Links that carry a role, each used once, and the addresses that 0.3.0 invited. */
export interface Invitations {
  confirms_at_once: Generated<boolean>;
  created_at: Generated<Timestamp>;
  email: string | null;
  expires_at: Timestamp;
  id: Generated<string>;
  invited_by: string | null;
  role: "council" | "admin";
  role_ends_at: Timestamp | null;
}

export interface KeyFiles {
  destroyed_at: Timestamp | null;
  election_ids: string[];
  file: string;
  id: Generated<string>;
  written_at: Generated<Timestamp>;
}

export interface ListEmailFailures {
  election_id: string;
  email: string;
  enrollment_number: string;
  found_by: "server" | "officer";
  problem: string;
}

export interface ListEmailRefusals {
  address_hash: Buffer;
}

export interface LogInAttempts {
  blocked_until: Timestamp | null;
  failures: number;
  key: Buffer;
  last_at: Generated<Timestamp>;
}

/** A log-in whose first step is done. */
export interface LogInSteps {
  account_id: string;
  expires_at: Timestamp;
  key_hash: Buffer;
}

/** One page of a mailing at a time, and the addresses where an invitation failed. */
export interface MailingRecipients {
  account_id: string | null;
  attempts: Generated<number>;
  enrollment_number: string | null;
  mailing_id: string;
  problem: string | null;
  recipient: Generated<string>;
  status: Generated<"waiting" | "sending" | "failed">;
  try_after: Generated<Timestamp>;
}

export interface Mailings {
  created_at: Generated<Timestamp>;
  /**
   * The last account that was looked at; null before the first.
   */
  cursor: string | null;
  election_id: string;
  failed: Generated<number>;
  failing_since: Timestamp | null;
  finished_at: Timestamp | null;
  id: string;
  /**
   * True once all accounts were looked at.
   */
  is_listed: Generated<boolean>;
  kind: "invitation" | "voting-opens" | "reminder" | "results" | "voted" | "change" | "list-nominations" | "list-opens" | "list-reminder";
  /**
   * What tells two mailings of one kind apart.
   */
  occasion: Generated<string>;
  /**
   * Why no e-mail of it can leave now; null while they do.
   */
  problem: string | null;
  sent: Generated<number>;
  status: Generated<"running" | "finished" | "stopped">;
  try_after: Generated<Timestamp>;
}

export interface MailState {
  /**
   * Up to when the e-mails that left have used up the pace.
   */
  free_at: Generated<Timestamp>;
  is_only: Generated<boolean>;
  /**
   * When an e-mail left last.
   */
  left_at: Timestamp | null;
  /**
   * Signs the links with which people unsubscribe.
   */
  signing_key: Generated<Buffer>;
  /**
   * What happened before this is told to nobody.
   */
  since: Generated<Timestamp>;
}

export interface Members {
  account_id: string;
  ended_at: Timestamp | null;
  id: string;
  is_verified: Generated<boolean>;
  last_term: number | null;
  position: string;
  proposed_by: string | null;
  /**
   * The membership that took this one's place.
   */
  replaced_by: string | null;
  requested_at: Generated<Timestamp>;
  /**
   * The first council they belong to, and the last one where it has ended, by year.
   */
  term: Generated<number>;
  won_with: string | null;
}

/** What an accepted candidate wants to say instead, until the officers decide. */
export interface NominationEdits {
  apart: Generated<string>;
  id: Generated<string>;
  link: string;
  manifesto: Generated<string>;
  nomination_id: string;
  photo_upload_id: string | null;
  reason: string | null;
  rejected_at: Timestamp | null;
  requested_at: Generated<Timestamp>;
  statement: string;
  translations: Generated<unknown>;
}

export interface Nominations {
  /**
   * The line under the name where somebody else in the election has the same; empty for branch and year.
   */
  apart: Generated<string>;
  checked_by: string | null;
  /**
   * The conditions of the election that were ticked at the acceptance, and by whom.
   */
  checked_conditions: Generated<string[]>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  election_id: string;
  /**
   * What it was on the ballot before officers corrected it while voting is open; the newest is the last.
   */
  former_names: Generated<string[]>;
  id: string;
  kind: Generated<"person" | "nobody" | "yes" | "no">;
  /**
   * When an accepted candidate stepped down, after the first vote.
   */
  left_at: Timestamp | null;
  link: Generated<string>;
  manifesto: Generated<string>;
  /**
   * Name and picture of the account, as they are until the first ballot for the position.
   */
  name: string;
  nominee_id: string | null;
  /**
   * The photo that was sent with the nomination.
   */
  photo_upload_id: string | null;
  position_id: string;
  /**
   * Why it was rejected or taken off; kept when the person asks again.
   */
  reason: string | null;
  requested_at: Generated<Timestamp>;
  statement: Generated<string>;
  status: Generated<"pending" | "accepted" | "rejected" | "withdrawn" | "removed">;
  translations: Generated<unknown>;
  upload_id: string | null;
  /**
   * Counts what the nominee sent: an officer decides on what they have read.
   */
  version: Generated<number>;
}

export interface NominationSupporters {
  /**
   * Null once that account is gone, or while nobody has it.
   */
  account_id: string | null;
  asked_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  declined_at: Timestamp | null;
  id: string;
  kind: "proposer" | "seconder";
  /**
   * The number or address by which the candidate named them; empty for who came by the link.
   */
  named_as: Generated<string>;
  nomination_id: string;
  position_id: string;
}

/** An e-mail to the address of a voter list: a link, and a code for the session that asked. */
export interface NumberClaims {
  /**
   * Who asked; null for somebody without an account.
   */
  account_id: string | null;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  enrollment_number: string;
  /**
   * Whose address it went to; null of one from before there was this column.
   */
  entry_id: string | null;
  expires_at: Timestamp;
  id: string;
  session_hash: Buffer | null;
  token_hash: Buffer;
  tries: Generated<number>;
}

/** When the last such e-mail about a number was written. */
export interface NumberEmails {
  enrollment_number: string;
  sent_at: Timestamp;
}

/** That a number voted for a position, from an account that does not have it any more. */
export interface NumberVotes {
  enrollment_number: string;
  position_id: string;
  /**
   * Null once that account is gone.
   */
  voter_id: string | null;
}

export interface Participations {
  /**
   * The choice, named under the election's key; null once that is gone.
   */
  choice_mark: Buffer | null;
  position_id: string;
  receipt: string;
  request_key: Buffer | null;
  voter_id: string;
}

export interface PasskeyChallenges {
  /**
   * Who adds a passkey; null for a log-in.
   */
  account_id: string | null;
  challenge: string;
  expires_at: Timestamp;
}

export interface Passkeys {
  account_id: string;
  added_on: Generated<Timestamp>;
  counter: Int8;
  credential_id: string;
  id: string;
  name: string;
  public_key: Buffer;
  transports: string[];
  used_on: Timestamp | null;
}

export interface Positions {
  all_groups: Generated<boolean>;
  /**
   * Who votes for it; an empty list sets no limit.
   */
  branches: Generated<string[]>;
  can_abstain: Generated<boolean>;
  election_id: string;
  /**
   * How many people could vote for it when voting closed; null before, and without a limit.
   */
  eligible_at_close: number | null;
  /**
   * One position alone follows another; false in a cancelled election, and where 0.3.0 let several follow one.
   */
  follows_alone: Generated<boolean>;
  follows_as: "run-off" | "vote-again" | null;
  /**
   * The position of an earlier election that it decides.
   */
  follows_position_id: string | null;
  groups: Generated<string[]>;
  id: string;
  kind: Generated<"post" | "question">;
  least_ranks: Generated<number>;
  max_choices: Generated<number>;
  method: Generated<"plurality" | "irv" | "stv">;
  ordinal: number;
  /**
   * What the application alone reads of how it is won (src/contract/position-rules.ts).
   */
  rules: Generated<unknown>;
  title: string;
  title_key: string;
  translations: Generated<unknown>;
  years: Generated<string[]>;
}

/** A code that officers hand out on paper. */
export interface PrintedCodes {
  code_hash: Buffer;
  enrollment_number: string;
  made_at: Generated<Timestamp>;
  made_by: string | null;
}

/** A call that one officer made and another one has to confirm. */
export interface Proposals {
  account_id: string | null;
  act: string;
  alone_from: Timestamp | null;
  /**
   * What the call was given; empty once it is decided.
   */
  body: unknown;
  /**
   * The call of the contract.
   */
  call: string;
  /**
   * Old and new values.
   */
  changes: Generated<unknown>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  election_id: string | null;
  expires_at: Timestamp;
  id: string;
  not_by: Generated<string[]>;
  /**
   * What it is about: of one act on one thing one proposal is open.
   */
  object_key: string;
  proposed_at: Generated<Timestamp>;
  proposed_by: string | null;
  reason: string;
  state: Generated<"open" | "confirmed" | "alone" | "refused" | "withdrawn" | "expired">;
  /**
   * What it is about, for people.
   */
  subject: string;
  subject_told: unknown;
  told: Generated<unknown>;
  /**
   * When the other officers got an e-mail about it; null while that waits.
   */
  told_at: Timestamp | null;
  /**
   * The picture of the body, so that it is not swept meanwhile.
   */
  upload_id: string | null;
  /**
   * What it does, in a sentence.
   */
  what: string;
}

/** As rate-limiter-flexible has it: `expire` is in milliseconds since 1970. */
export interface Quotas {
  expire: Int8 | null;
  key: string;
  points: number;
}

/** The place of each entry and its hash; a trigger writes it when the transaction commits. */
export interface RecordChain {
  hash: Buffer;
  record_id: string;
  /**
   * A bigint, which the driver reads as text.
   */
  seq: Int8;
}

/** What is said of an entry in words: it can be erased, and the chain still holds. */
export interface RecordDetails {
  detail: string;
  record_id: string;
  salt: Buffer;
}

export interface Records {
  act: string;
  actor_id: string | null;
  at: Generated<Timestamp>;
  /**
   * SHA-256 of the salt and the words in record_details.
   */
  detail_hash: Buffer | null;
  election_id: string | null;
  id: string;
  object_id: string | null;
}

/** A recount kit: the texts around the ballots of its positions (docs/recount-kit.md). */
export interface RecountKits {
  /**
   * A bigint, which the driver reads as text.
   */
  bytes: Int8;
  edition: number;
  election_id: string;
  is_hash_checked: Generated<boolean>;
  made_at: Timestamp;
  position_ids: string[];
  rounds_text: string | null;
  sha256: Buffer;
  texts: string[];
}

export interface RecoveryCodes {
  account_id: string;
  code_hash: Buffer;
}

export interface RedFindings {
  since: Generated<Timestamp>;
  subject: string;
}

/** Which release ran which migrations here, with its number of compatibility (docs/releases.md). */
export interface Releases {
  compatibility: number;
  id: string;
  migrations: string[];
  noted_at: Generated<Timestamp>;
  version: string;
}

export interface RemovedOfficers {
  account_id: string;
  removed_at: Generated<Timestamp>;
  removed_by: string;
}

export interface RestoredElections {
  election_id: string;
  is_told: boolean;
  restore_id: string;
  votes_missing: number | null;
}

export interface Restores {
  id: Generated<string>;
  restored_at: Generated<Timestamp>;
  taken_at: Timestamp;
}

export interface ResultChecks {
  agrees: boolean;
  checked_at: Timestamp;
  election_id: string;
  problems: Generated<string[]>;
}

/** Accounts that somebody logged in to after the registration. */
export interface ReturnedAccounts {
  account_id: string;
}

export interface ReturningOfficers {
  account_id: string | null;
  by_two: boolean;
  election_id: string;
  named_at: Generated<Timestamp>;
  named_by: string | null;
}

export interface Sanctions {
  answered: string | null;
  appeal_id: string | null;
  election_id: string;
  id: string;
  kind: "warning" | "taken-off" | "disqualified" | "void" | "added-time";
  nomination_id: string | null;
  overturn_reason: string | null;
  overturned_at: Timestamp | null;
  overturned_by: string | null;
  people: number | null;
  position_id: string | null;
  reason: string;
  ruled_at: Generated<Timestamp>;
  ruled_by: string | null;
  until: Timestamp | null;
}

export interface SealedBatches {
  ballots: number;
  number: number;
  position_id: string;
  sealed: Buffer;
}

/** A secret that waits for its first code. */
export interface SecondFactorOffers {
  account_id: string;
  expires_at: Timestamp;
  secret: string;
}

/** The second step of an officer's log-in. */
export interface SecondFactors {
  account_id: string;
  /**
   * A day, without a time.
   */
  added_on: Generated<Timestamp>;
  /**
   * What codes are made from, in base32; null where a passkey is the step.
   */
  secret: string | null;
  /**
   * A bigint, which the driver reads as text.
   */
  used_step: Generated<Int8>;
}

export interface Sessions {
  account_id: string;
  created_at: Generated<Timestamp>;
  /**
   * Browser and system as its log-in named them, such as "Firefox on Android".
   */
  device: Generated<string>;
  expires_at: Timestamp;
  id: Generated<string>;
  /**
   * When its owner last proved to be there: at the log-in, or when asked again.
   */
  proved_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
  token_hash: Buffer;
}

export interface SetUpLinks {
  created_at: Generated<Timestamp>;
  token_hash: Buffer;
}

/** Somebody whom the provider knows and who has no account yet. */
export interface SignOnArrivals {
  email: string;
  enrollment_number: string | null;
  expires_at: Timestamp;
  groups: string[];
  is_email_verified: boolean;
  issuer: string;
  key_hash: Buffer;
  name: string;
  subject: string;
}

/** The groups that a log-in of the provider says. A change is a new row; the old one says until when. */
export interface SignOnGroups {
  account_id: string;
  groups: string[];
  id: Generated<string>;
  identity_id: string;
  issuer: string;
  known_at: Generated<Timestamp>;
  replaced_at: Timestamp | null;
}

/** Whom the provider knows under which account: by issuer and subject, never by an address. */
export interface SignOnIdentities {
  account_id: string;
  /**
   * Days, without a time.
   */
  connected_on: Generated<Timestamp>;
  email: Generated<string>;
  id: string;
  issuer: string;
  subject: string;
  used_on: Generated<Timestamp>;
}

/** A log-in that went to the provider and is not back. */
export interface SignOnRequests {
  /**
   * The account that wants to be connected; null for a log-in.
   */
  account_id: string | null;
  code_verifier: string;
  expires_at: Timestamp;
  key_hash: Buffer;
  nonce: string;
  state: string;
}

export interface Tallies {
  nomination_id: string;
  votes: Generated<number>;
}

/** How many of a branch or a year voted; small ones together. */
export interface TurnoutGroups {
  election_id: string;
  kind: "branch" | "year";
  names: string[];
  ordinal: number;
  voters: number;
}

/** The votes of an election by the hour; `until` is the end of the hour, or of voting. */
export interface TurnoutHours {
  election_id: string;
  until: Timestamp;
  votes: number;
}

export interface Turnouts {
  ballots: Generated<number>;
  /**
   * The number of the last sealed batch.
   */
  batches: Generated<number>;
  position_id: string;
}

/** When operators last saved what would be lost with the machine, and proved that it comes back. */
export interface Upkeep {
  done_at: Generated<Timestamp>;
  what: "backup" | "keys" | "drill";
}

export interface Uploads {
  bytes: number;
  id: string;
  is_stored: Generated<boolean>;
  uploaded_at: Generated<Timestamp>;
  uploaded_by: string | null;
}

/** Whose votes were told about together: people who voted in an election since the batch before. */
export interface VotedBatches {
  election_id: string;
  until: Timestamp;
  voters: number;
}

/** A number on a voter list; a row never changes, a correction removes it and adds another. */
export interface VoterListEntries {
  added_at: Generated<Timestamp>;
  added_by: string | null;
  branch: string | null;
  /**
   * Null for the list of the campus.
   */
  election_id: string | null;
  email: Generated<string>;
  enrollment_number: string;
  groups: Generated<string[]>;
  id: Generated<string>;
  import_id: string | null;
  name: Generated<string>;
  /**
   * Why it was added after voting had opened.
   */
  reason: string | null;
  removed_at: Timestamp | null;
  removed_by_import: string | null;
  year: string | null;
}

/** A list that was imported; its rows are versions of entries. */
export interface VoterListImports {
  added: number;
  bad: number;
  changed: number;
  election_id: string | null;
  file_name: string;
  id: string;
  imported_at: Timestamp;
  imported_by: string | null;
  mode: "add" | "replace";
  removed: number;
  same: number;
  undone_at: Timestamp | null;
}

export interface Schema {
  account_links: AccountLinks;
  account_notices: AccountNotices;
  accounts: Accounts;
  appeals: Appeals;
  asked_orders: AskedOrders;
  backup_runs: BackupRuns;
  ballots: Ballots;
  campus: Campus;
  campus_ids: CampusIds;
  contact_entries: ContactEntries;
  contact_files: ContactFiles;
  contact_links: ContactLinks;
  contacts: Contacts;
  counted_acts: CountedActs;
  counted_lists: CountedLists;
  deciding_issuers: DecidingIssuers;
  departed_voters: DepartedVoters;
  disputes: Disputes;
  draws: Draws;
  election_changes: ElectionChanges;
  election_proofs: ElectionProofs;
  election_versions: ElectionVersions;
  elections: Elections;
  email_refusals: EmailRefusals;
  emails: Emails;
  entered_candidates: EnteredCandidates;
  events: Events;
  failed_closes: FailedCloses;
  held_closes: HeldCloses;
  initiatives: Initiatives;
  invitations: Invitations;
  key_files: KeyFiles;
  list_email_failures: ListEmailFailures;
  list_email_refusals: ListEmailRefusals;
  log_in_attempts: LogInAttempts;
  log_in_steps: LogInSteps;
  mail_state: MailState;
  mailing_recipients: MailingRecipients;
  mailings: Mailings;
  members: Members;
  nomination_edits: NominationEdits;
  nomination_supporters: NominationSupporters;
  nominations: Nominations;
  number_claims: NumberClaims;
  number_emails: NumberEmails;
  number_votes: NumberVotes;
  participations: Participations;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  positions: Positions;
  printed_codes: PrintedCodes;
  proposals: Proposals;
  quotas: Quotas;
  record_chain: RecordChain;
  record_details: RecordDetails;
  records: Records;
  recount_kits: RecountKits;
  recovery_codes: RecoveryCodes;
  red_findings: RedFindings;
  releases: Releases;
  removed_officers: RemovedOfficers;
  restored_elections: RestoredElections;
  restores: Restores;
  result_checks: ResultChecks;
  returned_accounts: ReturnedAccounts;
  returning_officers: ReturningOfficers;
  sanctions: Sanctions;
  sealed_batches: SealedBatches;
  second_factor_offers: SecondFactorOffers;
  second_factors: SecondFactors;
  sessions: Sessions;
  set_up_links: SetUpLinks;
  sign_on_arrivals: SignOnArrivals;
  sign_on_groups: SignOnGroups;
  sign_on_identities: SignOnIdentities;
  sign_on_requests: SignOnRequests;
  tallies: Tallies;
  turnout_groups: TurnoutGroups;
  turnout_hours: TurnoutHours;
  turnouts: Turnouts;
  upkeep: Upkeep;
  uploads: Uploads;
  voted_batches: VotedBatches;
  voter_list_entries: VoterListEntries;
  voter_list_imports: VoterListImports;
}
