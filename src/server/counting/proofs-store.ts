import { sql } from 'kysely';
import { proofWays, tellProofs } from '#core/elections/proofs.ts';
import type { ProofGroup, ProofWay } from '#core/elections/proofs.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/**
 * Counts, once an election is over, how the numbers of those who voted were proved, and writes what
 * may be told of it. Nothing in it is of a choice. Safe to repeat.
 */
export async function writeProofs(tx: Tx, electionId: string): Promise<void> {
  const { rows } = await sql<Omit<ProofGroup, 'ways'> & { way: ProofWay }>`
    select coalesce(a.proved_how, 'none') as way,
      case when a.proved_how = 'check-in' then a.proved_by end as "officerId",
      count(distinct v.voter_id)::int as voters, count(*)::int as votes
    from positions p join participations v on v.position_id = p.id
    left join accounts a on a.id = v.voter_id
    where p.election_id = ${electionId} group by 1, 2`.execute(tx);
  const told = tellProofs(rows.map(({ way, ...counted }) => ({ ...counted, ways: [way] })));
  if (told.length === 0) return;
  await tx
    .insertInto('election_proofs')
    .values(
      told.map(({ ways, officerId, voters, votes }, ordinal) => ({
        election_id: electionId,
        ordinal,
        ways: [...ways],
        officer_id: officerId,
        voters,
        votes,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ToldProof {
  electionId: string;
  ways: ProofWay[];
  /** The name of the officer who checked them in. */
  officer: string | null;
  voters: number;
  votes: number;
}

/** What is told of closed elections, each in its order. */
export async function listProofs(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, ToldProof[]>> {
  const rows = await db
    .selectFrom('election_proofs as f')
    .leftJoin('accounts as a', 'a.id', 'f.officer_id')
    .select(['f.election_id as electionId', 'f.ways', 'a.name as officer', 'f.voters', 'f.votes'])
    .where('f.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('f.ordinal')
    .execute();
  const told = rows.map((row) => ({
    ...row,
    ways: proofWays.filter((way) => row.ways.includes(way)),
  }));
  return Map.groupBy(told, (row) => row.electionId);
}
