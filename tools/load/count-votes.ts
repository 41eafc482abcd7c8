import type pg from 'pg';
import type { OpenElection } from './campus.ts';

/** What the database holds of an election, each counted by itself. */
export async function countVotes(pool: pg.Pool, election: OpenElection) {
  const ids = election.positions.map((position) => position.id);
  const { rows } = await pool.query<{ ballots: number; people: number; tallies: number }>(
    `select (select count(*)::int from ballots where position_id = any($1)) as ballots,
       (select count(*)::int from participations where position_id = any($1)) as people,
       (select sum(votes)::int from tallies t join nominations n on n.id = t.nomination_id
         where n.position_id = any($1)) as tallies`,
    [ids],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the votes could not be counted');
  return row;
}
