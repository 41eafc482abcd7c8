// A ruling says what the candidate answered.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Null where nobody asked them, and of what was ruled on a complaint: there the reply stands with that.
const changes = `
alter table sanctions add column answered text;
drop function if exists rule_sanction(uuid, uuid, uuid, text, uuid, uuid, timestamptz, int, text, uuid, uuid, bytea);
create or replace function rule_sanction(one uuid, election uuid, appeal uuid, what text,
  nomination uuid, place uuid, why text, said text, entry uuid, actor uuid, words bytea)
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
  insert into sanctions (id, election_id, appeal_id, kind, nomination_id, position_id, reason, answered, ruled_by)
    values (one, election, appeal, what, nomination, place, why, said, actor)
    on conflict do nothing;
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.sanction', election, election, words);
  return true;
end $$;
do $$ begin
  execute format('alter function rule_sanction(uuid, uuid, uuid, text, uuid, uuid, text, text, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
revoke all on function rule_sanction(uuid, uuid, uuid, text, uuid, uuid, text, text, uuid, uuid, bytea) from public;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
