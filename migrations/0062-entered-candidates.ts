// Officers enter candidates, who say yes or no.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A person of a voter list has no account yet; the one who says yes gives it theirs. Each person is asked
// once for a position.
const changes = `
create table entered_candidates (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  position_id uuid not null references positions on delete cascade,
  account_id uuid references accounts on delete cascade,
  list_entry_id uuid references voter_list_entries on delete cascade,
  entered_by uuid references accounts on delete set null,
  entered_at timestamptz not null default clock_timestamp(),
  checked_conditions text[] not null default '{}',
  emailed_at timestamptz,
  says_yes boolean,
  answered_at timestamptz,
  constraint entered_candidates_who check (num_nonnulls(account_id, list_entry_id) > 0),
  constraint entered_candidates_answer check ((says_yes is null) = (answered_at is null)),
  constraint entered_candidates_once unique (position_id, account_id),
  constraint entered_candidates_listed_once unique (position_id, list_entry_id)
);
create index entered_candidates_account on entered_candidates (account_id);
create index entered_candidates_election on entered_candidates (election_id);
create index entered_candidates_list_entry on entered_candidates (list_entry_id);
create index entered_candidates_entered_by on entered_candidates (entered_by);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
