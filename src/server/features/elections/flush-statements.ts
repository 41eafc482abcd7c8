const begin = {
  // A vote is acknowledged only once it is on disk, whatever the server's own setting says.
  text: `begin isolation level read committed;
    set local synchronous_commit = on;
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
 * if its own receipt was recorded, so one that is given twice is counted once.
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
  left join elections e on e.id = v.election_id
  left join positions p on p.id = v.position_id and p.election_id = e.id
  left join accounts a on a.id = v.voter_id and a.is_verified and a.closed_at is null
  left join roll_entries r on r.election_id = e.id and r.enrollment_number = a.enrollment_number
  left join nominations c on c.id = v.nomination_id and c.position_id = p.id and c.status = 'accepted'
  left join tallies t on t.nomination_id = c.id
), recorded as (
  insert into participations (position_id, voter_id, receipt, request_key, voted_at)
  select position_id, voter_id, receipt, request_key, date_trunc('minute', now)
  from judged where refusal is null order by position_id, voter_id
  on conflict do nothing
  returning position_id, voter_id, receipt, voted_at
), counted as materialized (
  select j.position_id, j.nomination_id from judged j
  join recorded using (position_id, voter_id, receipt)
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
select j.n::int, j.refusal, recorded.voted_at, j.is_live
from judged j left join recorded using (position_id, voter_id, receipt)`,
};

const findParticipations = {
  name: 'flush-find-participations',
  text: `select v.n::int, p.receipt, p.request_key, p.voted_at
    from unnest($1::uuid[], $2::uuid[]) with ordinality as v (position_id, voter_id, n)
    join participations p using (position_id, voter_id)`,
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
