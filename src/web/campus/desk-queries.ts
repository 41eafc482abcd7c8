import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** How the campus's letters fare; the desk alone may ask. */
export const lettersQuery = queryOptions({
  queryKey: ['desk', 'letters'],
  queryFn: () => call('readLetters'),
  refetchOnWindowFocus: true,
});

/** Everything that waits for the desk is counted again. */
export function recountDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['desk'] });
}

/** Sends a letter again whose delivery could not be confirmed. */
export function useResendLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('resendLetter', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: lettersQuery.queryKey }),
  });
}
