import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import { call } from '#web/app/call.ts';
import { refreshElections } from './queries.ts';

/** All elections as officers see them, drafts too; read again on focus, unlike the ballot. */
export const officerElectionsQuery = queryOptions({
  queryKey: ['officers', 'elections'],
  queryFn: () => call('listAllElections'),
  refetchOnWindowFocus: true,
});

/** By what voters can be known on this campus. */
export const voterSourcesQuery = queryOptions({
  queryKey: ['officers', 'voter-sources'],
  queryFn: () => call('readVoterSources'),
});

/** The positions with disputed votes. */
export const disputesQuery = queryOptions({
  queryKey: ['officers', 'disputes'],
  queryFn: () => call('listDisputes'),
});

export type NewElection = BodyToSend<Api['createElection']>;

export function useCreateElection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewElection) => call('createElection', { body }),
    onSuccess: () => {
      void refreshElections(client);
      return client.invalidateQueries({ queryKey: officerElectionsQuery.queryKey });
    },
  });
}

/** Deletes an election; `confirm` repeats its name, for one that holds votes. */
export function useDeleteElection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; confirm?: string; reason?: string }) =>
      call('deleteElection', {
        params: { id },
        body: body.confirm === undefined ? undefined : body,
      }),
    onSuccess: () => {
      void refreshElections(client);
      return client.invalidateQueries({ queryKey: ['officers'] });
    },
  });
}

/** An election to edit, and whether somebody has voted in it. */
export const electionToEdit = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'election', id],
    queryFn: () => call('readElectionToEdit', { params: { id } }),
    // What is fixed depends on this moment.
    gcTime: 0,
    staleTime: 0,
  });

export type EditedElection = BodyToSend<Api['editElection']>;

/** The calls that do something to one election. */
type Act =
  | 'editElection'
  | 'publishElection'
  | 'extendElection'
  | 'closeElectionNow'
  | 'pauseElection'
  | 'resumeElection'
  | 'cancelElection'
  | 'returnElectionToDraft'
  | 'duplicateElection'
  | 'wipeElection';

type Given<N extends Act> = [BodyToSend<Api[N]>] extends [undefined]
  ? unknown
  : NonNullable<BodyToSend<Api[N]>>;

/** Does something to an election and reads again what officers and voters see of it. */
export function useElectionAct<N extends Act>(name: N) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Given<N>) =>
      call(name, { params: { id }, body } as never),
    onSettled: () => {
      void refreshElections(client);
      return client.invalidateQueries({ queryKey: ['officers'] });
    },
  });
}
