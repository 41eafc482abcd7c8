import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/**
 * What is fixed by the first vote (a position `t` of an election `e`). While counts are held back it is
 * fixed from the moment on at which somebody could vote: a refusal must not tell that somebody did.
 */
export const mightHaveVotes = sql<boolean>`(t.ballots > 0 or (
  e.standings <> 'live' and e.state in ('published', 'paused') and e.starts_at <= clock_timestamp()
  and exists (select from nominations c join tallies v on v.nomination_id = c.id
    where c.position_id = t.position_id and c.kind <> 'nobody')))`;

/**
 * True once voting of an election `e` has opened: from then on a name on its ballot is corrected there alone, whatever
 * the account is called.
 */
export const areNamesFixed = sql<boolean>`(e.state in ('published', 'paused')
  and e.starts_at <= clock_timestamp())`;

/** The name for a nomination `n` that is there already, where another one is `excluded`: the fixed one stays. */
export const keptName = sql<string>`case when exists (select from elections e
  where e.id = n.election_id and ${areNamesFixed}) then n.name else excluded.name end`;

/** Whether somebody has voted in an election, as far as that may be known (`mightHaveVotes`). */
export async function mightHaveBallots(db: Db, electionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('turnouts as t')
    .innerJoin('positions as p', 'p.id', 't.position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select('t.position_id')
    .where('p.election_id', '=', electionId)
    .where(mightHaveVotes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks one position against ballots and decisions; true when its candidates are fixed. */
export const lockCandidates = (tx: Tx, positionId: string): Promise<boolean> =>
  lockAllCandidates(tx, [positionId]);

/** The same of several positions, in order: true when the candidates of one are fixed. */
export async function lockAllCandidates(tx: Tx, positionIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(positionIds)];
  const { rows } = await sql<{ is_frozen: boolean }>`
    select ${mightHaveVotes} or coalesce(e.ends_at <= clock_timestamp(), false)
      or e.state = 'cancelled' as is_frozen
    from turnouts t join positions p on p.id = t.position_id join elections e on e.id = p.election_id
    where t.position_id = any(${ids}::uuid[]) order by t.position_id for update of t`.execute(tx);
  return rows.length < ids.length || rows.some(({ is_frozen: isFrozen }) => isFrozen);
}
