import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { useElections } from '#web/elections/queries.ts';
import { placeInReadersLanguage } from '#web/elections/readers-language.ts';

/** Candidates whom the viewer is asked to support, or supports. Asked for only where an election needs it. */
export function useMySupport() {
  const { viewer } = useViewer();
  const elections = useElections().data?.elections ?? [];
  const isAskedFor = elections.some(({ supporters }) => supporters !== undefined);
  return useQuery({
    queryKey: ['own', 'support', viewer?._id ?? null],
    queryFn: () => call('listMySupport'),
    select: (all) => all.map(placeInReadersLanguage),
    enabled: viewer !== null && isAskedFor,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}

/** The candidate of a shared link, as the viewer can support them. */
export const supportQuery = (nominationId: string, viewerId: string) =>
  queryOptions({
    queryKey: ['own', 'support', viewerId, nominationId],
    queryFn: () => call('readSupport', { params: { id: nominationId } }),
    select: placeInReadersLanguage,
    refetchOnMount: 'always',
  });
