const begin = {
  // A vote is acknowledged only once it is on disk, whatever the server's own setting says. A plan
  // made while the tables were small must still be right when a thousand more have registered.
  text: `begin isolation level read committed;
    set local synchronous_commit = on;
    set local enable_seqscan = off;
    set local statement_timeout = '10s'`,
};

// Whoever deletes an account waits for its vote, and then sees that there is one to keep.
const lockVoters = {
  name: 'flush-lock-voters',
  text: `select id from accounts where id = any($1::uuid[]) order by id for key share`,
};

const lockTurnouts = {
  name: 'flush-lock-turnouts',
  text: `select position_id from turnouts where position_id = any($1::uuid[])
    order by position_id for update`,
};

/**
 * Judges each vote by the database's clock, after the lock was given, and writes those that hold.
 * Ballots are inserted in the order of their random ids, never in that of the voters. A vote counts
 * if its own receipt was recorded, so one that is given twice is counted once. Rows are found one by
 * one by their keys, and receipts in a hash, so that no plan is worse than linear in the votes,
 * whatever the statistics say on the day that everybody registered.
 */
const judgeAndWrite = {
  name: 'flush-judge-and-write',
  text: `
with clock as materialized (
  select clock_timestamp() as now
), votes as materialized (
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::bytea[])
    with ordinality as v (election_id, position_id, nomination_id, voter_id, receipt, request_key, n)
), judged as materialized (
  select v.*, clock.now, coalesce(e.standings = 'live', false) as is_live,
    -- Given before the end and committed at it or after: others may have seen the end by then.
    coalesce(e.ends_at < clock.now + interval '1 minute', false) as is_late,
    case
      when e.id is null then 'unknown-election'
      when p.id is null then 'unknown-position'
      when clock.now < e.starts_at then 'voting-not-open'
      when clock.now >= e.ends_at then 'voting-closed'
      when a.id is null then 'not-on-roll'
      when e.electorate = 'roll' and r.election_id is null then 'not-on-roll'
      when e.electorate = 'some' and not (
        (cardinality(e.electorate_roles) = 0 or a.role = any(e.electorate_roles))
        and (cardinality(e.electorate_branches) = 0
          or coalesce(substr(a.enrollment_number, 5, 2) = any(e.electorate_branches), false))
        and (cardinality(e.electorate_years) = 0
          or coalesce(substr(a.enrollment_number, 7, 2) = any(e.electorate_years), false))
      ) then 'not-on-roll'
      when t.nomination_id is null then 'unknown-candidate'
    end as refusal
  from votes v cross join clock
  left join lateral (select * from elections where id = v.election_id limit 1) e on true
  left join lateral (
    select id from positions where id = v.position_id and election_id = e.id limit 1
  ) p on true
  left join lateral (
    select id, role, enrollment_number from accounts
    where id = v.voter_id and is_verified and closed_at is null limit 1
  ) a on true
  left join lateral (
    select election_id from roll_entries
    where election_id = e.id and enrollment_number = a.enrollment_number limit 1
  ) r on true
  left join lateral (
    select t.nomination_id from nominations c join tallies t on t.nomination_id = c.id
    where c.id = v.nomination_id and c.position_id = p.id and c.status = 'accepted' limit 1
  ) t on true
), recorded as (
  insert into participations (position_id, voter_id, receipt, request_key, voted_at)
  select position_id, voter_id, receipt, request_key, date_trunc('minute', now)
  from judged where refusal is null order by position_id, voter_id
  on conflict do nothing
  returning receipt
), counted as materialized (
  select position_id, nomination_id from judged
  where (receipt in (select receipt from recorded)) is true
), cast_ballots as (
  insert into ballots (id, position_id, nomination_id)
  select gen_random_uuid() as id, position_id, nomination_id from counted order by id
), moved_tallies as (
  update tallies set votes = tallies.votes + s.votes
  from (select nomination_id, count(*)::int as votes from counted group by nomination_id) s
  where tallies.nomination_id = s.nomination_id
), moved_turnouts as (
  update turnouts set ballots = turnouts.ballots + s.ballots
  from (select position_id, count(*)::int as ballots from counted group by position_id) s
  where turnouts.position_id = s.position_id
)
select n::int, refusal, is_live, is_late,
  case when receipt in (select receipt from recorded) then date_trunc('minute', now) end as voted_at
from judged`,
};

const findParticipations = {
  name: 'flush-find-participations',
  text: `select v.n::int, p.receipt, p.request_key, p.voted_at
    from unnest($1::uuid[], $2::uuid[]) with ordinality as v (position_id, voter_id, n)
    cross join lateral (
      select * from participations
      where position_id = v.position_id and voter_id = v.voter_id limit 1
    ) p`,
};

const announce = {
  name: 'flush-announce',
  text: 'select pg_notify($1, change) from unnest($2::text[]) as change',
};

const commit = { text: 'commit' };

/**
 * The statements of one flush, prepared once per connection. Every write to participations,
 * ballots and tallies of a position happens under the lock of its turnouts row, so the statement
 * that judges sees all that was committed before, and several processes cannot deadlock: each
 * takes its locks in the order of the positions.
 */
export const flushStatements = {
  begin,
  lockVoters,
  lockTurnouts,
  judgeAndWrite,
  findParticipations,
  announce,
  commit,
};
