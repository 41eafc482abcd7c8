import { votesByCandidate } from '../load/campus.ts';
import type { Place } from '../load/campus.ts';
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

/** What two groups of voters were told. */
export function joinReceipts(some: Receipts, others: Receipts): Receipts {
  const joined = copyReceipts(some);
  for (const [entry, receipt] of others.acknowledged) joined.acknowledged.set(entry, receipt);
  for (const [id, votes] of others.expected) {
    joined.expected.set(id, (joined.expected.get(id) ?? 0) + votes);
  }
  for (const [what, times] of others.wrongs) {
    joined.wrongs.set(what, (joined.wrongs.get(what) ?? 0) + times);
  }
  return joined;
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
  place: Place,
  campus: Campus,
  receipts: Receipts,
  { isSettled = true } = {},
): Promise<Judgement> {
  const { pool } = place;
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
    participations: number;
    turnout: number;
  }>(
    `select p.id, t.ballots as turnout,
        (select count(*)::int from participations v where v.position_id = p.id) as participations
      from positions p join turnouts t on t.position_id = p.id where p.id = any($1::uuid[])`,
    [positionIds],
  );
  const votes = await votesByCandidate(place, positionIds);
  let doubled = 0;
  for (const { id, participations: people, turnout } of counts) {
    const { candidateIds = [] } = campus.positions.find((position) => position.id === id) ?? {};
    const ballots = candidateIds.reduce((sum, one) => sum + (votes.get(one) ?? 0), 0);
    doubled += Math.max(0, ballots - people);
    if (new Set([ballots, people, turnout]).size === 1) continue;
    wrongs.push(`a position has ${ballots} ballots, ${people} participations, ${turnout} turnout`);
  }
  for (const id of campus.positions.flatMap(({ candidateIds }) => candidateIds)) {
    const [ballots, expected] = [votes.get(id) ?? 0, receipts.expected.get(id) ?? 0];
    if (isSettled && ballots !== expected) {
      wrongs.push(`a candidate has ${ballots} ballots where ${expected} were acknowledged`);
    }
  }
  return { acknowledged: receipts.acknowledged.size, lost, doubled, wrongs };
}
