// The record of what officers do becomes a chain of hashes that cannot be changed unseen.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A backup of an older release may be restored over these functions, so they are made anew.
// What identifies people is beside the record and can be erased: the chain holds its hash alone.
const changes = `
create table record_details (
  record_id uuid primary key references records,
  salt bytea not null,
  detail text not null
);
insert into record_details
  select id, uuid_send(gen_random_uuid()), detail from records where detail is not null;

alter table records
  add column election_id uuid,
  add column detail_hash bytea;
update records set detail_hash = sha256(d.salt || convert_to(d.detail, 'UTF8'))
  from record_details d where d.record_id = records.id;
update records set election_id = object_id where act like 'election.%';
alter table records drop column detail;
create index records_election on records (election_id) where election_id is not null;

create table record_chain (
  seq bigint primary key,
  record_id uuid not null unique references records,
  hash bytea not null
);

-- It takes no row of a table: a restore drops the tables and leaves the functions.
create or replace function record_line(seq bigint, id uuid, at timestamptz, actor_id uuid,
  act text, object_id uuid, election_id uuid, detail_hash bytea) returns text
language sql immutable set timezone = 'UTC' as $$
  select concat_ws(E'\\n', seq, id, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(actor_id::text, ''), act, coalesce(object_id::text, ''),
    coalesce(election_id::text, ''), coalesce(encode(detail_hash, 'hex'), ''))
$$;

create or replace function chain_record() returns trigger language plpgsql as $$
declare
  last record_chain;
begin
  -- Restored together with its place in the chain.
  if exists (select from record_chain where record_id = new.id) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('record_chain'));
  select * into last from record_chain order by seq desc limit 1;
  insert into record_chain values (
    coalesce(last.seq, 0) + 1, new.id,
    sha256(coalesce(last.hash, '') ||
      convert_to(record_line(coalesce(last.seq, 0) + 1, new.id, new.at,
        new.actor_id, new.act, new.object_id, new.election_id, new.detail_hash), 'UTF8')));
  return null;
end $$;

create or replace function keep_record() returns trigger language plpgsql as $$
begin
  if current_setting('hustings.restoring', true) = 'on' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'the record cannot be changed';
end $$;

do $$
declare
  line records;
  last record_chain;
begin
  for line in select * from records order by at, id loop
    insert into record_chain values (
      coalesce(last.seq, 0) + 1, line.id,
      sha256(coalesce(last.hash, '') ||
        convert_to(record_line(coalesce(last.seq, 0) + 1, line.id, line.at,
          line.actor_id, line.act, line.object_id, line.election_id, line.detail_hash), 'UTF8')))
      returning * into last;
  end loop;
end $$;

create constraint trigger records_chained after insert on records
  deferrable initially deferred for each row execute function chain_record();
create trigger records_kept before update or delete on records
  for each row execute function keep_record();
create trigger records_whole before truncate on records
  for each statement execute function keep_record();
create trigger record_chain_kept before update or delete on record_chain
  for each row execute function keep_record();
create trigger record_chain_whole before truncate on record_chain
  for each statement execute function keep_record();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
