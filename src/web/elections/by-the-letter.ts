import { defaultNominationsClose } from '#core/elections/phase.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import type { Candidate, Election, ElectionResults } from '#contract/election-shapes.ts';
import { serverNow } from '#web/app/server-clock.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import {
  isMoment,
  isObject,
  isText,
  rowsIn,
  textOrNull,
  wholeRows,
  withDefaults,
  withTexts,
} from '#web/app/wire-defaults.ts';

// Elections and results may hold the fields of the specification alone (section 3).

type Shared = 'name' | 'description' | 'startDate' | 'endDate' | 'imageUrl';

const ofElection: Omit<
  Unnamed<Election, Shared | '_id' | 'positions' | 'nominations'>,
  // How votes are kept is not known of another server.
  'nominationsCloseAt' | 'isSealed'
> = {
  standings: 'live',
  standingsBatch: null,
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
  return wholeRows(elections, needed).map((given) => {
    const election = withTexts(['description', 'imageUrl'], {
      ...given,
      positions: rowsIn(given.positions, { _id: isText, title: isText }),
    });
    const nominationsCloseAt = defaultNominationsClose(election, serverNow());
    const nominations = rowsIn(given.nominations, { position: isText, nominee: isPerson }).map(
      (row) => {
        const one = {
          ...row,
          votes: countIn(row.votes),
          nominee: withTexts(['profileImg'], row.nominee),
        };
        // A vote may name the candidate by the nominee (contract).
        const [_id, positionId] = [one.nominee._id, idOf(election, one.position)];
        return withDefaults({ ...ofCandidate, _id, positionId }, one);
      },
    );
    return { ...withDefaults({ ...ofElection, nominationsCloseAt }, election), nominations };
  });
}

/** A draft may be without its dates. */
const isDay = (value: unknown) => value === '' || isMoment(value);
const needed = { _id: isText, name: isText, startDate: isDay, endDate: isDay };
const isPerson = (value: unknown) =>
  isObject(value) && '_id' in value && isText(value._id) && 'name' in value && isText(value.name);
/** Hidden counts are null. */
const countIn = (votes: unknown) => (typeof votes === 'number' || votes === null ? votes : 0);

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

const ofEnded = { electionId: isText, name: isText, startDate: isMoment, endDate: isMoment };

/** The results of an answer; the same. A candidate without a student is left out. */
export function readResults(results: readonly ElectionResults[]): ElectionResults[] {
  return wholeRows(results, ofEnded).map((one) => ({
    ...withTexts(['description', 'imageUrl'], withDefaults(ofResults, one)),
    results: rowsIn(one.results, { position: isText }).map((given) => {
      const candidates = rowsIn(given.candidates, { _id: isText, student: isPerson }).map(
        (row) => ({
          ...withDefaults({ hasLeft: false }, row),
          votes: typeof row.votes === 'number' ? row.votes : 0,
          student: {
            ...withTexts(['profileImg'], row.student),
            email: textOrNull(row.student.email),
            enrollmentNumber: textOrNull(row.student.enrollmentNumber),
          },
        }),
      );
      const position = { ...given, candidates };
      return withDefaults({ ...ofPosition(position), positionId: given.position }, position);
    }),
  }));
}
