// What the migrations do not say of a column; npm run tables writes it into the types.

/** What a table is for, where its name does not say it. */
export const tableNotes: Readonly<Record<string, string>> = {
  contact_files:
    'A picture of a message; until that is sent it has none, for a day at most. A PDF, or one of an appeal, came with a complaint of 0.3.0.',
  campus_ids:
    'By what a folder of keys is known to belong to this campus: one row, which no backup holds.',
  record_details: 'What is said of an entry in words: it can be erased, and the chain still holds.',
  record_chain:
    'The place of each entry and its hash; a trigger writes it when the transaction commits.',
  quotas: 'As rate-limiter-flexible has it: `expire` is in milliseconds since 1970.',
  returned_accounts: 'Accounts that somebody logged in to after the registration.',
  invitations: 'Links that carry a role, each used once, and the addresses that 0.3.0 invited.',
  turnout_hours:
    'The votes of an election by the hour; `until` is the end of the hour, or of voting.',
  election_proofs: 'How many who voted had proved their number, and how; written at the close.',
  asked_orders:
    'Whether the orders of a draw elect the same people in a ranked position: for each count, which is known by who was out of it.',
  recount_kits:
    'A recount kit: the texts around the ballots of its positions (docs/recount-kit.md).',
  voter_list_entries:
    'A number on a voter list; a row never changes, a correction removes it and adds another.',
  entered_candidates: 'Somebody whom officers entered as a candidate.',
  voter_list_imports: 'A list that was imported; its rows are versions of entries.',
  nomination_edits: 'What an accepted candidate wants to say instead, until the officers decide.',
  mailing_recipients:
    'One page of a mailing at a time, and the addresses where an invitation failed.',
  account_notices: 'What happened with an account, for its owner.',
  voted_batches:
    'Whose votes were told about together: people who voted in an election since the batch before.',
  number_claims:
    'An e-mail to the address of a voter list: a link, and a code for the session that asked.',
  number_emails: 'When the last such e-mail about a number was written.',
  printed_codes: 'A code that officers hand out on paper.',
  number_votes:
    'That a number voted for a position, from an account that does not have it any more.',
  disputes: 'How many votes of a position are disputed; the margin is known from the close on.',
  turnout_groups: 'How many of a branch or a year voted; small ones together.',
  counted_acts:
    'What an officer did while an election was open that changes who can vote: of how many people, and no name.',
  election_versions:
    'The settings of an election as an edit found them; its version is one more than the last.',
  proposals: 'A call that one officer made and another one has to confirm.',
  sign_on_identities:
    'Whom the provider knows under which account: by issuer and subject, never by an address.',
  sign_on_groups:
    'The groups that a log-in of the provider says. A change is a new row; the old one says until when.',
  deciding_issuers: 'A provider whose groups count like those of the voter list.',
  sign_on_requests: 'A log-in that went to the provider and is not back.',
  sign_on_arrivals: 'Somebody whom the provider knows and who has no account yet.',
  second_factors: "The second step of an officer's log-in.",
  second_factor_offers: 'A secret that waits for its first code.',
  log_in_steps: 'A log-in whose first step is done.',
  upkeep:
    'When operators last saved what would be lost with the machine, and proved that it comes back.',
  releases:
    'Which release ran which migrations here, with its number of compatibility (docs/releases.md).',
  backup_runs: 'What became of each backup that a server took by itself.',
};

/** What a column means, where its name does not say it. */
export const columnNotes: Readonly<Record<string, string>> = {
  'campus.needs_two_officers': 'Whether what cannot be undone needs two officers.',
  'campus.council_term': "The year in which the present council's term began.",
  'campus.number_formats': 'How enrollment numbers are made (src/core/accounts/number-format.ts).',
  'campus.reply_to': 'Where replies to answers go; empty for the sender of all e-mails.',
  'campus.keep_message_days': 'For how many days what is kept (src/core/campus/retention.ts).',
  'records.detail_hash': 'SHA-256 of the salt and the words in record_details.',
  'record_chain.seq': 'A bigint, which the driver reads as text.',
  'members.term': 'The first council they belong to, and the last one where it has ended, by year.',
  'members.replaced_by': "The membership that took this one's place.",
  'accounts.suspended_at': 'While it may not be used: an admin suspended it, for this reason.',
  'accounts.branch': 'What the number says, written with it; the year as well.',
  'accounts.proved_at':
    'When and how the number was proved to be theirs, and by which officer at a check-in.',
  'sessions.device': 'Browser and system as its log-in named them, such as "Firefox on Android".',
  'sessions.proved_at':
    'When its owner last proved to be there: at the log-in, or when asked again.',
  'account_links.email': 'The new address that the link confirms.',
  'elections.remind_at':
    'When all who may vote are reminded, whether they voted or not; null where the usual reminder is enough.',
  'elections.request_key':
    'Of the Idempotency-Key: sent again, it finds this election. Null where none was sent.',
  'elections.starts_at': 'These three are null in a draft without them, never otherwise.',
  'elections.voters': 'How a voter is known; `roll` needs one of the last two.',
  'elections.mail_domains':
    'Of what is confirmed: the only domains of an address that count; empty for any.',
  'elections.published_at': 'When it was last published; null for a draft.',
  'elections.kit_nonce':
    'The random bytes of its recount kit and its result code, made when it is counted; null before.',
  'elections.key_check':
    'What its key must open; null where ballots are rows, as they were before they were sealed.',
  'elections.opened_at':
    'When its sealed ballots were opened and counted, or destroyed with a cancelled election.',
  'elections.roll_revision': 'Counts how often the voter list was replaced.',
  'elections.eligible_at_close': 'How many people could vote when voting closed; null before.',
  'elections.appeals_until':
    'Until when people can complain; written at the close, or with the release.',
  'elections.voters_forgotten_at': 'When it was forgotten who voted; their number stays.',
  'recount_kits.bytes': 'A bigint, which the driver reads as text.',
  'election_changes.officers':
    'How many officers it took: null where one was enough, 1 where only one was left.',
  'election_changes.position_ids':
    'The positions that it is about; null where it is about the whole election.',
  'election_changes.limits':
    'People whom it concerns beside the voters of these positions, as limits of positions.',
  'election_changes.is_mailed': 'False for what voters read on the election’s page alone.',
  'voter_list_entries.election_id': 'Null for the list of the campus.',
  'voter_list_entries.reason': 'Why it was added after voting had opened.',
  'elections.settings':
    'What the application alone reads of how it is held (src/contract/election-documents.ts).',
  'positions.follows_position_id': 'The position of an earlier election that it decides.',
  'positions.follows_alone':
    'One position alone follows another; false in a cancelled election, and where 0.3.0 let several follow one.',
  'positions.rules':
    'What the application alone reads of how it is won (src/contract/position-rules.ts).',
  'positions.branches': 'Who votes for it; an empty list sets no limit.',
  'elections.show_by':
    'By when results that officers release are shown at the latest; null where they are shown at the close.',
  'elections.released_at': 'When they were released, or their date had come.',
  'elections.withdrawals_close_at':
    'Until when a candidate may withdraw; null where that is until the list is fixed.',
  'positions.eligible_at_close':
    'How many people could vote for it when voting closed; null before, and without a limit.',
  'turnouts.batches': 'The number of the last sealed batch.',
  'nominations.name':
    'Name and picture of the account, as they are until the first ballot for the position.',
  'nominations.former_names':
    'What it was on the ballot before officers corrected it while voting is open; the newest is the last.',
  'nominations.apart':
    'The line under the name where somebody else in the election has the same; empty for branch and year.',
  'nominations.photo_upload_id': 'The photo that was sent with the nomination.',
  'nominations.reason': 'Why it was rejected or taken off; kept when the person asks again.',
  'nominations.version': 'Counts what the nominee sent: an officer decides on what they have read.',
  'nominations.checked_conditions':
    'The conditions of the election that were ticked at the acceptance, and by whom.',
  'nomination_supporters.account_id': 'Null once that account is gone, or while nobody has it.',
  'nomination_supporters.named_as':
    'The number or address by which the candidate named them; empty for who came by the link.',
  'nominations.left_at': 'When an accepted candidate stepped down, after the first vote.',
  'participations.choice_mark':
    "The choice, named under the election's key; null once that is gone.",
  'departed_voters.election_id':
    'Under whose key the name was hashed; null where it is a plain hash of a former release.',
  'departed_voters.account_id': 'The closed account; null in rows of a former release.',
  'emails.is_fleeting': 'Nothing of it is kept once it left or is given up.',
  'emails.reply_to': 'Where a reply to it goes; empty for its sender.',
  'emails.reason': 'Why it did not leave; of a release before this was known, null.',
  'emails.failing_since': 'The first try that failed; null for one that was not tried or has left.',
  'emails.put_off':
    'How often the mail server put it off, or did not want it, while others could leave.',
  'emails.failed_at': 'Since when it waits for a decision.',
  'emails.waits_since': 'Since when it waits to be sent; anew where an officer sends it again.',
  'mail_state.signing_key': 'Signs the links with which people unsubscribe.',
  'mail_state.free_at': 'Up to when the e-mails that left have used up the pace.',
  'mail_state.since': 'What happened before this is told to nobody.',
  'mail_state.left_at': 'When an e-mail left last.',
  'mailings.occasion': 'What tells two mailings of one kind apart.',
  'mailings.cursor': 'The last account that was looked at; null before the first.',
  'mailings.is_listed': 'True once all accounts were looked at.',
  'mailings.problem': 'Why no e-mail of it can leave now; null while they do.',
  'account_notices.at': "The beginning of the hour; of 'voted' the end of its batch.",
  'number_claims.entry_id':
    'Whose address it went to; null of one from before there was this column.',
  'number_claims.account_id': 'Who asked; null for somebody without an account.',
  'number_votes.voter_id': 'Null once that account is gone.',
  'asked_orders.gone': 'The nominations of those who had left, the smallest first.',
  'asked_orders.sure': 'The nominations that each order elects.',
  'draws.officers': 'How many officers entered it: two, or one where no other is left.',
  'appeals.number': 'In the order in which they came, from 1.',
  'contacts.complaint_number': 'Of a complaint of 0.3.0: who read that reads the message.',
  'accounts.closed_by_officer': 'An officer deleted it: a candidate has not left.',
  'counted_acts.kind': 'As src/core/council/counted-acts.ts has it.',
  'proposals.call': 'The call of the contract.',
  'proposals.object_key': 'What it is about: of one act on one thing one proposal is open.',
  'proposals.subject': 'What it is about, for people.',
  'proposals.what': 'What it does, in a sentence.',
  'proposals.changes': 'Old and new values.',
  'proposals.body': 'What the call was given; empty once it is decided.',
  'proposals.told_at': 'When the other officers got an e-mail about it; null while that waits.',
  'proposals.upload_id': 'The picture of the body, so that it is not swept meanwhile.',
  'sign_on_identities.connected_on': 'Days, without a time.',
  'sign_on_requests.account_id': 'The account that wants to be connected; null for a log-in.',
  'second_factors.secret': 'What codes are made from, in base32; null where a passkey is the step.',
  'second_factors.used_step': 'A bigint, which the driver reads as text.',
  'second_factors.added_on': 'A day, without a time.',
  'passkey_challenges.account_id': 'Who adds a passkey; null for a log-in.',
  'backup_runs.problem': 'Why there is no file, or what is missing in it.',
};

/** The texts that an array may hold, where no constraint tells them. */
export const textsInArrays: Readonly<Record<string, string[]>> = {
  'elections.electorate_roles': ['student', 'faculty', 'council', 'admin'],
};
