import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Where you are logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('listSessions'),
  refetchOnMount: 'always',
});
