interface Votable {
  nominations: readonly { positionId: string }[];
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
 * For how many positions of an election somebody can still vote: those of their own ballot that have a
 * candidate and no vote of theirs. 0 while they may not vote at all (contract, MyBallot).
 */
export function votesLeft({ nominations }: Votable, ballot: OwnBallot): number {
  if (!ballot.vote.isAllowed) return 0;
  const done = new Set([
    ...ballot.otherPositions,
    ...ballot.numberVoted,
    ...ballot.receipts.map(({ positionId }) => positionId),
  ]);
  const contested = nominations.map(({ positionId }) => positionId);
  return new Set(contested.filter((id) => !done.has(id))).size;
}
