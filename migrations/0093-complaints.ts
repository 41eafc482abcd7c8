// Complaints about an election, from its publishing on, with what they are about, a reply and a ruling.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// An appeal is a complaint that was filed after the close. What is added to one afterwards: one reply and
// one ruling, and after the ruling nothing.
const changes = `
alter table appeals
  add column about text not null default 'voting' check (about in ('voting', 'candidate', 'officer')),
  add column nomination_id uuid references nominations on delete set null,
  add column against_id uuid references accounts on delete set null,
  add column due_at timestamptz,
  add column follow_hash bytea unique,
  add column reply_hash bytea unique,
  add column reply text,
  add column replied_at timestamptz,
  add column ruling text check (ruling in ('upheld', 'dismissed', 'set-aside')),
  add check ((reply is null) = (replied_at is null)),
  add check (ruling is null or answer is not null);
create index appeals_against on appeals (against_id) where against_id is not null;
create index appeals_nomination on appeals (nomination_id) where nomination_id is not null;
create index appeals_open on appeals (election_id) where answer is null;
`;

const trigger = `
create or replace function keep_after_close() returns trigger language plpgsql as $$
declare
  election elections;
  answered text[] := array['answer', 'answered_at', 'answered_by', 'ruling', 'reply', 'replied_at'];
  here jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  there jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'what was noted of a close stays' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (here ->> 'election_id', here ->> 'position_id') is distinct from
      (there ->> 'election_id', there ->> 'position_id') then
    raise exception 'what belongs to an election stays there' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'appeals'
    and (here ->> 'answer' is not null or here - answered is distinct from there - answered
      or (here ->> 'reply' is not null and here ->> 'reply' is distinct from there ->> 'reply')) then
    raise exception 'an appeal stays as it is, and so does its answer' using errcode = '42501';
  end if;
  select e.* into election from elections e where e.id = coalesce(there ->> 'election_id',
    (select p.election_id::text from positions p
      where p.id = (there ->> 'position_id')::uuid))::uuid;
  if election.certified_at is not null
    or (tg_table_name = 'turnout_hours' and election.closed_at is not null) then
    raise exception 'a closed election cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;
do $$ begin
  execute format('alter function keep_after_close() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes + trigger).execute(db);
}
