import type { Schema } from '../platform/db/tables.ts';

// The text columns that are about no person: words of the council, names of things, kinds and states.
// Those that are about one are in personal-columns.ts; a test is red for a column in neither.

type Table = keyof Schema;

export const impersonalColumns: {
  readonly [T in Table]?: readonly Extract<keyof Schema[T], string>[];
} = {
  account_links: ['purpose'],
  account_notices: ['kind'],
  accounts: ['role', 'proved_how'],
  appeals: ['about', 'ruling'],
  backup_runs: ['file', 'problem'],
  campus: [
    'about',
    'logo_upload_id',
    'number_formats',
    'help_desk',
    'languages',
    'reply_to',
    'social',
    'time_zone',
    'university_name',
  ],
  contact_files: ['kind'],
  contact_links: ['token_hash'],
  contacts: ['category', 'about_offices'],
  deciding_issuers: ['issuer'],
  // Read out in public with the number that was thrown.
  draws: ['seed', 'witnesses'],
  election_proofs: ['ways'],
  elections: [
    'name',
    'description',
    'upload_id',
    'standings',
    'electorate',
    'electorate_roles',
    'electorate_branches',
    'electorate_years',
    'electorate_groups',
    'voters',
    'mail_domains',
    'key_check',
    // Bytes of chance, without which nobody computes the hash of a kit.
    'kit_nonce',
    'state',
    'settings',
    'results_at',
    'translations',
  ],
  // As an edit found it.
  election_versions: ['settings'],
  email_refusals: ['kind'],
  entered_candidates: ['checked_conditions'],
  events: ['title', 'description', 'type', 'place', 'link', 'upload_id'],
  initiatives: ['caption', 'upload_id'],
  invitations: ['role'],
  // A position, and what a program said.
  failed_closes: ['position', 'cause'],
  // Hashes, a result code, and why a file proves nothing.
  counted_acts: ['kind'],
  held_closes: ['found', 'kit_sha256', 'problem', 'code', 'choice'],
  // Where a backup wrote keys.
  key_files: ['file'],
  emails: ['status', 'reason'],
  // A hash of an address or a network; it is deleted after a day.
  log_in_attempts: ['key'],
  mail_state: ['signing_key'],
  // The hash of an address of a voter list, under a secret of the campus.
  list_email_refusals: ['address_hash'],
  list_email_failures: ['found_by'],
  // A number of a voter list, whoever has an account with it, while its turn lasts.
  mailing_recipients: ['status', 'enrollment_number', 'recipient'],
  mailings: ['kind', 'occasion', 'status', 'problem', 'cursor'],
  // Lines of the election's own conditions.
  nominations: ['kind', 'status', 'checked_conditions'],
  nomination_supporters: ['kind'],
  positions: [
    'title',
    'title_key',
    'branches',
    'years',
    'groups',
    'kind',
    'method',
    'rules',
    'translations',
    'follows_as',
  ],
  proposals: ['call', 'act', 'upload_id', 'state'],
  // Hashes and ids; they run out within the hour.
  quotas: ['key'],
  record_chain: ['hash'],
  records: ['act', 'detail_hash'],
  // What everybody may download: it stays as it was published (docs/recount-kit.md).
  recount_kits: ['position_ids', 'texts', 'sha256', 'rounds_text'],
  red_findings: ['subject'],
  releases: ['version', 'migrations'],
  // No choice in it can be read, and none has a voter.
  // Everybody reads the reasons on the page of the election.
  sanctions: ['kind', 'reason', 'answered', 'overturn_reason'],
  sealed_batches: ['sealed'],
  result_checks: ['problems'],
  set_up_links: ['token_hash'],
  // Of nobody who has an account; they run out within the hour.
  sign_on_arrivals: [
    'key_hash',
    'issuer',
    'subject',
    'name',
    'email',
    'enrollment_number',
    'groups',
  ],
  turnout_groups: ['kind', 'names'],
  upkeep: ['what'],
  // The number of a picture. Its files go once no row refers to it.
  uploads: ['id'],
  voter_list_imports: ['file_name', 'mode'],
};
