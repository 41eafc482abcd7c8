import { electionLimits } from '#core/elections/election-draft.ts';
import { voterBarriers } from '#core/elections/electorate.ts';
import {
  electorateColumns,
  fitsPositionSql,
  voterBarrierSql,
  voterColumns,
} from '../conditions/electorate-sql.ts';

/**
 * The connections of the ballot box: two batches at once and a look-up of sessions. A vote is
 * acknowledged only once it is on disk, whatever the server's own setting says. A plan made while
 * the tables were small must still be right when a thousand more have registered, so the one that is
 * right for any number is taken from the first batch on.
 */
export const ballotBoxPurpose = {
  max: 3,
  pipeline: true,
  settings: `set synchronous_commit = on; set enable_seqscan = off;
    set plan_cache_mode = force_generic_plan; set statement_timeout = '10s'`,
  // Longer than the statement may take on the server, so that the server's word comes first.
  timeoutMs: 15_000,
};

const begin = { text: 'begin isolation level read committed' };

// Whoever deletes an account waits for its vote, and then sees that there is one to keep. One row
// comes back, however many voters there are.
const lockVoters = {
  name: 'batch-lock-voters',
  text: `select count(*)::int as locked from (
      select from accounts where id = any($1::uuid[]) order by id for key share
    ) a`,
};

const lockTurnouts = {
  name: 'batch-lock-turnouts',
  text: `select position_id as "positionId", batches from turnouts
    where position_id = any($1::uuid[]) order by position_id for update`,
};

// No vote names a candidate to the database, or its log could hold the pair: the accepted ones of
// the positions are read, and held against the votes in this process. Nothing is locked of them.
const readCandidates = {
  name: 'batch-read-candidates',
  text: `select c.id, c.position_id as "positionId", c.nominee_id as "nomineeId", c.kind
    from unnest($1::uuid[]) as p (id)
    cross join lateral (
      select id, position_id, nominee_id, kind from nominations
      where position_id = p.id and status = 'accepted' offset 0
    ) c`,
};

const barriers = voterBarriers
  .map(
    (barrier) => `when (v.election_id, v.voter_id) in (
        select election_id, voter_id from voters where barrier = '${barrier}') then '${barrier}'`,
  )
  .join('\n      ');

/**
 * Judges each voter by the database's clock, after the lock was given. Under that lock nobody else
 * records that somebody voted, so who did is looked up first, and one who is given twice counts once;
 * the key of participations would refuse it all the same. Each election, voter and position is looked
 * up once by its key, and the votes are held against what was found in hashes, so that no plan is
 * worse than linear in the votes, whatever the statistics say on the day that everybody registered.
 * Answers the elections with place 0, the positions with their titles, with place -1, and every vote
 * that is refused, by its place in the lists.
 */
const judge = {
  name: 'batch-judge',
  text: `
with clock as materialized (
  select clock_timestamp() as now
), votes as materialized (
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[])
    with ordinality as v (election_id, position_id, voter_id, n)
), polls as materialized (
  select e.*, clock.now < e.starts_at as is_early,
    clock.now >= e.ends_at or e.opened_at is not null or e.closed_at is not null as is_over
  from (select distinct election_id from votes) v cross join clock
  cross join lateral (
    select id, state, paused_by_restore, starts_at, ends_at, opened_at, closed_at, standings,
      coalesce((settings -> 'standingsBatch')::int, ${electionLimits.usualBatch}) as standings_batch, key_check
    from elections where id = v.election_id and state <> 'draft' limit 1
  ) e
), papers as materialized (
  select v.election_id, v.position_id, p.title, p.is_limited, p.rules
  from (select distinct election_id, position_id from votes) v
  cross join lateral (
    select title, cardinality(branches) + cardinality(years) + cardinality(groups) > 0 as is_limited,
      json_build_object('method', method, 'maxChoices', max_choices, 'leastRanks', least_ranks,
        'canAbstain', can_abstain) as rules
    from positions where id = v.position_id and election_id = v.election_id limit 1
  ) p
), voters as materialized (
  select v.election_id, v.voter_id, ${voterBarrierSql} as barrier
  from (select distinct election_id, voter_id from votes) v
  cross join lateral (select ${electorateColumns} from elections where id = v.election_id limit 1) e
  cross join lateral (
    select ${voterColumns} from accounts
    where id = v.voter_id and is_verified and closed_at is null limit 1
  ) a
), shut_out as materialized (
  select v.position_id, v.voter_id
  from votes v
  cross join lateral (select ${electorateColumns} from elections where id = v.election_id limit 1) e
  cross join lateral (select ${voterColumns} from accounts where id = v.voter_id limit 1) a
  cross join lateral (
    select branches, years, groups, all_groups from positions where id = v.position_id limit 1
  ) p
  where v.position_id in (select position_id from papers where is_limited) and not ${fitsPositionSql}
), earlier as materialized (
  select p.position_id, p.voter_id
  from (select position_id, voter_id from votes order by position_id, voter_id) v
  cross join lateral (
    select position_id, voter_id from participations
    where position_id = v.position_id and voter_id = v.voter_id limit 1
  ) p
), spent as materialized (
  select v.position_id, v.voter_id
  from (select position_id, voter_id from votes order by position_id, voter_id) v
  cross join lateral (select enrollment_number from accounts where id = v.voter_id limit 1) a
  cross join lateral (
    select position_id from number_votes
    where position_id = v.position_id and enrollment_number = a.enrollment_number limit 1
  ) n
  -- Asked once for all votes: next to no position has a number that left its account.
  where exists (
    select from number_votes where position_id in (select position_id from papers) limit 1
  )
), judged as materialized (
  select v.*, case
    when (v.election_id in (select id from polls)) is not true then 'unknown-election'
    when ((v.election_id, v.position_id) in (select election_id, position_id from papers))
      is not true then 'unknown-position'
    when v.election_id in (select id from polls where state = 'cancelled')
      then 'election-cancelled'
    when v.election_id in (select id from polls where state = 'paused' and paused_by_restore)
      then 'paused-by-restore'
    when v.election_id in (select id from polls where state = 'paused') then 'election-paused'
    when v.election_id in (select id from polls where is_early) then 'voting-not-open'
    when v.election_id in (select id from polls where is_over) then 'voting-closed'
    when ((v.election_id, v.voter_id) in (
      select election_id, voter_id from voters where barrier is null)) is not true
      then case ${barriers} else 'not-on-roll' end
    when (v.position_id, v.voter_id) in (select position_id, voter_id from shut_out)
      then 'not-in-group'
    when (v.position_id, v.voter_id) in (select position_id, voter_id from earlier)
      or v.time > 1 then 'already-voted'
    when (v.position_id, v.voter_id) in (select position_id, voter_id from spent)
      then 'number-has-voted'
  end as refusal
  from (
    select *, row_number() over (partition by position_id, voter_id) as time from votes
  ) v
)
select 0 as n, null as refusal, id, standings, standings_batch,
  -- Given before the end and committed at it or after: others may have seen the end by then.
  ends_at < now + interval '1 minute' as is_late, key_check, null as title,
  null::json as rules
from polls cross join clock
union all
select -1, null, position_id, null, null, null, null, title, rules from papers
union all
select n::int, refusal, null, null, null, null, null, null, null from judged where refusal is not null`,
};

const record = {
  name: 'batch-record',
  text: `
with recorded as (
  insert into participations (position_id, voter_id, receipt, request_key, choice_mark)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::bytea[])
)
update turnouts t set ballots = t.ballots + s.ballots, batches = t.batches + 1
from unnest($6::uuid[], $7::int[]) as s (position_id, ballots)
where t.position_id = s.position_id`,
};

const seal = {
  name: 'batch-seal',
  text: `insert into sealed_batches (position_id, number, ballots, sealed)
    select * from unnest($1::uuid[], $2::int[], $3::int[], $4::bytea[])`,
};

/**
 * The ballots of an election that was organised before ballots were sealed: a row each, in the order
 * of their random ids, and the count of their candidates.
 */
const writeRows = {
  name: 'batch-write-rows',
  text: `
with votes as materialized (
  select * from unnest($1::uuid[], $2::uuid[]) as v (position_id, nomination_id)
), cast_ballots as (
  insert into ballots (id, position_id, nomination_id)
  select gen_random_uuid() as id, position_id, nomination_id from votes order by position_id, id
)
update tallies set votes = tallies.votes + s.votes
from (select nomination_id, count(*)::int as votes from votes group by nomination_id) s
where tallies.nomination_id = s.nomination_id`,
};

const findParticipations = {
  name: 'batch-find-participations',
  text: `select v.n::int, p.receipt, encode(p.request_key, 'hex') as "requestKey",
      encode(p.choice_mark, 'hex') as "choiceMark"
    from unnest($1::uuid[], $2::uuid[]) with ordinality as v (position_id, voter_id, n)
    cross join lateral (
      select * from participations
      where position_id = v.position_id and voter_id = v.voter_id limit 1
    ) p`,
};

const announce = {
  name: 'batch-announce',
  text: 'select pg_notify($1, change) from unnest($2::text[]) as change',
};

const commit = { text: 'commit' };

/**
 * The statements of one batch, prepared once per connection. Every write to participations and
 * ballots of a position happens under the lock of its turnouts row, so the statement that judges
 * sees all that was committed before, and several processes cannot deadlock: each takes its locks in
 * the order of the positions.
 */
export const batchStatements = {
  begin,
  lockVoters,
  lockTurnouts,
  readCandidates,
  judge,
  findParticipations,
  record,
  seal,
  writeRows,
  announce,
  commit,
};
