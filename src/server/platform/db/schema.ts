import type { Generated } from 'kysely';
import type {
  AccountLinks,
  Accounts,
  Invitations,
  LogInAttempts,
  ReturnedAccounts,
  Sessions,
  SetUpLinks,
} from './account-tables.ts';
import type {
  Ballots,
  DepartedVoters,
  ElectionChanges,
  ElectionProofs,
  Elections,
  MaybeTime,
  NominationEdits,
  Nominations,
  Participations,
  Positions,
  RecountKits,
  SealedBatches,
  StampedTime,
  Tallies,
  Time,
  TurnoutHours,
  Turnouts,
  VoterListEntries,
  VoterListImports,
} from './election-tables.ts';
import type {
  AccountNotices,
  EmailRefusals,
  Letters,
  MailState,
  MailingRecipients,
  Mailings,
  VotedBatches,
} from './email-tables.ts';
import type { BackupRuns, ClosingPauses, Releases, Upkeep } from './upkeep-tables.ts';
import type {
  LogInSteps,
  DecidingIssuers,
  PasskeyChallenges,
  Passkeys,
  RecoveryCodes,
  SecondFactorOffers,
  SecondFactors,
  SignOnArrivals,
  SignOnGroups,
  SignOnIdentities,
  SignOnRequests,
} from './sign-on-tables.ts';
import type {
  Disputes,
  LostNumbers,
  NumberClaims,
  NumberMails,
  NumberMoves,
  NumberVotes,
  PrintedCodes,
} from './number-tables.ts';
import type { Proposals } from './proposal-tables.ts';

import type { Appeals, DrawEntries, Draws, TurnoutGroups } from './outcome-tables.ts';

interface Campus {
  is_only: Generated<boolean>;
  university_name: string;
  time_zone: string;
  enrollment_prefix: Generated<string>;
  logo_upload_id: string | null;
  about: Generated<string>;
  is_winner_email_hidden: Generated<boolean>;
  /** Whether what cannot be undone needs two officers. */
  needs_two_officers: Generated<boolean>;
  social: Generated<unknown>;
  /** The year in which the present council's term began. */
  council_term: Generated<number>;
  /** Where replies to answers go; empty for the sender of all e-mails. */
  reply_to: Generated<string>;
  officers_need_second_factor: Generated<boolean>;
  /** For how many days after the close voters may appeal. */
  appeal_days: Generated<number>;
  /** For how many days what is kept (src/core/campus/retention.ts). */
  keep_message_days: Generated<number>;
  keep_email_days: Generated<number>;
  keep_notice_days: Generated<number>;
  keep_unused_account_days: Generated<number>;
  keep_voter_days: Generated<number>;
}

interface Initiatives {
  ordinal: number;
  caption: string;
  upload_id: string | null;
}

interface Records {
  id: string;
  at: StampedTime;
  actor_id: string | null;
  act: string;
  object_id: string | null;
  election_id: string | null;
  /** SHA-256 of the salt and the words in record_details. */
  detail_hash: Buffer | null;
}

/** What is said of an entry in words: it can be erased, and the chain still holds. */
interface RecordDetails {
  record_id: string;
  salt: Buffer;
  detail: string;
}

/** The place of each entry and its hash; a trigger writes it when the transaction commits. */
interface RecordChain {
  /** A bigint, which the driver reads as text. */
  seq: string;
  record_id: string;
  hash: Buffer;
}

interface Events {
  id: string;
  title: string;
  description: string;
  held_at: Time;
  ends_at: MaybeTime;
  place: Generated<string>;
  link: Generated<string>;
  changed_at: StampedTime;
  type: 'cultural' | 'technical' | 'sports' | 'management' | 'social' | 'other';
  upload_id: string | null;
  created_by: string | null;
  created_at: StampedTime;
}

interface Members {
  id: string;
  account_id: string;
  position: string;
  is_verified: Generated<boolean>;
  proposed_by: string | null;
  requested_at: StampedTime;
  /** The first council they belong to, and the last one where it has ended, by year. */
  term: Generated<number>;
  last_term: number | null;
  ended_at: MaybeTime;
  /** The membership that took this one's place. */
  replaced_by: string | null;
}

interface Contacts {
  id: string;
  name: string;
  email: string;
  category: 'query' | 'grievances' | 'suggestion';
  message: string;
  resolved: Generated<number>;
  created_at: StampedTime;
}

interface ContactEntries {
  id: string;
  contact_id: string;
  /** An answer left by e-mail; a note is for officers. */
  kind: 'answer' | 'note';
  body: string;
  author_id: string | null;
  created_at: StampedTime;
}

interface ContactLinks {
  token_hash: Buffer;
  contact_id: string;
  created_at: StampedTime;
  expires_at: Time;
}

interface Uploads {
  id: string;
  bytes: number;
  is_stored: Generated<boolean>;
  uploaded_by: string | null;
  uploaded_at: StampedTime;
}

/** As rate-limiter-flexible has it: `expire` is in milliseconds since 1970. */
interface Quotas {
  key: string;
  points: number;
  expire: string | null;
}

/** The line of one network, by a hash that names no address. */
interface ArrivalLines {
  key: string;
  free_at: Time;
  counted_at: StampedTime;
  counted: Generated<number>;
}

interface ArrivalPlaces {
  line_key: string;
  who: string;
  ordinal: Generated<string>;
  kept_until: Time;
}

interface ArrivalBursts {
  id: string;
  line_key: string;
  kind: 'registration' | 'nomination' | 'message';
  began_at: StampedTime;
  last_at: StampedTime;
  arrived: number;
  waiting: number;
}

/** The tables as the migrations leave them; a test compares this file with a migrated database. */
export interface Schema {
  campus: Campus;
  initiatives: Initiatives;
  set_up_links: SetUpLinks;
  accounts: Accounts;
  sessions: Sessions;
  returned_accounts: ReturnedAccounts;
  log_in_attempts: LogInAttempts;
  elections: Elections;
  election_changes: ElectionChanges;
  election_proofs: ElectionProofs;
  voter_list_entries: VoterListEntries;
  voter_list_imports: VoterListImports;
  positions: Positions;
  turnouts: Turnouts;
  turnout_hours: TurnoutHours;
  recount_kits: RecountKits;
  sealed_batches: SealedBatches;
  nominations: Nominations;
  nomination_edits: NominationEdits;
  tallies: Tallies;
  participations: Participations;
  ballots: Ballots;
  letters: Letters;
  mail_state: MailState;
  email_refusals: EmailRefusals;
  mailings: Mailings;
  mailing_recipients: MailingRecipients;
  voted_batches: VotedBatches;
  account_notices: AccountNotices;
  records: Records;
  record_details: RecordDetails;
  record_chain: RecordChain;
  events: Events;
  members: Members;
  contacts: Contacts;
  contact_entries: ContactEntries;
  contact_links: ContactLinks;
  uploads: Uploads;
  quotas: Quotas;
  arrival_lines: ArrivalLines;
  arrival_places: ArrivalPlaces;
  arrival_bursts: ArrivalBursts;
  account_links: AccountLinks;
  invitations: Invitations;
  departed_voters: DepartedVoters;
  sign_on_identities: SignOnIdentities;
  sign_on_groups: SignOnGroups;
  deciding_issuers: DecidingIssuers;
  sign_on_requests: SignOnRequests;
  sign_on_arrivals: SignOnArrivals;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  second_factors: SecondFactors;
  second_factor_offers: SecondFactorOffers;
  recovery_codes: RecoveryCodes;
  log_in_steps: LogInSteps;
  number_claims: NumberClaims;
  number_mails: NumberMails;
  printed_codes: PrintedCodes;
  number_moves: NumberMoves;
  lost_numbers: LostNumbers;
  number_votes: NumberVotes;
  disputes: Disputes;
  upkeep: Upkeep;
  backup_runs: BackupRuns;
  releases: Releases;
  closing_pauses: ClosingPauses;
  draw_entries: DrawEntries;
  draws: Draws;
  appeals: Appeals;
  turnout_groups: TurnoutGroups;
  proposals: Proposals;
}
