import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { ownNominationsKey } from '#web/elections/queries.ts';

/** The viewer's nominations with their state, newest first. */
export function useMyNominations() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: [...ownNominationsKey, viewer?._id ?? null],
    queryFn: () => call('listMyNominations'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}

/** What a candidate wrote beside the statement; read again with the elections, which say that it changed. */
export const manifestoQuery = (nominationId: string) =>
  queryOptions({
    queryKey: ['elections', 'manifesto', nominationId],
    queryFn: () => call('readManifesto', { params: { id: nominationId } }),
  });

/** Where officers entered the viewer as a candidate who has not answered yet. */
export function useMyQuestions() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own', 'asked', viewer?._id ?? null],
    queryFn: () => call('listMyQuestions'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}
