import type { Election } from '#contract/election-shapes.ts';
import type { LiveEvents } from '#contract/live.ts';
import type { Reply } from '#web/app/call.ts';

/** The elections in the cache: the server's list, and how old the counts of each are. */
export interface CachedElections {
  elections: readonly Election[];
  /** ISO 8601 by election: its counts hold all votes committed before. */
  asOf: Readonly<Record<string, string>>;
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
    return asOf === undefined
      ? held
      : patchStandings(held, { electionId: old._id, asOf, votes: votesOf(old) });
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
