import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { ballotOrder } from '#core/elections/ballot.ts';
import type { Candidate, Election, MyBallot } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';

/** A position with its candidates, in the order in which this voter sees them. */
export interface BallotPosition {
  _id: string;
  title: string;
  candidates: readonly Candidate[];
}

/** The positions of an election; without a seed the candidates are in the server's order. */
export function positionsOf(election: Election, seed: string | null): BallotPosition[] {
  const byPosition = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return election.positions.map(({ _id, title }) => {
    const candidates = byPosition.get(_id) ?? [];
    return { _id, title, candidates: seed === null ? candidates : ballotOrder(candidates, seed) };
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

/** Why a press on a candidate is no vote. */
export interface VoteObstacle {
  kind: 'signed-out' | 'upcoming' | 'closed' | 'refused';
  /** The sentence for the person. */
  message: string;
}

/** The first reason against a vote, or null; the permit comes from the server. */
export function voteObstacle(given: {
  phase: Phase;
  isSignedIn: boolean;
  permit: MyBallot['vote'] | undefined;
}): VoteObstacle | null {
  const { phase, isSignedIn, permit } = given;
  if (phase === 'closed') return { kind: 'closed', message: electionsMessages.notice.closed };
  if (!isSignedIn) return { kind: 'signed-out', message: messages.fixed.loginToVote };
  if (phase === 'upcoming') return { kind: 'upcoming', message: electionsMessages.notice.notOpen };
  // Voting has opened since the permit was read; the server will decide.
  if (permit === undefined || permit.isAllowed || permit.why === 'voting-not-open') return null;
  return { kind: 'refused', message: permit.message ?? messages.errors.server };
}

/** Everything that the clock alone changes, as one text: when it differs, read again. */
export function phaseChangesAt(elections: readonly Election[], now: number): string {
  return elections
    .map((one) => `${one._id}:${phaseOf(one, now)}:${areNominationsOpen(one, now)}`)
    .join(' ');
}
