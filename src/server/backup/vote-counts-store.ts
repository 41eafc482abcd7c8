import type { ClientBase } from 'pg';

/** Every count of the votes for one position. */
export interface VoteCounts {
  position: string;
  /** Whether its ballots are sealed and not opened yet. */
  isSealed: boolean;
  /** Ballots as rows, or as the sealed batches say how many they hold. */
  ballots: number;
  /** Ballots that are kept in the other of these two ways, which none may be. */
  astray: number;
  /** Sealed batches that were written and are not there. */
  lostBatches: number;
  participations: number;
  turnout: number;
  /** The sum of its candidates' counts: nothing while the ballots are sealed. */
  tally: number;
  /** Candidates whose count is not the number of their ballots. */
  miscounted: number;
}

const sealedNow = {
  batches: `select position_id, sum(ballots)::int as sealed, count(*)::int as batches,
    max(number) as last_number from sealed_batches group by 1`,
  isSealed: 'coalesce(e.key_check is not null and e.opened_at is null, false)',
  batchesWritten: 'u.batches',
};
// Before migration 0010 no ballot was sealed, and a backup may be taken before the migrations.
const sealedNever = {
  batches: `select null::uuid as position_id, 0 as sealed, 0 as batches, 0 as last_number
    where false`,
  isSealed: 'false',
  batchesWritten: '0',
};

const voteCounts = ({ batches, isSealed, batchesWritten }: typeof sealedNow) => `
with b as (select position_id, count(*)::int as ballots from ballots group by 1),
-- By the rules of the position, which a backup of before migration 0072 does not have.
l as (
  select p.id as position_id from positions p cross join lateral (select to_jsonb(p) as said) r
  where coalesce(said ->> 'method', 'plurality') <> 'plurality'
    or coalesce((said ->> 'max_choices')::int, 1) > 1
    or coalesce((said ->> 'can_abstain')::boolean, false)
),
s as (${batches}),
v as (select position_id, count(*)::int as participations from participations group by 1),
c as (
  select nomination_id, count(*)::int as ballots from ballots where nomination_id is not null group by 1
),
t as (
  select n.position_id, sum(s.votes)::int as tally,
    count(*) filter (where s.votes <> coalesce(c.ballots, 0))::int as miscounted
  from tallies s join nominations n on n.id = s.nomination_id
  left join c on c.nomination_id = n.id group by 1
), counts as (
  select e.id as election_id, e.starts_at, p.ordinal, position_id,
    coalesce(e.name || ': ' || p.title, position_id::text) as position,
    ${isSealed} as "isSealed", coalesce(b.ballots, 0) as unsealed, coalesce(s.sealed, 0) as sealed,
    greatest(${batchesWritten}, s.last_number) - coalesce(s.batches, 0) as lost,
    coalesce(v.participations, 0) as participations, coalesce(u.ballots, 0) as turnout,
    -- Ballots with several choices, or none, are no sum of votes.
    case when l.position_id is null then coalesce(t.tally, 0) else coalesce(b.ballots, 0) end as tally,
    case when l.position_id is null then coalesce(t.miscounted, 0) else 0 end as miscounted
  from b full join s using (position_id) full join v using (position_id)
    full join turnouts u using (position_id) full join t using (position_id)
  left join l using (position_id)
  left join positions p on p.id = position_id left join elections e on e.id = p.election_id
)
select position, "isSealed", case when "isSealed" then sealed else unsealed end as ballots,
  case when "isSealed" then unsealed else sealed end as astray,
  case when "isSealed" then lost else 0 end as "lostBatches",
  participations, turnout, tally, miscounted
from counts order by starts_at, election_id, ordinal, position_id`;

/** The counts of all positions. */
export async function readVoteCounts(client: ClientBase): Promise<VoteCounts[]> {
  const { rows: found } = await client.query<{ isKnown: boolean }>(
    `select to_regclass('sealed_batches') is not null as "isKnown"`,
  );
  const sealed = found[0]?.isKnown === true ? sealedNow : sealedNever;
  const { rows } = await client.query<VoteCounts>(voteCounts(sealed));
  return rows;
}

/** Where these counts do not agree with each other, a sentence for each position. */
export const discrepanciesOf = (counts: readonly VoteCounts[]): string[] =>
  counts.filter((one) => !addsUp(one)).map(discrepancyOf);

function addsUp(one: VoteCounts): boolean {
  const { isSealed, ballots, participations, turnout, tally } = one;
  return (
    participations === ballots &&
    turnout === ballots &&
    tally === (isSealed ? 0 : ballots) &&
    [one.miscounted, one.astray, one.lostBatches].every((count) => count === 0)
  );
}

function discrepancyOf(one: VoteCounts): string {
  const { isSealed, ballots, astray, lostBatches, participations, turnout, tally } = one;
  const kind = isSealed ? 'sealed ballots' : 'ballots';
  const more = [
    astray > 0 ? `${astray} ${isSealed ? 'not sealed' : 'sealed'}` : [],
    lostBatches > 0 ? `${lostBatches} sealed batches missing` : [],
    `${participations} participations`,
    `${turnout} counted as cast`,
  ].flat();
  return `The votes do not add up for "${one.position}": ${ballots} ${kind}, ${more.join(', ')} and ${tally} for its candidates.`;
}
