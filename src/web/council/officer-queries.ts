import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** Proposed members, oldest first; only officers may ask. */
export const unverifiedMembersQuery = queryOptions({
  queryKey: ['officers', 'unverified-members'],
  queryFn: () => call('listUnverifiedMembers'),
  refetchOnWindowFocus: true,
});
