import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { ownNominationsKey, useSpokenNames } from '#web/elections/queries.ts';
import { placeInReadersLanguage } from '#web/elections/readers-language.ts';

/** The viewer's nominations with their state, newest first, named in the language of the page. */
export function useMyNominations() {
  const { viewer } = useViewer();
  const named = useSpokenNames();
  return useQuery({
    queryKey: [...ownNominationsKey, viewer?._id ?? null],
    queryFn: () => call('listMyNominations'),
    select: (all) => all.map(named),
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

/** The candidacies without an account that the viewer has proved to be theirs. */
export function useMyCandidacies() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own', 'candidacies', viewer?._id ?? null],
    queryFn: () => call('listMyCandidacies'),
    select: (all) => all.map(placeInReadersLanguage),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}
