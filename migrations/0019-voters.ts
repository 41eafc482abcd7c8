// Who may vote: voter lists with versions, proofs of who somebody is, and positions for a part of the voters.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A voter list is versioned: a row is never changed, a correction removes it and adds another. So the
// campus's list may go on changing while an open election keeps the list of its opening.
const changes = `
create table voter_list_entries (
  id uuid primary key default gen_random_uuid(),
  election_id uuid references elections on delete cascade,
  enrollment_number text not null,
  name text not null default '',
  email text not null default '',
  groups text[] not null default '{}',
  import_id uuid,
  added_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  reason text,
  added_by uuid
);
insert into voter_list_entries (election_id, enrollment_number, added_at)
  select r.election_id, r.enrollment_number, e.created_at
  from roll_entries r join elections e on e.id = r.election_id
  order by r.election_id, r.enrollment_number;
create unique index voter_list_entries_once on voter_list_entries (election_id, enrollment_number)
  nulls not distinct where removed_at is null;
create index voter_list_entries_number on voter_list_entries (enrollment_number, election_id);
create index voter_list_entries_election on voter_list_entries (election_id);
drop table roll_entries;

alter table elections
  add column voters text not null default 'anybody'
    check (voters in ('anybody', 'confirmed', 'listed', 'proved')),
  add column mail_domains text[] not null default '{}',
  add column electorate_groups text[] not null default '{}',
  add column published_at timestamptz;
update elections set voters = 'listed' where electorate = 'roll';
update elections set published_at = created_at where state <> 'draft';
alter table elections
  add constraint elections_roll_is_listed
    check (electorate <> 'roll' or voters in ('listed', 'proved'));

alter table positions
  add column branches text[] not null default '{}',
  add column years text[] not null default '{}',
  add column groups text[] not null default '{}';

alter table accounts
  add column proved_at timestamptz,
  add column proved_how text check (proved_how in ('address', 'code', 'check-in', 'sign-on')),
  add column proved_by uuid,
  add constraint accounts_proved check (
    (proved_at is null) = (proved_how is null) and (proved_by is null or proved_at is not null)
    and (proved_at is null or enrollment_number is not null));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
