import { isPerson } from './nomination.ts';
import { resolveRules } from './position-rules.ts';
import type { GivenRules } from './position-rules.ts';

interface Votable {
  nominations: readonly { positionId: string; kind?: string | undefined }[];
  /** Those whose rules are not said are voted on. */
  positions?: readonly (GivenRules & { _id: string })[];
}

interface OwnBallot {
  vote: { isAllowed: boolean };
  /** The positions that are for other voters. */
  otherPositions: readonly string[];
  /** The positions for which their number has voted under another account. */
  numberVoted: readonly string[];
  receipts: readonly { positionId: string }[];
}

/**
 * For how many positions of an election somebody can still vote: those of their own ballot that have
 * something to vote on and no vote of theirs. 0 while they may not vote at all (contract, MyBallot).
 */
export function votesLeft(election: Votable, ballot: OwnBallot): number {
  return positionsLeft(election, ballot).length;
}

/** The same positions, by their ids. */
export function positionsLeft(election: Votable, ballot: OwnBallot): string[] {
  if (!ballot.vote.isAllowed) return [];
  const done = new Set([
    ...ballot.otherPositions,
    ...ballot.numberVoted,
    ...ballot.receipts.map(({ positionId }) => positionId),
  ]);
  const unopposed = new Set(unopposedIn(election));
  const contested = new Set(election.nominations.map(({ positionId }) => positionId));
  return [...contested].filter((id) => !done.has(id) && !unopposed.has(id));
}

/** The positions whose people are elected whatever the votes are, by their ids. */
export function unopposedIn({ positions = [], nominations }: Votable): string[] {
  const people = Map.groupBy(nominations.filter(isPerson), ({ positionId }) => positionId);
  return positions.flatMap(({ _id, ...given }) => {
    const { kind, unopposed, nobody, seats, quorum } = resolveRules(given);
    const isVotedOn =
      kind === 'question' ||
      unopposed === 'voted' ||
      nobody?.effect === 'reopens' ||
      quorum !== null;
    const standing = people.get(_id)?.length ?? 0;
    return !isVotedOn && standing > 0 && standing <= seats ? [_id] : [];
  });
}
