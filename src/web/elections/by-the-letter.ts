import { defaultNominationsClose } from '#core/elections/phase.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import type { Candidate, Election, ElectionResults } from '#contract/election-shapes.ts';
import { serverNow } from '#web/app/server-clock.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import { withDefaults } from '#web/app/wire-defaults.ts';

// Elections and results may hold the fields of the specification alone (section 3).

type Shared = 'name' | 'description' | 'startDate' | 'endDate' | 'imageUrl';

const ofElection: Omit<
  Unnamed<Election, Shared | '_id' | 'positions' | 'nominations'>,
  'nominationsCloseAt'
> = {
  standings: 'live',
  standingsBatch: null,
  isSealed: false,
  electorate: { kind: 'everyone' },
  voters: 'anybody',
  mailDomains: [],
  state: 'published',
  rules: usualRules,
  rehearsal: false,
  addedAfterOpening: 0,
  changes: [],
  writtenIn: 'en',
};
const ofCandidate: Omit<
  Unnamed<Candidate, 'position' | 'votes' | 'nominee'>,
  '_id' | 'positionId'
> = { statement: '', link: '', hasLeft: false };

/** The elections of an answer; what the specification does not name has a default. */
export function readElections(elections: readonly Election[]): Election[] {
  return elections.map((election) => {
    const nominationsCloseAt = defaultNominationsClose(election, serverNow());
    const nominations = election.nominations.map((one) => {
      // A vote may name the candidate by the nominee (contract).
      const [_id, positionId] = [one.nominee._id, idOf(election, one.position)];
      return withDefaults({ ...ofCandidate, _id, positionId }, one);
    });
    return { ...withDefaults({ ...ofElection, nominationsCloseAt }, election), nominations };
  });
}

/** The id of a position that is named by its title or by its id. */
function idOf({ positions }: Election, named: string): string {
  const title = named.toLowerCase();
  const found = positions.find((one) => one._id === named || one.title.toLowerCase() === title);
  return found?._id ?? named;
}

type Position = ElectionResults['results'][number];

const ofResults: Unnamed<ElectionResults, Shared | 'electionId' | 'results'> = {
  voters: 'anybody',
  mailDomains: [],
  proofs: [],
  recountKit: null,
  withoutWinner: [],
  questions: [],
  writtenIn: 'en',
};
/** The most votes win; where they are shared nobody has won (specification, section 3). */
function ofPosition({
  candidates,
}: Position): Omit<Unnamed<Position, 'position' | 'candidates'>, 'positionId'> {
  const most = Math.max(0, ...candidates.map(({ votes }) => votes));
  const first = candidates.filter(({ votes }) => votes === most).map(({ _id }) => _id);
  const isTie = first.length > 1;
  return {
    tie: isTie,
    tied: isTie && most > 0 ? first : [],
    elected: isTie ? [] : first,
    margin: null,
    nobody: null,
    abstained: 0,
    valid: candidates.reduce((sum, { votes }) => sum + votes, 0),
    disputed: 0,
    isDisputeDecisive: false,
  };
}

/** The results of an answer; the same. A candidate without a student is left out. */
export function readResults(results: readonly ElectionResults[]): ElectionResults[] {
  return results.map((one) => ({
    ...withDefaults(ofResults, one),
    results: one.results.map((position) => ({
      ...withDefaults({ ...ofPosition(position), positionId: position.position }, position),
      candidates: position.candidates
        .filter(({ student }: { student: unknown }) => student !== null && student !== undefined)
        .map((candidate) => withDefaults({ hasLeft: false }, candidate)),
    })),
  }));
}
