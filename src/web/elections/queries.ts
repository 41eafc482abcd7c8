import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { LiveEvents } from '#contract/live.ts';
import type { MyBallot, Receipt } from '#contract/ballot-shapes.ts';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { withDefaults } from '#web/app/wire-defaults.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { isSessionEnd } from '#web/kit/refusal.ts';
import { tellOtherTabs, forgetViewer, useViewer } from '#web/app/session.ts';
import type { CachedElections } from '#web/outcome/standings-patch.ts';
import { cacheElections, patchStandings } from '#web/outcome/standings-patch.ts';
import { readElections, readResults } from './by-the-letter.ts';
import { inReadersLanguage, resultsInReadersLanguage } from './readers-language.ts';

const electionsKey = ['elections', 'held'] as const;
const ballotsKey = ['elections', 'mine'] as const;
const resultsKey = ['elections', 'results'] as const;
/** What officers decide of them is told with the elections. */
export const ownNominationsKey = ['own', 'nominations'] as const;

export const electionsQuery = queryOptions({
  queryKey: electionsKey,
  queryFn: async ({ client }) => {
    // Whoever does not say as of when counts hold has just counted.
    const readAt = new Date(serverNow()).toISOString();
    const { elections, asOf } = withDefaults({ asOf: readAt }, await call('listElections'));
    const reply = { elections: readElections(elections), asOf };
    return cacheElections(reply, client.getQueryData<CachedElections>(electionsKey));
  },
  select: inReadersLanguage,
});

/** How many may vote in an election, and after the close when they did. */
export function useTurnout(electionId: string) {
  return useQuery({
    queryKey: ['elections', 'turnout', electionId],
    queryFn: () => call('readTurnout', { params: { id: electionId } }),
  });
}

/** How many may vote for a position: those of the election, where it is for all of them. */
export function eligibleFor(
  turnout: Pick<Reply<'readTurnout'>, 'eligible' | 'positions'> | undefined,
  positionId: string,
): number | undefined {
  const ofPosition = turnout?.positions.find((one) => one.positionId === positionId);
  return (ofPosition ?? turnout)?.eligible;
}

/** All elections with their candidates; asked again on mount, never on focus. */
export function useElections() {
  return useQuery({ ...electionsQuery, refetchOnMount: 'always' });
}

/** The elections as the page around has just read them: a part that comes later does not ask again. */
export function useReadElections(): readonly Election[] {
  return useQuery(electionsQuery).data?.elections ?? [];
}

/**
 * As of when the counts of an election hold: they alone are shown again where nothing else moved. `first` is what the
 * page was rendered with.
 */
export function useAsOf(electionId: string, first: string): string {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => client.getQueryData<CachedElections>(electionsKey)?.asOf[electionId] ?? first,
    () => first,
  );
}

/** Names an election and its position in the language of the page; as it was said where they are not read. */
export function useSpokenNames() {
  const elections = useQuery({ ...electionsQuery, enabled: false }).data?.elections ?? [];
  return <T extends Named>(one: T): T => {
    const election = elections.find(({ _id }) => _id === one.election._id);
    const position = election?.positions.find(({ _id }) => _id === one.positionId);
    return {
      ...one,
      election: { ...one.election, name: election?.name ?? one.election.name },
      position: position?.title ?? one.position,
    };
  };
}

/** Something about a position of an election. */
interface Named {
  election: { _id: string; name: string };
  positionId: string;
  position: string;
}

/** Where the signed-in person may vote and has voted, by election; empty for a visitor. */
export function useMyBallots() {
  return useBallots('always');
}

/** The same as the page around has just read it. */
export function useReadBallots() {
  return useBallots(true);
}

function useBallots(refetchOnMount: 'always' | true) {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: [...ballotsKey, viewer?._id ?? null],
    queryFn: async ({ client }) => {
      try {
        return await call('listMyBallots');
      } catch (problem) {
        // The page is public: after the end of the session one goes on as a visitor.
        if (isSessionEnd(problem)) forgetViewer(client);
        throw problem;
      }
    },
    enabled: viewer !== null,
    refetchOnMount,
    meta: { ownsSignedOut: true },
  });
}

/** Results as they were written: for what is compared with other written words. */
export const writtenResultsQuery = queryOptions({
  queryKey: resultsKey,
  queryFn: async () => readResults(await call('listResults')),
});

export const resultsQuery = queryOptions({
  ...writtenResultsQuery,
  select: resultsInReadersLanguage,
});

/** Results of ended elections, newest first. */
export function useResults() {
  return useQuery({ ...resultsQuery, refetchOnMount: 'always' });
}

/** Puts counts from the stream into the cache. */
export function takeStandings(client: QueryClient, news: LiveEvents['standings']): void {
  client.setQueryData<CachedElections>(electionsKey, (held) => held && patchStandings(held, news));
}

/**
 * Adds receipts to the viewer's ballots. They name the position, never the choice. An answer under
 * way is older than the votes and would remove them again, so it is cancelled and asked for anew.
 */
export async function takeReceipts(
  client: QueryClient,
  receipts: readonly Receipt[],
): Promise<void> {
  const isAsking = client.isFetching({ queryKey: ballotsKey }) > 0;
  await client.cancelQueries({ queryKey: ballotsKey });
  client.setQueriesData<MyBallot[]>({ queryKey: ballotsKey }, (ballots) =>
    ballots?.map((ballot) => {
      const fresh = receipts.filter(({ electionId }) => electionId === ballot.electionId);
      const told = new Set(fresh.map(({ positionId }) => positionId));
      const others = ballot.receipts.filter(({ positionId }) => !told.has(positionId));
      return fresh.length === 0 ? ballot : { ...ballot, receipts: [...others, ...fresh] };
    }),
  );
  if (isAsking) void refreshMyBallots(client);
  tellOtherTabs(ballotsKey);
}

export function refreshMyBallots(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ballotsKey });
}

/** Elections, candidates or results have changed: everything is read again. */
export async function refreshElections(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['elections'] }),
    client.invalidateQueries({ queryKey: ownNominationsKey }),
  ]);
}

/** Changes of counts may have been missed; other stale data is read again as well. */
export async function catchUpElections(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: electionsKey }),
    client.refetchQueries({ queryKey: ballotsKey, type: 'active', stale: true }),
    client.refetchQueries({ queryKey: resultsKey, type: 'active', stale: true }),
  ]);
}
