import { profileTexts } from '../elections/profile-columns.ts';
import type { Schema } from '../platform/db/tables.ts';

// Each text of the database that is about a person, or that somebody wrote as one: whether it is erased
// with the account or kept, and whether own data shows it. All other texts are in impersonal-columns.ts.
// A text column that is in neither is a red test (tests/api/personal-columns.test.ts), which also fills
// every column here, reads own data, copies elections and closes the account.

type Table = keyof Schema;
type ColumnOf<T extends Table> = Extract<keyof Schema[T], string>;

export interface PersonalColumn {
  /** Why it is kept; null for what is erased with the account. */
  keptFor: string | null;
  /** Why own data does not show it; null for what it shows. */
  notShownFor: string | null;
  /** An election that is voted on again, or a run-off, takes it along. */
  isCopied: boolean;
}

/** By what `of` says whose a row is. */
export type OwnedBy = 'id' | 'number' | 'address' | 'nomination' | 'entry' | 'message';

interface PersonalTable<T extends Table> {
  /** The column that tells whose a row is. */
  of: ColumnOf<T>;
  by: OwnedBy;
  columns: { [C in ColumnOf<T>]?: PersonalColumn };
}

const column = (keptFor: string | null, notShownFor: string | null): PersonalColumn => ({
  keptFor,
  notShownFor,
  isCopied: false,
});
/** Goes with the account. Own data shows it, or does not for a reason. */
const erased = (notShownFor: string | null = null) => column(null, notShownFor);
const kept = (keptFor: string, notShownFor: string | null = null) => column(keptFor, notShownFor);
const copied = (one: PersonalColumn): PersonalColumn => ({ ...one, isCopied: true });

const ofProfile = (one: PersonalColumn) =>
  Object.fromEntries([...profileTexts, 'translations'].map((text) => [text, one]));

const secret = 'it opens something, or proves that somebody may';
const technical = 'it says nothing to its owner';
const inMailbox = 'the e-mail itself is theirs';
const inProfile = 'the profile in the same file has it, as it is now';
const picture = 'it is a picture, shown with the nomination';
const isRoll = "the voter list is the university's";
const inNumber = 'the number in the same file says it';
const isOffice = 'what officers do in office belongs to the council';
const ofOffice = 'own data tells what an officer did without words about others';

export const personalColumns: { readonly [T in Table]?: PersonalTable<T> } = {
  accounts: {
    of: 'id',
    by: 'id',
    columns: {
      name: erased(),
      email: erased(),
      enrollment_number: erased(),
      branch: erased(inNumber),
      year: erased(inNumber),
      language: erased(),
      upload_id: erased(),
      password_hash: erased(secret),
      suspended_reason: erased('who is suspended cannot read it; the record in the file has it'),
    },
  },
  sessions: {
    of: 'account_id',
    by: 'id',
    columns: { device: erased(), token_hash: erased(secret) },
  },
  account_links: {
    of: 'account_id',
    by: 'id',
    columns: {
      email: erased('it is no address of theirs until the link is used'),
      token_hash: erased(secret),
    },
  },
  account_notices: { of: 'account_id', by: 'id', columns: { detail: erased() } },
  passkeys: {
    of: 'account_id',
    by: 'id',
    columns: {
      name: erased(),
      credential_id: erased(technical),
      public_key: erased(technical),
      transports: erased(technical),
    },
  },
  passkey_challenges: { of: 'account_id', by: 'id', columns: { challenge: erased(secret) } },
  second_factors: { of: 'account_id', by: 'id', columns: { secret: erased(secret) } },
  second_factor_offers: { of: 'account_id', by: 'id', columns: { secret: erased(secret) } },
  recovery_codes: { of: 'account_id', by: 'id', columns: { code_hash: erased(secret) } },
  log_in_steps: { of: 'account_id', by: 'id', columns: { key_hash: erased(secret) } },
  sign_on_identities: {
    of: 'account_id',
    by: 'id',
    columns: { issuer: erased(), email: erased(), subject: erased(technical) },
  },
  sign_on_groups: {
    of: 'account_id',
    by: 'id',
    columns: {
      issuer: erased(technical),
      groups: erased('the provider says them at each log-in; the answer has no place for them'),
    },
  },
  sign_on_requests: {
    of: 'account_id',
    by: 'id',
    columns: {
      key_hash: erased(secret),
      state: erased(secret),
      nonce: erased(secret),
      code_verifier: erased(secret),
    },
  },
  nominations: {
    of: 'nominee_id',
    by: 'id',
    // An accepted candidate of a position with votes stays as the voters saw them.
    columns: {
      name: copied(erased(inProfile)),
      former_names: erased('the ballot shows the last of them beside the name'),
      upload_id: copied(erased(inProfile)),
      ...ofProfile(copied(erased())),
      photo_upload_id: copied(erased(picture)),
      reason: erased(),
    },
  },
  // Who was entered without an account; an account of the same address may be theirs or not.
  entered_candidates: {
    of: 'email',
    by: 'address',
    columns: {
      name: kept(
        'the council entered somebody by name; until they take it with an account',
        'the candidacy is theirs once they take it with the link',
      ),
      email: kept(
        'it is where they are asked and congratulated; until voters are forgotten',
        inProfile,
      ),
    },
  },
  nomination_edits: {
    of: 'nomination_id',
    by: 'nomination',
    columns: {
      ...ofProfile(erased()),
      photo_upload_id: erased(picture),
      reason: erased(),
    },
  },
  nomination_supporters: {
    of: 'account_id',
    by: 'id',
    columns: { named_as: erased('it is their number or address, as a candidate wrote it') },
  },
  members: { of: 'account_id', by: 'id', columns: { position: erased() } },
  number_claims: {
    of: 'account_id',
    by: 'id',
    columns: {
      enrollment_number: erased('it is not theirs until the claim is proved'),
      session_hash: erased(secret),
      token_hash: erased(secret),
      code_hash: erased(secret),
    },
  },
  number_votes: {
    of: 'voter_id',
    by: 'id',
    columns: {
      enrollment_number: kept(
        'a number votes once; two weeks after the end it is deleted',
        'it is not their number any more',
      ),
    },
  },
  number_emails: {
    of: 'enrollment_number',
    by: 'number',
    columns: { enrollment_number: kept('so that nobody floods a mailbox; for a day', inProfile) },
  },
  printed_codes: {
    of: 'enrollment_number',
    by: 'number',
    columns: {
      enrollment_number: kept(isRoll, inProfile),
      code_hash: kept("the printed code of a number is whoever's it is", secret),
    },
  },
  voter_list_entries: {
    of: 'enrollment_number',
    by: 'number',
    columns: {
      enrollment_number: copied(kept(isRoll)),
      branch: copied(kept(isRoll, inNumber)),
      year: copied(kept(isRoll, inNumber)),
      name: copied(kept(isRoll)),
      email: copied(kept(isRoll)),
      groups: copied(kept(isRoll)),
      reason: kept(isOffice, "an officer's words about a list that had opened"),
    },
  },
  list_email_failures: {
    of: 'enrollment_number',
    by: 'number',
    columns: {
      enrollment_number: kept(`${isRoll}; until the election is over`, inProfile),
      email: kept(
        `${isRoll}; until the election is over`,
        'the voter list in the same file has it',
      ),
      problem: kept(`${isRoll}; until the election is over`, technical),
    },
  },
  participations: {
    of: 'voter_id',
    by: 'id',
    columns: {
      receipt: kept('each vote has one participation', 'the voter alone keeps the receipt'),
      request_key: kept('a repeated request counts once; until the voters are forgotten', secret),
      choice_mark: kept('a repeated request counts once; until the close', secret),
    },
  },
  departed_voters: {
    of: 'account_id',
    by: 'id',
    columns: { key: kept('nobody votes twice; until the election ends', 'there is no account') },
  },
  appeals: {
    of: 'account_id',
    by: 'id',
    columns: {
      subject: kept('a complaint and its answer belong to the election'),
      body: kept('a complaint and its answer belong to the election'),
      answer: kept('a complaint and its answer belong to the election'),
      reply: kept(
        'a complaint and its answer belong to the election',
        'it is by whoever the complaint is about',
      ),
      follow_hash: kept('a complaint is followed until the election is deleted', secret),
      reply_hash: kept('a complaint is followed until the election is deleted', secret),
    },
  },
  contacts: {
    of: 'email',
    by: 'address',
    columns: {
      email: kept('a message is to the council, until it has run out'),
      name: kept('a message is to the council, until it has run out', inProfile),
      message: kept('a message is to the council, until it has run out'),
    },
  },
  contact_files: {
    of: 'account_id',
    by: 'id',
    columns: { content: erased('own data names it; the message gives the picture itself') },
  },
  contact_entries: {
    of: 'contact_id',
    by: 'message',
    columns: { body: kept('an answer goes with its message') },
  },
  emails: {
    of: 'to_address',
    by: 'address',
    columns: {
      to_address: erased(inProfile),
      subject: erased(inMailbox),
      text_body: erased(inMailbox),
      html_body: erased(inMailbox),
      sender_name: erased(inMailbox),
      reply_to: erased(inMailbox),
      problem: erased(technical),
      key: kept('an e-mail is written once; an address in it is taken out', technical),
    },
  },
  mailing_recipients: { of: 'account_id', by: 'id', columns: { problem: erased(technical) } },
  invitations: {
    of: 'email',
    by: 'address',
    columns: {
      email: kept('an invitation is to an address, whoever has an account with it', inProfile),
    },
  },
  record_details: {
    of: 'record_id',
    by: 'entry',
    columns: { detail: erased(), salt: erased(technical) },
  },
  proposals: {
    of: 'proposed_by',
    by: 'id',
    columns: {
      object_key: kept(isOffice, ofOffice),
      subject: kept(isOffice, ofOffice),
      subject_told: kept(isOffice, ofOffice),
      what: kept(isOffice, ofOffice),
      told: kept(isOffice, ofOffice),
      changes: kept(isOffice, ofOffice),
      body: kept(isOffice, ofOffice),
      reason: kept(isOffice, ofOffice),
    },
  },
  election_changes: {
    of: 'actor_id',
    by: 'id',
    columns: {
      what: kept(isOffice, ofOffice),
      told: kept(isOffice, ofOffice),
      reason: kept(isOffice, ofOffice),
      limits: kept(isOffice, ofOffice),
    },
  },
};
