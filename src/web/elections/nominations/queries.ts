import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import type { useLine } from '#web/app/use-line.ts';
import { useViewer } from '#web/app/session.ts';
import { refreshElections } from '#web/elections/queries.ts';

/** The viewer's nominations with their state, newest first. */
export function useMyNominations() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['elections', 'nominations', viewer?._id ?? null],
    queryFn: () => call('listMyNominations'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}

/** Sends a nomination, and waits in line where many do. */
export function useCreateNomination({ inLine }: Pick<ReturnType<typeof useLine>, 'inLine'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOfCall<'createNomination'>) =>
      inLine(() => call('createNomination', { body })),
    onSettled: () => refreshElections(client),
    meta: { ownsSignedOut: true },
  });
}

/** Changes what a candidate says. */
export function useEditNomination(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOfCall<'editNomination'>) =>
      call('editNomination', { params: { id }, body }),
    onSettled: () => refreshElections(client),
  });
}

/** Leaves: before the first vote one withdraws, after it one steps down. */
export function useWithdrawNomination(name: 'withdrawNomination' | 'stepDown') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<{ message: string }> => call(name, { params: { id } }),
    onSettled: () => refreshElections(client),
  });
}
