import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** How the campus's letters fare; only officers may ask. */
export const lettersQuery = queryOptions({
  queryKey: ['officers', 'letters'],
  queryFn: () => call('readLetters'),
  refetchOnWindowFocus: true,
});

/** Everything that waits for the officers are counted again. */
export function recountOfficerLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['officers'] });
}

/** Sends a letter again whose delivery could not be confirmed. */
export function useResendLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('resendLetter', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: lettersQuery.queryKey }),
  });
}
