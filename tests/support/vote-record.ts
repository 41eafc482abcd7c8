import { sql } from 'kysely';
import { readSealed } from '#server/voting/sealed/open-ballots.ts';
import type { Services } from '#server/services.ts';

/** What the database holds for one position. */
export interface VoteCountRow {
  title: string;
  ballots: number;
  participations: number;
  turnout: number;
  /** Counts by nomination, as the counters say and as the ballots say. */
  counters: Record<string, number>;
  recount: Record<string, number>;
}

/** Reads ballots, participations and counters of an election; sealed ballots are opened for it. */
export async function readVoteCounts(
  ctx: Pick<Services, 'db' | 'electionKeys'>,
  electionId: string,
): Promise<VoteCountRow[]> {
  const { rows } = await sql<VoteCountRow & { id: string }>`
    select p.id, p.title, t.ballots as turnout,
      (select count(*)::int from ballots b where b.position_id = p.id)
        + (select coalesce(sum(s.ballots), 0)::int from sealed_batches s where s.position_id = p.id)
        as ballots,
      (select count(*)::int from participations v where v.position_id = p.id) as participations,
      coalesce((select json_object_agg(n.id, c.votes) from nominations n
        join tallies c on c.nomination_id = n.id where n.position_id = p.id), '{}') as counters,
      coalesce((select json_object_agg(n.id, (
          select count(*) from ballots b where b.nomination_id = n.id and b.position_id = p.id))
        from nominations n join tallies c on c.nomination_id = n.id
        where n.position_id = p.id), '{}') as recount
    from positions p join turnouts t on t.position_id = p.id
    where p.election_id = ${electionId} order by p.ordinal`.execute(ctx.db);
  const election = await ctx.db
    .selectFrom('elections')
    .select(['id', 'name', 'key_check', 'opened_at'])
    .where('id', '=', electionId)
    .executeTakeFirst();
  if (election === undefined || election.key_check === null || election.opened_at !== null) {
    return rows;
  }
  const counts = await readSealed(ctx.db, ctx.electionKeys, election);
  return rows.map(({ id, ...row }) => {
    const votes = Object.fromEntries(counts.get(id)?.votes ?? []);
    return {
      ...row,
      counters: { ...row.counters, ...votes },
      recount: { ...row.recount, ...votes },
    };
  });
}

/** The line of a position for which `votes` were cast: all counts agree (contract, rule 6). */
export function balanced(line: VoteCountRow | undefined, votes: number): boolean {
  if (line === undefined) return false;
  const { ballots, participations, turnout, counters, recount } = line;
  const sum = Object.values(counters).reduce((total, count) => total + count, 0);
  const areEqual = [ballots, participations, turnout, sum].every((count) => count === votes);
  return areEqual && Object.entries(counters).every(([id, count]) => recount[id] === count);
}
