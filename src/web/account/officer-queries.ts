import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Accounts that wait for approval, oldest first. */
export const unverifiedUsersQuery = queryOptions({
  queryKey: ['officers', 'unverified-users'],
  queryFn: () => call('listUnverifiedUsers'),
  refetchOnWindowFocus: true,
});
