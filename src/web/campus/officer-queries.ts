import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** How the campus's e-mails fare; only officers may ask. */
export const emailQueueQuery = queryOptions({
  queryKey: ['officers', 'letters'],
  queryFn: () => call('readEmailQueue'),
  refetchOnWindowFocus: true,
});

/** Everything that waits for the officers are counted again. */
export function recountOfficerLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['officers'] });
}

/** Sends an e-mail again whose delivery could not be confirmed. */
export function useResendEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('resendEmail', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: emailQueueQuery.queryKey }),
  });
}
