import { orderElections } from './order.ts';
import { phaseOf } from './phase.ts';
import type { ElectionTimes } from './phase.ts';
import { votesLeft } from './votes-left.ts';

/**
 * What an election is to who is logged in: they may vote and have not for everything; they have voted; they may be a
 * candidate; it is theirs and asks nothing now; they are no voter of it.
 */
export const concerns = ['to-vote', 'voted', 'to-stand', 'none', 'foreign'] as const;
export type Concern = (typeof concerns)[number];

export type Ordered = ElectionTimes & Parameters<typeof votesLeft>[0] & { _id: string };

export type OrderedBallot = Parameters<typeof votesLeft>[1] & {
  electionId: string;
  barrier: { reason: string } | null;
  nominate: { isAllowed: boolean };
};

/** Nothing that they can do themselves makes them a voter. */
const lasting: ReadonlySet<string> = new Set(['is-observer', 'not-on-roll', 'not-in-group']);

/** Whether somebody is no voter of an election, and can do nothing about it. */
export const isForeign = (ballot: Pick<OrderedBallot, 'barrier'> | undefined): boolean =>
  ballot !== undefined && ballot.barrier !== null && lasting.has(ballot.barrier.reason);

/** What an election is to somebody at `now` (milliseconds since 1970); nothing where their ballot is not known. */
export function concernOf(
  election: Ordered,
  ballot: OrderedBallot | undefined,
  now: number,
): Concern {
  if (ballot === undefined) return 'none';
  if (votesLeft(election, ballot) > 0) return 'to-vote';
  if (ballot.receipts.length > 0) return 'voted';
  // While others vote, a nomination is nothing that calls for who is no voter.
  const isCalled = !isForeign(ballot) || phaseOf(election, now) === 'upcoming';
  if (ballot.nominate.isAllowed && isCalled) return 'to-stand';
  return isForeign(ballot) ? 'foreign' : 'none';
}

/** Elections as who is logged in meets them: by what they are to them, and of one kind in the order of every list. */
export function orderForReader<T extends Ordered>(
  elections: readonly T[],
  ballots: readonly OrderedBallot[],
  now: number,
): { election: T; concern: Concern }[] {
  const byConcern = Map.groupBy(orderElections(elections, now), (election) =>
    concernOf(
      election,
      ballots.find(({ electionId }) => electionId === election._id),
      now,
    ),
  );
  return concerns.flatMap((concern) =>
    (byConcern.get(concern) ?? []).map((election) => ({ election, concern })),
  );
}
