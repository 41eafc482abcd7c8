import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import { call } from '#web/app/call.ts';
import { refreshElections } from './queries.ts';

/** All elections as officers see them; read again on focus, unlike the ballot. */
export const officerElectionsQuery = queryOptions({
  queryKey: ['officers', 'elections'],
  queryFn: () => call('listElections'),
  refetchOnWindowFocus: true,
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
    mutationFn: ({ id, confirm }: { id: string; confirm?: string }) =>
      call('deleteElection', {
        params: { id },
        body: confirm === undefined ? undefined : { confirm },
      }),
    onSuccess: () => {
      void refreshElections(client);
      return client.invalidateQueries({ queryKey: ['officers'] });
    },
  });
}
