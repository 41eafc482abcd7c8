import type pg from 'pg';
import type { Campus } from '../load/campus.ts';

/** What the voters were told. */
export interface Receipts {
  /** Receipt by position and voter, for each vote whose success was acknowledged. */
  acknowledged: Map<string, string>;
  /** What was acknowledged, by nomination. */
  expected: Map<string, number>;
  /** Answers that no fault excuses, each kind once with its number. */
  wrongs: Map<string, number>;
}

export const entryOf = (positionId: string, voterId: string) => `${positionId} ${voterId}`;

export function openReceipts(): Receipts {
  return { acknowledged: new Map(), expected: new Map(), wrongs: new Map() };
}

export function acknowledge(
  { acknowledged, expected }: Receipts,
  entry: string,
  candidateId: string,
  receipt: string,
): void {
  acknowledged.set(entry, receipt);
  expected.set(candidateId, (expected.get(candidateId) ?? 0) + 1);
}

export function countWrong({ wrongs }: Receipts, what: string): void {
  wrongs.set(what, (wrongs.get(what) ?? 0) + 1);
}

export function copyReceipts({ acknowledged, expected, wrongs }: Receipts): Receipts {
  return {
    acknowledged: new Map(acknowledged),
    expected: new Map(expected),
    wrongs: new Map(wrongs),
  };
}

/** What an experiment is judged by. */
export interface Judgement {
  acknowledged: number;
  lost: number;
  doubled: number;
  /** One sentence for everything that is not as it must be. */
  wrongs: string[];
}

/**
 * Compares what was acknowledged with what the database holds. `isSettled`: every request had its
 * answer, so nothing may be there that was not acknowledged.
 */
export async function judge(
  pool: pg.Pool,
  campus: Campus,
  receipts: Receipts,
  { isSettled = true } = {},
): Promise<Judgement> {
  const positionIds = campus.positions.map(({ id }) => id);
  const wrongs = [...receipts.wrongs].map(([what, times]) => `${what} (${times} times)`);
  const { rows: participations } = await pool.query<{ entry: string; receipt: string }>(
    `select position_id || ' ' || voter_id as entry, receipt from participations
      where position_id = any($1::uuid[])`,
    [positionIds],
  );
  const held = new Map(participations.map(({ entry, receipt }) => [entry, receipt]));
  let lost = 0;
  for (const [entry, receipt] of receipts.acknowledged) if (held.get(entry) !== receipt) lost += 1;
  const unknown = held.size - (receipts.acknowledged.size - lost);
  if (isSettled && unknown !== 0) wrongs.push(`${unknown} votes are counted that nobody was told`);

  const { rows: counts } = await pool.query<{
    id: string;
    ballots: number;
    participations: number;
    turnout: number;
    votes: number;
  }>(
    `select p.id, t.ballots as turnout,
        (select count(*)::int from ballots b where b.position_id = p.id) as ballots,
        (select count(*)::int from participations v where v.position_id = p.id) as participations,
        (select coalesce(sum(c.votes), 0)::int from nominations n
          join tallies c on c.nomination_id = n.id where n.position_id = p.id) as votes
      from positions p join turnouts t on t.position_id = p.id where p.id = any($1::uuid[])`,
    [positionIds],
  );
  let doubled = 0;
  for (const { ballots, participations: people, turnout, votes } of counts) {
    doubled += Math.max(0, ballots - people);
    if (new Set([ballots, people, turnout, votes]).size === 1) continue;
    wrongs.push(
      `a position has ${ballots} ballots, ${people} participations, ${turnout} turnout, ${votes} votes`,
    );
  }
  const { rows: recount } = await pool.query<{ id: string; votes: number; ballots: number }>(
    `select n.id, c.votes,
        (select count(*)::int from ballots b
          where b.position_id = n.position_id and b.nomination_id = n.id) as ballots
      from nominations n join tallies c on c.nomination_id = n.id
      where n.position_id = any($1::uuid[])`,
    [positionIds],
  );
  for (const { id, votes, ballots } of recount) {
    if (votes !== ballots) wrongs.push(`a candidate has ${votes} votes and ${ballots} ballots`);
    const expected = receipts.expected.get(id) ?? 0;
    if (isSettled && ballots !== expected) {
      wrongs.push(`a candidate has ${ballots} ballots where ${expected} were acknowledged`);
    }
  }
  return { acknowledged: receipts.acknowledged.size, lost, doubled, wrongs };
}
