// Whoever officers entered stands at once: nobody waits for an answer any more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Of those who have not answered, who can still be added stands from now on, with the account or under the id of
// what was entered; where candidates need supporters they wait for these. Where the list is fixed they stay off.
// A "no" stays one. What was said with a yes, and whose account it was, stays as it was understood.
const stand = `
alter table entered_candidates add column has_left boolean not null default false;
update entered_candidates set has_left = true where says_yes = false;
update entered_candidates set is_proved = true where says_yes or account_id is not null;

create temporary table standing_now on commit drop as
  select c.id, c.election_id, c.position_id, c.account_id, c.entered_by, c.checked_conditions,
    coalesce(a.name, nullif(l.name, ''), c.name, l.enrollment_number) as name, a.upload_id,
    case when e.supporters is null then 'accepted' else 'pending' end as status
  from entered_candidates c join elections e on e.id = c.election_id
  join positions p on p.id = c.position_id join turnouts t on t.position_id = c.position_id
  left join accounts a on a.id = c.account_id
  left join voter_list_entries l on l.id = c.list_entry_id
  where c.says_yes is null and e.state in ('published', 'paused') and e.ends_at > now()
    and p.kind = 'post' and t.ballots = 0
    and not (e.standings <> 'live' and e.starts_at <= now() and exists (
      select from nominations n join tallies v on v.nomination_id = n.id
      where n.position_id = c.position_id and n.kind <> 'nobody'))
    and (a.id is null or a.closed_at is null and a.role <> 'observer')
    and not (e.one_post and exists (select from nominations o
      where o.election_id = e.id and o.position_id <> c.position_id and o.nominee_id = c.account_id
        and o.status in ('pending', 'accepted')));

update nominations n set status = s.status, decided_by = s.entered_by, reason = null,
    decided_at = case when s.status = 'accepted' then now() end,
    checked_conditions = s.checked_conditions,
    checked_by = case when s.checked_conditions <> '{}' then s.entered_by end
  from standing_now s
  where n.position_id = s.position_id and n.nominee_id = s.account_id
    and n.status in ('pending', 'withdrawn');
insert into nominations (id, election_id, position_id, nominee_id, name, upload_id, status, decided_at,
    decided_by, checked_conditions, checked_by)
  select case when s.account_id is null then s.id else gen_random_uuid() end, s.election_id,
    s.position_id, s.account_id, s.name, s.upload_id, s.status,
    case when s.status = 'accepted' then now() end,
    case when s.status = 'accepted' then s.entered_by end,
    case when s.status = 'accepted' then s.checked_conditions else '{}' end,
    case when s.status = 'accepted' and s.checked_conditions <> '{}' then s.entered_by end
  from standing_now s where not exists (select from nominations n where n.position_id = s.position_id
    and (n.nominee_id = s.account_id or n.id = s.id));
insert into tallies (nomination_id)
  select n.id from nominations n join standing_now s on s.position_id = n.position_id
    and (n.nominee_id = s.account_id or n.id = s.id)
  where n.status = 'accepted' on conflict do nothing;
insert into records (id, act, object_id, election_id)
  select gen_random_uuid(), 'nomination.accept', n.id, n.election_id
  from nominations n join standing_now s on s.position_id = n.position_id
    and (n.nominee_id = s.account_id or n.id = s.id)
  where n.status = 'accepted';

-- They were asked, and nobody told them that they stand: the next start does.
update entered_candidates c set emailed_at = null from standing_now s where s.id = c.id;

alter table entered_candidates drop constraint entered_candidates_answer, drop column says_yes,
  drop column answered_at;
comment on column entered_candidates.has_left is
  'Took themselves off by their link, or said no under a former release: nobody enters them again.';
comment on column entered_candidates.is_proved is
  'Proved to be theirs: by a number, by the address of the voter list, or before voting opened.';
alter table campus drop column entered_stand;

delete from email_refusals where kind = 'officer-candidates';
alter table email_refusals drop constraint email_refusals_kind_check;
alter table email_refusals add constraint email_refusals_kind_check
  check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results', 'voted',
    'officer-ties', 'officer-appeals', 'officer-certify', 'officer-proposals'));
`;

// Who waits for supporters takes the candidacy as well.
const take = `
create or replace function take_candidacy(nomination uuid, account uuid, entry uuid, actor uuid,
  words bytea) returns boolean language plpgsql as $$
declare
  election uuid;
begin
  update nominations n set nominee_id = a.id from accounts a, entered_candidates c
    where n.id = nomination and n.kind = 'person' and n.nominee_id is null
      and n.status in ('accepted', 'pending') and c.id = n.id and c.account_id is null
      and a.id = account and a.closed_at is null
    returning n.election_id into election;
  if not found then return false; end if;
  update entered_candidates set account_id = account, name = null, email = null
    where id = nomination;
  perform add_entry(entry, actor, 'nomination.take', nomination, election, words);
  return true;
end $$;
do $$ begin
  execute format('alter function take_candidacy(uuid, uuid, uuid, uuid, bytea) security definer
    set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(stand + take).execute(db);
}
