import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** What each election is missing. It is read again with the other lists of officers. */
export const readinessQuery = queryOptions({
  queryKey: ['officers', 'readiness'],
  queryFn: () => call('listReadiness'),
  refetchOnWindowFocus: true,
});
