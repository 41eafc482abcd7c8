// Numbers are claimed by their owners, and no number votes twice whichever account has it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The trigger is what "one number, one vote" rests on when a number leaves an account: whichever way it
// leaves, the positions that were voted for under it are kept. It runs under the lock of the account,
// which a vote holds as well, so no vote is under way meanwhile. No row says when or for whom.
const changes = `
create table number_claims (
  id uuid primary key,
  enrollment_number text not null,
  account_id uuid references accounts on delete cascade,
  session_hash bytea,
  token_hash bytea not null unique,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index number_claims_number on number_claims (enrollment_number);
create index number_claims_account on number_claims (account_id) where account_id is not null;

create table number_mails (
  enrollment_number text primary key,
  sent_at timestamptz not null
);

create table printed_codes (
  enrollment_number text primary key,
  code_hash bytea not null,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null default now()
);
create index printed_codes_made_by on printed_codes (made_by) where made_by is not null;

create table number_moves (
  id uuid primary key,
  enrollment_number text not null,
  account_id uuid not null references accounts on delete cascade,
  reason text not null,
  proposed_by uuid not null references accounts on delete cascade,
  proposed_at timestamptz not null default now(),
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  is_confirmed boolean not null default false,
  constraint number_moves_two_officers check (not is_confirmed or decided_by <> proposed_by)
);
create unique index number_moves_once on number_moves (enrollment_number) where decided_at is null;
create index number_moves_account on number_moves (account_id);
create index number_moves_proposed_by on number_moves (proposed_by);
create index number_moves_decided_by on number_moves (decided_by) where decided_by is not null;

create table lost_numbers (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  nomination_id uuid unique references nominations on delete cascade,
  member_id uuid unique references members on delete cascade,
  lost_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references accounts on delete set null,
  decision text,
  check (num_nonnulls(nomination_id, member_id) = 1)
);
create index lost_numbers_account on lost_numbers (account_id);
create index lost_numbers_decided_by on lost_numbers (decided_by) where decided_by is not null;

create table number_votes (
  position_id uuid not null references positions on delete cascade,
  enrollment_number text not null,
  voter_id uuid,
  is_disputed boolean not null default false,
  primary key (position_id, enrollment_number)
);
create index number_votes_number on number_votes (enrollment_number);

create table disputes (
  position_id uuid primary key references positions on delete cascade,
  votes integer not null check (votes > 0),
  margin integer,
  blocks_certification boolean not null default false
);

alter table departed_voters add column account_id uuid;

create or replace function keep_number_votes() returns trigger language plpgsql as $keep$
begin
  insert into number_votes (position_id, enrollment_number, voter_id)
  select p.id, old.enrollment_number, old.id
  from elections e join positions p on p.election_id = e.id
  where e.voters in ('listed', 'proved') and e.state in ('published', 'paused')
    and (e.state = 'paused' or e.ends_at > clock_timestamp() - interval '14 days')
    and exists (
      select from participations v where v.position_id = p.id and v.voter_id = old.id)
  on conflict do nothing;
  return new;
end $keep$;
create trigger keep_number_votes before update of enrollment_number on accounts for each row
  when (old.enrollment_number is not null and new.closed_at is null
    and new.enrollment_number is distinct from old.enrollment_number)
  execute function keep_number_votes();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
