import type { Election, ElectionResults } from '#contract/election-shapes.ts';

type PositionResult = ElectionResults['results'][number];

/** The result of a position for one seat, by most votes, as the server tells it. */
export function positionResult(
  positionId: string,
  position: string,
  given: PositionResult['candidates'],
): PositionResult {
  const candidates = given.toSorted((a, b) => b.votes - a.votes);
  const [first, second] = candidates;
  const most = first?.votes ?? 0;
  const tie = most === second?.votes;
  const level = candidates.filter(({ votes }) => votes === most);
  return {
    positionId,
    position,
    tie,
    tied: tie && most > 0 ? level.map(({ _id }) => _id) : [],
    elected: tie || first === undefined ? [] : [first._id],
    ...(tie && most > 0 && { openSeats: 1 }),
    margin: second === undefined ? null : { votes: most - second.votes, isExact: true },
    nobody: null,
    abstained: 0,
    valid: candidates.reduce((sum, { votes }) => sum + votes, 0),
    disputed: 0,
    isDisputeDecisive: false,
    candidates,
  };
}

/** The results of an election whose counts are known, ordered as the server orders them. */
export function resultsOf(election: Election): ElectionResults {
  const { _id: electionId, name, description, startDate, endDate, imageUrl } = election;
  const results = election.positions.map(({ _id: positionId, title }) =>
    positionResult(
      positionId,
      title,
      election.nominations
        .filter((one) => one.positionId === positionId)
        .map(({ _id, votes, nominee }) => ({
          _id,
          userId: nominee._id,
          votes: votes ?? 0,
          hasLeft: false,
          student: { ...nominee, email: null, enrollmentNumber: null },
        })),
    ),
  );
  const { voters, mailDomains, writtenIn } = election;
  const known = { voters, mailDomains, writtenIn, proofs: [], recountKit: null };
  const told = { ...known, results, withoutWinner: [], questions: [] };
  return { electionId, name, description, startDate, endDate, imageUrl, ...told };
}
