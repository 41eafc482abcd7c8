import type { Election, ElectionResults } from '#contract/election-shapes.ts';

/** The results of an election whose counts are known, ordered as the server orders them. */
export function resultsOf(election: Election): ElectionResults {
  const { _id: electionId, name, description, startDate, endDate, imageUrl } = election;
  const results = election.positions.map(({ _id: positionId, title: position }) => {
    const candidates = election.nominations
      .filter((one) => one.positionId === positionId)
      .map(({ _id, votes, nominee }) => ({
        _id,
        userId: nominee._id,
        votes: votes ?? 0,
        hasLeft: false,
        student: { ...nominee, email: null, enrollmentNumber: null },
      }))
      .toSorted((a, b) => b.votes - a.votes);
    const tie = candidates.length > 1 && candidates[0]?.votes === candidates[1]?.votes;
    return { positionId, position, tie, disputed: 0, isDisputeDecisive: false, candidates };
  });
  const { voters, mailDomains } = election;
  const known = { voters, mailDomains, proofs: [], recountKit: null };
  return { electionId, name, description, startDate, endDate, imageUrl, ...known, results };
}
