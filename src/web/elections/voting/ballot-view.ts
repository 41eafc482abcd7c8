import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { ballotOrder } from '#core/elections/ballot.ts';
import type { Candidate, Election, MyBallot } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';

/** A position with those who stand for it, in the order in which one voter sees them. */
export interface BallotPosition {
  _id: string;
  title: string;
  candidates: readonly Candidate[];
}

/** The positions of an election; without a seed the candidates stand as the server lists them. */
export function positionsOf(election: Election, seed: string | null): BallotPosition[] {
  const byPosition = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return election.positions.map(({ _id, title }) => {
    const candidates = byPosition.get(_id) ?? [];
    return { _id, title, candidates: seed === null ? candidates : ballotOrder(candidates, seed) };
  });
}

/** Why a press on a candidate cannot become a vote. */
export interface VoteObstacle {
  kind: 'signed-out' | 'upcoming' | 'closed' | 'refused';
  /** What the person reads. */
  message: string;
}

/** The first reason in the way of a vote, or null; the permit is the server's word. */
export function voteObstacle(given: {
  phase: Phase;
  isSignedIn: boolean;
  permit: MyBallot['vote'] | undefined;
}): VoteObstacle | null {
  const { phase, isSignedIn, permit } = given;
  if (phase === 'closed') return { kind: 'closed', message: electionsMessages.notice.closed };
  if (!isSignedIn) return { kind: 'signed-out', message: messages.fixed.loginToVote };
  if (phase === 'upcoming') return { kind: 'upcoming', message: electionsMessages.notice.notOpen };
  // The phase changes opened since the server was asked: it will judge the vote itself.
  if (permit === undefined || permit.isAllowed || permit.why === 'voting-not-open') return null;
  return { kind: 'refused', message: permit.message ?? messages.errors.server };
}

/** Everything that changes by itself as time goes on, in one text: when it differs, ask again. */
export function phaseChangesAt(elections: readonly Election[], now: number): string {
  return elections
    .map((one) => `${one._id}:${phaseOf(one, now)}:${areNominationsOpen(one, now)}`)
    .join(' ');
}
