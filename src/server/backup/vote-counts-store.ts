import type { ClientBase } from 'pg';
import { BackupError } from './manifest.ts';

/** Every count of the votes for one position. */
export interface VoteCounts {
  position: string;
  ballots: number;
  participations: number;
  turnout: number;
  /** The sum of its candidates' counts. */
  tally: number;
  /** Candidates whose count is not the number of their ballots. */
  miscounted: number;
}

const voteCounts = `
with b as (select position_id, count(*)::int as ballots from ballots group by 1),
v as (select position_id, count(*)::int as participations from participations group by 1),
c as (select nomination_id, count(*)::int as ballots from ballots group by 1),
t as (
  select n.position_id, sum(s.votes)::int as tally,
    count(*) filter (where s.votes <> coalesce(c.ballots, 0))::int as miscounted
  from tallies s join nominations n on n.id = s.nomination_id
  left join c on c.nomination_id = n.id group by 1
)
select coalesce(e.name || ': ' || p.title, position_id::text) as position,
  coalesce(b.ballots, 0) as ballots, coalesce(v.participations, 0) as participations,
  coalesce(u.ballots, 0) as turnout, coalesce(t.tally, 0) as tally,
  coalesce(t.miscounted, 0) as miscounted
from b full join v using (position_id) full join turnouts u using (position_id)
  full join t using (position_id)
left join positions p on p.id = position_id left join elections e on e.id = p.election_id
order by e.starts_at, e.id, p.ordinal, position_id`;

/** The counts of all positions; throws where they do not agree with each other. */
export async function readVoteCounts(client: ClientBase, where: string): Promise<VoteCounts[]> {
  const { rows } = await client.query<VoteCounts>(voteCounts);
  for (const one of rows) {
    const { ballots, participations, turnout, tally, miscounted } = one;
    if (
      participations === ballots &&
      turnout === ballots &&
      tally === ballots &&
      miscounted === 0
    ) {
      continue;
    }
    throw new BackupError(
      `The votes ${where} do not add up for "${one.position}": ${ballots} ballots, ${participations} participations, ${turnout} counted as cast and ${tally} for its candidates. Nothing changed.`,
    );
  }
  return rows;
}
