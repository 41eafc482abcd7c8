import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Where an account is logged in: one's own, or for admins anybody's. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    queryFn: () => call('listSessions', { params: { id } }),
    refetchOnMount: 'always',
  });

/** Ends one session of an account, or all but the one in use. */
export function useEndSessions(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId?: string) =>
      call('endSessions', {
        params: { id },
        body: sessionId === undefined ? {} : { sessionId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(id).queryKey }),
  });
}
