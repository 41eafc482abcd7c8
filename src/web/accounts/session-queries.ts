import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Where an account is logged in: one's own, or for admins anybody's. */
export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', id],
    queryFn: () => call('listSessions', { params: { id } }),
    refetchOnMount: 'always',
  });
