import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { ballotOrder } from '#core/elections/ballot.ts';
import type { Limits } from '#core/elections/electorate.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';

/** A position with its candidates, in the order in which this voter sees them. */
export interface BallotPosition {
  _id: string;
  electionId: string;
  title: string;
  candidates: readonly Candidate[];
  /** Who of the voters votes for it; left out where all do. */
  limits?: Limits;
}

/** The positions of an election; without a seed the candidates are in the server's order. */
export function positionsOf(election: Election, seed: string | null): BallotPosition[] {
  const byPosition = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return election.positions.map(({ _id, title, limits }) => {
    const candidates = byPosition.get(_id) ?? [];
    const ordered = seed === null ? candidates : ballotOrder(candidates, seed);
    const position = { _id, electionId: election._id, title, candidates: ordered };
    return limits === undefined ? position : { ...position, limits };
  });
}

/**
 * The election without counts that are shown in batches: such a count stands only in the leaderboard,
 * beside the line that says so.
 */
export function withoutBatchedCounts(election: Election, phase: Phase): Election {
  if (election.standingsBatch === null || phase === 'closed') return election;
  return {
    ...election,
    nominations: election.nominations.map((candidate) => ({ ...candidate, votes: null })),
  };
}

/** Everything that the clock alone changes, as one text: when it differs, read again. */
export function phaseChangesAt(elections: readonly Election[], now: number): string {
  return elections
    .map((one) => `${one._id}:${phaseOf(one, now)}:${areNominationsOpen(one, now)}`)
    .join(' ');
}
