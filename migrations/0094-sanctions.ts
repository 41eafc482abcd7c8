// What officers rule in an election besides the reason: it stands until it is overturned.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A sanction changes who can be elected, so functions of the owner write it with its entry, as they write a
// draw: the role that serves could otherwise turn a result round with no entry in the record. It stands
// until it is overturned, once, and both end with the certificate.
const changes = `
create table sanctions (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  appeal_id uuid references appeals on delete cascade,
  kind text not null check (kind in ('warning', 'disqualified', 'void', 'added-time')),
  nomination_id uuid references nominations on delete cascade,
  position_id uuid references positions on delete cascade,
  until timestamptz,
  people int,
  reason text not null,
  ruled_at timestamptz not null default clock_timestamp(),
  ruled_by uuid references accounts on delete set null,
  overturned_at timestamptz,
  overturned_by uuid references accounts on delete set null,
  overturn_reason text,
  check ((overturned_at is null) = (overturn_reason is null)),
  check (case kind
    when 'warning' then position_id is null and until is null and people is null
    when 'disqualified' then nomination_id is not null and position_id is null and until is null and people is null
    when 'void' then position_id is not null and nomination_id is null and until is null and people is null
    else until is not null and people > 0 and nomination_id is null and position_id is null end)
);
create index sanctions_election on sanctions (election_id);
create index sanctions_appeal on sanctions (appeal_id) where appeal_id is not null;
create unique index sanctions_disqualified on sanctions (nomination_id)
  where kind = 'disqualified' and overturned_at is null;
create unique index sanctions_void on sanctions (position_id)
  where kind = 'void' and overturned_at is null;
create unique index sanctions_added_time on sanctions (election_id)
  where kind = 'added-time' and overturned_at is null;
create index sanctions_ruled_by on sanctions (ruled_by) where ruled_by is not null;
create index sanctions_overturned_by on sanctions (overturned_by) where overturned_by is not null;

create or replace function rule_sanction(one uuid, election uuid, appeal uuid, what text,
  nomination uuid, place uuid, moment timestamptz, voters int, why text, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
begin
  perform hold_election(election);
  if not exists (select from elections e
      where e.id = election and e.certified_at is null and e.state in ('published', 'paused'))
    or exists (select from nominations n where n.id = nomination and n.election_id <> election)
    or exists (select from positions p where p.id = place and p.election_id <> election)
    or exists (select from appeals a where a.id = appeal and a.election_id <> election) then
    raise exception 'a sanction is of an election that goes on' using errcode = '42501';
  end if;
  insert into sanctions (id, election_id, appeal_id, kind, nomination_id, position_id, until, people, reason, ruled_by)
    values (one, election, appeal, what, nomination, place, moment, voters, why, actor)
    on conflict do nothing;
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.sanction', election, election, words);
  return true;
end $$;

create or replace function overturn_sanction(one uuid, why text, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
declare
  election uuid := (select s.election_id from sanctions s where s.id = one);
begin
  perform hold_election(election);
  if exists (select from elections e where e.id = election and e.certified_at is not null) then
    raise exception 'certified is final' using errcode = '42501';
  end if;
  update sanctions s set overturned_at = clock_timestamp(), overturned_by = actor, overturn_reason = why
    where s.id = one and s.overturned_at is null;
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.overturn', election, election, words);
  return true;
end $$;

do $$
declare
  act text;
begin
  foreach act in array array[
    'rule_sanction(uuid, uuid, uuid, text, uuid, uuid, timestamptz, int, text, uuid, uuid, bytea)',
    'overturn_sanction(uuid, text, uuid, uuid, bytea)'
  ] loop
    execute format('alter function %s security definer set search_path = pg_catalog, %I, pg_temp',
      act, current_schema());
    execute format('revoke all on function %s from public', act);
  end loop;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
