import type { Election } from '#contract/election-shapes.ts';
import type { LiveEvents } from '#contract/live.ts';
import type { Reply } from '#web/app/call.ts';

/** The elections in the cache: the server's list, and how old the counts of each are. */
export interface CachedElections {
  elections: readonly Election[];
  /** ISO 8601 by election: its counts hold all votes committed before. */
  asOf: Readonly<Record<string, string>>;
  /** The same by nomination, of those counts that the stream has sent: it sends what moved. */
  toldAt?: Readonly<Record<string, string>>;
}

const isLater = (a: string, b: string) => Date.parse(a) > Date.parse(b);

/** Puts counts from the stream into the list; older counts change nothing. */
export function patchStandings(
  held: CachedElections,
  news: LiveEvents['standings'],
): CachedElections {
  const known = held.asOf[news.electionId];
  if (known === undefined || !isLater(news.asOf, known)) return held;
  return {
    elections: held.elections.map((election) =>
      election._id === news.electionId ? withVotes(election, news.votes) : election,
    ),
    asOf: { ...held.asOf, [news.electionId]: news.asOf },
    toldAt: {
      ...held.toldAt,
      ...Object.fromEntries(Object.keys(news.votes).map((id) => [id, news.asOf])),
    },
  };
}

/** A fresh list, except for counts that the stream has sent since. */
export function cacheElections(
  reply: Reply<'listElections'>,
  before: CachedElections | undefined,
): CachedElections {
  const fresh: CachedElections = {
    elections: reply.elections,
    asOf: Object.fromEntries(reply.elections.map(({ _id }) => [_id, reply.asOf])),
  };
  return (before?.elections ?? []).reduce<CachedElections>((held, old) => {
    const asOf = before?.asOf[old._id];
    if (asOf === undefined) return held;
    // What the stream did not tell of may be older than this answer: an event may have been missed.
    const told = Object.entries(votesOf(old)).filter(([id]) => {
      const toldAt = before?.toldAt?.[id];
      return toldAt !== undefined && isLater(toldAt, reply.asOf);
    });
    const patched = patchStandings(held, {
      ...{ electionId: old._id, asOf },
      votes: Object.fromEntries(told),
    });
    const toldAt = Object.fromEntries(told.map(([id]) => [id, before?.toldAt?.[id] ?? asOf]));
    return { ...patched, toldAt: { ...held.toldAt, ...toldAt } };
  }, fresh);
}

/** Counts by nomination; without those that are hidden. */
export function votesOf(election: Election): Record<string, number> {
  return Object.fromEntries(
    election.nominations.flatMap(({ _id, votes }) => (votes === null ? [] : [[_id, votes]])),
  );
}

/** The election with other counts; a count that is hidden stays hidden. */
export function withVotes(election: Election, votes: Record<string, number>): Election {
  return {
    ...election,
    nominations: election.nominations.map((one) =>
      one.votes === null ? one : { ...one, votes: votes[one._id] ?? one.votes },
    ),
  };
}
