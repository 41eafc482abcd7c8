import type { ElectionLine } from './election-line.ts';
import type { ElectionTimes } from './phase.ts';
import { orderElections } from './order.ts';
import { phaseOf } from './phase.ts';
import type { GivenRules } from './position-rules.ts';
import type { ResultsAt } from './results-at.ts';
import { votesLeft } from './votes-left.ts';

/** What there is to know about one's own elections, each with the election that it is about. */
export type ForYou = { electionId: string; election: string } & (
  | { kind: 'vote-waits'; until: string; left: number; cast: number }
  | { kind: 'nomination'; position: string; status: Decided; reason: string | null }
  | { kind: 'change'; what: string; told?: ElectionLine[] | undefined; reason: string; at: string }
  | { kind: 'results'; at: string }
  | { kind: 'won'; position: string; at: string }
);
type Decided = 'accepted' | 'rejected' | 'removed' | 'pending';

interface Known {
  elections: readonly (ElectionTimes & {
    _id: string;
    name: string;
    changes: readonly {
      at: string;
      what: string;
      told?: ElectionLine[] | undefined;
      reason: string;
    }[];
    nominations: readonly { positionId: string; kind?: string | undefined }[];
    positions?: readonly (GivenRules & { _id: string })[];
    resultsAt?: ResultsAt | undefined;
    releasedAt?: string | undefined;
  })[];
  ballots: readonly {
    electionId: string;
    vote: { isAllowed: boolean };
    barrier: { reason: string } | null;
    otherPositions: readonly string[];
    numberVoted: readonly string[];
    receipts: readonly { positionId: string }[];
  }[];
  nominations: readonly {
    status: string;
    position: string;
    reason: string | null;
    election: { _id: string; name: string };
  }[];
  /** Of elections whose results are shown; and whose they may be. */
  results?: readonly {
    electionId: string;
    results: readonly {
      position: string;
      elected: readonly string[];
      candidates: readonly { _id: string; userId: string }[];
    }[];
  }[];
  userId?: string;
}

const day = 86_400_000;
const longest = 10;

/**
 * The same news that go out by e-mail, from what is known anyway: the votes that wait first, the soonest to close on top, then
 * decisions about oneself, then changes of two weeks, of elections that are
 * not over, and results of one, newest first. `now` is in
 * milliseconds since 1970.
 */
export function forYou(known: Known, now: number): ForYou[] {
  const { elections, ballots, nominations, results = [], userId } = known;
  const own = elections.filter(({ _id }) => {
    const reason = ballots.find((one) => one.electionId === _id)?.barrier?.reason;
    return reason !== 'not-on-roll' && reason !== 'not-in-group';
  });
  /** Whoever won reads that, and everybody else that there are results. */
  const outcomeFor = (id: string) => {
    const won = (results.find(({ electionId }) => electionId === id)?.results ?? []).filter(
      (post) =>
        post.candidates.some(
          (stood) => stood.userId === userId && post.elected.includes(stood._id),
        ),
    );
    if (won.length === 0) return [{ kind: 'results' as const }];
    return won.map(({ position }) => ({ kind: 'won' as const, position }));
  };
  const dated = own.flatMap(({ _id, name, changes, ...one }): (ForYou & { at: string })[] => {
    const named = { electionId: _id, election: name };
    const isClosed = phaseOf(one, now) === 'closed';
    const isOver = isClosed && one.nominations.length > 0;
    // Results that officers release are news when they are shown, not at the close.
    const at = one.resultsAt === 'release' ? one.releasedAt : one.endDate;
    return [
      ...(isClosed ? [] : changes).map((change) => ({
        ...named,
        kind: 'change' as const,
        ...change,
      })),
      ...(isOver && at !== undefined
        ? outcomeFor(_id).map((news) => ({ ...named, ...news, at }))
        : []),
    ].filter(({ kind, at }) => now - Date.parse(at) < (kind === 'change' ? 14 : 7) * day);
  });
  return [
    ...orderElections(own, now).flatMap((one): ForYou[] => {
      const ballot = ballots.find(({ electionId }) => electionId === one._id);
      const left = ballot === undefined ? 0 : votesLeft(one, ballot);
      if (ballot === undefined || left === 0) return [];
      const named = { electionId: one._id, election: one.name };
      const cast = ballot.receipts.length;
      return [{ ...named, kind: 'vote-waits', until: one.endDate, left, cast }];
    }),
    ...nominations.flatMap(({ status, position, reason, election }): ForYou[] =>
      isDecided(status)
        ? [
            {
              kind: 'nomination',
              electionId: election._id,
              election: election.name,
              position,
              status,
              reason,
            },
          ]
        : [],
    ),
    ...dated.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  ].slice(0, longest);
}

const isDecided = (status: string): status is Decided =>
  ['accepted', 'rejected', 'removed', 'pending'].includes(status);
